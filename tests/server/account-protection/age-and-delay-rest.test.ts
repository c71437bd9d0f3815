import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop, waits } from '../../support/changes.ts'
import { keepBy } from '../../support/deletion.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { lettersTo, linkIn, nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
} from '../../support/people.ts'
import { forgetSignIns, proofRequired, proveByPasskey } from '../../support/proofs.ts'
import { accountOf, newOwner } from '../../support/recovery-email.ts'
import { testConfig } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { askPasskey, askRecovery, callerIn } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

const HOUR_MS = 3_600_000

/** The grace period of a deletion is one hour here, unless the security delay makes it longer. */
let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  const { lifetimes } = testConfig({ dataDir: '' })
  world = await createWorld({ lifetimes: { ...lifetimes, deletionRest: 3_600 } })
  call = callerIn(world)
})
afterAll(() => world.close())

const hoursTo = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / HOUR_MS)
const DELETE = { confirm: 'DELETE' }

/** An account whose deletion was requested with a proof, and the credentials it had before. */
async function newResting() {
  const elder = await newElder(world)
  const { body } = await call(
    'account.delete',
    { ...DELETE, proof: await proofOf(world, elder) },
    elder.bearer,
  )
  return { ...elder, restsUntil: body.restsUntil as string }
}

describe('a scheduled deletion', () => {
  it('has a grace period as long as the security delay where something is settled, else as long as configured', async () => {
    expect(hoursTo((await newResting()).restsUntil)).toBe(72)
    const { bearer } = await newOwner(world)
    expect(hoursTo((await call('account.delete', DELETE, bearer)).body.restsUntil)).toBe(1)
  })

  it('cannot be made final before the delay is over, with any proof; after it, it can', async () => {
    const { passkey, id, restsUntil } = await newResting()
    const enter = async () => (await passkeySignIn(world, passkey)).body.jwt as string
    const early = await call('account.deleteNow', {}, await enter())
    expect(early).toMatchObject({ status: 403, body: { code: 'too_new', until: waits } })
    expect(Math.abs(Date.parse(early.body.until) - Date.parse(restsUntil))).toBeLessThan(1_000)
    await world.sql`update accounts set rests_until = rests_until + interval '30 days' where id = ${id}`
    await letHoursPass(world, id, 71)
    expect((await call('account.deleteNow', {}, await enter())).status).toBe(403)
    await letHoursPass(world, id, 1)
    const bearer = await enter()
    expect((await call('account.deleteNow', {}, bearer)).status).toBe(200)
    expect(await statusWith(world, bearer)).toBe(401)
  })

  it('is cancelled by a new sign-in and by the link in the letter, and by no older session', async () => {
    const elder = await newElder(world)
    const { bearer, browserKey, address, passkey } = elder
    await call('email.removeRecovery', { wait: true }, bearer)
    const stopToken = await nextMailed(world, address, 'stop')
    const proof = await proofOf(world, elder)
    await call('account.delete', { ...DELETE, proof: await proofOf(world, elder) }, bearer)
    const token = await nextMailed(world, address, 'wayBack')
    expect((await call('account.undoDeletion', { proof }, bearer)).status).toBe(401)
    for (const secret of [browserKey, stopToken, proof])
      expect((await keepBy(world, secret)).status).toBe(400)
    expect(await statusOfKey(world, browserKey)).toBe(401)
    expect((await keepBy(world, token)).status).toBe(200)

    const again = await passkeySignIn(world, passkey)
    expect((await call('account.delete', DELETE, again.body.jwt)).status).toBe(200)
    expect((await call('account.undoDeletion', {}, again.body.jwt)).status).toBe(401)
    const later = (await passkeySignIn(world, passkey)).body.jwt as string
    expect((await call('account.undoDeletion', {}, later)).status).toBe(200)
    expect(await accountOf(world, later)).toMatchObject({ restsUntil: null, email: address })
  })
})

