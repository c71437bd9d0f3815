import type { Call } from '../calls/call.ts'
import { create, read, refresh } from '../calls/guests.ts'
import { ask, redeem } from '../calls/links.ts'
import { openSessions } from '../guests.ts'
import { newAddress, seedLinks } from '../seed.ts'
import { somePeople } from './people.ts'

/** The maximum number of accounts in one measurement. */
const MOST = 20_000

/** The calls, by random accounts of the whole database. Those that change accounts come last. */
export function callsAmong(size: number): Call[] {
  const some = (count: number) => somePeople(size, Math.min(count, MOST))
  return [
    {
      ...read,
      async prepare({ port }, count) {
        const sessions = await openSessions(
          port,
          some(count).map(({ secret }) => secret),
        )
        return sessions.map(({ bearer }) => ({ bearer }))
      },
    },
    {
      ...refresh,
      prepare: async (_world, count) => some(count).map(({ secret }) => ({ body: { refreshToken: secret } })),
    },
    create,
    {
      ...ask,
      async prepare({ sql }, count) {
        await sql`delete from limits where kind like 'mails%'`
        return some(count).map(({ address }) => ({ body: { email: address } }))
      },
    },
    {
      ...redeem,
      async prepare({ sql }, count) {
        await sql`delete from links where address not like 'waiting-%'`
        const addresses = some(Math.ceil(count / 2)).flatMap(({ address }) => [address, newAddress()])
        const shown = some(count)
        const tokens = await seedLinks(sql, addresses)
        return tokens.map((token, turn) => ({
          body: { token, browserKey: shown[turn % shown.length]?.secret },
        }))
      },
    },
  ]
}
