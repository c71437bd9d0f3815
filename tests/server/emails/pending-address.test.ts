import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { accountOf, ask, mailedCode, verify } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The ways to put an unproven address on an account. */
const ways: [string, (email: string) => Promise<{ id: string; jwt: string }>][] = [
  [
    'recovery e-mail',
    async (email) => {
      const guest = await world.newGuest()
      await ask(world, email, { bearer: guest.jwt })
      await world.smtp.next(email)
      return guest
    },
  ],
  [
    'e-mail key',
    async (email) => {
      const guest = await world.newGuest()
      await requestKey(world, email, { bearer: guest.jwt })
      await world.smtp.next(email)
      return guest
    },
  ],
  [
    'label of a passkey',
    async (email) => {
      const options = await beginRegistration(world, { email })
      const credential = createAuthenticator({ origin: ORIGIN }).register(options)
      const { body } = await completeRegistration(world, credential)
      return { id: body.user.id, jwt: body.jwt }
    },
  ],
]

describe('a pending address', () => {
  it.each(ways)(
    'as %s finds no account, blocks nobody, and is lost to the first account that proves it',
    async (_, wait) => {
      const email = newAddress()
      const waiting = await wait(email)
      const credential = createAuthenticator({ origin: ORIGIN })
      const options = await beginRegistration(world, {}, { bearer: waiting.jwt })
      await completeRegistration(world, credential.register(options), { bearer: waiting.jwt })

      const begun = await world.run('passkeys.beginLogin', { email }, { from: newClient() })
      expect(begun.body).toEqual({ success: true, newUser: true })

      const other = await world.newGuest()
      expect((await ask(world, email, { bearer: other.jwt })).status).toBe(200)
      const { code } = await mailedCode(world, email)
      expect((await verify(world, { code, email }, { bearer: other.jwt })).status).toBe(200)
      expect(await accountOf(world, other.jwt)).toMatchObject({ email, emailVerified: true, ghost: false })
      expect(await accountOf(world, waiting.jwt)).toMatchObject({ emailVerified: false, ghost: true })
    },
  )
})
