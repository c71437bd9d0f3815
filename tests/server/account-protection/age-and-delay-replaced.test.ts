import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stop } from '../../support/changes.ts'
import { OVER } from '../../support/elder.ts'
import { lettersTo } from '../../support/letters.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn, ringOf } from '../../support/people.ts'
import { forgetSignIns, proofRequired, proveByPasskey } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { twoMailboxesIn } from '../../support/two-mailboxes.ts'
import { callerIn, doneAtOnce, waiting } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

/*
 * A replaced recovery e-mail leaves because a new address took its place. When the account loses the new address first, the
 * old one stays: nobody asked to lose both.
 */
const YEAR = 365 * 24
/** Hours, of the 72 after which a replaced address leaves. */
const NEARLY = 70
const REST = OVER - NEARLY

let world: World
let call: ReturnType<typeof callerIn>
let of: ReturnType<typeof twoMailboxesIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
  of = twoMailboxesIn(world)
})
afterAll(() => world.close())

const ownedBy = async (id: string) =>
  (await world.sql`select address from addresses where account_id = ${id}`).map(({ address }) => address)
const hoursTo = (moment = '') => Math.round((Date.parse(moment) - Date.now()) / 3_600_000)
/** The owner moves to a new address; somebody has an hour of the other mailbox shortly before the old one leaves. */
async function moved() {
  const account = await of.newAccount()
  const next = newAddress()
  await verifyAt(world, await of.byPasskey(account.passkey), next)
  await letHoursPass(world, account.id, NEARLY)
  return { ...account, next, thief: await of.byMail(account.other) }
}

describe('a mailbox that leaves because another has replaced it', () => {
  it('stays as the recovery e-mail when the new address is removed', async () => {
    const { address, next, id, thief } = await moved()
    expect(await call('email.removeRecovery', {}, thief)).toMatchObject(doneAtOnce)
    expect(await accountOf(world, thief)).toMatchObject({ email: address, emailVerified: true })
    expect((await accountOf(world, thief)).emails[address]?.leavesAt).toBeNull()
    await letHoursPass(world, id, REST)
    expect(await of.opens(address, id)).toBe(true)
    expect(await of.opens(next, id)).toBe(false)
  })

  it('stays when a mailed link takes the new address away', async () => {
    const { address, other, id } = await moved()
    const statuses: number[] = []
    for (const token of await of.stopLinks(other)) statuses.push((await stop(world, { token })).status)
    expect(statuses).toContain(200)
    await letHoursPass(world, id, REST)
    expect(await of.opens(address, id)).toBe(true)
  })

  it('stays by an e-mail key when the new address goes with its last key', async () => {
    const { address, next, id, thief } = await moved()
    const keyId = await emailKeyAt(world, thief, next)
    const third = newAddress()
    await verifyAt(world, thief, third)
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, REST)
    expect(await of.opens(address, id)).toBe(true)
  })

  it('gets its three days again when the new address is replaced, and its first link still stops it', async () => {
    const { address, other, next, id } = await moved()
    const [token = ''] = await of.stopLinks(address)
    const third = newAddress()
    const thief = (await linkSignIn(world, other, { browserName: 'Another browser' })).body.accessToken
    await verifyAt(world, thief, third)
    expect((await of.stopLinks(address)).length).toBeGreaterThan(1)
    expect((await of.pending(thief, 'address_changed'))?.browser).toBe('Another browser')
    await letHoursPass(world, id, REST)
    expect(await of.opens(address, id)).toBe(true)
    expect((await stop(world, { token })).status).toBe(200)
    expect(await ownedBy(id)).not.toContain(third)
    expect(await ownedBy(id)).not.toContain(next)
    expect(await accountOf(world, await of.byMail(address))).toMatchObject({ email: address })
  })

  it('becomes the recovery e-mail again when two new addresses go, the one with an e-mail key first', async () => {
    const { address, other, id } = await of.newAccount()
    const thief = await of.byMail(other)
    const [first, second] = [newAddress(), newAddress()]
    await verifyAt(world, thief, first)
    const keyId = await emailKeyAt(world, thief, first)
    await verifyAt(world, thief, second)
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(doneAtOnce)
    expect(await call('email.removeRecovery', {}, thief)).toMatchObject(doneAtOnce)
    expect(await accountOf(world, thief)).toMatchObject({ email: address })
    expect((await ownedBy(id)).sort()).toEqual([address, other].sort())
  })

  it('stays when the mailbox that replaced it is removed too', async () => {
    const { address, id, bearer } = await newOwner(world)
    const other = newAddress()
    const keyId = await emailKeyAt(world, bearer, other)
    await letHoursPass(world, id, YEAR)
    const thief = await of.byMail(other)
    await verifyAt(world, thief, other)
    expect(await call('keys.removeEmailKey', { keyId }, thief)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, 1)
    expect(await call('email.removeRecovery', {}, await of.byMail(address))).toMatchObject(waiting)
    await letHoursPass(world, id, 71)
    await of.byMail(address)
    await letHoursPass(world, id, 2)
    expect(await of.opens(address, id)).toBe(true)
    expect(await of.opens(other, id)).toBe(false)
  })

  it('goes on to leave when the new address stays by an e-mail key alone', async () => {
    const { address, next, id, thief } = await moved()
    await emailKeyAt(world, thief, next)
    expect(await call('email.removeRecovery', {}, thief)).toMatchObject(doneAtOnce)
    expect(await accountOf(world, thief)).toMatchObject({ emailVerified: false })
    await letHoursPass(world, id, REST)
    expect(await of.opens(next, id)).toBe(true)
    expect(await of.opens(address, id)).toBe(false)
  })

  it('leaves when its time is over and the new address is there', async () => {
    const { address, next, id } = await moved()
    await letHoursPass(world, id, REST)
    expect(await of.opens(next, id)).toBe(true)
    expect(await of.opens(address, id)).toBe(false)
  })

  it('stays without a proof while nothing else was settled before', async () => {
    const { address, id, bearer } = await newOwner(world)
    await letHoursPass(world, id, YEAR)
    const next = newAddress()
    await verifyAt(world, bearer, next, { wait: true })
    await letHoursPass(world, id, OVER)
    expect(await of.opens(next, id)).toBe(true)
    await letHoursPass(world, id, OVER)
    expect(await of.opens(address, id)).toBe(true)
    expect(
      (await accountOf(world, await of.byMail(address))).keys.some(
        ({ name }: { name: string }) => name === address,
      ),
    ).toBe(true)
  })
})

