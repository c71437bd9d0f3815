import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop, waits } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { lettersTo } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { linkSignIn, passkeySignIn, ringOf, statusOfKey } from '../../support/people.ts'
import {
  forgetSignIns,
  mailedProof,
  mailedProofCode,
  proofRequired,
  proveByCode,
  proveByPasskey,
} from '../../support/proofs.ts'
import { accountOf, mailedCode } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import {
  askEmailKey,
  askPasskey,
  askRecovery,
  callerIn,
  doneAtOnce,
  idsOf,
  waiting,
} from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const refused = proofRequired('passkey', 'mail')
const SENIORITY_MS = 259_200_000

/** Whether a moment is one delay from now, within the seconds that a test takes. */
const isADelayAway = (moment: string) => Math.abs(Date.parse(moment) - Date.now() - SENIORITY_MS) < 30_000

/**
 * Whether a caller with something settled would be asked for a proof. This tells a settled credential from a new one.
 */
const isNew = async (bearer: string) =>
  (await call('email.requestKey', { email: newAddress() }, bearer)).status === 403

describe('a caller who cannot give a proof may wait', () => {
  it('to remove a browser, lift a restriction or schedule a deletion: done when due, not before', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const other = (await passkeySignIn(world, elder.passkey)).body
    await forgetSignIns(world, id)
    const [keyId] = (await idsOf(world, bearer)).others
    const asked = [
      await call('keys.removeBrowserKey', { keyId, wait: true }, bearer),
      await call('account.delete', { confirm: 'DELETE', wait: true }, bearer),
    ]
    await call('account.restrict', undefined, bearer)
    asked.push(await call('account.liftRestriction', { wait: true }, bearer))
    for (const answer of asked) {
      expect(answer).toMatchObject(waiting)
      expect(isADelayAway(answer.body.takesEffectAt)).toBe(true)
    }
    await letHoursPass(world, id, 71)
    expect(await statusOfKey(world, other.browserKey)).toBe(200)
    expect(await accountOf(world, bearer)).toMatchObject({
      restrictedAt: expect.any(String),
      restsUntil: null,
    })
    await letHoursPass(world, id, 2)
    expect(await statusOfKey(world, other.browserKey)).toBe(401)
    const late = (await passkeySignIn(world, elder.passkey)).body.jwt as string
    expect(await accountOf(world, late)).toMatchObject({ restrictedAt: null, restsUntil: waits })
  })

  it('for each change separately: a due change carries out no later one', async () => {
    const { bearer, id } = await newElder(world)
    await call('email.removeRecovery', { wait: true }, bearer)
    await letHoursPass(world, id, 2)
    const { authenticator } = await askPasskey(world, bearer)
    await letHoursPass(world, id, 70)
    expect(await accountOf(world, bearer)).toMatchObject({ email: null })
    expect((await passkeySignIn(world, authenticator)).status).toBe(401)
    await letHoursPass(world, id, 2)
    expect((await passkeySignIn(world, authenticator)).status).toBe(200)
  })

  it('but not for an export, nor to remove the last settled sign-in method, a passkey included', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    expect(await call('account.export', { wait: true }, bearer)).toMatchObject(refused)
    await call('email.removeRecovery', { proof: await proofOf(world, elder) }, bearer)
    await letHoursPass(world, id, OVER)
    const remove = { keyId: await keyOf(world, bearer, 'passkey'), wait: true }
    expect(await call('keys.removePasskey', remove, bearer)).toMatchObject(proofRequired('passkey'))
  })

  it('but the last settled one is counted without leaving and pending ones', async () => {
    const { bearer } = await newElder(world)
    await askPasskey(world, bearer)
    await askEmailKey(world, bearer)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
    const remove = { keyId: await keyOf(world, bearer, 'passkey'), wait: true }
    const ring = await ringOf(world, bearer)
    const settled = ring.find((key) => key.type === 'passkey' && !('waitsUntil' in key))
    expect(await call('keys.removePasskey', { ...remove, keyId: settled?.id }, bearer)).toMatchObject(refused)
  })

  it('and a removal that is due leaves the code of a newer address alone', async () => {
    const elder = await newElder(world)
    await forgetSignIns(world, elder.id)
    expect(await call('email.removeRecovery', { wait: true }, elder.bearer)).toMatchObject(waiting)
    await letHoursPass(world, elder.id, OVER - 2)
    const own = (await passkeySignIn(world, elder.passkey)).body.jwt
    const email = newAddress()
    await call('email.askVerification', { email }, own)
    const { code } = await mailedCode(world, email)
    await world.sql`update changes set takes_effect_at = now() where account_id = ${elder.id} and takes_effect_at is not null`
    await world.sql`update accounts set due_at = now() where id = ${elder.id}`
    expect(await accountOf(world, own)).toMatchObject({ emailVerified: false, pendingEmail: email })
    expect(await call('email.verifyCode', { code, email }, own)).toMatchObject({
      status: 200,
      body: { email },
    })
  })

  it('and many identical requests at once make one change with one moment and one letter', async () => {
    const { bearer, address } = await newElder(world)
    const before = (await lettersTo(world, address)).length
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => call('email.removeRecovery', { wait: true }, bearer)),
    )
    expect(new Set(asked.map(({ body }) => body.takesEffectAt)).size).toBe(1)
    expect(await changesOf(world, bearer)).toHaveLength(1)
    expect(await lettersTo(world, address)).toHaveLength(before + 1)
  })

  it('and the delay for an address begins with its code', async () => {
    const { bearer, id, address } = await newElder(world)
    const email = newAddress()
    await call('email.askVerification', { email, wait: true }, bearer)
    const { code } = await mailedCode(world, email)
    await letHoursPass(world, id, 48)
    const asked = await call('email.verifyCode', { email, code, wait: true }, bearer)
    expect(isADelayAway(asked.body.takesEffectAt)).toBe(true)
    await letHoursPass(world, id, 71)
    expect(await accountOf(world, bearer)).toMatchObject({ email: address })
  })
})

