import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { maskAddress } from '#shared/masked-address.ts'
import { changesOf, stop } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { lettersTo, linkIn } from '../../support/letters.ts'
import { emailKeyAt, mailedKeyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  addPasskey,
  linkSignIn,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
} from '../../support/people.ts'
import { forgetSignIns, proofRequired } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { askRecovery, callerIn, doneAtOnce, idsOf, waiting } from '../../support/waiting-changes.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

const YEAR = 365 * 24

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const codeIn = async (address: string) => linkIn(await lettersTo(world, address), 'code')

/**
 * The owner has just signed in with their only settled sign-in method, a passkey. A thief has the first session and no
 * proof.
 */
async function newVictim() {
  const { id, jwt: stolen } = await world.newGuest()
  const passkey = await addPasskey(world, stolen)
  await letHoursPass(world, id, YEAR)
  return { id, stolen, passkey, own: (await passkeySignIn(world, passkey)).body.jwt as string }
}

describe('a caller without a proof cannot end what the owner requested with one', () => {
  const refused = proofRequired('passkey')

  it('the code of a first recovery e-mail, by removing it', async () => {
    const { own, stolen } = await newVictim()
    const email = newAddress()
    await call('email.askVerification', { email }, own)
    const code = await codeIn(email)
    expect(await call('email.removeRecovery', {}, stolen)).toMatchObject(refused)
    expect(await call('email.removeRecovery', { wait: true }, stolen)).toMatchObject(refused)
    expect((await call('email.verifyCode', { code, email }, own)).status).toBe(200)
  })

  it('the code of a recovery e-mail, by asking for another one', async () => {
    const { own, stolen } = await newVictim()
    const email = newAddress()
    await call('email.askVerification', { email }, own)
    const code = await codeIn(email)
    expect(await call('email.askVerification', { email, wait: true }, stolen)).toMatchObject(refused)
    expect((await call('email.verifyCode', { code, email }, own)).status).toBe(200)
  })

  it('the link of an e-mail key, by removing the key', async () => {
    const { own, stolen } = await newVictim()
    const { keyId, mailed } = await mailedKeyAt(world, own, newAddress())
    expect(await call('keys.removeEmailKey', { keyId }, stolen)).toMatchObject(refused)
    expect(await call('keys.removeEmailKey', { keyId, wait: true }, stolen)).toMatchObject(refused)
    expect(await call('email.activateKey', mailed, own)).toMatchObject(doneAtOnce)
  })

  it('the link of an e-mail key, by asking for another one', async () => {
    const { own, stolen } = await newVictim()
    const email = newAddress()
    const { mailed } = await mailedKeyAt(world, own, email)
    expect(await call('email.requestKey', { email, wait: true }, stolen)).toMatchObject(refused)
    expect(await call('email.activateKey', mailed, own)).toMatchObject(doneAtOnce)
  })
})

it('a copy of a browser key ends with the proof that renewed the key, though the new secret was not used', async () => {
  const { bearer, browserKey, id, passkey } = await newElder(world)
  const begun = (await call('auth.prove.begin', undefined, bearer)).body
  const input = { credential: passkey.login(begun), browserKey }
  const { session } = (await call('auth.prove.complete', input, bearer)).body
  await letHoursPass(world, id, 1)
  expect(await statusOfKey(world, browserKey)).toBe(401)
  expect([await statusWith(world, bearer), await statusWith(world, session.jwt)]).toEqual([401, 200])
  expect(await statusOfKey(world, session.browserKey)).toBe(200)
})

describe('replacing the last settled mailbox without a proof does not lose it', () => {
  it('it leaves only after its own delay, and can stop the replacement', async () => {
    const { address, bearer: stolen, id } = await newOwner(world)
    await letHoursPass(world, id, YEAR)
    expect(await call('email.removeRecovery', { wait: true }, stolen)).toMatchObject(proofRequired('mail'))
    const { email } = await askRecovery(world, stolen)
    await letHoursPass(world, id, OVER)
    const { emails } = await accountOf(world, stolen)
    expect(emails).toMatchObject({ [email]: { leavesAt: null }, [address]: { verified: true } })
    expect(emails[address].leavesAt).toEqual(expect.any(String))
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
    const token = linkIn(await lettersTo(world, address), 'stop')
    expect(await stop(world, { token })).toMatchObject({ body: { stopped: 'address_changed' } })
    const after = await accountOf(world, stolen)
    expect([after.email, Object.keys(after.emails)]).toEqual([address, [address]])
  })

  it('not even when the passkey beside it is removed too', async () => {
    const { address, bearer: stolen, id } = await newElder(world)
    const keyId = await keyOf(world, stolen, 'passkey')
    expect(await call('keys.removePasskey', { keyId, wait: true }, stolen)).toMatchObject(waiting)
    await askRecovery(world, stolen)
    await letHoursPass(world, id, OVER)
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })
})