describe.each(['restricted', 'resting'])('of an account that is %s', (halt) => {
  async function newHalted() {
    const elder = await newElder(world)
    await call('email.removeRecovery', { wait: true }, elder.bearer)
    const proof = await proofOf(world, elder)
    if (halt === 'restricted') await call('account.restrict', undefined, elder.bearer)
    else await call('account.delete', { ...DELETE, proof }, elder.bearer)
    const { body } = await passkeySignIn(world, elder.passkey)
    await world.sql`update accounts set rests_until = rests_until + interval '30 days' where id = ${elder.id}`
    return { ...elder, bearer: body.jwt as string }
  }

  it('pending changes are read and stopped', async () => {
    const { bearer, address } = await newHalted()
    expect((await call('account.changes', undefined, bearer)).status).toBe(200)
    const [change] = (await changesOf(world, bearer)).filter(({ takesEffectAt }) => takesEffectAt)
    expect(await stop(world, { id: change?.id }, { bearer })).toMatchObject({ status: 200 })
    expect(await accountOf(world, bearer)).toMatchObject({ emails: { [address]: { leavesAt: null } } })
  })

  it('pending changes still become due', async () => {
    const { bearer, id } = await newHalted()
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, bearer)).toMatchObject({ email: null })
  })

  it('a letter stops a pending change too', async () => {
    const { bearer, address } = await newHalted()
    const token = linkIn(await lettersTo(world, address), 'stop')
    expect(await stop(world, { token })).toMatchObject({ status: 200 })
    expect(await accountOf(world, bearer)).toMatchObject({ emails: { [address]: { leavesAt: null } } })
  })
})

describe('the first verified recovery e-mail', () => {
  it('signs out what does not descend from it; settled credentials among these leave after the delay, and can stop that', async () => {
    const planter = await world.newGuest()
    const planted = await addPasskey(world, planter.jwt)
    const key = await mailedEmailKey(world, planter.jwt)
    const { body } = await activate(world, key)
    const victim = body as { jwt: string; browserKey: string; accountId: string }
    await letHoursPass(world, victim.accountId, OVER)
    const entered = (await linkSignIn(world, key.email, { browserKey: victim.browserKey })).body
    const bearer = entered.accessToken as string
    await askRecovery(world, bearer, {})
    expect(await statusOfKey(world, planter.browserKey)).toBe(401)
    expect(await statusWith(world, bearer)).toBe(200)
    const passkeyId = await keyOf(world, bearer, 'passkey')
    expect(await ringOf(world, bearer)).toContainEqual(
      expect.objectContaining({ id: passkeyId, leavesAt: waits }),
    )
    expect((await passkeySignIn(world, planted)).body.leaving).toMatchObject({ takesEffectAt: waits })
    await letHoursPass(world, victim.accountId, OVER)
    expect((await passkeySignIn(world, planted)).status).toBe(401)
    expect((await linkSignIn(world, key.email)).body.user.id).toBe(victim.accountId)
  })

  it('is not verified without a proof where a planted passkey has settled: the address can open a new account', async () => {
    const planter = await world.newGuest()
    const planted = await addPasskey(world, planter.jwt)
    await letHoursPass(world, planter.id, OVER)
    const email = newAddress()
    const refused = proofRequired('passkey')
    expect(await call('email.askVerification', { email }, planter.jwt)).toMatchObject(refused)
    await call('email.askSignInLink', { email }, planter.jwt)
    const token = await nextMailed(world, email, 'signIn')
    expect(await call('email.redeemSignInLink', { token }, planter.jwt)).toMatchObject(refused)
    const anew = await call('email.redeemSignInLink', { token })
    expect(anew.body.user).toMatchObject({ email })
    expect(anew.body.user.id).not.toBe(planter.id)
    const { proof } = (await proveByPasskey(world, planted, { bearer: planter.jwt })).body
    await askRecovery(world, planter.jwt, { proof })
  })

  it('signs out the same credentials when it was pending and is due', async () => {
    const guest = await world.newGuest()
    const passkey = await addPasskey(world, guest.jwt)
    await letHoursPass(world, guest.id, OVER)
    const other = (await passkeySignIn(world, passkey)).body
    await forgetSignIns(world, guest.id)
    await askRecovery(world, other.jwt)
    await letHoursPass(world, guest.id, 2)
    const { authenticator } = await askPasskey(world, guest.jwt)
    await letHoursPass(world, guest.id, 70)
    expect(await statusOfKey(world, other.browserKey)).toBe(200)
    expect(await statusOfKey(world, guest.browserKey)).toBe(401)
    await letHoursPass(world, guest.id, 2)
    expect((await passkeySignIn(world, authenticator)).status).toBe(401)
  })
})
