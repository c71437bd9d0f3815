import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop } from '../../support/changes.ts'
import { newElder, OVER } from '../../support/elder.ts'
import { lettersTo, linkIn, linksIn } from '../../support/letters.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn, ringOf, statusWith } from '../../support/people.ts'
import { forgetSignIns, proofRequired } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { callerIn, doneAtOnce, waiting } from '../../support/waiting-changes.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/*
 * One mailbox may be both recovery e-mail and e-mail key. Removing the first of the two takes effect at once, because
 * the mailbox stays. Removing the second removes the mailbox, by one pending change.
 */
const YEAR = 365 * 24

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

type Elder = Awaited<ReturnType<typeof newElder>>
const signIn = async (passkey: Elder['passkey']) => (await passkeySignIn(world, passkey)).body.jwt as string
const stopsIn = async (address: string) => linksIn(await lettersTo(world, address), 'stop')
const leavesAt = async (bearer: string, address: string) =>
  (await accountOf(world, bearer)).emails[address]?.leavesAt
const opens = async (address: string, id: string) => (await linkSignIn(world, address)).body.user.id === id
const waitingOf = async (bearer: string, event: string) =>
  (await changesOf(world, bearer)).find((one) => one.event === event && one.takesEffectAt && !one.isStopped)

/** An account whose recovery e-mail is also an e-mail key, a year old, and a second mailbox that is an e-mail key. */
async function twiceHeld() {
  const { address, id, passkey } = await newElder(world)
  const first = await signIn(passkey)
  const keyId = await emailKeyAt(world, first, address)
  const other = newAddress()
  await emailKeyAt(world, first, other)
  await letHoursPass(world, id, YEAR)
  return { address, other, keyId, id, passkey, own: await signIn(passkey) }
}

describe('a mailbox that is recovery e-mail and e-mail key leaves by both removals', () => {
  it('when the recovery e-mail is removed first', async () => {
    const { address, keyId, id, passkey, own } = await twiceHeld()
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(doneAtOnce)
    expect(await leavesAt(own, address)).toBeNull()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await leavesAt(own, address)).toEqual(expect.any(String))
    await letHoursPass(world, id, OVER)
    expect(Object.keys((await accountOf(world, await signIn(passkey))).emails)).not.toContain(address)
    expect(await opens(address, id)).toBe(false)
  })

  it('when its e-mail key is removed first and the recovery e-mail is replaced', async () => {
    const { address, keyId, id, own } = await twiceHeld()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(doneAtOnce)
    expect(await leavesAt(own, address)).toBeNull()
    await verifyAt(world, own, newAddress())
    expect(await leavesAt(own, address)).toEqual(expect.any(String))
    expect(await opens(address, id)).toBe(true)
    await letHoursPass(world, id, OVER)
    expect(await opens(address, id)).toBe(false)
  })
})

