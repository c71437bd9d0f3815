import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop } from '../../support/changes.ts'
import { OVER } from '../../support/elder.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, ringOf } from '../../support/people.ts'
import { forgetSignIns, proveByPasskey } from '../../support/proofs.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { twoMailboxesIn } from '../../support/two-mailboxes.ts'
import { callerIn, doneAtOnce, waiting } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

/*
 * The role of the recovery e-mail, and mailboxes that have another hold on the account. The role is not promised, but it
 * must not go to a mailbox that nobody gave it to, nor keep one that its owner removed.
 */
let world: World
let call: ReturnType<typeof callerIn>
let of: ReturnType<typeof twoMailboxesIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
  of = twoMailboxesIn(world)
})
afterAll(() => world.close())

describe('a replaced mailbox that its e-mail key keeps', () => {
  it('gets a link that takes the new address away', async () => {
    const { address, other, id } = await of.newAccount({ isTwiceHeld: true })
    const before = (await of.stopLinks(address)).length
    const next = newAddress()
    await verifyAt(world, await of.byMail(other), next)
    const links = await of.stopLinks(address)
    expect(links).toHaveLength(before + 1)
    const [token = ''] = links
    expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'address_verified' } })
    expect(await of.opens(next, id)).toBe(false)
    expect(await of.opens(address, id)).toBe(true)
  })

  it('is no recovery e-mail any more when the new one goes, until a code makes it one', async () => {
    const { address, id, passkey } = await of.newAccount({ isTwiceHeld: true })
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, newAddress())
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(doneAtOnce)
    expect(await accountOf(world, own)).toMatchObject({ email: null })
    expect(await of.opens(address, id)).toBe(true)
    await verifyAt(world, own, address)
    expect(await accountOf(world, own)).toMatchObject({ email: address, emailVerified: true })
  })

  it('leaves when its key was removed, although the new one goes first', async () => {
    const { address, keyId, id, passkey } = await of.newAccount({ isTwiceHeld: true })
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, newAddress())
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, OVER)
    expect(await of.opens(address, id)).toBe(false)
  })

  it('does not stay because its reader removes the new one', async () => {
    const { other, otherKeyId, id, passkey } = await of.newAccount()
    const thief = await of.byMail(other)
    await verifyAt(world, thief, other)
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, newAddress())
    expect(await call('keys.removeEmailKey', { keyId: otherKeyId }, own)).toMatchObject(waiting)
    expect(await call('email.removeRecovery', {}, thief)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, OVER)
    expect(await of.opens(other, id)).toBe(false)
  })
})

describe('links that stop several replacements', () => {
  it.each(['oldest', 'newest'])('give the role back to the owner’s mailbox, the %s first', async (which) => {
    const { address, other, otherKeyId, id, passkey } = await of.newAccount()
    const thief = await of.byMail(other)
    await verifyAt(world, thief, other)
    expect(await call('keys.removeEmailKey', { keyId: otherKeyId }, thief)).toMatchObject(doneAtOnce)
    const next = newAddress()
    await verifyAt(world, thief, next)
    await emailKeyAt(world, thief, next)
    const newestFirst = await of.stopLinks(address)
    for (const token of which === 'newest' ? newestFirst : newestFirst.toReversed())
      await stop(world, { token })
    expect(await accountOf(world, await of.byPasskey(passkey))).toMatchObject({ email: address })
    expect([await of.opens(address, id), await of.opens(other, id)]).toEqual([true, true])
    expect(await of.opens(next, id)).toBe(false)
  })
})

describe('a mailbox that its owner replaced leaves', () => {
  it('also when the settled one that replaced it is replaced in turn', async () => {
    const { address, other, otherKeyId, id, passkey } = await of.newAccount()
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, other)
    expect(await call('keys.removeEmailKey', { keyId: otherKeyId }, own)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, 10)
    await verifyAt(world, await of.byPasskey(passkey), newAddress())
    await letHoursPass(world, id, OVER + OVER)
    expect([await of.opens(address, id), await of.opens(other, id)]).toEqual([false, false])
  })

  it('although a caller without a proof asks at the last minute that the new one be removed', async () => {
    const { address, id, passkey, bearer } = await of.newAccount()
    await verifyAt(world, await of.byPasskey(passkey), newAddress())
    await letHoursPass(world, id, 71)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
    await letHoursPass(world, id, 2)
    expect(await of.opens(address, id)).toBe(false)
  })
})

it('a removal with a proof stands beside one without, which may come to nothing', async () => {
  const { id, passkey, bearer } = await of.newAccount()
  await forgetSignIns(world, id)
  expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
  await letHoursPass(world, id, 10)
  const own = await of.byPasskey(passkey)
  const { takesEffectAt } = (await call('email.removeRecovery', {}, own)).body
  expect((await call('email.removeRecovery', {}, own)).body).toMatchObject({ takesEffectAt })
  const removals = (await changesOf(world, own)).filter(({ event }) => event === 'address_removed')
  expect(removals.map((one) => one.takesEffectAt)).toEqual([takesEffectAt, expect.any(String)])
  // Without a proof it is refused when due, because nothing else is settled by then.
  const newer = await addPasskey(world, own)
  for (const type of ['passkey', 'email']) {
    const { proof } = (await proveByPasskey(world, passkey, { bearer: own })).body
    const keyId = (await ringOf(world, own)).find((key) => key.type === type)?.id
    await call(type === 'email' ? 'keys.removeEmailKey' : 'keys.removePasskey', { keyId, proof }, own)
  }
  await letHoursPass(world, id, OVER)
  expect(await accountOf(world, await of.byPasskey(newer))).toMatchObject({ email: null })
})
