import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Key } from '#shared/credentials.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { requestKey } from '../../support/email-keys.ts'
import { beginRegistration, completeRegistration } from '../../support/passkeys.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const noSuchBrowser = { status: 404, body: { code: 'not_found', error: 'Browser key not found' } }

describe('a key or address of another account', () => {
  it('is not my device, nor is a key of mine that is no browser or that I deleted', async () => {
    const [mine, theirs] = [await world.newGuest(), await world.newGuest()]
    const options = await beginRegistration(world, {}, { bearer: mine.jwt })
    const credential = createAuthenticator({ origin: ORIGIN }).register(options)
    await completeRegistration(world, credential, { bearer: mine.jwt })
    const device = (id: string, bearer = mine.jwt) => world.run('keys.device', { id }, { bearer })

    const [own, passkey] = await keysOf(mine.jwt)
    const [foreign] = await keysOf(theirs.jwt)
    expect((await device(foreign?.id ?? '', theirs.jwt)).status).toBe(200)
    expect(await device(foreign?.id ?? '')).toMatchObject(noSuchBrowser)
    expect(await device(passkey?.id ?? '')).toMatchObject(noSuchBrowser)
    expect((await device(own?.id ?? '')).status).toBe(200)
  })

  it('that was deleted cannot be deleted again, and stays off every list', async () => {
    const { address, bearer } = await newOwner(world)
    const { body: elsewhere } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
      browserId: newBrowserId(),
    })
    const other = (await keysOf(elsewhere.accessToken)).find((key) => key.type === 'browser' && key.current)
    const keyId = other?.id ?? ''
    const remove = () => world.run('keys.removeBrowserKey', { keyId }, { bearer })
    expect((await remove()).status).toBe(200)
    expect(await remove()).toMatchObject(noSuchBrowser)
    expect(await world.run('keys.device', { id: keyId }, { bearer })).toMatchObject(noSuchBrowser)
    for (const list of ['keys.list', 'keys.listDevices', 'keys.listRefreshTokens']) {
      const { body } = await world.run(list, undefined, { bearer })
      expect(body.map(({ id }: { id: string }) => id)).not.toContain(keyId)
    }
  })

  it('stays theirs when a pending key for the same address is deleted', async () => {
    const owner = await newOwner(world)
    const guest = await world.newGuest()
    const { body } = await requestKey(world, owner.address, { bearer: guest.jwt })
    const removed = await world.run('keys.removeEmailKey', { keyId: body.keyId }, { bearer: guest.jwt })
    expect(removed.status).toBe(200)

    expect((await world.smtp.next(owner.address)).mail.subject).toContain('already has an account')
    expect(await accountOf(world, owner.bearer)).toMatchObject({ email: owner.address, emailVerified: true })
    const { body: signedIn } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(owner.address),
    })
    expect(signedIn.user.id).toBe(owner.id)
  })
})

async function keysOf(bearer: string): Promise<Key[]> {
  return (await world.rest('GET', '/api/account/keys', undefined, { bearer })).body
}
