import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { codes, keys } from '#server/platform/postgres/schema.ts'
import { newAddress } from '../../support/new-address.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const invalidCode = { status: 400, body: { code: 'invalid_code', error: 'Invalid activation code' } }

function request(email: string, bearer: string) {
  return world.run('email.requestKey', { email }, { bearer, from: newClient() })
}

/** Link token and code of the next e-mail key that an address is mailed. */
async function mailedKey(address: string) {
  const { mail } = await world.smtp.next(address)
  const token = mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1] ?? ''
  const activationCode = mail.text?.match(/^\d{6}$/m)?.[0] ?? ''
  return { token, activationCode, mail }
}

function activate({ token, activationCode }: { token?: unknown; activationCode?: unknown }, bearer?: string) {
  return world.run('email.activateKey', { browserId: newBrowserId(), token, activationCode }, { bearer })
}

async function accountOf(bearer: string) {
  return (await world.rest('GET', '/api/account', undefined, { bearer })).body
}

describe('an e-mail key that is requested and activated', () => {
  it('is mailed as link and code, listed as pending, and opens the account elsewhere once activated', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    const { status, body } = await request(address, guest.jwt)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        keyToken: expect.stringMatching(/^[\w-]{43}$/),
        keyId: expect.any(String),
        message: expect.any(String),
      },
    })
    const { token, activationCode, mail } = await mailedKey(address)
    expect(token).toBe(body.keyToken)
    expect(mail.text).toContain(`${ORIGIN}/email-key/${token}`)
    expect(mail.text).toContain(guest.upid)
    expect(mail.text).toContain('ignore this if it was not you')
    expect(await accountOf(guest.jwt)).toMatchObject({
      ghost: true,
      emails: { [address]: { verified: false } },
      keys: [{ type: 'browser' }, { id: body.keyId, type: 'email', email: address, activated: false }],
    })

    const activated = await activate({ token, activationCode })
    expect(activated.body).toEqual({
      success: true,
      jwt: expect.any(String),
      browserKey: expect.any(String),
      expiresIn: 900,
      accountId: guest.id,
      message: expect.any(String),
      takesEffectAt: null,
    })
    // Nothing was revoked, and the address now signs in by link.
    expect(await accountOf(guest.jwt)).toMatchObject({ id: guest.id, ghost: false, email: null })
    expect((await accountOf(activated.body.jwt)).keys).toHaveLength(3)
    const signedIn = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    expect(signedIn.body.user.id).toBe(guest.id)
    const { keys: ring } = await accountOf(guest.jwt)
    expect(ring.find(({ type }: { type: string }) => type === 'email')).toMatchObject({
      activated: true,
      lastUsed: expect.any(String),
    })
    expect(await activate({ token, activationCode })).toMatchObject(invalidCode)
  })

  it('in the browser that made it renews its session, and makes no browser key', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    await request(address, guest.jwt)
    const { token, activationCode } = await mailedKey(address)
    const { body } = await activate({ token, activationCode }, guest.jwt)
    expect((await accountOf(body.jwt)).keys.map(({ type }: { type: string }) => type)).toEqual([
      'browser',
      'email',
    ])
    expect(body).not.toHaveProperty('browserKey')
    const restored = await world.rest('POST', '/api/auth/browser-key', { browserKey: guest.browserKey })
    expect(restored.body.id).toBe(guest.id)
  })

  it('and requested again is the same key while it is pending; an activated one stays activated', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    const { body: first } = await request(address, guest.jwt)
    const old = await mailedKey(address)
    const { body: second } = await request(address, guest.jwt)
    expect(second.keyId).toBe(first.keyId)
    expect(second.keyToken).not.toBe(first.keyToken)
    expect(await activate(old)).toMatchObject(invalidCode)
    expect((await activate(await mailedKey(address))).status).toBe(200)

    expect((await request(address, guest.jwt)).body.keyId).toBe(first.keyId)
    expect((await accountOf(guest.jwt)).keys).toMatchObject([{}, { activated: true }, {}])
    expect((await activate(await mailedKey(address))).body.accountId).toBe(guest.id)
  })

  it('for an address of another account gets the same answer, and only the mail tells the difference', async () => {
    const address = newAddress()
    const { body: owner } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    const guest = await world.newGuest()
    const { status, body } = await request(address, guest.jwt)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['keyId', 'keyToken', 'message', 'success'])
    const { mail } = await world.smtp.next(address)
    expect(mail.text).toContain('already belongs to an account')
    expect(mail.text).not.toMatch(/\d{6}|http/)

    expect((await accountOf(guest.jwt)).keys[1]).toMatchObject({ email: address, activated: false })
    for (let tries = 0; tries < 5; tries++) {
      const answer = await activate({ token: body.keyToken, activationCode: `00000${tries}` })
      expect(answer).toMatchObject(invalidCode)
    }
    expect(await activate({ token: body.keyToken, activationCode: '000005' })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
    })
    expect(await accountOf(owner.accessToken)).toMatchObject({ email: address, emailVerified: true })
  })

  it.each([
    [{}, 'Invalid activation code'],
    [{ token: 'x', activationCode: '12345' }, 'Please enter a 6-digit activation code'],
    [{ token: 'x', activationCode: 123456 }, 'Please enter a 6-digit activation code'],
    [{ token: 'x', activationCode: '１２３４５６' }, 'Please enter a 6-digit activation code'],
  ])('refuses the activation %j as bad input', async (input, sentence) => {
    expect(await activate(input)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: sentence },
    })
  })

  it('is refused for an unknown token and a wrong code, and its request needs a session', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    await request(address, guest.jwt)
    const { token, activationCode } = await mailedKey(address)
    const wrong = activationCode === '000000' ? '000001' : '000000'
    expect(await activate({ token: 'unknown', activationCode })).toMatchObject(invalidCode)
    expect(await activate({ token, activationCode: wrong })).toMatchObject(invalidCode)
    expect((await world.run('email.requestKey', { email: address })).status).toBe(401)
    // A bad bearer uses nothing up.
    expect((await activate({ token, activationCode }, 'nonsense')).status).toBe(401)
    expect((await activate({ token, activationCode })).status).toBe(200)
  })
})

