import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** An account whose recovery e-mail is also an e-mail key. */
async function newTwiceOwner() {
  const owner = await newOwner(world)
  const { body } = await requestKey(world, owner.address, { bearer: owner.bearer })
  await activateKey(world, await mailedKey(world, owner.address), { bearer: owner.bearer })
  return { ...owner, keyId: body.keyId as string }
}

/** The account that a link for the address opens. */
async function opened(address: string): Promise<string> {
  await world.rest('POST', '/api/auth/email/signin', { email: address }, { from: newClient() })
  const input = { token: await tokenIn(address), browserId: newBrowserId() }
  const { body } = await world.rest('POST', '/api/auth/email/verify', input)
  return body.user.id
}

/** Takes the letter with the link, and skips notices. */
async function tokenIn(address: string): Promise<string> {
  for (;;) {
    const token = (await world.smtp.next(address)).mail.text?.match(/\/authr\/verify\?token=(\S+)/)?.[1]
    if (token) return token
  }
}

describe('an address that is recovery e-mail and e-mail key of one account', () => {
  const removeKey = (owner: { keyId: string; bearer: string }) =>
    world.run('keys.removeEmailKey', { keyId: owner.keyId }, { bearer: owner.bearer })
  const removeRecovery = (owner: { bearer: string }) =>
    world.run('email.removeRecovery', undefined, { bearer: owner.bearer })

  it.each([
    ['the key', removeKey],
    ['the recovery e-mail', removeRecovery],
  ])('stays on the account when %s is removed', async (_, remove) => {
    const owner = await newTwiceOwner()
    expect((await remove(owner)).status).toBe(200)
    const guest = await world.newGuest()
    const asked = await ask(world, owner.address, { bearer: guest.jwt })
    expect(asked).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    expect(await opened(owner.address)).toBe(owner.id)
  })
})