describe('the last settled method', () => {
  it('leaves only once a newer one has settled, so that an old browser cannot take the account meanwhile', async () => {
    const { id, bearer: oldBrowser } = await newOwner(world)
    const passkey = await addPasskey(world, oldBrowser)
    await call('email.removeRecovery', {}, oldBrowser)
    await letHoursPass(world, id, YEAR)
    const own = await of.byPasskey(passkey)
    const passkeyId = (await ringOf(world, own)).find(({ type }) => type === 'passkey')?.id
    expect(await call('keys.removePasskey', { keyId: passkeyId }, own)).toMatchObject(waiting)
    await letHoursPass(world, id, 10)
    const newer = await addPasskey(world, await of.byPasskey(passkey))
    const newerId = (await ringOf(world, oldBrowser)).filter(({ type }) => type === 'passkey')[1]?.id
    await letHoursPass(world, id, 61)
    await forgetSignIns(world, id)
    // Whoever asks that the newer one leave must not shorten the life of the older one.
    const asked = await call('keys.removePasskey', { keyId: newerId, wait: true }, oldBrowser)
    expect(asked).toMatchObject(waiting)
    await letHoursPass(world, id, 2)
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
    await forgetSignIns(world, id)
    const theft = await call('keys.removePasskey', { keyId: passkeyId }, oldBrowser)
    expect(theft).toMatchObject(proofRequired('passkey'))
    await letHoursPass(world, id, 10)
    expect((await passkeySignIn(world, passkey)).status).toBe(401)
    expect((await passkeySignIn(world, newer)).status).toBe(200)
  })

  it('does not leave later either when nobody with a proof has asked for it', async () => {
    const { address, id, bearer } = await newOwner(world)
    const passkey = await addPasskey(world, bearer)
    await letHoursPass(world, id, YEAR)
    const thief = await of.byMail(address)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, thief)).toMatchObject(waiting)
    await letHoursPass(world, id, 10)
    const own = await of.byPasskey(passkey)
    await addPasskey(world, own)
    const passkeyId = (await ringOf(world, own)).find(({ type }) => type === 'passkey')?.id
    const { proof } = (await proveByPasskey(world, passkey, { bearer: own })).body
    expect(await call('keys.removePasskey', { keyId: passkeyId, proof }, own)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, 63)
    expect(await of.pending(own, 'address_removed')).toBeUndefined()
    await letHoursPass(world, id, 80)
    expect(await accountOf(world, own)).toMatchObject({ email: address, emailVerified: true })
  })

  it('leaves at another time only after its letter has named it', async () => {
    const { address, id, bearer } = await newOwner(world)
    await letHoursPass(world, id, YEAR)
    const own = await of.byMail(address)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(waiting)
    await letHoursPass(world, id, 10)
    await addPasskey(world, await of.byMail(address))
    const links = await of.stopLinks(address)
    await letHoursPass(world, id, 63)
    await accountOf(world, bearer)
    expect(await of.stopLinks(address)).toHaveLength(links.length + 1)
    const change = await of.pending(bearer, 'address_removed')
    expect(hoursTo(change?.takesEffectAt ?? '')).toBe(9)
  })

  it('leaves at its time when nothing else would be left but browsers', async () => {
    const { id, bearer } = await newOwner(world)
    await letHoursPass(world, id, YEAR)
    await forgetSignIns(world, id)
    const own = await of.byMail((await accountOf(world, bearer)).email)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(waiting)
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, bearer)).toMatchObject({ email: null })
  })
})

