import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { accountOf, ask, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The two ways in which an address replaces the recovery e-mail of an account. */
const ways: [string, (email: string, bearer: string) => Promise<void>][] = [
  [
    'code',
    async (email, bearer) => {
      await ask(world, email, { bearer })
      await verify(world, { email, code: (await mailedCode(world, email)).code }, { bearer })
    },
  ],
  [
    'link',
    async (email, bearer) => {
      const input = { token: await world.mailedLink(email, { bearer }), browserId: newBrowserId() }
      await world.run('email.redeemSignInLink', input, { bearer })
    },
  ],
]

describe('a recovery e-mail that replaces another', () => {
  it.each(ways)('by its %s signs nobody out: only a first recovery e-mail does', async (_, change) => {
    const { address, bearer } = await newOwner(world)
    const { body: elsewhere } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
      browserId: newBrowserId(),
    })
    const passkey = createAuthenticator({ origin: ORIGIN })
    const options = await beginRegistration(world, {}, { bearer: elsewhere.accessToken })
    await completeRegistration(world, passkey.register(options), { bearer: elsewhere.accessToken })
    const { keys } = await accountOf(world, bearer)

    const fresh = newAddress()
    await change(fresh, bearer)
    const account = await accountOf(world, elsewhere.accessToken)
    expect(account).toMatchObject({ email: fresh, emailVerified: true })
    expect(ids(account.keys)).toEqual(ids(keys))
    expect(account.keys).toHaveLength(3)
  })
})

function ids(keys: { id: string }[]) {
  return keys.map(({ id }) => id)
}
