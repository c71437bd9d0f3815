import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { linkSignIn } from '../../support/people.ts'
import { ask, newOwner } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

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
    expect((await linkSignIn(world, owner.address)).body.user.id).toBe(owner.id)
  })
})
