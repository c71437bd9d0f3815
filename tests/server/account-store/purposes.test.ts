import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activateKey, invalidActivation, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a secret with one purpose', () => {
  it('works for that purpose only: session token, browser key, sign-in link and link of an e-mail key', async () => {
    const guest = await world.newGuest()
    const link = await world.mailedLink(newAddress())
    const address = newAddress()
    await requestKey(world, address, { bearer: guest.jwt })
    const { token: keyToken, activationCode } = await mailedKey(world, address)

    const uses = {
      bearer: async (secret: string) =>
        (await world.run('account.id', undefined, { bearer: secret })).body.code,
      browserKey: async (browserKey: string) => (await world.run('auth.restore', { browserKey })).body.code,
      link: async (token: string) =>
        (await world.run('email.redeemSignInLink', { token, browserId: newBrowserId() })).body.code,
    }
    for (const secret of [guest.browserKey, link, keyToken]) {
      expect(await uses.bearer(secret)).toBe('invalid_token')
    }
    for (const secret of [guest.jwt, link, keyToken]) {
      expect(await uses.browserKey(secret)).toBe('not_authenticated')
    }
    for (const secret of [guest.jwt, guest.browserKey, keyToken]) {
      expect(await uses.link(secret)).toBe('invalid_link')
    }
    for (const token of [guest.jwt, guest.browserKey, link]) {
      expect(await activateKey(world, { token, activationCode })).toMatchObject(invalidActivation)
    }

    // None of these calls used a secret up.
    expect((await world.run('account.id', undefined, { bearer: guest.jwt })).status).toBe(200)
    expect(await uses.browserKey(guest.browserKey)).toBeUndefined()
    expect(await uses.link(link)).toBeUndefined()
    expect((await activateKey(world, { token: keyToken, activationCode })).status).toBe(200)
  })
})
