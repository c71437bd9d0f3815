import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../support/authenticator.ts'
import { changesOf, invalidStop, stop, waits } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  passkeySignIn,
  ringOf,
  statusOfKey,
  statusWith,
} from '../../support/people.ts'
import { forgetSignIns, mailedProof, proofRequired } from '../../support/proofs.ts'
import { accountOf, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Nearly as long as the delay, in hours. */
const NEARLY = 71

const call = (name: string, input: object, bearer: string) =>
  world.run(name, input, { bearer, from: newClient() })

describe('a young account', () => {
  it('is asked for no proof, and none of its changes is pending', async () => {
    const { bearer, id } = await newOwner(world)
    await letHoursPass(world, id, NEARLY)
    await addPasskey(world, bearer)
    const removed = await call('keys.removePasskey', { keyId: await keyOf(world, bearer, 'passkey') }, bearer)
    expect(removed).toMatchObject({ status: 200, body: { takesEffectAt: null } })
    expect(await call('email.removeRecovery', {}, bearer)).toMatchObject({
      status: 200,
      body: { takesEffectAt: null },
    })
  })
})

describe('an account with something settled', () => {
  it('needs a proof to add, remove or replace a sign-in method', async () => {
    const elder = await newElder(world)
    const { bearer } = elder
    const other = (await passkeySignIn(world, elder.passkey, { browserName: 'Other' })).body.jwt as string
    await forgetSignIns(world, elder.id)
    const refused = proofRequired('passkey', 'mail')
    const email = newAddress()
    expect(await call('email.askVerification', { email }, bearer)).toMatchObject(refused)
    expect(await call('email.requestKey', { email }, bearer)).toMatchObject(refused)
    expect(await call('email.removeRecovery', {}, bearer)).toMatchObject(refused)
    expect(
      await call('keys.removePasskey', { keyId: await keyOf(world, bearer, 'passkey') }, bearer),
    ).toMatchObject(refused)
    const othersKey = (await ringOf(world, other)).find(({ current }) => current)?.id
    expect(await call('keys.removeBrowserKey', { keyId: othersKey }, bearer)).toMatchObject(refused)
    await expect(addPasskey(world, bearer)).rejects.toThrow('proof_required')
    expect(await statusWith(world, other)).toBe(200)
  })

  it('asks for a proof before the passkey ceremony is used up: the same ceremony is completed with a proof', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    await forgetSignIns(world, id)
    const options = await beginRegistration(world, {}, { bearer })
    const credential = createAuthenticator({ origin: ORIGIN }).register(options)
    const input = { credential, browserId: newBrowserId() }
    expect(await call('passkeys.completeRegistration', input, bearer)).toMatchObject(
      proofRequired('passkey', 'mail'),
    )
    const proof = await proofOf(world, elder)
    expect(await call('passkeys.completeRegistration', { ...input, proof }, bearer)).toMatchObject({
      status: 200,
      body: { takesEffectAt: null },
    })
  })

  it('lets a caller without a proof wait, and makes the change when the delay is over', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const keyId = await keyOf(world, bearer, 'passkey')
    const asked = await call('keys.removePasskey', { keyId, wait: true }, bearer)
    expect(asked).toMatchObject({ status: 200, body: { takesEffectAt: waits } })
    const again = await call('keys.removePasskey', { keyId, wait: true }, bearer)
    expect(again.body.takesEffectAt).toBe(asked.body.takesEffectAt)
    expect(await ringOf(world, bearer)).toContainEqual(
      expect.objectContaining({ id: keyId, leavesAt: asked.body.takesEffectAt }),
    )
    await letHoursPass(world, id, NEARLY)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(200)
    await letHoursPass(world, id, 2)
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(401)
    expect((await ringOf(world, bearer)).map(({ id }) => id)).not.toContain(keyId)
  })

  it('refuses to remove its last settled sign-in method for a caller who only waits', async () => {
    const { bearer, id } = await newOwner(world)
    await letHoursPass(world, id, OVER)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(proofRequired('mail'))
  })
})

describe('a settled credential leaves slowly', () => {
  it('a mailbox leaves after the delay, with or without a proof; a passkey leaves at once only by its own ceremony', async () => {
    const elder = await newElder(world)
    const { bearer, id, address } = elder
    const proof = await proofOf(world, elder)
    const removed = await call('email.removeRecovery', { proof }, bearer)
    expect(removed).toMatchObject({ status: 200, body: { takesEffectAt: waits } })
    expect((await accountOf(world, bearer)).email).toBe(address)
    expect((await linkSignIn(world, address)).status).toBe(200)
    await letHoursPass(world, id, OVER)
    const now = await accountOf(world, bearer)
    expect(now).toMatchObject({ email: null, emailVerified: false })
    const fresh = await linkSignIn(world, address)
    expect(fresh.body.user?.id).not.toBe(id)
  })

  it('a passkey that gave the proof itself leaves at once', async () => {
    const elder = await newElder(world)
    const keyId = await keyOf(world, elder.bearer, 'passkey')
    const proof = await proofOf(world, elder)
    const removed = await call('keys.removePasskey', { keyId, proof }, elder.bearer)
    expect(removed).toMatchObject({ status: 200, body: { takesEffectAt: null } })
    expect((await passkeySignIn(world, elder.passkey)).status).toBe(401)
  })

  it('a mailed code removes a passkey only after the delay', async () => {
    const elder = await newElder(world)
    const keyId = await keyOf(world, elder.bearer, 'passkey')
    const proof = await mailedProof(world, elder.address, elder)
    const removed = await call('keys.removePasskey', { keyId, proof }, elder.bearer)
    expect(removed).toMatchObject({ status: 200, body: { takesEffectAt: waits } })
  })
})

