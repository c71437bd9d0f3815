import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdNotice, notifyAccount, postDigests } from '#server/account-protection/notices/notices.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { accounts, codes, deletionUndos, heldNotices } from '#server/platform/postgres/schema.ts'
import { countNotice } from '#server/rate-limits/limits.ts'
import { ageSignIn, deleteAccount, endRest, keepBy, restsFrom } from '../../support/deletion.ts'
import { nextMailed } from '../../support/letters.ts'
import { newAddress } from '../../support/new-address.ts'
import {
  activate,
  addPasskey,
  linkSignIn,
  mailedEmailKey,
  passkeySignIn,
  statusOfKey,
  statusWith,
} from '../../support/people.ts'
import { proofFor } from '../../support/proofs.ts'
import { accountOf, ask, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const refused = {
  resting: { status: 403, body: { code: 'account_resting', error: 'This account is about to be deleted' } },
  notResting: { status: 409, body: { code: 'not_resting', error: 'Nothing is to be deleted' } },
  undo: { status: 400, body: { code: 'invalid_undo', error: 'This cannot be undone any more' } },
  bearer: { status: 401, body: { code: 'authentication_required', error: 'Authentication required' } },
  proof: (methods: string[]) => ({
    status: 403,
    body: { code: 'proof_required', error: 'Please show that it is you', methods },
  }),
}

async function exists(id: string) {
  return (await world.deps.db.$count(accounts, eq(accounts.id, id))) === 1
}

/** An account with a name, a verified address, an e-mail key, a passkey and two browsers. */
async function newResident() {
  const owner = await newOwner(world)
  await world.rest('POST', '/api/account/real-name', { first: 'Ada', last: 'Lovelace' }, owner)
  const authenticator = await addPasskey(world, owner.bearer)
  const emailKey = await mailedEmailKey(world, owner.bearer)
  const { body: elsewhere } = await activate(world, emailKey)
  return { ...owner, authenticator, keyAddress: emailKey.email, elsewhere }
}

describe('deleting an account', () => {
  it('signs every browser out at once, and schedules the deletion for the announced day', async () => {
    const owner = await newResident()
    const { body: session } = await passkeySignIn(world, owner.authenticator)
    const proof = await proofFor(world, owner.bearer)
    const { status, body } = await deleteAccount(world, owner.bearer, { proof })
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, restsUntil: expect.any(String), takesEffectAt: null },
    })
    const days = (Date.parse(body.restsUntil) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)

    for (const bearer of [
      owner.bearer,
      session.accessToken,
      owner.elsewhere.accessToken ?? owner.elsewhere.jwt,
    ]) {
      expect(await statusWith(world, bearer)).toBe(401)
    }
    for (const key of [session.browserKey, owner.elsewhere.browserKey]) {
      expect(await statusOfKey(world, key)).toBe(401)
    }
    expect(await deleteAccount(world, owner.bearer, { proof })).toMatchObject(refused.bearer)
  })

  it.each([
    ['nothing', undefined],
    ['another word', { confirm: 'delete' }],
    ['more than the word', { confirm: 'DELETE it' }],
    ['no text', { confirm: true }],
  ])('refuses %s as the confirming word', async (_, input) => {
    const { jwt, id } = await world.newGuest()
    expect(await world.run('account.delete', input, { bearer: jwt })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'confirm', message: 'Type DELETE to confirm' }] },
    })
    expect(await exists(id)).toBe(true)
  })

  it.each([
    ['account.delete', { confirm: 'DELETE' }],
    ['account.deleteNow', {}],
    ['account.undoDeletion', {}],
  ])('through %s is refused without a bearer, and with an invalid one', async (name, input) => {
    expect(await world.run(name, input, { from: newClient() })).toMatchObject(refused.bearer)
    expect(await world.run(name, input, { bearer: 'nothing', from: newClient() })).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
  })

  it('needs a proof if the account can give one, for this call and this session alone', async () => {
    const owner = await newResident()
    await ageSignIn(world, owner.bearer)
    const wanted = refused.proof(['passkey', 'mail'])
    expect(await deleteAccount(world, owner.bearer)).toMatchObject(wanted)
    expect(await deleteAccount(world, owner.bearer, { proof: 'nothing' })).toMatchObject(wanted)
    const { body: other } = await passkeySignIn(world, owner.authenticator)
    const foreign = await proofFor(world, other.accessToken ?? other.jwt)
    expect(await deleteAccount(world, owner.bearer, { proof: foreign })).toMatchObject(wanted)
    expect((await accountOf(world, owner.bearer)).restsUntil).toBeNull()
    const proof = await proofFor(world, owner.bearer)
    expect((await deleteAccount(world, owner.bearer, { proof })).status).toBe(200)
  })

  it('is done at once for a guest with neither passkey nor verified address', async () => {
    const guest = await world.newGuest()
    await ask(world, newAddress(), { bearer: guest.jwt })
    expect(await deleteAccount(world, guest.jwt)).toMatchObject({
      status: 200,
      body: { success: true, restsUntil: null },
    })
    expect(await exists(guest.id)).toBe(false)
    expect([await statusWith(world, guest.jwt), await statusOfKey(world, guest.browserKey)]).toEqual([
      401, 401,
    ])
  })

  it('of an account with only a passkey can be cancelled by the passkey', async () => {
    const guest = await world.newGuest()
    const authenticator = await addPasskey(world, guest.jwt)
    expect(await restsFrom(world, guest.jwt)).toEqual(expect.any(String))
    const { status, body } = await passkeySignIn(world, authenticator)
    expect({ status, id: body.user.id }).toEqual({ status: 200, id: guest.id })
    const bearer = body.accessToken ?? body.jwt
    expect((await world.run('account.undoDeletion', {}, { bearer })).status).toBe(200)
    expect((await accountOf(world, bearer)).restsUntil).toBeNull()
  })

  it('is allowed on a restricted account, which is still restricted after a cancelled deletion', async () => {
    const owner = await newOwner(world)
    const restrictedAt = new Date('2026-01-02T03:04:05Z')
    await world.deps.db.update(accounts).set({ restrictedAt }).where(eq(accounts.id, owner.id))
    await restsFrom(world, owner.bearer)
    expect((await keepBy(world, await nextMailed(world, owner.address, 'wayBack'))).status).toBe(200)
    const { body } = await linkSignIn(world, owner.address)
    expect(await accountOf(world, body.accessToken)).toMatchObject({
      id: owner.id,
      restrictedAt: restrictedAt.toISOString(),
      restsUntil: null,
    })
  })

  it('notifies every verified address, each with its own link back, and no other address', async () => {
    const owner = await newResident()
    const pending = newAddress()
    await ask(world, pending, { bearer: owner.bearer })
    const restsUntil = new Date(await restsFrom(world, owner.bearer))
    const one = await nextMailed(world, owner.address, 'wayBack')
    const other = await nextMailed(world, owner.keyAddress, 'wayBack')
    expect(one).not.toBe(other)
    expect(await world.deps.db.$count(deletionUndos, eq(deletionUndos.accountId, owner.id))).toBe(2)
    expect(
      (await accountOf(world, (await linkSignIn(world, owner.address)).body.accessToken)).restsUntil,
    ).toBe(restsUntil.toISOString())

    expect(await keepBy(world, other)).toEqual(
      expect.objectContaining({ status: 200, body: { success: true, message: 'Your account is kept.' } }),
    )
    // This link is used, and the other one ends with it.
    for (const token of [one, other]) expect(await keepBy(world, token)).toMatchObject(refused.undo)
  })
})

