import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, refusedUndo, undo } from '../support/changes.ts'
import { nextMailed } from '../support/letters.ts'
import { newAddress } from '../support/new-address.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
  verifyRecovery,
} from '../support/people.ts'
import { proveByPasskey } from '../support/proofs.ts'
import { accountOf, mailedCode, newOwner } from '../support/recovery-email.ts'
import { letHoursPass } from '../support/time-travel.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const invalidCredential = { status: 401, body: { code: 'invalid_credential' } }

/** Somebody who has had a browser, a passkey and a mailbox for a year. */
async function newElder() {
  const { address, bearer, id } = await newOwner(world)
  const passkey = await addPasskey(world, bearer)
  await nextMailed(world, address, 'undo')
  await letHoursPass(world, id, 365 * 24)
  return { address, bearer, id, passkey }
}

/** A thief who has added a passkey of their own with a stolen session, and come in by it. */
async function newThief(stolen: string) {
  const passkey = await addPasskey(world, stolen)
  const { body } = await passkeySignIn(world, passkey, { browserName: 'Thief' })
  return { passkey, bearer: body.jwt as string, browserKey: body.browserKey as string }
}

async function keyId(
  bearer: string,
  isIt: (key: { type: string; name: string; current?: boolean }) => boolean,
) {
  return (await ringOf(world, bearer)).find(isIt)?.id ?? ''
}

const passkeyOf = (bearer: string) => keyId(bearer, ({ type }) => type === 'passkey')

async function verify(bearer: string, email: string) {
  await world.rest('POST', '/api/account/email/verify', { email }, { bearer, from: newClient() })
  const code = (await world.smtp.next(email)).mail.text?.match(/^\d{6}$/m)?.[0]
  return { code, email }
}

describe('seniority', () => {
  const call = (name: string, input: object, bearer: string) => world.run(name, input, { bearer })

  it('keeps a newcomer from deleting old keys, and from removing or replacing an old address', async () => {
    const elder = await newElder()
    const thief = await newThief(elder.bearer)
    const oldPasskey = await passkeyOf(thief.bearer)
    const oldBrowser = await keyId(elder.bearer, ({ current }) => current === true)
    const before = Date.now()
    const refused = await call('keys.removePasskey', { keyId: oldPasskey }, thief.bearer)
    expect(refused).toMatchObject(refusedUndo.tooNew)
    const until = Date.parse(refused.body.until) - before
    expect(until).toBeGreaterThan((72 * 3600 - 60) * 1000)
    expect(until).toBeLessThanOrEqual(72 * 3600 * 1000)
    expect(await call('keys.removeBrowserKey', { keyId: oldBrowser }, thief.bearer)).toMatchObject(
      refusedUndo.tooNew,
    )
    expect(await call('email.removeRecovery', {}, thief.bearer)).toMatchObject(refusedUndo.tooNew)

    const theirs = newAddress()
    const code = await verify(thief.bearer, theirs)
    expect(await call('email.verifyCode', code, thief.bearer)).toMatchObject(refusedUndo.tooNew)
    const token = await world.mailedLink(theirs, { bearer: thief.bearer })
    expect(await call('email.redeemSignInLink', { token }, thief.bearer)).toMatchObject(refusedUndo.tooNew)
    expect(await accountOf(world, elder.bearer)).toMatchObject({ email: elder.address })
    // Nothing was used up: what was refused for its age may be done once it is over.
    await letHoursPass(world, elder.id, 72)
    expect(await call('keys.removePasskey', { keyId: oldPasskey }, thief.bearer)).toMatchObject({
      status: 200,
    })
  })

  it('lets whoever has shown an old key do all that at once: by a sign-in, a ceremony or a mailed code', async () => {
    const elder = await newElder()
    const byMail = (await linkSignIn(world, elder.address)).body.accessToken
    const lost = await keyId(elder.bearer, ({ current }) => current === true)
    expect(await call('keys.removeBrowserKey', { keyId: lost }, byMail)).toMatchObject({ status: 200 })
    const byPasskey = (await passkeySignIn(world, elder.passkey)).body.jwt
    expect(await call('email.removeRecovery', {}, byPasskey)).toMatchObject({ status: 200 })

    const other = await newElder()
    const added = await newThief(other.bearer)
    const oldPasskey = await passkeyOf(added.bearer)
    expect(await call('keys.removePasskey', { keyId: oldPasskey }, added.bearer)).toMatchObject(
      refusedUndo.tooNew,
    )
    const proven = await proveByPasskey(world, other.passkey, { bearer: added.bearer })
    expect(proven.status).toBe(200)
    expect(await call('keys.removePasskey', { keyId: oldPasskey }, added.bearer)).toMatchObject({
      status: 200,
    })
  })

  it('does not bind keys of one age, nor what a newcomer has brought along', async () => {
    const { bearer, address } = await newOwner(world)
    const { bearer: second } = await newThief(bearer)
    const first = await keyId(bearer, ({ current }) => current === true)
    expect(await call('keys.removeBrowserKey', { keyId: first }, second)).toMatchObject({ status: 200 })
    expect(await call('email.removeRecovery', {}, second)).toMatchObject({ status: 200 })

    const elder = await newElder()
    const thief = await newThief(elder.bearer)
    const own = await keyId(thief.bearer, ({ current }) => current === true)
    expect(await call('keys.removeBrowserKey', { keyId: own }, thief.bearer)).toMatchObject({ status: 200 })
    expect(address).not.toBe(elder.address)
  })

  it('keeps old keys when a newcomer verifies the first address', async () => {
    const { jwt, id } = await world.newGuest()
    const passkey = await addPasskey(world, jwt)
    await letHoursPass(world, id, 100)
    const thief = await newThief(jwt)
    await verifyRecovery(world, thief.bearer)
    expect(await statusWith(world, jwt)).toBe(200)
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
  })
})

