import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginLogin, beginRegistration, completeLogin, completeRegistration } from '../../support/passkeys.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the first verified recovery e-mail', () => {
  it('signs out every key that did not descend from the presenting session, and the mail lists what remains', async () => {
    // An attacker had the guest's browser key first and signed in on another device by passkey.
    const guest = await world.newGuest()
    const authenticator = createAuthenticator({ origin: ORIGIN })
    await addPasskey(authenticator, guest.jwt)
    const { body: elsewhere } = await completeLogin(world, authenticator.login(await beginLogin(world)))

    // The other device verifies: the guest's first browser key does not descend from it.
    const address = newAddress()
    const token = await world.mailedLink(address, { bearer: elsewhere.jwt })
    expect((await redeemAs(token, elsewhere.jwt)).status).toBe(200)

    const first = await world.rest('GET', '/api/account', undefined, { bearer: guest.jwt })
    expect(first).toMatchObject({ status: 401, body: { code: 'authentication_required' } })
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer: elsewhere.jwt })
    expect(keys.map(({ type }: { type: string }) => type)).toEqual(['passkey', 'browser'])

    const notice = await world.smtp.next(address)
    expect(notice.mail.subject).toBe('Your recovery email is verified')
    expect(notice.mail.text).toContain('(passkey)')
  })

  it('keeps the passkey that the guest had added', async () => {
    const guest = await world.newGuest()
    await addPasskey(createAuthenticator({ origin: ORIGIN }), guest.jwt)
    const token = await world.mailedLink(newAddress(), { bearer: guest.jwt })
    await redeemAs(token, guest.jwt)
    const { body: keys } = await world.rest('GET', '/api/account/keys', undefined, { bearer: guest.jwt })
    expect(keys).toHaveLength(2)
  })
})

async function addPasskey(authenticator: ReturnType<typeof createAuthenticator>, bearer: string) {
  const options = await beginRegistration(world, {}, { bearer })
  await completeRegistration(world, authenticator.register(options), { bearer })
}

function redeemAs(token: string, bearer: string) {
  return world.rest('POST', '/api/auth/email/verify', { token, browserId: newBrowserId() }, { bearer })
}