describe('an account that is scheduled for deletion', () => {
  it('accepts a sign-in for the calls that are left, and for nothing else', async () => {
    const owner = await newResident()
    await restsFrom(world, owner.bearer)
    for (const { status, body } of [
      await passkeySignIn(world, owner.authenticator),
      await linkSignIn(world, owner.address),
      await linkSignIn(world, owner.keyAddress),
    ]) {
      expect(status).toBe(200)
      const bearer = body.accessToken ?? body.jwt
      const call = (name: string, input?: object) => world.run(name, input, { bearer, from: newClient() })
      expect(await call('account.get')).toMatchObject({
        status: 200,
        body: { id: owner.id, restsUntil: expect.any(String) },
      })
      expect((await call('account.id')).status).toBe(200)
      expect((await call('auth.refresh', { refreshToken: body.browserKey })).status).toBe(200)
      expect((await call('auth.restore', { browserKey: body.browserKey })).status).toBe(200)
      for (const [name, input] of [
        ['account.delete', { confirm: 'DELETE' }],
        ['account.footprint', undefined],
        ['account.journal', undefined],
        ['account.restrict', undefined],
        ['account.setRealName', { first: 'Ada', last: 'Byron' }],
        ['account.setBornOn', { bornOn: '1990-12-10' }],
        ['keys.list', undefined],
        ['keys.listDevices', undefined],
        ['keys.listRefreshTokens', undefined],
        ['keys.device', { id: owner.id }],
        ['keys.removePasskey', { keyId: owner.id }],
        ['keys.removeEmailKey', { keyId: owner.id }],
        ['keys.removeBrowserKey', { keyId: owner.id }],
        ['keys.removeFeatureKey', { keyId: owner.id }],
        ['email.requestKey', { email: newAddress() }],
        ['email.askVerification', { email: newAddress() }],
        ['email.verifyCode', { email: owner.address, code: '123456' }],
        ['email.removeRecovery', undefined],
        ['email.askSignInLink', { email: owner.address }],
        ['passkeys.beginRegistration', {}],
      ] as const) {
        expect(await call(name, input), name).toMatchObject(refused.resting)
      }
      expect((await call('auth.logout', {})).status).toBe(200)
      expect(await statusWith(world, bearer)).toBe(401)
    }
  })

  it('keeps its addresses: other accounts get the answer for an owned address', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const stranger = await world.newGuest()
    expect(await ask(world, owner.address, { bearer: stranger.jwt })).toMatchObject({
      status: 409,
      body: { error: 'email_exists' },
    })
    const { body } = await linkSignIn(world, owner.address)
    expect(body.user.id).toBe(owner.id)
  })

  it('accepts no code any more, not even one that was mailed before', async () => {
    const owner = await newOwner(world)
    const mailed = await mailedEmailKey(world, owner.bearer)
    const pending = newAddress()
    await ask(world, pending, { bearer: owner.bearer })
    await restsFrom(world, owner.bearer)
    expect(await world.deps.db.$count(codes, eq(codes.accountId, owner.id))).toBe(0)
    expect(await activate(world, mailed)).toMatchObject({
      status: 400,
      body: { code: 'invalid_code' },
    })
  })

  it('is restored with the same ids, keys and addresses, and only later sign-ins stay', async () => {
    const owner = await newResident()
    const before = await accountOf(world, owner.bearer)
    await restsFrom(world, owner.bearer)
    const { body: session } = await passkeySignIn(world, owner.authenticator)
    const bearer = session.accessToken ?? session.jwt
    expect(await world.run('account.undoDeletion', undefined, { bearer })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your account is kept.' },
    })
    const after = await accountOf(world, bearer)
    const lasting = (account: typeof after) =>
      account.keys
        .filter(({ type }: { type: string }) => type !== 'browser')
        .map(({ id, name, type }: { id: string; name: string; type: string }) => ({ id, name, type }))
    expect({ ...after, keys: lasting(after) }).toEqual({ ...before, keys: lasting(before) })
    expect(after.keys.filter(({ type }: { type: string }) => type === 'browser')).toHaveLength(1)
    expect(await statusOfKey(world, owner.elsewhere.browserKey)).toBe(401)
    // All its calls work as before.
    const renamed = { first: 'Ada', last: 'Byron' }
    expect((await world.run('account.setRealName', renamed, { bearer })).status).toBe(200)
    expect(await world.run('account.undoDeletion', {}, { bearer })).toMatchObject(refused.undo)
    expect(await keepBy(world, await nextMailed(world, owner.address, 'wayBack'))).toMatchObject(refused.undo)
  })

  it('is not kept by a link of an earlier deletion', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const earlier = await nextMailed(world, owner.address, 'wayBack')
    const bearer = (await linkSignIn(world, owner.address)).body.accessToken
    expect((await world.run('account.undoDeletion', {}, { bearer })).status).toBe(200)
    await restsFrom(world, bearer)
    expect(await keepBy(world, earlier)).toMatchObject(refused.undo)
    const token = await nextMailed(world, owner.address, 'wayBack')
    expect((await keepBy(world, token)).status).toBe(200)
  })

  it.each([
    ['nothing like one', 'nothing'],
    ['one of nobody', Buffer.alloc(32, 7).toString('base64url')],
  ])('is not kept by a token that is %s', async (_, token) => {
    expect(await keepBy(world, token)).toMatchObject(refused.undo)
  })

  it('cannot be kept after its grace period, by any means', async () => {
    const owner = await newOwner(world)
    await restsFrom(world, owner.bearer)
    const token = await nextMailed(world, owner.address, 'wayBack')
    const { body } = await linkSignIn(world, owner.address)
    await endRest(world, owner.id)
    expect(await keepBy(world, token)).toMatchObject(refused.undo)
    const bearer = body.accessToken
    expect(await world.run('account.undoDeletion', {}, { bearer })).toMatchObject(refused.undo)
    await cleanUp(world.deps)
    expect(await exists(owner.id)).toBe(false)
    expect(await keepBy(world, token)).toMatchObject(refused.undo)
    expect(await world.run('account.undoDeletion', {}, { bearer })).toMatchObject(refused.bearer)
  })

  it('is deleted at once on request with a proof, and its address opens a new account', async () => {
    const owner = await newOwner(world)
    expect(await world.run('account.deleteNow', {}, { bearer: owner.bearer })).toMatchObject(
      refused.notResting,
    )
    await restsFrom(world, owner.bearer)
    const { body } = await linkSignIn(world, owner.address)
    const bearer = body.accessToken
    await ageSignIn(world, bearer)
    expect(await world.run('account.deleteNow', {}, { bearer })).toMatchObject(refused.proof(['mail']))
    expect(await exists(owner.id)).toBe(true)
    const proof = await proofFor(world, bearer)
    expect(await world.run('account.deleteNow', { proof }, { bearer })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your account is deleted.' },
    })
    expect([await statusWith(world, bearer), await statusOfKey(world, body.browserKey)]).toEqual([401, 401])

    const { body: anew } = await linkSignIn(world, owner.address)
    expect(anew.user.id).not.toBe(owner.id)
    expect(await accountOf(world, anew.accessToken)).toMatchObject({ email: owner.address, restsUntil: null })
  })
})

