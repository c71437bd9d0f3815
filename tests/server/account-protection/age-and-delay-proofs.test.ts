import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { addPasskey, linkSignIn, passkeySignIn, statusOfKey, statusWith } from '../../support/people.ts'
import {
  beginProof,
  completeProof,
  forgetSignIns,
  mailedProof,
  mailedProofCode,
  proofRequired,
  proveByCode,
  proveByPasskey,
} from '../../support/proofs.ts'
import { accountOf, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import {
  askEmailKey,
  askPasskey,
  askRecovery,
  callerIn,
  doneAtOnce,
  idsOf,
  mailedKeyFor,
  newPasskey,
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

/** Asks for an e-mail key: an account with something settled needs a proof for it, and it does no harm. */
const askKey = (bearer: string, proof?: string) =>
  call('email.requestKey', { email: newAddress(), ...(proof && { proof }) }, bearer)

describe('a passkey and a mailbox', () => {
  it('are new for 72 hours, and settled then', async () => {
    const { bearer, id } = await newOwner(world)
    await letHoursPass(world, id, 71)
    await forgetSignIns(world, id)
    expect((await askKey(bearer)).status).toBe(200)
    await letHoursPass(world, id, 2)
    expect(await askKey(bearer)).toMatchObject(proofRequired('mail'))

    const guest = await world.newGuest()
    await addPasskey(world, guest.jwt)
    await letHoursPass(world, guest.id, 71)
    expect((await askKey(guest.jwt)).status).toBe(200)
    await letHoursPass(world, guest.id, 2)
    expect(await askKey(guest.jwt)).toMatchObject(proofRequired('passkey'))
  })

  it('never settle where SENIORITY_S is 0: no proof is asked, nothing is pending and nothing is listed', async () => {
    const free = await createWorld({ seniorityS: 0 })
    try {
      const { bearer, id } = await newElder(free)
      await forgetSignIns(free, id)
      const run = callerIn(free)
      await askPasskey(free, bearer, {})
      const remove = { keyId: await keyOf(free, bearer, 'passkey'), wait: true }
      expect(await run('keys.removePasskey', remove, bearer)).toMatchObject(doneAtOnce)
      expect(await run('email.removeRecovery', { wait: true }, bearer)).toMatchObject(doneAtOnce)
      expect((await run('account.changes', undefined, bearer)).body).toEqual([])
    } finally {
      await free.close()
    }
  })
})

describe('a proof', () => {
  it('is given by a settled credential, and not by a new one beside it', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const proof = await proofOf(world, elder)
    const { authenticator } = await askPasskey(world, bearer, { proof })
    const { email } = await askEmailKey(world, bearer, { proof })
    await forgetSignIns(world, id)

    const offered = (await beginProof(world, { bearer })).body.allowCredentials
    expect(offered).toHaveLength(1)
    expect(() => authenticator.login({ challenge: 'any', allowCredentials: offered })).toThrow('NotAllowed')
    expect(await call('auth.prove.mail', { email }, bearer)).toMatchObject({ status: 409 })
    const byPasskey = (await passkeySignIn(world, authenticator)).body.jwt as string
    expect(await askKey(byPasskey)).toMatchObject(refused)
    const byLink = (await linkSignIn(world, email)).body.accessToken as string
    expect(await askKey(byLink)).toMatchObject(refused)
  })

  it('is a ceremony, a code to the oldest settled address, or a sign-in of the last five minutes', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    expect((await askKey(bearer, await proofOf(world, elder))).status).toBe(200)
    const { email } = await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    await letHoursPass(world, id, OVER)
    // The code goes to the recovery e-mail, although the e-mail key is settled too.
    expect((await askKey(bearer, await mailedProof(world, address, { bearer }))).status).toBe(200)
    expect((await askKey((await passkeySignIn(world, elder.passkey)).body.jwt)).status).toBe(200)
    const byLink = (await linkSignIn(world, email)).body.accessToken as string
    expect((await askKey(byLink)).status).toBe(200)
    await forgetSignIns(world, id)
    expect(await askKey(byLink)).toMatchObject(refused)
  })

  it('expires after five minutes, and does not work for another session', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const other = (await passkeySignIn(world, elder.passkey)).body.jwt as string
    await forgetSignIns(world, id)
    const proof = await proofOf(world, elder)
    expect(await askKey(other, proof)).toMatchObject(refused)
    expect((await askKey(bearer, proof)).status).toBe(200)
    await world.sql`update proofs set expires_at = expires_at - interval '301 s'`
    expect(await askKey(bearer, proof)).toMatchObject(refused)
    expect(await call('keys.removePasskey', { keyId: 'none', proof }, bearer)).toMatchObject({ status: 404 })
  })

  it('of a removed passkey is refused: its earlier proof, its ceremony and its sign-in', async () => {
    const elder = await newElder(world)
    const { bearer, id, passkey } = elder
    const { authenticator: other } = await askPasskey(world, bearer, { proof: await proofOf(world, elder) })
    await letHoursPass(world, id, OVER)
    const byPasskey = (await passkeySignIn(world, passkey)).body.jwt as string
    const ring = (await call('keys.list', undefined, bearer)).body as { id: string; type: string }[]
    const keyId = ring.find(({ type }) => type === 'passkey')?.id
    const { body: options } = await beginProof(world, { bearer })
    const credential = passkey.login(options)
    const [spent, kept] = [await proofOf(world, elder), await proofOf(world, elder)]
    expect(await call('keys.removePasskey', { keyId, proof: spent }, bearer)).toMatchObject(doneAtOnce)

    expect(await askKey(bearer, kept)).toMatchObject(refused)
    expect(await completeProof(world, credential, { bearer })).toMatchObject({ status: 401 })
    expect(await askKey(byPasskey)).toMatchObject(refused)
    const { body } = await proveByPasskey(world, other, { bearer })
    expect((await askKey(bearer, body.proof)).status).toBe(200)
  })

  it('of a mailbox that has left is refused, though its code was mailed before', async () => {
    const elder = await newElder(world)
    await call('email.removeRecovery', { proof: await proofOf(world, elder) }, elder.bearer)
    await call('auth.prove.mail', {}, elder.bearer)
    const { code } = await mailedProofCode(world, elder.address)
    await letHoursPass(world, elder.id, 72)
    expect((await proveByCode(world, code, elder)).status).toBe(400)
    expect(await call('auth.prove.mail', {}, elder.bearer)).toMatchObject({ status: 409 })
  })
})

