import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop } from '../support/changes.ts'
import { newElder, OVER } from '../support/elder.ts'
import { lettersTo, linkIn, linksIn } from '../support/letters.ts'
import { emailKeyAt, verifyAt } from '../support/mailboxes.ts'
import { newAddress } from '../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn, ringOf, statusWith } from '../support/people.ts'
import { forgetSignIns, proofRequired } from '../support/proofs.ts'
import { accountOf, newOwner } from '../support/recovery-email.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { callerIn, doneAtOnce, waiting } from '../support/waiting-changes.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

/*
 * An address may be held by the recovery e-mail, by its e-mail key, and, once it was replaced, by the change that waits. It
 * leaves with the last of them.
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

/** Somebody whose recovery e-mail is an e-mail key as well, for a year; and another mailbox by an e-mail key. */
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
  it('the recovery e-mail first', async () => {
    const { address, keyId, id, passkey, own } = await twiceHeld()
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(waiting)
    expect(await leavesAt(own, address)).toBeNull()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await leavesAt(own, address)).toEqual(expect.any(String))
    await letHoursPass(world, id, OVER)
    expect(Object.keys((await accountOf(world, await signIn(passkey))).emails)).not.toContain(address)
    expect(await opens(address, id)).toBe(false)
  })

  it('its e-mail key first, and then it is replaced', async () => {
    const { address, keyId, id, passkey, own } = await twiceHeld()
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    expect(await leavesAt(own, address)).toBeNull()
    await letHoursPass(world, id, 71)
    const later = await signIn(passkey)
    await verifyAt(world, later, newAddress())
    await letHoursPass(world, id, 2)
    // The key has gone, and the mailbox stays as long as its replacement waits.
    expect(await opens(address, id)).toBe(true)
    await letHoursPass(world, id, OVER)
    expect(await opens(address, id)).toBe(false)
  })
})

describe('an hour of another mailbox takes none in less than the delay', () => {
  it('whose replacement was stopped after its key’s removal was asked for', async () => {
    const { address, other, keyId, id, passkey, own } = await twiceHeld()
    await verifyAt(world, own, newAddress())
    expect(await call('keys.removeEmailKey', { keyId }, own)).toMatchObject(waiting)
    const change = await waitingOf(own, 'address_changed')
    expect(await stop(world, { id: change?.id }, { bearer: own })).toMatchObject({ status: 200 })
    expect(await leavesAt(own, address)).toBeNull()
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

  it('that an e-mail key of another browser became the first recovery e-mail', async () => {
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

  it('that a new e-mail key alone keeps, because the recovery e-mail leaves', async () => {
    const { address, id, passkey } = await newElder(world)
    const other = newAddress()
    await emailKeyAt(world, await signIn(passkey), other)
    await letHoursPass(world, id, YEAR)
    const own = await signIn(passkey)
    const keyId = await emailKeyAt(world, own, address)
    // Nothing new has come, so no letter takes it away.
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

it('an address that went at once is not shown, though somebody waits for it to go', async () => {
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

describe('the link that takes a new thing away', () => {
  it('signs nobody out who came in by an address that stays', async () => {
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

  it('works where all else is leaving', async () => {
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

  it('says so when the thing it is about has gone already and come again', async () => {
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

it('a call that finds two accounts due is answered', async () => {
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

it('a code that proves a conflict is ended by nobody without a proof', async () => {
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
