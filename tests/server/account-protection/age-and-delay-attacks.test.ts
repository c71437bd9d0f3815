import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSessionToken, reissueSessionToken } from '#server/sessions/session-token.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { changesOf, invalidStop, stop } from '../../support/changes.ts'
import { newElder, OVER, proofOf } from '../../support/elder.ts'
import { lettersTo, linkIn, linksIn } from '../../support/letters.ts'
import { emailKeyAt, verifyAt } from '../../support/mailboxes.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { addPasskey, linkSignIn, passkeySignIn, ringOf, statusWith } from '../../support/people.ts'
import { forgetSignIns } from '../../support/proofs.ts'
import { accountOf } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import {
  askPasskey,
  askRecovery,
  callerIn,
  doneAtOnce,
  newPasskey,
  waiting,
} from '../../support/waiting-changes.ts'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

const YEAR = 365 * 24

let world: World
let call: ReturnType<typeof callerIn>
beforeAll(async () => {
  world = await createWorld()
  call = callerIn(world)
})
afterAll(() => world.close())

const signIn = async (passkey: Awaited<ReturnType<typeof newElder>>['passkey']) =>
  (await passkeySignIn(world, passkey)).body.jwt as string
const stopsIn = async (address: string) => linksIn(await lettersTo(world, address), 'stop')
const emailsOf = async (bearer: string) => Object.keys((await accountOf(world, bearer)).emails)

/** Registers the credential of a pending passkey on another account, as its maker can. */
async function registerElsewhere(credentialId: string) {
  const credential = createAuthenticator({ origin: ORIGIN }).register(await beginRegistration(world), {
    credentialId: Buffer.from(credentialId, 'base64url'),
  })
  const input = { credential, browserId: newBrowserId() }
  expect((await call('passkeys.completeRegistration', input)).status).toBe(200)
}

/**
 * An account whose only settled sign-in method is a passkey, with its first browser and one that has just signed in.
 */
async function newHolder() {
  const { id, jwt: first, browserKey } = await world.newGuest()
  const passkey = await addPasskey(world, first)
  await letHoursPass(world, id, YEAR)
  return { id, first, browserKey, passkey, own: await signIn(passkey) }
}

describe('a pending change', () => {
  it('is dropped when another account has the passkey: the owner signs in with everything they have', async () => {
    const { address, bearer: stolen, id, passkey } = await newElder(world)
    const { input } = await newPasskey(world, stolen)
    const asked = await call('passkeys.completeRegistration', { ...input, wait: true }, stolen)
    expect(asked).toMatchObject(waiting)
    await registerElsewhere(input.credential.id)
    await letHoursPass(world, id, OVER)
    expect(await passkeySignIn(world, passkey)).toMatchObject({ status: 200, body: { user: { id } } })
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
    expect(await statusWith(world, stolen)).toBe(200)
  })

  it('is refused when it is requested for a passkey that the account already has', async () => {
    const { bearer: stolen } = await newElder(world)
    const options = await beginRegistration(world, {}, { bearer: stolen })
    const credentialId = Buffer.from(options.excludeCredentials[0].id, 'base64url')
    const credential = createAuthenticator({ origin: ORIGIN }).register(options, { credentialId })
    const input = { credential, browserId: newBrowserId(), wait: true }
    expect(await call('passkeys.completeRegistration', input, stolen)).toMatchObject({
      status: 400,
      body: { code: 'invalid_credential' },
    })
    expect(await changesOf(world, stolen)).toEqual([])
  })

  it('leaves the address of another account usable by its owner', async () => {
    const stranger = await newHolder()
    const { input } = await newPasskey(world, stranger.first)
    const poison = await call('passkeys.completeRegistration', { ...input, wait: true }, stranger.first)
    expect(poison).toMatchObject(waiting)
    const { email } = await askRecovery(world, stranger.first)
    await registerElsewhere(input.credential.id)
    await letHoursPass(world, stranger.id, OVER)
    expect((await call('passkeys.beginLogin', { email })).status).toBe(200)
    expect((await linkSignIn(world, email)).status).toBe(200)
  })

  it('adds the passkey even when the secret of the browser that asked is forgotten after many renewals', async () => {
    const { bearer, browserKey, id, passkey } = await newElder(world)
    const { authenticator } = await askPasskey(world, bearer)
    await forgetSecretOf(bearer, browserKey, passkey)
    await letHoursPass(world, id, OVER)
    expect(await passkeySignIn(world, passkey)).toMatchObject({ status: 200, body: { user: { id } } })
    expect(await passkeySignIn(world, authenticator)).toMatchObject({ status: 200, body: { user: { id } } })
  })

  it('is dropped when it is a first verification and the browser that asked is forgotten: nobody is signed out', async () => {
    const { id, first, browserKey, passkey, own } = await newHolder()
    await askRecovery(world, first)
    await forgetSecretOf(first, browserKey, passkey)
    await letHoursPass(world, id, OVER)
    expect(await accountOf(world, own)).toMatchObject({ email: null })
    expect((await passkeySignIn(world, passkey)).status).toBe(200)
  })

  /** Renews the browser key of a bearer a hundred times, so that its oldest secret is forgotten. */
  async function forgetSecretOf(
    bearer: string,
    browserKey: string,
    passkey: Parameters<typeof passkeySignIn>[1],
  ) {
    const { secretId, browserKeyId } = readSessionToken(world.deps.config, bearer)
    const renewed = await passkeySignIn(world, passkey, { browserKey })
    await world.sql`update browser_secrets set expires_at = now() where id = ${secretId}`
    await world.sql`insert into browser_secrets (hash, key_id, expires_at)
      select decode(md5(n::text || ${secretId}), 'hex'), ${browserKeyId}, now() from generate_series(1, 100) n`
    await passkeySignIn(world, passkey, { browserKey: renewed.body.browserKey })
    expect(await world.sql`select from browser_secrets where id = ${secretId}`).toHaveLength(0)
  }
})