describe('a stopped replacement', () => {
  it('ends a removal of the new address that its e-mail key would have survived', async () => {
    const { address, other, id, passkey } = await of.newAccount()
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, other)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, own)).toMatchObject(waiting)
    const again = await of.byPasskey(passkey)
    const change = await of.pending(again, 'address_changed')
    await stop(world, { id: change?.id }, { bearer: again })
    expect(await accountOf(world, again)).toMatchObject({ email: address })
    expect(await of.pending(again, 'address_removed')).toBeUndefined()
  })

  it('ends the pending removal of the new address', async () => {
    const { address, other, id, passkey } = await of.newAccount()
    const thief = await of.byMail(other)
    await verifyAt(world, thief, newAddress())
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, thief)).toMatchObject(waiting)
    const own = await of.byPasskey(passkey)
    const change = await of.pending(own, 'address_changed')
    await stop(world, { id: change?.id }, { bearer: own })
    expect(await of.pending(own, 'address_removed')).toBeUndefined()
    const before = (await lettersTo(world, address)).length
    await letHoursPass(world, id, OVER)
    await of.byPasskey(passkey)
    const letters = (await lettersTo(world, address)).slice(before)
    expect(letters.filter((text) => text.includes('was removed'))).toEqual([])
  })

  it('leaves no mailbox without a role when its own removal is refused', async () => {
    const { address, other, otherKeyId, id, passkey } = await of.newAccount()
    const own = await of.byPasskey(passkey)
    await verifyAt(world, own, other)
    await call('keys.removeEmailKey', { keyId: otherKeyId }, own)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, own)).toMatchObject(waiting)
    const again = await of.byPasskey(passkey)
    const change = await of.pending(again, 'address_changed')
    await stop(world, { id: change?.id }, { bearer: again })
    const proof = (await proveByPasskey(world, passkey, { bearer: again })).body.proof
    const passkeyId = (await ringOf(world, again)).find(({ type }) => type === 'passkey')?.id
    await call('keys.removePasskey', { keyId: passkeyId, proof }, again)
    await letHoursPass(world, id, 10)
    await call('email.removeRecovery', {}, await of.byMail(address))
    await letHoursPass(world, id, OVER)
    const last = await of.byMail(other)
    expect(Object.keys((await accountOf(world, last)).emails)).toEqual(await ownedBy(id))
    expect((await ringOf(world, last)).some(({ type }) => type === 'email')).toBe(true)
  })
})