it('a browser whose removal is due opens nothing, even for a call that only looks up its account', async () => {
  const { bearer: stolen, id, passkey } = await newElder(world)
  const own = (await passkeySignIn(world, passkey)).body.jwt as string
  await forgetSignIns(world, id)
  const [keyId] = (await idsOf(world, own)).others
  expect(await call('keys.removeBrowserKey', { keyId, wait: true }, own)).toMatchObject(waiting)
  expect((await call('account.id', undefined, stolen)).status).toBe(200)
  await letHoursPass(world, id, OVER)
  expect((await call('account.id', undefined, stolen)).status).toBe(401)
})

it('pending changes are listed first, however many changes came later', async () => {
  const elder = await newElder(world)
  const proof = await proofOf(world, elder)
  expect(await call('email.removeRecovery', { proof }, elder.bearer)).toMatchObject(waiting)
  await world.sql`insert into changes (id, account_id, at, event)
    select gen_random_uuid(), ${elder.id}, now() + n * interval '1 ms', 'key_added' from generate_series(1, 1000) n`
  const listed = await changesOf(world, elder.bearer)
  expect(listed.filter(({ takesEffectAt }) => takesEffectAt)).toMatchObject([{ event: 'address_removed' }])
})

describe('a change that is pending before a restriction or a deletion ends with it', () => {
  it('a pending lifting does not lift the next restriction', async () => {
    const { bearer: stolen, id, passkey } = await newElder(world)
    const own = (await passkeySignIn(world, passkey)).body.jwt as string
    expect((await call('account.restrict', undefined, own)).status).toBe(200)
    expect(await call('account.liftRestriction', { wait: true }, stolen)).toMatchObject(waiting)
    expect(await call('account.liftRestriction', {}, own)).toMatchObject({ status: 200 })
    expect((await call('account.restrict', undefined, own)).status).toBe(200)
    await letHoursPass(world, id, OVER)
    expect((await accountOf(world, own)).restrictedAt).toEqual(expect.any(String))
    expect(await changesOf(world, own)).not.toContainEqual(
      expect.objectContaining({ event: 'restriction_lifted', isStopped: false }),
    )
  })

  it('a pending deletion does not delete the account again after a cancelled one', async () => {
    const { bearer: stolen, id, passkey } = await newElder(world)
    expect(await call('account.delete', { confirm: 'DELETE', wait: true }, stolen)).toMatchObject(waiting)
    const own = (await passkeySignIn(world, passkey)).body.jwt as string
    expect((await call('account.delete', { confirm: 'DELETE' }, own)).status).toBe(200)
    const during = (await passkeySignIn(world, passkey)).body.jwt as string
    expect((await call('account.undoDeletion', {}, during)).status).toBe(200)
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, during)).toMatchObject({ id, restsUntil: null })
  })
})

describe('an e-mail key that leaves', () => {
  it('does not count as one that stays, and is the last choice for a proof', async () => {
    const { id, own, passkey, stolen } = await newVictim()
    const [leaves, stays] = [newAddress(), newAddress()]
    const leavingKey = await emailKeyAt(world, own, leaves)
    const stayingKey = await emailKeyAt(world, own, stays)
    await letHoursPass(world, id, YEAR)
    const later = (await passkeySignIn(world, passkey)).body.jwt as string
    expect(await call('keys.removeEmailKey', { keyId: leavingKey }, later)).toMatchObject(waiting)
    const keyId = await keyOf(world, stolen, 'passkey')
    expect(await call('keys.removePasskey', { keyId, wait: true }, stolen)).toMatchObject(waiting)
    const last = await call('keys.removeEmailKey', { keyId: stayingKey, wait: true }, stolen)
    expect(last).toMatchObject(proofRequired('passkey', 'mail'))
    expect((await call('auth.prove.mail', {}, later)).body.to).toBe(maskAddress(stays))
  })
})

it('an e-mail key that is pending for more than a week is listed until it takes effect', async () => {
  const patient = await createWorld({ seniorityS: 30 * 24 * 3600 })
  try {
    const { bearer, id } = await newOwner(patient)
    await letHoursPass(patient, id, YEAR)
    const run = (name: string, input: object) => patient.run(name, input, { bearer, from: newClient() })
    const email = newAddress()
    await run('email.requestKey', { email, wait: true })
    const letters = await lettersTo(patient, email)
    const mailed = { token: linkIn(letters, 'emailKey'), activationCode: linkIn(letters, 'code') }
    const asked = await run('email.activateKey', { ...mailed, wait: true, browserId: newBrowserId() })
    expect(asked).toMatchObject(waiting)
    await letHoursPass(patient, id, 8 * 24)
    await cleanUp(patient.deps)
    expect(await ringOf(patient, bearer)).toContainEqual(
      expect.objectContaining({ type: 'email', name: email, waitsUntil: expect.any(String) }),
    )
  } finally {
    await patient.close()
  }
})
