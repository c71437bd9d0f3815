import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PER_ADDRESS } from '#server/rate-limits/limit-kinds.ts'
import { changesOf, invalidStop, stop } from '../../support/changes.ts'
import { setCount } from '../../support/counts.ts'
import { keyOf, newElder, proofOf } from '../../support/elder.ts'
import { lettersTo, linkIn, nextMailed } from '../../support/letters.ts'
import { passkeySignIn, statusWith } from '../../support/people.ts'
import { forgetSignIns } from '../../support/proofs.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { tooMany } from '../../support/too-many.ts'
import {
  askEmailKey,
  askPasskey,
  askRecovery,
  callerIn,
  idsOf,
  waiting,
} from '../../support/waiting-changes.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

/** The factor of the limit on refusals: 300 times this per minute and network. */
const FACTOR = 0.02
const MOST_REFUSALS = 6

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld({ rateLimitFactor: FACTOR })
  call = callerIn(world)
})
afterAll(() => world.close())

describe('the daily limits of one account', () => {
  it('allow ten pending changes: of the tenth and the eleventh at once, one is accepted', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    await passkeySignIn(world, elder.passkey)
    await forgetSignIns(world, id)
    const [browser] = (await idsOf(world, bearer)).others
    await setCount(world, { kind: 'changes_that_wait_a_day', subject: id, count: 9 })
    const answers = await Promise.all([
      call('email.removeRecovery', { wait: true }, bearer),
      call('keys.removeBrowserKey', { keyId: browser, wait: true }, bearer),
      call('account.delete', { confirm: 'DELETE', wait: true }, bearer),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(tooMany)
    expect(await changesOf(world, bearer)).toHaveLength(1)
  })

  it('allow three restrictions', async () => {
    const elder = await newElder(world)
    for (let times = 0; times < 3; times++) {
      expect((await call('account.restrict', undefined, elder.bearer)).status).toBe(200)
      const proof = await proofOf(world, elder)
      expect((await call('account.liftRestriction', { proof }, elder.bearer)).status).toBe(200)
      // The session that restricts stays signed in.
      expect(await statusWith(world, elder.bearer)).toBe(200)
    }
    expect(await call('account.restrict', undefined, elder.bearer)).toMatchObject(tooMany)
  })

  it('allow one letter per address about a change, and one about its stopping', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const before = (await lettersTo(world, address)).length
    for (let times = 0; times < 3; times++)
      expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
    expect(await lettersTo(world, address)).toHaveLength(before + 1)
    const token = linkIn(await lettersTo(world, address), 'stop')
    for (let times = 0; times < 3; times++) await stop(world, { token })
    expect(await lettersTo(world, address)).toHaveLength(before + 2)
  })

  it('do not hide a pending change: it is announced after the letters are used up, and mailed links still work', async () => {
    const { bearer, id, address } = await newElder(world)
    await call('email.askSignInLink', { email: address })
    const link = await nextMailed(world, address, 'signIn')
    await setCount(world, { kind: 'notices_a_day', subject: id, address, count: 20 })
    for (const kind of Object.keys(PER_ADDRESS) as (keyof typeof PER_ADDRESS)[])
      await setCount(world, { kind, subject: address, count: PER_ADDRESS[kind].most })
    expect((await call('email.askSignInLink', { email: address })).status).toBe(429)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
    const token = await nextMailed(world, address, 'stop')
    expect((await stop(world, { token })).status).toBe(200)
    expect((await call('email.redeemSignInLink', { token: link })).body.user).toMatchObject({ id })
  })

  it('a right link stops a change, however many wrong ones came from the same network', async () => {
    const { bearer, address } = await newElder(world)
    await call('email.removeRecovery', { wait: true }, bearer)
    const right = await nextMailed(world, address, 'stop')
    const from = newClient()
    const guess = (token: string) => world.run('account.stopChange', { token }, { from })
    const wrong = 'g'.repeat(42).concat('A')
    for (let tries = 0; tries < MOST_REFUSALS; tries++) expect(await guess(wrong)).toMatchObject(invalidStop)
    expect((await guess(wrong)).status).toBe(429)
    expect((await guess(right)).status).toBe(200)
  })
})

it('pending changes without a proof use up nothing of a caller with a proof', async () => {
  const elder = await newElder(world)
  const { bearer, id } = elder
  await setCount(world, { kind: 'changes_that_wait_a_day', subject: id, count: 10 })
  await setCount(world, { kind: 'addresses_asked_waiting_a_day', subject: id, count: 5 })
  expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(tooMany)
  const proof = await proofOf(world, elder)
  await askPasskey(world, bearer, { proof })
  await askEmailKey(world, bearer, { proof })
  await askRecovery(world, bearer, { proof })
  const gone = await call(
    'keys.removePasskey',
    { keyId: await keyOf(world, bearer, 'passkey'), proof },
    bearer,
  )
  expect(gone.status).toBe(200)
  expect(
    (await call('account.delete', { confirm: 'DELETE', proof: await proofOf(world, elder) }, bearer)).status,
  ).toBe(200)
})

describe('a credential added with a proof', () => {
  it('is announced in a letter and in each older browser; neither asks for an answer', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const other = (await passkeySignIn(world, elder.passkey)).body.jwt as string
    const before = (await lettersTo(world, address)).length
    await askPasskey(world, bearer, { proof: await proofOf(world, elder) })
    await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    const letters = (await lettersTo(world, address)).slice(before)
    expect(letters).toHaveLength(2)
    for (const letter of letters) expect(letter).not.toMatch(/takes effect|Was that you/i)
    expect(await changesOf(world, other)).toMatchObject([
      { event: 'key_activated', takesEffectAt: null, isStopped: false },
      { event: 'key_added', takesEffectAt: null, isStopped: false },
    ])
    // No part of it needs an answer.
    const [line] = await changesOf(world, bearer)
    const proof = await proofOf(world, elder)
    expect(await stop(world, { id: line?.id, proof }, { bearer })).toMatchObject(invalidStop)
  })

  it('and a replaced address has its own entry until it leaves', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    const { email } = await askRecovery(world, bearer, { proof: await proofOf(world, elder) })
    const change = (await changesOf(world, bearer)).find(({ event }) => event === 'address_changed')
    expect(change).toMatchObject({ takesEffectAt: expect.any(String) })
    expect(await accountOf(world, bearer)).toMatchObject({
      email,
      emails: { [email]: { leavesAt: null }, [address]: { leavesAt: change?.takesEffectAt } },
    })
    await letHoursPass(world, id, 72)
    expect(Object.keys((await accountOf(world, bearer)).emails)).toEqual([email])
  })
})
