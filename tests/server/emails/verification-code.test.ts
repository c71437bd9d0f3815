import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '#server/platform/postgres/schema.ts'
import { setCount } from '../../support/counts.ts'
import { newAddress } from '../../support/new-address.ts'
import { ask, invalidCode, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a verification code', () => {
  it('is checked at most five times by 200 guesses at once', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    const guesses = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0')).filter(
      (guess) => guess !== code,
    )
    const answers = await Promise.all(
      guesses.map((guess) => verify(world, { code: guess, email: address }, { bearer })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.every(({ status }) => [400, 429].includes(status))).toBe(true)
  })

  it('does not work for another account, address or purpose', async () => {
    const [one, other] = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    await ask(world, address, { bearer: one.jwt })
    const { code } = await mailedCode(world, address)
    await ask(world, address, { bearer: other.jwt })
    const { code: othersCode } = await mailedCode(world, address)

    if (code !== othersCode) {
      expect(await verify(world, { code, email: address }, { bearer: other.jwt })).toMatchObject(invalidCode)
    }
    expect(await verify(world, { code, email: newAddress() }, { bearer: one.jwt })).toMatchObject(invalidCode)
    expect(
      await verify(world, { code, email: address, isConflict: true }, { bearer: one.jwt }),
    ).toMatchObject(invalidCode)
    // None of these used it up, and the first correct answer gets the address.
    expect((await verify(world, { code, email: address }, { bearer: one.jwt })).status).toBe(200)
    expect(await verify(world, { code: othersCode, email: address }, { bearer: other.jwt })).toMatchObject({
      status: 409,
      body: { code: 'email_exists' },
    })
  })

  it('makes one owner when two accounts answer at the same time', async () => {
    const guests = [await world.newGuest(), await world.newGuest()]
    const address = newAddress()
    const answers: [string, string][] = []
    for (const { jwt } of guests) {
      await ask(world, address, { bearer: jwt })
      answers.push([jwt, (await mailedCode(world, address)).code])
    }
    const verified = await Promise.all(
      answers.map(([bearer, code]) => verify(world, { code, email: address }, { bearer })),
    )
    expect(verified.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('expires', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    await world.deps.db.update(codes).set({ expiresAt: sql`now()` }).where(eq(codes.address, address))
    expect(await verify(world, { code, email: address }, { bearer })).toMatchObject(invalidCode)
  })

  it('is stored so that it cannot be recovered, and leading zeros count', async () => {
    const { jwt: bearer } = await world.newGuest()
    const address = newAddress()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    const [row] = await world.deps.db.select().from(codes).where(eq(codes.address, address))
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row?.hmac).toHaveLength(32)
  })

  it('of an address may be wrong 30 times a day over all accounts; its links still work', async () => {
    const address = newAddress()
    const owner = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    await setCount(world, { kind: 'failed_codes_a_day', subject: address, count: 30 })
    const { jwt: bearer } = await world.newGuest()
    await ask(world, address, { bearer })
    const { code } = await mailedCode(world, address)
    const refused = await verify(world, { code, email: address, isConflict: true }, { bearer })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    const { body } = await world.rest('POST', '/api/auth/email/verify', {
      token: await world.mailedLink(address),
    })
    expect(body.user.id).toBe(owner.body.user.id)
  })

  it('may be requested for five different addresses a day, and again for the same ones', async () => {
    const { jwt: bearer } = await world.newGuest()
    const addresses = Array.from({ length: 6 }, () => newAddress())
    const statuses: number[] = []
    for (const address of addresses) statuses.push((await ask(world, address, { bearer })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(world, addresses[0] ?? '', { bearer })).status).toBe(200)
    expect((await ask(world, addresses[5] ?? '', { bearer })).status).toBe(429)
  })
})