describe('a pending addition', () => {
  it('opens nothing until it is due: its link makes a new account, its passkey is unknown', async () => {
    const { bearer, id } = await newElder(world)
    const { authenticator } = await askPasskey(world, bearer)
    const [recovery, key] = [await askRecovery(world, bearer), await askEmailKey(world, bearer)]
    await letHoursPass(world, id, 71)
    expect((await passkeySignIn(world, authenticator)).status).toBe(401)
    for (const { email } of [recovery, key])
      expect((await linkSignIn(world, email)).body.user.id).not.toBe(id)
    await letHoursPass(world, id, 2)
    // Whoever verified the address first has it, so the pending change is dropped.
    expect(await accountOf(world, bearer)).not.toMatchObject({ email: recovery.email })
  })

  it('is new when it takes effect: it opens the account, and proves nothing for 72 hours', async () => {
    const { bearer, id } = await newElder(world)
    const { authenticator } = await askPasskey(world, bearer)
    const { email } = await askEmailKey(world, bearer)
    await letHoursPass(world, id, OVER)
    const enter = async () => [
      (await passkeySignIn(world, authenticator)).body.jwt as string,
      (await linkSignIn(world, email)).body.accessToken as string,
    ]
    for (const session of await enter()) expect(await isNew(session)).toBe(true)
    await letHoursPass(world, id, OVER)
    for (const session of await enter()) expect(await isNew(session)).toBe(false)
  })

  it('is shown with its moment, and so is a pending removal', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const [passkey, key] = [await askPasskey(world, bearer), await askEmailKey(world, bearer)]
    const gone = await call('email.removeRecovery', { proof: await proofOf(world, elder) }, bearer)
    const ring = await ringOf(world, bearer)
    const comes = ({ takesEffectAt }: { takesEffectAt: string }) =>
      expect.objectContaining({ waitsUntil: takesEffectAt, leavesAt: null })
    expect(ring.filter((one) => 'waitsUntil' in one)).toEqual(
      expect.arrayContaining([comes(passkey), comes(key)]),
    )
    expect(await accountOf(world, bearer)).toMatchObject({
      email: address,
      emailVerified: true,
      emails: { [address]: { verified: true, leavesAt: gone.body.takesEffectAt } },
    })
  })
})

describe('a settled credential leaves slowly', () => {
  it('an e-mail key too, with or without a proof: it opens the account until then, and then its address is free', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const { email, keyId } = await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    await letHoursPass(world, id, OVER)
    const proof = await proofOf(world, elder)
    expect(await call('keys.removeEmailKey', { keyId, proof }, bearer)).toMatchObject(waiting)
    expect((await linkSignIn(world, email)).body.user.id).toBe(id)
    await letHoursPass(world, id, OVER)
    expect(Object.keys((await accountOf(world, bearer)).emails)).not.toContain(email)
    expect((await linkSignIn(world, email)).body.user.id).not.toBe(id)
  })

  it('a passkey whose sign-in is the proof leaves after the delay, like any other', async () => {
    const elder = await newElder(world)
    const keyId = await keyOf(world, elder.bearer, 'passkey')
    const bearer = (await passkeySignIn(world, elder.passkey)).body.jwt as string
    expect(await call('keys.removePasskey', { keyId }, bearer)).toMatchObject(waiting)
  })

  it('a leaving credential still gives proofs, and can stop its own removal', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    const keyId = await keyOf(world, bearer, 'passkey')
    await call('keys.removePasskey', { keyId, proof: await mailedProof(world, address, elder) }, bearer)
    await letHoursPass(world, id, 71)
    const { proof } = (await proveByPasskey(world, elder.passkey, elder)).body
    const [leaving] = await changesOf(world, bearer)
    expect(await stop(world, { id: leaving?.id, proof }, elder)).toMatchObject({ status: 200 })

    await call('email.removeRecovery', { proof }, bearer)
    await letHoursPass(world, id, 71)
    expect((await call('auth.prove.mail', {}, bearer)).status).toBe(200)
    const { code } = await mailedProofCode(world, address)
    const byMail = (await proveByCode(world, code, elder)).body.proof
    const [second] = await changesOf(world, bearer)
    expect(await stop(world, { id: second?.id, proof: byMail }, elder)).toMatchObject({ status: 200 })
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, bearer)).toMatchObject({ email: address })
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(200)
  })

  it('new credentials and browsers leave at once, by any proof', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const added = await askPasskey(world, bearer, { proof: await proofOf(world, elder) })
    const { keyId } = await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    const entered = (await passkeySignIn(world, added.authenticator)).body
    const [browser] = (await idsOf(world, bearer)).others
    const proof = await mailedProof(world, address, elder)
    const gone = [
      await call('keys.removeBrowserKey', { keyId: browser, proof }, bearer),
      await call('keys.removeEmailKey', { keyId, proof }, bearer),
      await call('keys.removePasskey', { keyId: await keyOf(world, bearer, 'passkey'), proof }, bearer),
    ]
    for (const answer of gone) expect(answer).toMatchObject(doneAtOnce)
    expect(await statusOfKey(world, entered.browserKey)).toBe(401)
    expect((await passkeySignIn(world, added.authenticator)).status).toBe(401)
    expect(Object.keys((await accountOf(world, bearer)).emails)).toEqual([address])
  })
})
