import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, stop } from '../../support/changes.ts'
import { setCount } from '../../support/counts.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { linkSignIn, passkeySignIn, ringOf, statusOfKey } from '../../support/people.ts'
import { forgetSignIns, mailedProofCode, mailProof, proofRequired } from '../../support/proofs.ts'
import { accountOf, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { tooMany } from '../../support/too-many.ts'
import { askEmailKey, askPasskey, mailedKeyFor, waiting } from '../../support/waiting-changes.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const call = (name: string, input: object, bearer: string) =>
  world.run(name, input, { bearer, from: newClient() })

const refused = proofRequired('passkey', 'mail')

describe('the daily limits', () => {
  it('without a proof use up nothing of the limits with a proof', async () => {
    const elder = await newElder(world)
    const { bearer } = elder
    for (let tries = 0; tries < 101; tries++) {
      expect(await call('email.requestKey', { email: newAddress() }, bearer)).toMatchObject(refused)
    }
    for (let tries = 0; tries < 6; tries++) {
      expect(await call('email.askVerification', { email: newAddress() }, bearer)).toMatchObject(refused)
    }
    for (let tries = 0; tries < 5; tries++) {
      const email = newAddress()
      expect((await call('email.askVerification', { email, wait: true }, bearer)).status).toBe(200)
      expect((await call('email.requestKey', { email: newAddress(), wait: true }, bearer)).status).toBe(200)
    }
    const remove = { keyId: await keyOf(world, bearer, 'passkey'), wait: true }
    for (let tries = 0; tries < 11; tries++) {
      expect(await call('keys.removePasskey', remove, bearer)).toMatchObject(tooMany)
      expect(await call('account.delete', { confirm: 'DELETE', wait: true }, bearer)).toMatchObject(tooMany)
    }

    const proof = await proofOf(world, elder)
    const proven = async (name: string, input: object) =>
      (await call(name, { ...input, proof }, bearer)).status
    expect(await proven('email.requestKey', { email: newAddress() })).toBe(200)
    for (let asked = 0; asked < 5; asked++) {
      expect(await proven('email.askVerification', { email: newAddress() })).toBe(200)
    }
    expect(await proven('email.removeRecovery', {})).toBe(200)
    expect(await proven('account.delete', { confirm: 'DELETE' })).toBe(200)
  })

  it('allow ten pending changes without a proof, and refuse the eleventh', async () => {
    const { bearer } = await newElder(world)
    for (let asked = 0; asked < 9; asked++) await askPasskey(world, bearer)
    const email = newAddress()
    expect((await call('email.askVerification', { email, wait: true }, bearer)).status).toBe(200)
    // It was counted when it was requested, so its code counts against no limit.
    const { code } = await mailedCode(world, email)
    expect(await call('email.verifyCode', { code, email, wait: true }, bearer)).toMatchObject(waiting)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(tooMany)
    expect(await call('email.requestKey', { email: newAddress(), wait: true }, bearer)).toMatchObject(tooMany)
  })

  it('allow a hundred pending changes with a proof, and refuse the next', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    await setCount(world, { kind: 'proven_changes_that_wait_a_day', subject: id, count: 99 })
    const proof = await proofOf(world, elder)
    const remove = () => call('email.removeRecovery', { proof }, bearer)
    expect(await remove()).toMatchObject(waiting)
    const [change] = await changesOf(world, bearer)
    expect((await stop(world, { id: change?.id, proof }, { bearer })).status).toBe(200)
    expect(await remove()).toMatchObject(tooMany)
  })
})