describe('the list of changes', () => {
  it('tells what can be undone, newest first, and of elsewhere only what another browser did', async () => {
    const { bearer, address } = await newOwner(world)
    await addPasskey(world, bearer)
    await world.run('email.removeRecovery', {}, { bearer })
    const { jwt } = (await passkeySignIn(world, await addPasskey(world, bearer))).body
    const all = await changesOf(world, jwt)
    expect(all.map(({ event, key }) => [event, key?.type])).toEqual([
      ['key_added', 'passkey'],
      ['address_removed', undefined],
      ['key_added', 'passkey'],
    ])
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['at', 'browser', 'event', 'id', 'key', 'undoableUntil'])
    expect(await changesOf(world, jwt, { elsewhere: 'true' })).toEqual(all)
    expect(await changesOf(world, bearer, { elsewhere: 'true' })).toEqual([])
    expect(address).toContain('@')
  })

  it('does not tell a newcomer of what an elder did', async () => {
    const elder = await newElder()
    const { bearer } = await newThief(elder.bearer)
    expect(await changesOf(world, bearer, { elsewhere: 'true' })).toEqual([])
    expect(await changesOf(world, bearer)).toHaveLength(1)
  })

  it("is the account's own, and wants a bearer", async () => {
    const { bearer } = await newOwner(world)
    const { jwt } = await world.newGuest()
    await addPasskey(world, bearer)
    expect(await changesOf(world, jwt)).toEqual([])
    expect((await world.run('account.changes')).status).toBe(401)
  })
})

