import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, invalidStop, stop } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { fillWithKeys } from '../../support/full-ring.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { passkeySignIn, ringOf, statusOfKey, statusWith } from '../../support/people.ts'
import { beginProof, forgetSignIns, proofRequired } from '../../support/proofs.ts'
import { accountOf, mailedCode, verify } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { askEmailKey, askPasskey, callerIn, idsOf, mailedKeyFor } from '../../support/waiting-changes.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const refused = proofRequired('passkey', 'mail')

describe('a browser key that was removed', () => {
  /** A browser of another person on an old account, which has given no proof. */
  async function withThief() {
    const elder = await newElder(world)
    const thief = (await passkeySignIn(world, elder.passkey)).body
    await forgetSignIns(world, elder.id)
    const remove = async () => {
      const [keyId] = (await idsOf(world, elder.bearer)).others
      const proof = await proofOf(world, elder)
      expect((await call('keys.removeBrowserKey', { keyId, proof }, elder.bearer)).status).toBe(200)
    }
    return { elder, stolen: thief.jwt as string, stolenKey: thief.browserKey as string, remove }
  }

  it('opens nothing, stops nothing and proves nothing', async () => {
    const { elder, stolen, stolenKey, remove } = await withThief()
    const proof = await proofOf(world, { ...elder, bearer: stolen })
    await remove()
    await call('email.removeRecovery', { wait: true }, elder.bearer)
    const [change] = await changesOf(world, elder.bearer)
    expect([await statusOfKey(world, stolenKey), await statusWith(world, stolen)]).toEqual([401, 401])
    expect((await call('auth.restore', { browserKey: stolenKey })).status).toBe(401)
    expect((await stop(world, { id: change?.id, proof }, { bearer: stolen })).status).toBe(401)
    expect(await stop(world, { token: stolenKey })).toMatchObject(invalidStop)
    expect((await beginProof(world, { bearer: stolen })).status).toBe(401)
    expect(await stop(world, { id: change?.id, proof }, elder)).toMatchObject(refused)
    // A sign-in that presents it does not renew it, because it is another browser.
    const entered = await passkeySignIn(world, elder.passkey, { browserKey: stolenKey })
    expect((await ringOf(world, elder.bearer)).filter(({ type }) => type === 'browser')).toHaveLength(2)
    expect(entered.status).toBe(200)
    expect(await statusOfKey(world, stolenKey)).toBe(401)
  })

  it('ends its own pending changes and the codes it awaits', async () => {
    const { elder, stolen, remove } = await withThief()
    const { authenticator } = await askPasskey(world, stolen)
    const { email: waits } = await askEmailKey(world, stolen)
    const awaited = await mailedKeyFor(world, stolen)
    const email = newAddress()
    expect((await call('email.askVerification', { email, wait: true }, stolen)).status).toBe(200)
    const { code } = await mailedCode(world, email)
    await remove()
    const proof = await proofOf(world, elder)
    const activation = { ...awaited.mailed, proof }
    expect((await call('email.activateKey', activation, elder.bearer)).status).toBe(400)
    expect((await verify(world, { email, code, proof }, elder)).status).toBe(400)
    await letHoursPass(world, elder.id, OVER)
    expect((await passkeySignIn(world, authenticator)).status).toBe(401)
    expect((await accountOf(world, elder.bearer)).emails).not.toMatchObject({ [waits]: { verified: true } })
  })

  it('cannot ask for a pending change again, nor can an expired code or link', async () => {
    const { elder, stolen, remove } = await withThief()
    const { bearer, passkey } = elder
    const mailed = await mailedKeyFor(world, bearer)
    await remove()
    const calls: [string, object][] = [
      ['email.removeRecovery', {}],
      ['email.askVerification', { email: mailed.email }],
      ['email.requestKey', { email: mailed.email }],
      ['keys.removePasskey', { keyId: await keyOf(world, bearer, 'passkey') }],
      ['account.delete', { confirm: 'DELETE' }],
    ]
    for (const [name, input] of calls)
      expect((await call(name, { ...input, wait: true }, stolen)).status, name).toBe(401)
    await world.sql`update codes set expires_at = now() where account_id = ${elder.id}`
    expect((await call('email.activateKey', { ...mailed.mailed, wait: true }, bearer)).status).toBe(400)
    await call('email.askSignInLink', { email: mailed.email }, bearer)
    const token = await nextMailed(world, mailed.email, 'signIn')
    await world.sql`update links set expires_at = now() where address = ${mailed.email}`
    const late = await call('email.redeemSignInLink', { token, wait: true }, bearer)
    expect(late).toMatchObject({ status: 400, body: { code: 'invalid_link' } })
    expect((await changesOf(world, bearer)).filter(({ takesEffectAt }) => takesEffectAt)).toEqual([])
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
  })

  it('a passkey that was removed opens nothing, and is not removed a second time', async () => {
    const elder = await newElder(world)
    const keyId = await keyOf(world, elder.bearer, 'passkey')
    const proof = await proofOf(world, elder)
    await call('keys.removePasskey', { keyId, proof }, elder.bearer)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(401)
    expect((await call('keys.removePasskey', { keyId, wait: true }, elder.bearer)).status).toBe(404)
    expect(await changesOf(world, elder.bearer)).toMatchObject([{ takesEffectAt: null }])
  })
})