describe('a thief with an hour of another mailbox removes no mailbox before the delay is over', () => {
  it('that was replaced, and whose key’s removal was stopped', async () => {
    const { address, other, keyId, id, passkey, own } = await twiceHeld()
    const added = newAddress()
    await verifyAt(world, own, added)
    // Its e-mail key keeps it on the account.
    expect(await leavesAt(own, address)).toBeNull()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    const change = await waitingOf(own, 'key_removed')
    expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
    await verifyAt(world, own, address)
    expect(Object.keys((await accountOf(world, own)).emails)).not.toContain(added)
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, 71)
    const thief = (await linkSignIn(world, other)).body.accessToken as string
    await verifyAt(world, thief, newAddress())
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 2)
    const later = await signIn(passkey)
    expect(await leavesAt(later, address)).toEqual(expect.any(String))
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    expect(await accountOf(world, later)).toMatchObject({ email: address })
    expect(await opens(address, id)).toBe(true)
  })

  it('that was an e-mail key of another browser and became the first recovery e-mail', async () => {
    const { address, other, id, passkey, own } = await twiceHeld()
    const early = newAddress()
    await emailKeyAt(world, own, early)
    await call('email.removeRecovery', {}, own)
    await letHoursPass(world, id, YEAR)
    const now = await signIn(passkey)
    await verifyAt(world, now, early)
    expect(await leavesAt(now, early)).toBeNull()
    for (const one of await changesOf(world, now))
      if (one.takesEffectAt && !one.isStopped && one.key?.name !== early)
        await stop(world, { id: one.id }, { bearer: now })
    await letHoursPass(world, id, 71)
    const thief = (await linkSignIn(world, other)).body.accessToken as string
    await verifyAt(world, thief, newAddress())
    await letHoursPass(world, id, 2)
    expect(await opens(early, id)).toBe(true)
    expect(await leavesAt(await signIn(passkey), early)).toEqual(expect.any(String))
    expect(await opens(address, id)).toBe(true)
  })

  it('that only a new e-mail key keeps, because the recovery e-mail leaves', async () => {
    const { address, id, passkey } = await newElder(world)
    const other = newAddress()
    await emailKeyAt(world, await signIn(passkey), other)
    await letHoursPass(world, id, YEAR)
    const own = await signIn(passkey)
    const keyId = await emailKeyAt(world, own, address)
    // Nothing new was added, so the letter has no link that removes it.
    expect(await stopsIn(other)).toEqual([])
    await call('email.removeRecovery', {}, own)
    await letHoursPass(world, id, 71)
    const thief = (await linkSignIn(world, other)).body.accessToken as string
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(waiting)
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 2)
    expect(await opens(address, id)).toBe(true)
    expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'key_removed' } })
    await letHoursPass(world, id, OVER)
    expect(await opens(address, id)).toBe(true)
  })
})

describe('stopping a replacement', () => {
  /** A recovery e-mail without a key, a second mailbox that is an e-mail key, and a passkey. */
  async function twoMailboxes() {
    const { address, id, passkey } = await newElder(world)
    const other = newAddress()
    const keyId = await emailKeyAt(world, await signIn(passkey), other)
    await letHoursPass(world, id, YEAR)
    return { address, other, keyId, id, passkey }
  }

  it.each(['before', 'after'])(
    'lets the owner remove a thief’s mailbox: its key is removed %s the stop, and the rest by a second removal',
    async (when) => {
      const { address, other, keyId, id, passkey } = await twoMailboxes()
      const thief = (await linkSignIn(world, other)).body.accessToken as string
      await verifyAt(world, thief, other)
      const own = await signIn(passkey)
      const removed = when === 'before' ? own : thief
      expect(await call('keys.removeEmailKey', { keyId }, removed)).toMatchObject(doneAtOnce)
      const change = await waitingOf(own, 'address_changed')
      expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
      expect(await accountOf(world, own)).toMatchObject({ email: address })
      const left = (await ringOf(world, own)).find(({ name }) => name === other)
      expect(await call('keys.removeEmailKey', { keyId: left?.id }, own)).toMatchObject(waiting)
      await letHoursPass(world, id, OVER)
      expect([await opens(other, id), await opens(address, id)]).toEqual([false, true])
    },
  )

  it('keeps a mailbox whose own removal was stopped', async () => {
    const { address, other, keyId, id, passkey } = await twoMailboxes()
    const own = await signIn(passkey)
    await verifyAt(world, own, other)
    const [token] = await stopsIn(address)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(doneAtOnce)
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    const change = await waitingOf(own, 'key_removed')
    expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
    await letHoursPass(world, id, 71)
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    await letHoursPass(world, id, OVER)
    expect([await opens(other, id), await opens(address, id)]).toEqual([true, true])
  })

  it('does not keep a mailbox that leaves by a change of its own', async () => {
    const { address, other, id, passkey } = await twoMailboxes()
    const own = await signIn(passkey)
    await verifyAt(world, own, other)
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 1)
    const later = await signIn(passkey)
    const keyId = (await ringOf(world, later)).find(({ name }) => name === other)?.id
    expect(await call('keys.removeEmailKey', { keyId }, later)).toMatchObject(doneAtOnce)
    expect(await call('email.removeRecovery', {}, later)).toMatchObject(waiting)
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    expect(await accountOf(world, later)).toMatchObject({ email: address })
    expect(await leavesAt(later, other)).toEqual(expect.any(String))
    await letHoursPass(world, id, OVER)
    expect([await opens(other, id), await opens(address, id)]).toEqual([false, true])
  })

  it('removes the new address too, though its removal is pending', async () => {
    const { address, other, id, passkey } = await twoMailboxes()
    const thief = (await linkSignIn(world, other)).body.accessToken as string
    const added = newAddress()
    await verifyAt(world, thief, added)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, thief)).toMatchObject(waiting)
    const own = await signIn(passkey)
    const change = await waitingOf(own, 'address_changed')
    expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
    const emails = Object.keys((await accountOf(world, own)).emails)
    expect(emails).toContain(address)
    expect(emails).not.toContain(added)
    expect(await opens(added, id)).toBe(false)
  })

  it('keeps a mailbox by its e-mail key when its own removal is stopped afterwards', async () => {
    const { address, other, keyId, id, passkey } = await twoMailboxes()
    const own = await signIn(passkey)
    await verifyAt(world, own, other)
    const [token] = await stopsIn(address)
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(doneAtOnce)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(waiting)
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    const change = await waitingOf(own, 'address_removed')
    expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
    expect((await accountOf(world, own)).emails[other]).toEqual({ verified: true, leavesAt: null })
    await letHoursPass(world, id, OVER)
    expect([await opens(other, id), await opens(address, id)]).toEqual([true, true])
  })
})