describe('a thief with an hour of one mailbox', () => {
  it('cannot remove another settled mailbox by a letter about it', async () => {
    const { id, jwt: bearer } = await world.newGuest()
    const [read, other] = [newAddress(), newAddress()]
    await emailKeyAt(world, bearer, read)
    await emailKeyAt(world, bearer, other)
    const passkey = await addPasskey(world, bearer)
    await letHoursPass(world, id, YEAR)
    await verifyAt(world, bearer, other, { proof: await proofOf(world, { passkey, bearer }) })
    expect(await stopsIn(read)).toEqual([])
    expect(await emailsOf(bearer)).toContain(other)
  })

  it('cannot remove a credential by a link once the credential has settled', async () => {
    const { id, passkey } = await newElder(world)
    const [read, added] = [newAddress(), newAddress()]
    await emailKeyAt(world, await signIn(passkey), read)
    await letHoursPass(world, id, YEAR)
    const keyId = await emailKeyAt(world, await signIn(passkey), added)
    await letHoursPass(world, id, 71)
    const late = await signIn(passkey)
    await verifyAt(world, late, added)
    await call('keys.removeEmailKey', { keyId }, late)
    const [token] = await stopsIn(read)
    await letHoursPass(world, id, 2)
    expect(await stop(world, { token })).toMatchObject(invalidStop)
    expect((await accountOf(world, await signIn(passkey))).email).toBe(added)
  })

  it('cannot remove a settled mailbox: the letter about a key added for it has no link', async () => {
    const { address, passkey, id } = await newElder(world)
    const read = newAddress()
    await emailKeyAt(world, await signIn(passkey), read)
    await letHoursPass(world, id, YEAR)
    await emailKeyAt(world, await signIn(passkey), address)
    expect(
      (await lettersTo(world, read)).some((text) => text.includes('There is a new way to sign in')),
    ).toBe(true)
    expect(await stopsIn(read)).toEqual([])
  })

  it('replaces it three times: sessions opened by the address in between end with the others', async () => {
    const { address, passkey } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const [one, two, three] = [newAddress(), newAddress(), newAddress()]
    await verifyAt(world, thief, one)
    const [token] = await stopsIn(address)
    await verifyAt(world, thief, two)
    const byTwo = (await linkSignIn(world, two)).body.accessToken as string
    await verifyAt(world, thief, three)
    const byThree = (await linkSignIn(world, three)).body.accessToken as string
    expect((await stop(world, { token })).status).toBe(200)
    expect(await emailsOf(await signIn(passkey))).toEqual([address])
    expect([await statusWith(world, byTwo), await statusWith(world, byThree)]).toEqual([401, 401])
  })

  it('replaces it, takes it back and replaces it again: it leaves by the second change, and letters say so', async () => {
    const { address, id, passkey } = await newElder(world)
    const first = (await linkSignIn(world, address)).body.accessToken as string
    await verifyAt(world, first, newAddress())
    await verifyAt(world, first, address)
    await letHoursPass(world, id, 71)
    const later = (await linkSignIn(world, address)).body.accessToken as string
    const before = await stopsIn(address)
    await verifyAt(world, later, newAddress())
    expect(await stopsIn(address)).toHaveLength(before.length + 1)
    await letHoursPass(world, id, 2)
    expect(await emailsOf(await signIn(passkey))).toContain(address)
  })

  it('keeps a link for it, which removes nothing once the mailbox has left', async () => {
    const { address, id, passkey } = await newElder(world)
    await verifyAt(world, await signIn(passkey), newAddress())
    await letHoursPass(world, id, 71)
    const added = await addPasskey(world, await signIn(passkey))
    const [token] = await stopsIn(address)
    await letHoursPass(world, id, 20)
    expect(await emailsOf(await signIn(passkey))).not.toContain(address)
    expect(await stop(world, { token })).toMatchObject(invalidStop)
    expect((await passkeySignIn(world, added)).status).toBe(200)
  })

  it('adds a passkey and signs in browsers with it: removing the passkey signs those browsers out', async () => {
    const { address } = await newElder(world)
    const thief = (await linkSignIn(world, address)).body.accessToken as string
    const added = await addPasskey(world, thief)
    const byIt = await signIn(added)
    const [token] = await stopsIn(address)
    expect(await stop(world, { token })).toMatchObject({ body: { stopped: 'key_added' } })
    expect([await statusWith(world, byIt), (await passkeySignIn(world, added)).status]).toEqual([401, 401])
  })
})