describe('a browser key', () => {
  /** Gives a proof with the passkey of an old account, and presents the secret of a browser. */
  async function proveWith(elder: Awaited<ReturnType<typeof newElder>>, browserKey: string | undefined) {
    const { body } = await beginProof(world, elder)
    const input = { credential: elder.passkey.login(body), browserKey }
    return (await call('auth.prove.complete', input, elder.bearer)).body
  }

  it('is renewed by a proof: a copy of it stops working', async () => {
    const elder = await newElder(world)
    const proven = await proveWith(elder, elder.browserKey)
    expect(proven).toHaveProperty('session')
    const { session, proof } = proven
    expect(await statusOfKey(world, session.browserKey)).toBe(200)
    // The proof belongs to the new session.
    const asked = await call('email.requestKey', { email: newAddress(), proof }, session.jwt)
    expect(asked.status).toBe(200)
    await letHoursPass(world, elder.id, 1)
    expect([await statusOfKey(world, elder.browserKey), await statusWith(world, elder.bearer)]).toEqual([
      401, 401,
    ])
    expect(await statusOfKey(world, session.browserKey)).toBe(200)
  })

  it('that was copied does not end the key that a proof renewed, used or not', async () => {
    const elder = await newElder(world)
    const proven = await proveWith(elder, elder.browserKey)
    expect(await statusWith(world, proven.session?.jwt)).toBe(200)
    await letHoursPass(world, elder.id, 1)
    expect(await statusOfKey(world, elder.browserKey)).toBe(401)
    expect(await statusOfKey(world, proven.session?.browserKey)).toBe(200)
  })

  it('is renewed only by its own secret: not by a bearer alone, nor by the secret of another browser', async () => {
    const elder = await newElder(world)
    const other = (await passkeySignIn(world, elder.passkey)).body
    const guest = await world.newGuest()
    for (const shown of [undefined, other.browserKey, guest.browserKey])
      expect(await proveWith(elder, shown)).not.toHaveProperty('session')
    const before = await idsOf(world, elder.bearer)
    const entered = await passkeySignIn(world, elder.passkey, { bearer: elder.bearer })
    expect((await idsOf(world, entered.body.jwt)).others).toContain(before.own)
  })

  it('at the limit of a hundred is removed for a new sign-in: the one longest unused', async () => {
    const elder = await newElder(world)
    await fillWithKeys(world, elder.id, 100, '1 day')
    await world.sql`update keys set last_used_at = now() where account_id = ${elder.id} and name <> 'Somewhere'`
    const first = (await idsOf(world, elder.bearer)).others[0]
    await world.sql`update keys set created_at = now() - interval '2 days' where id = ${String(first)}`
    const entered = await passkeySignIn(world, elder.passkey)
    expect(entered.status).toBe(200)
    const ring = await ringOf(world, elder.bearer)
    expect(ring).toHaveLength(100)
    expect(ring.map(({ id }) => id)).not.toContain(first)
    expect(await statusWith(world, entered.body.jwt)).toBe(200)
  })
})
