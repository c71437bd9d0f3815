import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes, limits } from '#server/db/schema.ts'
import { newAddress } from '../support/new-address.ts'
import { createWorld, type Door, doors, newBrowserId, newClient, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const invalidCode = { status: 400, body: { code: 'invalid_code', error: 'Invalid verification code' } }

type Options = { door?: Door; bearer: string }

function ask(email: string, { door = 'REST', bearer }: Options) {
  return world.call(door, 'email.askVerification', { email }, { bearer, from: newClient() })
}

/** The code alone on its line in the next letter to somebody. */
async function mailedCode(address: string) {
  const { mail } = await world.smtp.next(address)
  const code = mail.text?.match(/^\d{6}$/m)?.[0]
  if (!code) throw new Error(`No code alone on its line:\n${mail.text}`)
  return { code, mail }
}

function verify(input: object, { door = 'REST', bearer }: Options) {
  return world.call(door, 'email.verifyCode', input, { bearer })
}

async function accountOf(bearer: string) {
  return (await world.rest('GET', '/api/account', undefined, { bearer })).body
}

/** Somebody with a verified recovery address. */
async function newOwner() {
  const address = newAddress()
  const { body } = await world.rest('POST', '/api/auth/email/verify', {
    token: await world.mailedLink(address),
    browserId: newBrowserId(),
  })
  return { address, bearer: body.accessToken as string, id: body.user.id as string }
}

describe.each(doors)('a recovery e-mail over %s', (door) => {
  it('is pending until its code comes back, and verified then', async () => {
    const guest = await world.newGuest()
    const options = { door, bearer: guest.jwt }
    const address = newAddress()
    expect((await ask(address, options)).body).toEqual({ success: true, message: expect.any(String) })
    expect(await accountOf(guest.jwt)).toMatchObject({
      email: address,
      emailVerified: false,
      pendingEmail: address,
      emails: { [address]: { verified: false } },
      ghost: true,
    })

    const { code, mail } = await mailedCode(address)
    expect(mail.text).toContain('expires in 10 minutes')
    expect(mail.text).toContain(guest.upid)
    expect((await verify({ code, email: address }, options)).body).toEqual({
      success: true,
      email: address,
      message: expect.any(String),
    })
    expect(await accountOf(guest.jwt)).toMatchObject({
      email: address,
      emailVerified: true,
      pendingEmail: null,
      ghost: false,
    })
    expect(await verify({ code, email: address }, options)).toMatchObject(invalidCode)
  })

  it('keeps the old address while a change is pending, and tells it afterwards', async () => {
    const { address: old, bearer } = await newOwner()
    const fresh = newAddress()
    await ask(fresh, { door, bearer })
    expect(await accountOf(bearer)).toMatchObject({
      email: old,
      emailVerified: true,
      pendingEmail: fresh,
      emails: { [old]: { verified: true }, [fresh]: { verified: false } },
    })
    await verify({ code: (await mailedCode(fresh)).code, email: fresh }, { door, bearer })
    expect((await accountOf(bearer)).emails).toEqual({ [fresh]: { verified: true } })
    expect((await world.smtp.next(old)).mail.subject).toBe('Your recovery email was changed')
  })

  it('added later is told to the address that heard of changes until then', async () => {
    const guest = await world.newGuest()
    const first = newAddress()
    const asked = { bearer: guest.jwt, from: newClient() }
    await world.rest('POST', '/api/account/email-key', { email: first }, asked)
    const { mail } = await world.smtp.next(first)
    const activation = {
      token: mail.text?.match(/\/email-key\/(\S+)/)?.[1],
      activationCode: mail.text?.match(/^\d{6}$/m)?.[0],
    }
    await world.rest('POST', '/api/auth/email/activate', activation, asked)
    const added = newAddress()
    await ask(added, { door, bearer: guest.jwt })
    await verify({ code: (await mailedCode(added)).code, email: added }, { door, bearer: guest.jwt })
    expect((await world.smtp.next(first)).mail.subject).toBe('A recovery email was added to your account')
    expect((await world.smtp.next(added)).mail.subject).toBe('Your recovery email is verified')
    await world.call(door, 'email.removeRecovery', undefined, { bearer: guest.jwt })
    for (const address of [first, added]) {
      expect((await world.smtp.next(address)).mail.subject).toBe('Your recovery email was removed')
    }
  })

  it('can be removed, verified or pending; nothing to remove is no error', async () => {
    const { address, bearer } = await newOwner()
    const remove = () => world.call(door, 'email.removeRecovery', undefined, { bearer })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect(await accountOf(bearer)).toMatchObject({ email: null, emailVerified: false, ghost: true })
    expect((await world.smtp.next(address)).mail.subject).toBe('Your recovery email was removed')
    expect((await remove()).status).toBe(200)

    const pending = newAddress()
    await ask(pending, { door, bearer })
    const { code } = await mailedCode(pending)
    await remove()
    expect(await verify({ code, email: pending }, { door, bearer })).toMatchObject(invalidCode)
    expect((await accountOf(bearer)).pendingEmail).toBeNull()
  })

  it('of another account is refused literally, and proving it gives nothing but the word', async () => {
    const owner = await newOwner()
    const guest = await world.newGuest()
    const options = { door, bearer: guest.jwt }
    const { status, body } = await ask(owner.address, options)
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        success: false,
        error: 'email_exists',
        code: 'email_exists',
        message: expect.stringContaining(' '),
      },
    })
    expect(await accountOf(guest.jwt)).toMatchObject({ email: null, pendingEmail: null, emails: {} })

    const { code, mail } = await mailedCode(owner.address)
    expect(mail.text).toContain('Somebody is trying to add this address to another account')
    expect(mail.text).not.toContain('http')
    expect(await verify({ code, email: owner.address }, options)).toMatchObject(invalidCode)
    const confirmed = await verify({ code, email: owner.address, isConflict: true }, options)
    expect(confirmed).toMatchObject({
      status: 200,
      body: { success: true, conflictConfirmed: true, email: owner.address },
    })
    expect(Object.keys(confirmed.body).sort()).toEqual(['conflictConfirmed', 'email', 'success'])
    expect(await accountOf(guest.jwt)).toMatchObject({ email: null, ghost: true })
    expect(await accountOf(owner.bearer)).toMatchObject({ email: owner.address, emailVerified: true })
  })

  it.each([
    [{}, 'Please enter all 6 digits'],
    [{ code: 123456, email: 'a@example.com' }, 'Please enter all 6 digits'],
    [{ code: '12345', email: 'a@example.com' }, 'Please enter all 6 digits'],
    [{ code: '12345a', email: 'a@example.com' }, 'Please enter all 6 digits'],
    [{ code: '123456\n', email: 'a@example.com' }, 'Please enter all 6 digits'],
    [{ code: '123456' }, 'Email is required'],
  ])('refuses the answer %j as bad input', async (input, sentence) => {
    const { jwt } = await world.newGuest()
    expect(await verify(input, { door, bearer: jwt })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: sentence },
    })
  })

  it('that has not changed is refused, and nobody is asked for without a session', async () => {
    const { address, bearer } = await newOwner()
    expect(await ask(address, { door, bearer })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: 'Email has not changed' },
    })
    for (const [name, input] of [
      ['email.askVerification', { email: address }],
      ['email.verifyCode', { code: '123456', email: address }],
      ['email.removeRecovery', undefined],
    ] as const) {
      expect(await world.call(door, name, input)).toMatchObject({
        status: 401,
        body: { code: 'authentication_required' },
      })
    }
  })

  it('lets five tries be judged and then not even the right code', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(address, { door, bearer })
    const { code } = await mailedCode(address)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      expect(await verify({ code: wrong, email: address }, { door, bearer })).toMatchObject(invalidCode)
    }
    const sixth = await verify({ code, email: address }, { door, bearer })
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500)
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(600)

    // A new code has tries of its own.
    await ask(address, { door, bearer })
    const { code: fresh } = await mailedCode(address)
    expect((await verify({ code: fresh, email: address }, { door, bearer })).status).toBe(200)
  })
})