describe('undoing', () => {
  it('puts back all that a thief did, and throws them out, by the mailbox that was replaced', async () => {
    const elder = await newElder()
    // As old as its owner's: the stolen session of the old browser itself.
    const stolen = elder.bearer
    const theirs = newAddress()
    await verifyRecovery(world, stolen, theirs)
    const token = await nextMailed(world, elder.address, 'undo')
    await world.run('keys.removePasskey', { keyId: await passkeyOf(stolen) }, { bearer: stolen })
    const thief = await newThief(stolen)
    const waiting = await mailedEmailKey(world, stolen)
    expect(await passkeySignIn(world, elder.passkey)).toMatchObject(invalidCredential)

    expect(await undo(world, { token })).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: expect.any(String),
        undone: ['key_added', 'key_removed', 'address_changed'],
      },
    })
    expect(await statusWith(world, stolen)).toBe(401)
    expect(await statusWith(world, thief.bearer)).toBe(401)
    expect(await statusOfKey(world, thief.browserKey)).toBe(401)
    expect(await passkeySignIn(world, thief.passkey)).toMatchObject(invalidCredential)
    expect((await activate(world, waiting)).status).toBe(400)
    const { jwt } = (await passkeySignIn(world, elder.passkey)).body
    expect(await accountOf(world, jwt)).toMatchObject({
      email: elder.address,
      emails: { [elder.address]: { verified: true } },
      keys: [{ type: 'browser', current: true }, { type: 'passkey' }].reverse(),
    })
    expect(await undo(world, { token })).toMatchObject(refusedUndo.tooLate)
    // The mailbox of the thief was told, and may do nothing.
    expect(await undo(world, { token: await nextMailed(world, theirs, 'undo') })).toMatchObject(
      refusedUndo.tooNew,
    )
  })

  it('is for every other holder that is not much younger than whoever made the change', async () => {
    const elder = await newElder()
    const { jwt: phone } = (await passkeySignIn(world, elder.passkey, { browserName: 'Phone' })).body
    const thief = await newThief(elder.bearer)
    await world.run('keys.removePasskey', { keyId: await passkeyOf(phone) }, { bearer: phone })
    const [removal] = await changesOf(world, thief.bearer)
    expect(await undo(world, { id: removal?.id }, { bearer: thief.bearer })).toMatchObject(refusedUndo.tooNew)
    expect(await undo(world, { id: removal?.id }, { bearer: elder.bearer })).toMatchObject({
      body: { undone: ['key_removed'] },
    })
    expect(await statusWith(world, phone)).toBe(401)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(200)
    // What an older holder undid a younger one cannot undo, nor can it be undone twice.
    const [undoing] = await changesOf(world, elder.bearer)
    expect(undoing?.event).toBe('change_undone')
    expect(await undo(world, { id: undoing?.id }, { bearer: thief.bearer })).toMatchObject(refusedUndo.tooNew)
    expect(await undo(world, { id: removal?.id }, { bearer: thief.bearer })).toMatchObject(refusedUndo.tooNew)
    expect(await undo(world, { id: removal?.id }, { bearer: elder.bearer })).toMatchObject(
      refusedUndo.tooLate,
    )
  })

  it("leaves the undoer's own browser, and the key that another came in by where it is an old one", async () => {
    const elder = await newElder()
    const added = await addPasskey(world, elder.bearer)
    const [own] = await changesOf(world, elder.bearer)
    expect(await undo(world, { id: own?.id }, { bearer: elder.bearer })).toMatchObject({ status: 200 })
    expect(await passkeySignIn(world, added)).toMatchObject(invalidCredential)
    expect(await statusWith(world, elder.bearer)).toBe(200)

    const { jwt: phone } = (await passkeySignIn(world, elder.passkey)).body
    await addPasskey(world, phone)
    const [change] = await changesOf(world, elder.bearer)
    await undo(world, { id: change?.id }, { bearer: elder.bearer })
    expect(await statusWith(world, phone)).toBe(401)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(200)
  })

  it('is possible by the key of a browser that was removed, which opens nothing else', async () => {
    const { jwt, browserKey, id } = await world.newGuest()
    await letHoursPass(world, id, 100)
    const thief = await newThief(jwt)
    await letHoursPass(world, id, 80)
    const old = await keyId(thief.bearer, ({ type, current }) => type === 'browser' && !current)
    expect((await world.run('keys.removeBrowserKey', { keyId: old }, { bearer: thief.bearer })).status).toBe(
      200,
    )
    expect(await statusOfKey(world, browserKey)).toBe(401)
    expect(await undo(world, { token: browserKey })).toMatchObject({
      body: { undone: ['key_removed'] },
    })
    expect(await statusOfKey(world, browserKey)).toBe(200)
    expect(await statusOfKey(world, thief.browserKey)).toBe(401)
    expect(await passkeySignIn(world, thief.passkey)).toMatchObject(invalidCredential)
    // A live key is none, and neither is one that its own holder has given up.
    expect(await undo(world, { token: browserKey })).toMatchObject(refusedUndo.tooLate)
    await world.run('auth.logout', { browserKey })
    expect(await undo(world, { token: browserKey })).toMatchObject(refusedUndo.tooLate)
  })

  it('is for a mailbox of a year also where a browser of a year and a week did it', async () => {
    const { id, jwt } = await world.newGuest()
    await letHoursPass(world, id, 7 * 24)
    const address = await verifyRecovery(world, jwt)
    await letHoursPass(world, id, 365 * 24)
    await world.run('email.removeRecovery', {}, { bearer: jwt })
    await nextMailed(world, address, 'undo')
    expect(await undo(world, { token: await nextMailed(world, address, 'undo') })).toMatchObject({
      body: { undone: ['address_removed'] },
    })
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })

  it('never takes the last way in', async () => {
    const { jwt, id } = await world.newGuest()
    const address = newAddress()
    await verifyRecovery(world, jwt, address)
    const token = await nextMailed(world, address, 'undo')
    expect((await undo(world, { token })).status).toBe(200)
    expect(await accountOf(world, jwt)).toMatchObject({ id, ghost: true, email: null })
  })

  it('has its time, and is one of many at once', async () => {
    const elder = await newElder()
    await addPasskey(world, elder.bearer)
    const token = await nextMailed(world, elder.address, 'undo')
    const { jwt: phone } = (await passkeySignIn(world, elder.passkey)).body
    const [change] = await changesOf(world, phone)
    const many = await Promise.all([
      ...[1, 2, 3, 4].map(() => undo(world, { token })),
      ...[1, 2, 3, 4].map(() => undo(world, { id: change?.id }, { bearer: phone })),
    ])
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 400]))

    await addPasskey(world, phone)
    const late = await nextMailed(world, elder.address, 'undo')
    const [lateChange] = await changesOf(world, phone)
    await letHoursPass(world, elder.id, 73)
    expect(await changesOf(world, phone)).toEqual([])
    expect(await undo(world, { token: late })).toMatchObject(refusedUndo.tooLate)
    expect(await undo(world, { id: lateChange?.id }, { bearer: phone })).toMatchObject(refusedUndo.tooLate)
  })

  it('refuses what is unknown, foreign or nothing', async () => {
    const { bearer } = await newOwner(world)
    await addPasskey(world, bearer)
    const [change] = await changesOf(world, bearer)
    const { jwt } = await world.newGuest()
    for (const input of [{}, { id: 'nonsense' }, { id: crypto.randomUUID() }, { id: change?.id }]) {
      expect(await undo(world, input, { bearer: jwt })).toMatchObject(refusedUndo.tooLate)
    }
    for (const token of ['nonsense', 'A'.repeat(43)]) {
      expect(await undo(world, { token })).toMatchObject(refusedUndo.tooLate)
    }
    expect(await undo(world, { id: change?.id })).toMatchObject({
      status: 401,
      body: { code: 'authentication_required' },
    })
  })
})