it('a replaced mailbox stays as an e-mail key when nothing else is left by then', async () => {
  const { address, id, passkey } = await newElder(world)
  const other = newAddress()
  await emailKeyAt(world, await signIn(passkey), other)
  await letHoursPass(world, id, YEAR)
  const own = await signIn(passkey)
  const ring = await ringOf(world, own)
  const idOf = (name: string) => ring.find((key) => key.name === name)?.id
  const added = newAddress()
  await verifyAt(world, own, added)
  const [take] = await stopsIn(other)
  expect(await call('keys.removeEmailKey', { keyId: idOf(other) }, own)).toMatchObject(waiting)
  const keyId = ring.find(({ type }) => type === 'passkey')?.id
  expect(await call('keys.removePasskey', { keyId }, own)).toMatchObject(waiting)
  for (const { id, type, ...key } of await ringOf(world, own))
    if (type === 'browser' && !('current' in key && key.current))
      await call('keys.removeBrowserKey', { keyId: id }, own)
  expect(await stop(world, { token: take })).toMatchObject({ body: { stopped: 'address_verified' } })
  await world.run('auth.logout', {}, { bearer: own, from: newClient() })
  await letHoursPass(world, id, OVER)
  expect([await opens(address, id), await opens(added, id)]).toEqual([true, false])
})

it('a recovery e-mail whose removal without a proof is pending stays as an e-mail key, and is not shown as leaving', async () => {
  const { address, id, passkey, own } = await twiceHeld()
  await forgetSignIns(world, id)
  expect(await call('email.removeRecovery', { wait: true }, own)).toMatchObject(waiting)
  expect(await leavesAt(own, address)).toBeNull()
  await letHoursPass(world, id, OVER)
  expect(await accountOf(world, await signIn(passkey))).toMatchObject({
    email: null,
    emails: { [address]: { verified: true, leavesAt: null } },
  })
  expect(await opens(address, id)).toBe(true)
})

