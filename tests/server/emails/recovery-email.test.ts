import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAddress } from '../../support/new-address.ts'
import { accountOf, ask, invalidCode, mailedCode, newOwner, verify } from '../../support/recovery-email.ts'
import { createWorld, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a recovery e-mail', () => {
  it('is pending until its code is entered, and verified then', async () => {
    const guest = await world.newGuest()
    const options = { bearer: guest.jwt }
    const address = newAddress()
    expect((await ask(world, address, options)).body).toEqual({ success: true, message: expect.any(String) })
    expect(await accountOf(world, guest.jwt)).toMatchObject({
      email: address,
      emailVerified: false,
      pendingEmail: address,
      emails: { [address]: { verified: false } },
      ghost: true,
    })

    const { code, mail } = await mailedCode(world, address)
    expect(mail.text).toContain('expires in 10 minutes')
    expect(mail.text).toContain(guest.upid)
    expect((await verify(world, { code, email: address }, options)).body).toEqual({
      success: true,
      email: address,
      message: expect.any(String),
      takesEffectAt: null,
    })
    expect(await accountOf(world, guest.jwt)).toMatchObject({
      email: address,
      emailVerified: true,
      pendingEmail: null,
      ghost: false,
    })
    expect(await verify(world, { code, email: address }, options)).toMatchObject(invalidCode)
  })

  it('keeps the old address while a change is pending, and notifies it afterwards', async () => {
    const { address: old, bearer } = await newOwner(world)
    const fresh = newAddress()
    await ask(world, fresh, { bearer })
    expect(await accountOf(world, bearer)).toMatchObject({
      email: old,
      emailVerified: true,
      pendingEmail: fresh,
      emails: { [old]: { verified: true }, [fresh]: { verified: false } },
    })
    await verify(world, { code: (await mailedCode(world, fresh)).code, email: fresh }, { bearer })
    expect((await accountOf(world, bearer)).emails).toEqual({ [fresh]: { verified: true, leavesAt: null } })
    expect((await world.smtp.next(old)).mail.subject).toBe('Your recovery email was changed')
  })

  it('that is added later is announced to the address that was notified until then', async () => {
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
    await ask(world, added, { bearer: guest.jwt })
    await verify(world, { code: (await mailedCode(world, added)).code, email: added }, { bearer: guest.jwt })
    expect((await world.smtp.next(first)).mail.subject).toBe('A recovery email was added to your account')
    expect((await world.smtp.next(added)).mail.subject).toBe('Your recovery email is verified')
    await world.run('email.removeRecovery', undefined, { bearer: guest.jwt })
    for (const address of [first, added]) {
      expect((await world.smtp.next(address)).mail.subject).toBe('Your recovery email was removed')
    }
  })

  it('can be removed, verified or pending; removing nothing is no error', async () => {
    const { address, bearer } = await newOwner(world)
    const remove = () => world.run('email.removeRecovery', undefined, { bearer })
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect(await accountOf(world, bearer)).toMatchObject({ email: null, emailVerified: false, ghost: true })
    expect((await world.smtp.next(address)).mail.subject).toBe('Your recovery email was removed')
    expect((await remove()).status).toBe(200)

    const pending = newAddress()
    await ask(world, pending, { bearer })
    const { code } = await mailedCode(world, pending)
    await remove()
    expect(await verify(world, { code, email: pending }, { bearer })).toMatchObject(invalidCode)
    expect((await accountOf(world, bearer)).pendingEmail).toBeNull()
  })

  it('of another account is refused as email_exists, even after the code is entered', async () => {
    const owner = await newOwner(world)
    const guest = await world.newGuest()
    const options = { bearer: guest.jwt }
    const { status, body } = await ask(world, owner.address, options)
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        success: false,
        error: 'email_exists',
        code: 'email_exists',
        message: expect.stringContaining(' '),
      },
    })
    expect(await accountOf(world, guest.jwt)).toMatchObject({ email: null, pendingEmail: null, emails: {} })

    const { code, mail } = await mailedCode(world, owner.address)
    expect(mail.subject).toMatch(/^Is this you\? Your .+ code$/)
    expect(mail.text).toContain('Somebody is trying to add this address to another account')
    expect(await verify(world, { code, email: owner.address }, options)).toMatchObject(invalidCode)
    const confirmed = await verify(world, { code, email: owner.address, isConflict: true }, options)
    expect(confirmed).toMatchObject({
      status: 200,
      body: { success: true, conflictConfirmed: true, email: owner.address },
    })
    expect(Object.keys(confirmed.body).sort()).toEqual(['conflictConfirmed', 'email', 'success'])
    expect(await accountOf(world, guest.jwt)).toMatchObject({ email: null, ghost: true })
    expect(await accountOf(world, owner.bearer)).toMatchObject({ email: owner.address, emailVerified: true })
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
    expect(await verify(world, input, { bearer: jwt })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: sentence },
    })
  })

  it('that is unchanged is refused, and a request needs a session', async () => {
    const { address, bearer } = await newOwner(world)
    expect(await ask(world, address, { bearer })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: 'Email has not changed' },
    })
    for (const [name, input] of [
      ['email.askVerification', { email: address }],
      ['email.verifyCode', { code: '123456', email: address }],
      ['email.removeRecovery', undefined],
    ] as const) {
      expect(await world.run(name, input)).toMatchObject({
        status: 401,
        body: { code: 'authentication_required' },
      })
    }
  })

  it('accepts five tries, and then not even the right code', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) {
      expect(await verify(world, { code: wrong, email: address }, { bearer })).toMatchObject(invalidCode)
    }
    const sixth = await verify(world, { code, email: address }, { bearer })
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(500)
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(600)

    // A new code has its own tries.
    await ask(world, address, { bearer })
    const { code: fresh } = await mailedCode(world, address)
    expect((await verify(world, { code: fresh, email: address }, { bearer })).status).toBe(200)
  })
})