describe('an old address that was removed', () => {
  it('is kept for its account while that can be undone, and opens nothing', async () => {
    const elder = await newElder()
    await world.run('email.removeRecovery', {}, { bearer: elder.bearer })
    await nextMailed(world, elder.address, 'undo')
    const { jwt } = await world.newGuest()
    const asked = await world.run(
      'email.askVerification',
      { email: elder.address },
      { bearer: jwt, from: newClient() },
    )
    expect(asked).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    // Its mailbox is asked whether it is theirs, as that of any owner.
    await mailedCode(world, elder.address)
    const token = await world.mailedLink(elder.address)
    expect(await world.run('email.redeemSignInLink', { token })).toMatchObject({
      status: 400,
      body: { code: 'invalid_link' },
    })
    expect(await accountOf(world, elder.bearer)).toMatchObject({ ghost: true, email: null })

    await letHoursPass(world, elder.id, 73)
    const free = await world.run('email.redeemSignInLink', {
      token: await world.mailedLink(elder.address),
    })
    expect(free.status).toBe(200)
    expect(free.body.user.id).not.toBe(elder.id)
  })

  it('may be verified again by its own account, and is new then', async () => {
    const elder = await newElder()
    await world.run('email.removeRecovery', {}, { bearer: elder.bearer })
    await nextMailed(world, elder.address, 'undo')
    await verifyRecovery(world, elder.bearer, elder.address)
    const [row] = await world.sql`select reserved_until, verified_at > now() - interval '1 hour' as is_new
      from addresses where address = ${elder.address}`
    expect(row).toEqual({ reserved_until: null, is_new: true })
  })
})

it('every address that the account has is told of each change, with a link that undoes it', async () => {
  const elder = await newElder()
  const key = await mailedEmailKey(world, elder.bearer)
  await activate(world, key, { bearer: elder.bearer })
  const { mail } = await world.smtp.next(elder.address)
  expect(mail.text).toMatch(/Or undo it here[^\n]+until \d+ \w+ \d{4} at \d\d:\d\d UTC/)
  expect(mail.text).toMatch(/^http:\/\/localhost:3000\/undo\?token=[\w-]{43}$/m)
  await addPasskey(world, elder.bearer)
  await nextMailed(world, elder.address, 'undo')
  await nextMailed(world, key.email, 'undo')
  await world.run('email.removeRecovery', {}, { bearer: elder.bearer })
  await nextMailed(world, elder.address, 'undo')
  await nextMailed(world, key.email, 'undo')
})