describe('a proof on a young account', () => {
  it('for export, deletion and lifting may be given by any passkey or address; no other call asks for one', async () => {
    const { bearer, id } = await newOwner(world)
    const passkey = await addPasskey(world, bearer)
    await forgetSignIns(world, id)
    await askEmailKey(world, bearer, {})
    await askRecovery(world, bearer, {})
    await call('account.restrict', undefined, bearer)
    const calls: [string, object][] = [
      ['account.export', {}],
      ['account.liftRestriction', {}],
      ['account.delete', { confirm: 'DELETE' }],
    ]
    for (const [name, input] of calls) {
      expect(await call(name, input, bearer), name).toMatchObject(refused)
      const { proof } = (await proveByPasskey(world, passkey, { bearer })).body
      expect((await call(name, { ...input, proof }, bearer)).status, name).toBe(200)
    }
  })
})

describe('where something is settled', () => {
  it('each call that adds, removes or gives away needs a proof, and changes nothing without one', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    await askEmailKey(world, bearer, { proof: await proofOf(world, elder) })
    await passkeySignIn(world, elder.passkey)
    await forgetSignIns(world, id)
    const before = await accountOf(world, bearer)
    const { input: passkey } = await newPasskey(world, bearer)
    const email = newAddress()
    const { others } = await idsOf(world, bearer)
    const calls: [string, object][] = [
      ['passkeys.completeRegistration', passkey],
      ['email.requestKey', { email }],
      ['email.askVerification', { email }],
      ['email.removeRecovery', {}],
      ['keys.removePasskey', { keyId: await keyOf(world, bearer, 'passkey') }],
      ['keys.removeEmailKey', { keyId: await keyOf(world, bearer, 'email') }],
      // Signing out everywhere else calls this once for each browser.
      ...others.map((keyId): [string, object] => ['keys.removeBrowserKey', { keyId }]),
      ['account.export', {}],
      ['account.delete', { confirm: 'DELETE' }],
    ]
    expect(others).not.toEqual([])
    for (const [name, input] of calls) expect(await call(name, input, bearer), name).toMatchObject(refused)
    expect((await accountOf(world, bearer)).keys).toEqual(before.keys)
    await call('account.restrict', undefined, bearer)
    expect(await call('account.liftRestriction', {}, bearer)).toMatchObject(refused)
    expect((await accountOf(world, bearer)).restrictedAt).not.toBeNull()
  })

  it('signing out oneself, name, birthday, reading and restricting need no proof', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const [left, removed] = [
      await passkeySignIn(world, elder.passkey),
      await passkeySignIn(world, elder.passkey),
    ]
    await forgetSignIns(world, id)
    const calls: [string, object | undefined][] = [
      ['account.setRealName', { first: 'Ada', last: 'Lovelace' }],
      ['account.setBornOn', { bornOn: '1990-12-10' }],
      ['account.get', undefined],
      ['account.changes', undefined],
      ['account.journal', undefined],
      ['account.footprint', undefined],
      ['account.forecast', undefined],
      ['account.restrict', undefined],
    ]
    await call('auth.logout', {}, left.body.jwt)
    expect(await statusOfKey(world, left.body.browserKey)).toBe(401)
    const { own } = await idsOf(world, removed.body.jwt)
    expect(await call('keys.removeBrowserKey', { keyId: own }, removed.body.jwt)).toMatchObject({
      status: 200,
      body: { jwt: null, takesEffectAt: null },
    })
    expect(await statusWith(world, removed.body.jwt)).toBe(401)
    for (const [name, input] of calls) expect((await call(name, input, bearer)).status, name).toBe(200)
  })

  it('an address needs a proof when it is requested and when it is verified, and a refusal uses up no code', async () => {
    const elder = await newElder(world)
    const { bearer } = elder
    const proof = await proofOf(world, elder)
    const email = newAddress()
    await call('email.askVerification', { email, proof }, bearer)
    const { code } = await mailedCode(world, email)
    expect(await call('email.verifyCode', { email, code }, bearer)).toMatchObject(refused)
    expect(await call('email.verifyCode', { email, code, proof }, bearer)).toMatchObject(doneAtOnce)
    const key = await mailedKeyFor(world, bearer, { proof })
    // In the browser that asked, and in a browser without a session.
    expect(await call('email.activateKey', key.mailed, bearer)).toMatchObject(refused)
    expect(await call('email.activateKey', key.mailed)).toMatchObject(refused)
    expect(await call('email.activateKey', { ...key.mailed, proof }, bearer)).toMatchObject(doneAtOnce)
  })

  it('a link that the account asked for is refused without a proof, stays usable, and makes no account', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const email = newAddress()
    await call('email.askSignInLink', { email }, bearer)
    const token = await nextMailed(world, email, 'signIn')
    const count = async () => (await world.sql`select from accounts`).length
    const before = await count()
    for (let times = 0; times < 2; times++)
      expect(await call('email.redeemSignInLink', { token }, bearer)).toMatchObject(refused)
    expect(await count()).toBe(before)
    const proof = await proofOf(world, elder)
    const redeemed = await call('email.redeemSignInLink', { token, proof }, bearer)
    expect(redeemed).toMatchObject(doneAtOnce)
    expect(await accountOf(world, bearer)).toMatchObject({ id, email })
  })

  it('a link that the account asked for may become a pending change', async () => {
    const elder = await newElder(world)
    const email = newAddress()
    await call('email.askSignInLink', { email }, elder.bearer)
    const token = await nextMailed(world, email, 'signIn')
    const asked = await call('email.redeemSignInLink', { token, wait: true }, elder.bearer)
    expect(asked).toMatchObject(waiting)
    expect(await accountOf(world, elder.bearer)).toMatchObject({ email: elder.address })
    await letHoursPass(world, elder.id, OVER)
    expect(await accountOf(world, elder.bearer)).toMatchObject({ email })
  })
})