it('a pending removal of a key without a proof does not remove the mailbox that only this key holds by then', async () => {
  const { address, keyId, id, passkey, own } = await twiceHeld()
  await forgetSignIns(world, id)
  expect(await call('keys.removeEmailKey', { keyId, wait: true }, own)).toMatchObject(waiting)
  const later = await signIn(passkey)
  expect(await call('email.removeRecovery', {}, later)).toMatchObject(doneAtOnce)
  const before = (await lettersTo(world, address)).length
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(true)
  const last = (await lettersTo(world, address)).slice(before).join('\n')
  expect(last).toContain('stopped')
})

it('a pending removal without a proof does not block one with a proof, which has its own moment', async () => {
  const { address, keyId, id, passkey, own } = await twiceHeld()
  await forgetSignIns(world, id)
  const { body } = await call('keys.removeEmailKey', { keyId, wait: true }, own)
  await letHoursPass(world, id, 1)
  const later = await signIn(passkey)
  expect(await call('email.removeRecovery', {}, later)).toMatchObject(doneAtOnce)
  const again = await call('keys.removeEmailKey', { keyId }, later)
  expect(again).toMatchObject(waiting)
  expect(Date.parse(again.body.takesEffectAt)).toBeGreaterThan(Date.parse(body.takesEffectAt))
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(false)
})

it('a second request without a proof has its own moment when the mailbox goes too by then', async () => {
  const { address, keyId, id, passkey, own } = await twiceHeld()
  await forgetSignIns(world, id)
  const { body } = await call('keys.removeEmailKey', { keyId, wait: true }, own)
  await letHoursPass(world, id, 1)
  const later = await signIn(passkey)
  expect(await call('email.removeRecovery', {}, later)).toMatchObject(doneAtOnce)
  await forgetSignIns(world, id)
  const again = await call('keys.removeEmailKey', { keyId, wait: true }, later)
  expect(again).toMatchObject(waiting)
  expect(Date.parse(again.body.takesEffectAt)).toBeGreaterThan(Date.parse(body.takesEffectAt))
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(false)
})

it('a pending removal ends when the address it is about is replaced', async () => {
  const { address, keyId, id, passkey, own } = await twiceHeld()
  await forgetSignIns(world, id)
  expect(await call('email.removeRecovery', { wait: true }, own)).toMatchObject(waiting)
  const later = await signIn(passkey)
  const change = await waitingOf(later, 'address_removed')
  expect(await call('keys.removeEmailKey', { keyId }, later)).toMatchObject(doneAtOnce)
  await verifyAt(world, later, newAddress())
  expect(await stop(world, { id: change?.id }, { bearer: later })).toMatchObject({ status: 400 })
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(false)
})

it('a mailbox with a pending removal that is replaced leaves by the replacement, as its letter says', async () => {
  const { address, id, passkey } = await newElder(world)
  await call('email.removeRecovery', {}, await signIn(passkey))
  await letHoursPass(world, id, 71)
  const own = await signIn(passkey)
  const removal = await waitingOf(own, 'address_removed')
  await verifyAt(world, own, newAddress())
  const [ended] = (await changesOf(world, own)).filter((one) => one.id === removal?.id)
  expect(ended).toMatchObject({ isStopped: true })
  expect((await lettersTo(world, address)).join('\n')).toContain('was stopped')
  await letHoursPass(world, id, 2)
  expect(await opens(address, id)).toBe(true)
  expect(await leavesAt(await signIn(passkey), address)).toEqual(expect.any(String))
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(false)
})

it('a leaving mailbox stays when it becomes an e-mail key, and the other addresses are notified', async () => {
  const { address, id, passkey } = await newElder(world)
  const own = await signIn(passkey)
  expect(await call('email.removeRecovery', {}, own)).toMatchObject(waiting)
  await emailKeyAt(world, own, address)
  expect(await leavesAt(own, address)).toBeNull()
  expect(await waitingOf(own, 'address_removed')).toBeUndefined()
  await letHoursPass(world, id, OVER)
  expect(await opens(address, id)).toBe(true)
})