/** An activated e-mail key of the bearer's account. Activated elsewhere, it opens a second browser. */
async function activatedKey(bearer: string, { elsewhere = false } = {}) {
  const address = newAddress()
  await request(address, bearer)
  const { body } = await activate(await mailedKey(address), elsewhere ? undefined : bearer)
  return { address, jwt: body.jwt as string }
}

/** Claims to addresses that are no recovery e-mail and no activated e-mail key. */
async function claimsWithoutHolder() {
  return await world.deps.db.execute(sql`
    select address from addresses a
    where not exists (select from accounts where id = a.account_id and email = a.address)
      and not exists (
        select from keys where account_id = a.account_id and keys.email = a.address
          and activated_at is not null and revoked_at is null
      )`)
}

describe.each(['code', 'link'] as const)('an e-mail key that the first verification by %s revokes', (by) => {
  it('no longer signs in, and its address is notified and free', async () => {
    // The holder of the guest's first browser planted a key.
    const planted = await world.newGuest()
    const evil = await activatedKey(planted.jwt)
    const victim = await activatedKey(planted.jwt, { elsewhere: true })
    const recovery = newAddress()
    if (by === 'code') {
      const facts = { bearer: victim.jwt, from: newClient() }
      await world.rest('POST', '/api/account/email/verify', { email: recovery }, facts)
      const code = (await world.smtp.next(recovery)).mail.text?.match(/^\d{6}$/m)?.[0]
      await world.rest('POST', '/api/account/email/verify-code', { code, email: recovery }, facts)
    } else {
      const token = await world.mailedLink(recovery, { bearer: victim.jwt })
      await world.rest('POST', '/api/auth/email/verify', { token }, { bearer: victim.jwt })
    }

    expect((await world.rest('GET', '/api/account', undefined, { bearer: planted.jwt })).status).toBe(401)
    const account = await accountOf(victim.jwt)
    expect(Object.keys(account.emails).sort()).toEqual([recovery, victim.address].sort())
    const subjects: unknown[] = []
    for (let letters = 0; letters < 3; letters++) {
      subjects.push((await world.smtp.next(evil.address)).mail.subject)
    }
    expect(subjects).toContain('A key was removed from your account')
    const { body } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(evil.address),
    })
    expect(body.user.id).not.toBe(account.id)
    expect(await claimsWithoutHolder()).toEqual([])
  })
})

describe('an e-mail key', () => {
  it('that is requested again after six days stays pending for another seven', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    const { body } = await request(address, guest.jwt)
    await mailedKey(address)
    await world.deps.db
      .update(keys)
      .set({ createdAt: sql`now() - interval '6 days 23 hours 59 minutes 59 seconds'` })
      .where(eq(keys.id, body.keyId))
    await request(address, guest.jwt)
    const mailed = await mailedKey(address)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await cleanUp(world.deps)
    expect((await activate(mailed)).status).toBe(200)
  })

  it('is activated once by 50 calls at once', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    await request(address, guest.jwt)
    const mailed = await mailedKey(address)
    const answers = await Promise.all(Array.from({ length: 50 }, () => activate(mailed)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 429].includes(status))).toBe(true)
  })

  it('and a recovery e-mail of two accounts for one address make one owner', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    await request(address, one.jwt)
    const mailed = await mailedKey(address)
    await world.rest(
      'POST',
      '/api/account/email/verify',
      { email: address },
      { bearer: other.jwt, from: newClient() },
    )
    const code = (await world.smtp.next(address)).mail.text?.match(/^\d{6}$/m)?.[0]
    const answers = await Promise.all([
      activate(mailed),
      world.rest('POST', '/api/account/email/verify-code', { code, email: address }, { bearer: other.jwt }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1)
  })

  it('that is never activated is listed for seven days', async () => {
    const guest = await world.newGuest()
    const { body } = await request(newAddress(), guest.jwt)
    await world.deps.db
      .update(keys)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(keys.id, body.keyId))
    expect((await accountOf(guest.jwt)).keys).toHaveLength(1)
  })

  it('whose code has expired is refused', async () => {
    const guest = await world.newGuest()
    const address = newAddress()
    await request(address, guest.jwt)
    const mailed = await mailedKey(address)
    await world.deps.db.update(codes).set({ expiresAt: sql`now()` }).where(eq(codes.address, address))
    expect(await activate(mailed)).toMatchObject(invalidCode)
  })
})
