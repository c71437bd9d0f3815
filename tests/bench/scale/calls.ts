import { issueSessionToken } from '#server/auth/session-token.ts'
import { testConfig } from '../../support/test-config.ts'
import type { Call } from '../calls/call.ts'
import { create, read, refresh } from '../calls/guests.ts'
import { ask, redeem } from '../calls/links.ts'
import { newAddress, seedLinks } from '../seed.ts'
import { somePeople } from './people.ts'

/** So many people are asked about in one measurement at most. */
const MOST = 20_000

/** As the measured service signs them: it has the same secret and the same address. */
const config = testConfig({ dataDir: '' })

/** The calls, made by people at random among all that there are. What changes the accounts comes last. */
export function callsAmong(size: number): Call[] {
  const some = (count: number) => somePeople(size, Math.min(count, MOST))
  return [
    {
      ...read,
      prepare: (_world, count) =>
        Promise.all(
          some(count).map(async ({ accountId, browserKeyId, secretId }) => {
            const { jwt } = await issueSessionToken({ config }, { accountId, browserKeyId, secretId })
            return { bearer: jwt }
          }),
        ),
    },
    {
      ...refresh,
      prepare: async (_world, count) => some(count).map(({ secret }) => ({ body: { refreshToken: secret } })),
    },
    create,
    {
      ...ask,
      async prepare({ sql }, count) {
        await sql`delete from limits where bucket like 'mails %'`
        return some(count).map(({ address }) => ({ body: { email: address } }))
      },
    },
    {
      ...redeem,
      async prepare({ sql }, count) {
        await sql`delete from links where address not like 'waiting-%'`
        const addresses = some(Math.ceil(count / 2)).flatMap(({ address }) => [address, newAddress()])
        return (await seedLinks(sql, addresses)).map((token) => ({ body: { token } }))
      },
    },
  ]
}