it('an address that left at once is not shown, though a removal of it was pending', async () => {
  const { id, passkey } = await newElder(world)
  const own = await signIn(passkey)
  const added = newAddress()
  await verifyAt(world, own, added)
  await forgetSignIns(world, id)
  expect(await call('email.removeRecovery', { wait: true }, own)).toMatchObject(waiting)
  const again = await signIn(passkey)
  await verifyAt(world, again, newAddress())
  expect(Object.keys((await accountOf(world, again)).emails)).not.toContain(added)
})

describe('the link that removes a new credential', () => {
  it('keeps the sessions that were opened by an address that stays', async () => {
    const { address, bearer, passkey } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const added = newAddress()
    await emailKeyAt(world, thief, added)
    const [token] = await stopsIn(address)
    const own = await signIn(passkey)
    await verifyAt(world, own, added)
    const byIt = (await linkSignIn(world, added)).body.accessToken as string
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    expect([await statusWith(world, bearer), await statusWith(world, byIt)]).toEqual([200, 200])
  })

  it('works when everything else is leaving', async () => {
    const { address } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const added = await addPasskey(world, thief)
    const [token] = await stopsIn(address)
    const ring = await ringOf(world, thief)
    const keyId = ring.find(({ type }) => type === 'passkey')?.id
    expect(await call('keys.removePasskey', { keyId }, thief)).toMatchObject(waiting)
    expect(await call('email.removeRecovery', {}, thief)).toMatchObject(waiting)
    for (const { id, type, ...key } of ring)
      if (type === 'browser' && !('current' in key && key.current))
        expect(await call('keys.removeBrowserKey', { keyId: id }, thief)).toMatchObject({ status: 200 })
    await world.run('auth.logout', {}, { bearer: thief, from: newClient() })
    expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'key_added' } })
    expect((await passkeySignIn(world, added)).status).toBe(401)
  })

  it('says so when the credential was removed and added again', async () => {
    const { address, id } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const added = newAddress()
    const keyId = await emailKeyAt(world, thief, added)
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(doneAtOnce)
    await emailKeyAt(world, thief, added)
    const [newer, older] = await stopsIn(address)
    expect(await stop(world, { token: older })).toMatchObject({ status: 400, body: { code: 'invalid_stop' } })
    expect(await opens(added, id)).toBe(true)
    expect(await stop(world, { token: newer })).toMatchObject({ status: 200 })
    expect(await opens(added, id)).toBe(false)
  })
})

it('a call that finds two accounts with due changes is answered', async () => {
  const elders = [await newElder(world), await newElder(world)] as const
  for (const { passkey } of elders) await call('email.removeRecovery', {}, await signIn(passkey))
  const bearer = await signIn(elders[0].passkey)
  for (const { id } of elders) {
    const isOver = world.sql`now() - interval '1 second'`
    await world.sql`update changes set takes_effect_at = ${isOver} where account_id = ${id} and takes_effect_at is not null`
    await world.sql`update accounts set due_at = ${isOver} where id = ${id}`
  }
  expect(await call('email.askVerification', { email: elders[1].address }, bearer)).toMatchObject({
    status: 200,
  })
})

it('a code that proves a conflict cannot be ended without a proof', async () => {
  const { id, passkey } = await newElder(world)
  const { address } = await newOwner(world)
  const own = await signIn(passkey)
  await call('email.askVerification', { email: address }, own)
  const code = linkIn(await lettersTo(world, address), 'code')
  await forgetSignIns(world, id)
  expect(await call('email.askVerification', { email: address, wait: true }, own)).toMatchObject(
    proofRequired('passkey', 'mail'),
  )
  expect(await call('email.verifyCode', { code, email: address, isConflict: true }, own)).toMatchObject({
    status: 200,
  })
})