describe('a verification code', () => {
  it('is judged at most five times by 200 that guess at once', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(address, { bearer })
    const { code } = await mailedCode(address)
    const guesses = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0')).filter(
      (guess) => guess !== code,
    )
    const answers = await Promise.all(
      guesses.map((guess) => verify({ code: guess, email: address }, { bearer })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.every(({ status }) => [400, 429].includes(status))).toBe(true)
  })

  it('is worth nothing for another account, address or purpose', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    await ask(address, { bearer: one.jwt })
    const { code } = await mailedCode(address)
    await ask(address, { bearer: other.jwt })
    const { code: othersCode } = await mailedCode(address)

    if (code !== othersCode) {
      expect(await verify({ code, email: address }, { bearer: other.jwt })).toMatchObject(invalidCode)
    }
    expect(await verify({ code, email: newAddress() }, { bearer: one.jwt })).toMatchObject(invalidCode)
    expect(await verify({ code, email: address, isConflict: true }, { bearer: one.jwt })).toMatchObject(
      invalidCode,
    )
    // None of these used it up, and the first of the two to answer owns the address.
    expect((await verify({ code, email: address }, { bearer: one.jwt })).status).toBe(200)
    expect(await verify({ code: othersCode, email: address }, { bearer: other.jwt })).toMatchObject({
      status: 409,
      body: { code: 'email_exists' },
    })
  })

  it('makes one owner of two that answer at the same time', async () => {
    const guests = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    const answers: [string, string][] = []
    for (const { jwt } of guests) {
      await ask(address, { bearer: jwt })
      answers.push([jwt, (await mailedCode(address)).code])
    }
    const verified = await Promise.all(
      answers.map(([bearer, code]) => verify({ code, email: address }, { bearer })),
    )
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('expires', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(address, { bearer })
    const { code } = await mailedCode(address)
    await world.deps.db.update(codes).set({ expiresAt: sql`now()` }).where(eq(codes.address, address))
    expect(await verify({ code, email: address }, { bearer })).toMatchObject(invalidCode)
  })

  it('is stored as nothing that gives it away, and leading zeros count', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(address, { bearer })
    const { code } = await mailedCode(address)
    const [row] = await world.deps.db.select().from(codes).where(eq(codes.address, address))
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row?.hmac).toHaveLength(32)
  })

  it('of an address may be wrong 30 times a day over all accounts; its links go on working', async () => {
    const address = newAddress()
    const owner = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    await world.deps.db.insert(limits).values({
      bucket: `failed codes a day for ${address}`,
      count: 30,
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const { jwt: bearer } = await world.newGuest()
    await ask(address, { bearer })
    const { code } = await mailedCode(address)
    const refused = await verify({ code, email: address, isConflict: true }, { bearer })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    const { body } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    expect(body.user.id).toBe(owner.body.user.id)
  })

  it('may be asked for with five different addresses a day, and again for the same ones', async () => {
    const { jwt: bearer } = await world.newGuest()
    const addresses = Array.from({ length: 6 }, () => newAddress())
    const statuses: number[] = []
    for (const address of addresses) statuses.push((await ask(address, { bearer })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(addresses[0] ?? '', { bearer })).status).toBe(200)
    expect((await ask(addresses[5] ?? '', { bearer })).status).toBe(429)
  })
})
