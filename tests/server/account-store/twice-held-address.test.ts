import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Somebody whose recovery e-mail is an e-mail key as well. */
async function newTwiceOwner() {
  const owner = await newOwner(world)
  const { body } = await requestKey(world, owner.address, { bearer: owner.bearer })
  await activateKey(world, await mailedKey(world, owner.address), { bearer: owner.bearer })
  return { ...owner, keyId: body.keyId as string }
}

/** Whose account a link for the address opens. */
async function opened(address: string): Promise<string> {
  await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
  const input = { token: await tokenIn(address), browserId: newBrowserId() }
  const { body } = await world.rest('POST', '/api/auth/email/verify', input)
  return body.user.id
}

/** Out of the letter with the link, among those that tell of what was done. */
async function tokenIn(address: string): Promise<string> {
  for (;;) {
    const token = (await world.smtp.next(address)).mail.text?.match(/\/authr\/verify\?token=(\S+)/)?.[1]
    if (token) return token
  }
}

describe('an address that an account holds as recovery e-mail and as e-mail key', () => {
  const removeKey = (owner: { keyId: string; bearer: string }) =>
    world.run('keys.removeEmailKey', { keyId: owner.keyId }, { bearer: owner.bearer })
  const removeRecovery = (owner: { bearer: string }) =>
    world.run('email.removeRecovery', undefined, { bearer: owner.bearer })

  it.each([
    ['the key', removeKey],
    ['the recovery e-mail', removeRecovery],
  ])('stays theirs when %s goes', async (_, remove) => {
    const owner = await newTwiceOwner()
    expect((await remove(owner)).status).toBe(200)
    const guest = await world.newGuest()
    const asked = await ask(world, owner.address, { bearer: guest.jwt })
    expect(asked).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    expect(await opened(owner.address)).toBe(owner.id)
  })
})