describe('an address that stays on the account cannot be claimed by another account at the due moment', () => {
  /** Whether another account that reads the letters of an address can verify it. */
  async function claimed(email: string) {
    const { jwt } = await world.newGuest()
    const asked = await call('email.askVerification', { email }, jwt)
    const code = linkIn(await lettersTo(world, email), 'code')
    const verified = await call('email.verifyCode', { email, code }, jwt)
    return [asked.status, verified.status].includes(200)
  }

  it('after it was replaced and verified again', async () => {
    const { address, id, passkey } = await newElder(world)
    const own = await signIn(passkey)
    await verifyAt(world, own, newAddress())
    await verifyAt(world, own, address)
    expect((await accountOf(world, own)).emails[address]).toEqual({ verified: true, leavesAt: null })
    await letHoursPass(world, id, OVER)
    expect(await claimed(address)).toBe(false)
    expect(await accountOf(world, own)).toMatchObject({ email: address, emailVerified: true })
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })

  it('when it is an e-mail key too', async () => {
    const { address, id, passkey } = await newElder(world)
    const own = await signIn(passkey)
    await emailKeyAt(world, own, address)
    expect(await call('email.removeRecovery', {}, own)).toMatchObject(doneAtOnce)
    await letHoursPass(world, id, OVER)
    expect(await claimed(address)).toBe(false)
    expect((await ringOf(world, own)).map(({ name }) => name)).toContain(address)
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })

  it('when its removal without a proof is due and it is the last settled one', async () => {
    const { address, bearer, id, passkey } = await newElder(world)
    await forgetSignIns(world, id)
    expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
    const keyId = (await ringOf(world, bearer)).find(({ type }) => type === 'passkey')?.id
    const proof = await proofOf(world, { passkey, bearer })
    expect((await call('keys.removePasskey', { keyId, proof }, bearer)).body.takesEffectAt).toBeNull()
    await letHoursPass(world, id, OVER)
    expect(await claimed(address)).toBe(false)
    expect((await linkSignIn(world, address)).body.user.id).toBe(id)
  })
})

it('repeated requests for the same passkey do not prolong a stolen access token', async () => {
  const { bearer } = await newElder(world)
  const session = readSessionToken(world.deps.config, bearer)
  const expiresAt = session.expiresAt - 60
  const { jwt: stolen } = await reissueSessionToken(world.deps.db, world.deps, { ...session, expiresAt })
  const { authenticator, input } = await newPasskey(world, stolen)
  const credentialId = Buffer.from(input.credential.id, 'base64url')
  for (const times of [1, 2]) {
    const credential = authenticator.register(await beginRegistration(world, {}, { bearer: stolen }), {
      credentialId,
    })
    const again = { ...input, credential, wait: true }
    const answer = await call('passkeys.completeRegistration', again, stolen)
    expect(answer, `${times}`).toMatchObject(waiting)
    expect(readSessionToken(world.deps.config, answer.body.jwt).expiresAt).toBe(expiresAt)
  }
  expect(await changesOf(world, stolen)).toHaveLength(1)
})