/** The next letter with such a subject; others may be newer. */
async function nextLike(address: string, subject: RegExp) {
  for (;;) {
    const letter = await world.smtp.next(address)
    if (subject.test(letter.mail.subject ?? '')) return letter
  }
}

describe('mail to an account that is scheduled for deletion', () => {
  it('is one notice that says when it is deleted, what happens and how to keep it', async () => {
    const owner = await newOwner(world)
    const restsUntil = new Date(await restsFrom(world, owner.bearer))
    const { mail } = await nextLike(owner.address, /will be deleted/)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(restsUntil)
    expect(mail.subject).toBe(`Your account will be deleted on ${day}`)
    const { upid } = await accountOf(world, (await linkSignIn(world, owner.address)).body.accessToken)
    expect(mail.text).toContain(upid)
    expect(mail.text).toContain(`the account is closed. On ${day} at`)
    expect(mail.text).toMatch(/^http\S+\/account\/kept\?token=[\w-]{43}$/m)
    expect(mail.html).toContain('Keep my account')
  })

  it('contains no notice of other events, nor one that was held back before', async () => {
    const owner = await newOwner(world)
    await world.deps.db.transaction(async (tx) => {
      await countNotice(tx, { accountId: owner.id, address: owner.address })
      await holdNotice(tx, { accountId: owner.id, address: owner.address, event: 'passkeyAdded' })
    })
    await restsFrom(world, owner.bearer)
    await nextMailed(world, owner.address, 'wayBack')
    await world.deps.db
      .update(heldNotices)
      .set({ dueAt: new Date(0) })
      .where(eq(heldNotices.accountId, owner.id))
    expect(await postDigests(world.deps)).toBe(0)
    await world.deps.db.transaction(async (tx) => {
      await notifyAccount(tx, world.deps, owner.id, { event: 'passkeySuspicious', name: 'Chrome on Linux' })
    })
    const { body } = await linkSignIn(world, owner.address)
    await world.run('account.undoDeletion', {}, { bearer: body.accessToken })
    expect(await postDigests(world.deps)).toBe(1)
    expect((await nextLike(owner.address, /changed|passkey/i)).mail.subject).toBe(
      'More was changed in your account',
    )
  })
})

it('opening the page of a link back changes nothing, because scanners follow links', async () => {
  const owner = await newOwner(world)
  await restsFrom(world, owner.bearer)
  const token = await nextMailed(world, owner.address, 'wayBack')
  for (const method of ['GET', 'HEAD'] as const) {
    const page = await world.app.inject({
      method,
      url: `/account/kept?token=${token}`,
      headers: { host: new URL(ORIGIN).host },
    })
    expect({ status: page.statusCode, stored: page.headers['cache-control'] }).toEqual({
      status: 200,
      stored: 'no-store',
    })
  }
  expect(await world.deps.db.$count(deletionUndos, eq(deletionUndos.accountId, owner.id))).toBe(1)
  expect((await keepBy(world, token)).status).toBe(200)
})