describe('a caller without a proof', () => {
  it.each([259_200, 0])('waits for nothing where nothing is settled (SENIORITY_S=%i)', async (seniorityS) => {
    const young = await createWorld({ seniorityS })
    try {
      const { bearer, id } = await newOwner(young)
      await forgetSignIns(young, id)
      const run = (name: string, input: object) => young.run(name, input, { bearer, from: newClient() })
      const deletion = { confirm: 'DELETE', wait: true }
      expect(await run('account.delete', deletion)).toMatchObject(proofRequired('mail'))
      await run('account.restrict', {})
      expect(await run('account.liftRestriction', { wait: true })).toMatchObject(proofRequired('mail'))
    } finally {
      await young.close()
    }
  })

  it('does not block an address that is pending', async () => {
    const elder = await newElder(world)
    const { bearer } = elder
    const email = newAddress()
    const proof = await proofOf(world, elder)
    await call('email.askVerification', { email, proof }, bearer)
    const { code } = await mailedCode(world, email)
    await forgetSignIns(world, elder.id)
    expect((await call('email.askVerification', { email: newAddress(), wait: true }, bearer)).status).toBe(
      200,
    )
    expect((await accountOf(world, bearer)).pendingEmail).toBe(email)
    expect(await call('email.verifyCode', { code, email, proof }, bearer)).toMatchObject({ status: 200 })
  })

  it('cannot end a code requested with a proof, even in a copy of the browser that awaits it', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const proof = await proofOf(world, elder)
    const { email, mailed } = await mailedKeyFor(world, bearer, { proof })
    const recovery = newAddress()
    await call('email.askVerification', { email: recovery, proof }, bearer)
    const { code } = await mailedCode(world, recovery)
    await forgetSignIns(world, id)
    expect(await call('email.requestKey', { email, wait: true }, bearer)).toMatchObject(refused)
    expect(await call('email.askVerification', { email: recovery, wait: true }, bearer)).toMatchObject(
      refused,
    )
    expect(await call('email.activateKey', { ...mailed, proof }, bearer)).toMatchObject({ status: 200 })
    expect(await call('email.verifyCode', { code, email: recovery, proof }, bearer)).toMatchObject({
      status: 200,
    })
  })

  it('can ask again for a code they requested without one', async () => {
    const { bearer, id } = await newElder(world)
    await forgetSignIns(world, id)
    const email = newAddress()
    for (const name of [
      'email.requestKey',
      'email.askVerification',
      'email.requestKey',
      'email.askVerification',
    ])
      expect(await call(name, { email, wait: true }, bearer)).toMatchObject({ status: 200 })
  })

  it('cannot end a pending addition by removing it; a proof stops it', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const { authenticator: passkey } = await askPasskey(world, bearer)
    const { email } = await askEmailKey(world, bearer)
    const proof = await proofOf(world, elder)
    for (const [name, type] of [
      ['keys.removePasskey', 'passkey'],
      ['keys.removeEmailKey', 'email'],
    ] as const) {
      const key = (await ringOf(world, bearer)).find((one) => one.type === type && 'waitsUntil' in one)
      expect(await call(name, { keyId: key?.id }, bearer)).toMatchObject(refused)
      expect(await call(name, { keyId: key?.id, wait: true }, bearer)).toMatchObject(refused)
      expect(await call(name, { keyId: key?.id, proof }, bearer)).toMatchObject({
        status: 200,
        body: { takesEffectAt: null },
      })
      expect((await ringOf(world, bearer)).map((one) => one.id)).not.toContain(key?.id)
    }
    expect((await changesOf(world, bearer)).map(({ isStopped }) => isStopped)).toEqual([true, true])
    await letHoursPass(world, id, OVER)
    expect((await passkeySignIn(world, passkey)).status).toBe(401)
    expect((await linkSignIn(world, email)).body.user.id).not.toBe(id)
  })
})

it('a browser that signed in by an address leaves with the address, even after a proof renewed the browser', async () => {
  const elder = await newElder(world)
  const { bearer, address } = elder
  const proof = await proofOf(world, elder)
  const email = newAddress()
  await call('email.askVerification', { email, proof }, bearer)
  const { code } = await mailedCode(world, email)
  await call('email.verifyCode', { code, email, proof }, bearer)
  const thief = (await linkSignIn(world, email)).body
  const token = await nextMailed(world, address, 'stop')
  // The thief can read the other mailbox for a while, too.
  const asThief = { bearer: thief.accessToken as string }
  await mailProof(world, asThief)
  const proven = await world.run(
    'auth.prove.code',
    { code: (await mailedProofCode(world, address)).code, browserKey: thief.browserKey },
    { ...asThief, from: newClient() },
  )
  const renewed = proven.body.session.browserKey as string
  expect((await stop(world, { token })).status).toBe(200)
  expect(await statusOfKey(world, renewed)).toBe(401)
})