describe('a pending change can be stopped', () => {
  it('by the mailed link, by a session with a proof, and by the passkey that leaves', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const keyId = await keyOf(world, bearer, 'passkey')
    const ask = () => call('keys.removePasskey', { keyId, wait: true }, bearer)
    await ask()
    const token = await nextMailed(world, address, 'stop')
    expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'key_removed' } })
    expect(await stop(world, { token })).toMatchObject(invalidStop)

    await ask()
    const [change] = await changesOf(world, bearer)
    expect(await stop(world, { id: change?.id }, { bearer })).toMatchObject(proofRequired('passkey', 'mail'))
    const proof = await proofOf(world, elder)
    expect(await stop(world, { id: change?.id, proof }, { bearer })).toMatchObject({ status: 200 })
    expect(await stop(world, { id: change?.id, proof }, { bearer })).toMatchObject(invalidStop)

    await ask()
    const entered = await passkeySignIn(world, elder.passkey)
    expect(entered.body.leaving).toMatchObject({ takesEffectAt: waits, stopToken: expect.any(String) })
    expect(await stop(world, { stopToken: entered.body.leaving.stopToken })).toMatchObject({ status: 200 })
    expect((await changesOf(world, bearer)).map(({ isStopped }) => isStopped)).toEqual([true, true, true])
    expect(await ringOf(world, bearer)).toContainEqual(expect.objectContaining({ id: keyId, leavesAt: null }))
  })

  it('and a stopped replacement removes the new address and the browsers that signed in by it', async () => {
    const elder = await newElder(world)
    const { bearer, address } = elder
    const proof = await proofOf(world, elder)
    const email = newAddress()
    await call('email.askVerification', { email, proof }, bearer)
    const { code } = await mailedCode(world, email)
    expect(await call('email.verifyCode', { code, email, proof }, bearer)).toMatchObject({ status: 200 })
    expect(await accountOf(world, bearer)).toMatchObject({
      email,
      emails: { [email]: { leavesAt: null }, [address]: { verified: true, leavesAt: waits } },
    })
    const thief = await linkSignIn(world, email)
    expect(thief.status).toBe(200)
    const token = await nextMailed(world, address, 'stop')
    expect(await stop(world, { token })).toMatchObject({ status: 200, body: { stopped: 'address_changed' } })
    expect(await accountOf(world, bearer)).toMatchObject({
      email: address,
      emails: { [address]: { leavesAt: null } },
    })
    expect(await statusOfKey(world, thief.body.browserKey as string)).toBe(401)
    expect(await statusWith(world, bearer)).toBe(200)
    expect((await linkSignIn(world, email)).body.user.id).not.toBe(elder.id)
  })
})

describe('a pending addition', () => {
  it('opens nothing until it takes effect: a passkey, and an e-mail key', async () => {
    const elder = await newElder(world)
    const { bearer, id } = elder
    const { email, token, activationCode } = await (async () => {
      const email = newAddress()
      await call('email.requestKey', { email, wait: true }, bearer)
      const { mail, code } = await mailedCode(world, email)
      return { email, token: mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1], activationCode: code }
    })()
    expect(await activate(world, { token, activationCode }, { bearer })).toMatchObject(
      proofRequired('passkey', 'mail'),
    )
    const added = await call(
      'email.activateKey',
      { token, activationCode, wait: true, browserId: 'a'.repeat(16) },
      bearer,
    )
    expect(added).toMatchObject({ status: 200, body: { takesEffectAt: waits } })
    await letHoursPass(world, id, OVER)
    expect((await accountOf(world, bearer)).emails).toMatchObject({ [email]: { verified: true } })
    expect((await linkSignIn(world, email)).body.user.id).toBe(id)
  })

  it('ends with the browser that asked for it', async () => {
    const elder = await newElder(world)
    const thief = await passkeySignIn(world, elder.passkey, { browserName: 'Thief' })
    const stolen = thief.body.jwt as string
    await forgetSignIns(world, elder.id)
    const email = newAddress()
    await call('email.askVerification', { email, wait: true }, stolen)
    const { code } = await mailedCode(world, email)
    expect(await call('email.verifyCode', { code, email, wait: true }, stolen)).toMatchObject({
      body: { takesEffectAt: waits },
    })
    const keyId = (await ringOf(world, stolen)).find(({ current }) => current)?.id
    const proof = await proofOf(world, elder)
    expect(await call('keys.removeBrowserKey', { keyId, proof }, elder.bearer)).toMatchObject({ status: 200 })
    await letHoursPass(world, elder.id, OVER)
    expect(await accountOf(world, elder.bearer)).toMatchObject({ email: elder.address })
  })
})
