import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { clientNetwork } from '#server/rate-limits/limits.ts'
import { NAME_TOO_LONG, nameProblemOf } from '#shared/real-name.ts'
import { text } from '#shared/text.ts'
import { unboundedPlaces } from '../../support/input-lengths.ts'
import { createWorld, type World } from '../../support/world.ts'

const inputs = servedProcedures().flatMap(({ name, input }) => (input ? [{ name, input }] : []))

describe('every string of an input', () => {
  it.each(inputs)('of $name has a maximum length, which is checked first', ({ name, input }) => {
    // Where this fails: build the string with `text(longest)` of src/shared/text.ts.
    expect(unboundedPlaces(input, name)).toEqual([])
  })

  it('is found in every kind of schema', () => {
    expect(inputs.length).toBeGreaterThan(25)
    const good = text(5)
    const bad: Record<string, z.ZodType> = {
      bare: z.string(),
      trimmed: z.string().trim().max(5, { abort: true }),
      goesOn: z.string().max(5).regex(/a/),
      matched: z.string().regex(/a/).max(5, { abort: true }),
      email: z.email().max(5, { abort: true }),
      coerced: z.coerce.string().max(5, { abort: true }),
      number: z.coerce.number(),
      before: z.preprocess(String, good),
      optional: z.string().nullish(),
      piped: z.string().transform((said) => said.trim()),
      list: z.array(good),
      listOf: z.array(z.string()).max(5, { abort: true }),
      either: z.union([good, z.string()]),
      inside: z.object({ deep: z.object({ er: z.string() }) }),
      loose: z.looseObject({ good }),
      record: z.record(good, good),
      anything: z.unknown(),
    }
    const found = Object.entries(bad).filter(([name, schema]) => unboundedPlaces(schema, name).length > 0)
    expect(found.map(([name]) => name)).toEqual(Object.keys(bad))
    const wellMade = z.object({
      a: good.regex(/a/).transform(Number).optional(),
      b: z.union([z.int(), good]),
    })
    expect(unboundedPlaces(wellMade, 'it')).toEqual([])
  })
})

test('a text that is too long is neither matched nor changed', () => {
  let looked = 0
  const look = (said: string) => {
    looked += 1
    return said
  }
  const schema = text(5)
    .refine((said) => look(said) !== '')
    .transform(look)
  expect(schema.safeParse('x'.repeat(6)).success).toBe(false)
  expect(looked).toBe(0)
  expect(schema.safeParse('x'.repeat(5)).success).toBe(true)
  expect(looked).toBe(2)
})

test('a name may have as many combining marks as make a hundred letters, up to a thousand characters', () => {
  const first = '\u1f82'.repeat(100).normalize('NFD')
  expect([...first]).toHaveLength(400)
  expect(nameProblemOf(` ${first} `, 'none')).toBeNull()
  expect(nameProblemOf('\u{20000}'.repeat(100), 'none')).toBeNull()
  expect(nameProblemOf(' '.repeat(2001), 'none')).toBe(NAME_TOO_LONG)
})

test('a network address that is no address is not parsed', () => {
  expect(clientNetwork(`${'1'.repeat(200)}.2.3.4`)).toBe('an unknown address')
  expect(clientNetwork('[2001:db8::1]:65535')).toBe('2001:db8:0:0::/64')
})

describe('a long input', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ trustProxy: ['127.0.0.1', '::1'] })
  })
  afterAll(() => world.close())

  const ROUNDS = 5

  /** The fastest of a few: other work on the machine makes calls slower, never faster. */
  async function quickest(send: () => Promise<{ status: number; body: unknown }>) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await send()
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }

  it('of combining marks costs as much as one of letters', async () => {
    const { jwt: bearer } = await world.newGuest()
    const named = (first: string) => world.run('account.setRealName', { first, last: 'Lovelace' }, { bearer })
    const marks = '\u0315\u0316'.repeat(16_000)
    const letters = 'x'.repeat(64_000)
    expect(await named(marks)).toMatchObject({ status: 400, body: { error: NAME_TOO_LONG } })
    const plain = await quickest(() => named(letters))
    expect(await quickest(() => named(marks))).toBeLessThan(10 * plain + 10)
  })

  it('is refused with the message of its field', async () => {
    const { jwt: bearer } = await world.newGuest()
    const long = 'x'.repeat(60_000)
    const refusals: [string, object, string][] = [
      ['email.askSignInLink', { email: long }, 'Please enter a valid email address'],
      ['email.redeemSignInLink', { token: long }, 'Invalid verification link'],
      ['email.verifyCode', { code: long, email: 'ada@example.com' }, 'Please enter all 6 digits'],
      ['account.setBornOn', { bornOn: long }, 'Invalid date'],
      ['account.create', { browserId: long }, 'Browser id must be 16 letters or digits'],
      ['auth.refresh', { refreshToken: long }, 'String must contain at most 10000 character(s)'],
    ]
    for (const [procedure, input, error] of refusals) {
      const answer = await world.run(procedure, input, { bearer })
      expect(answer, procedure).toMatchObject({ status: 400, body: { code: 'invalid_input', error } })
    }
  })

  it('in a header is cut or ignored', async () => {
    const { jwt } = await world.newGuest()
    const { host } = new URL(world.deps.config.publicUrl)
    const isHtml = async (accept: string) => {
      const { headers } = await world.app.inject({ url: '/health', headers: { accept, host } })
      return String(headers['content-type']).startsWith('text/html')
    }
    expect(await isHtml('text/html')).toBe(true)
    expect(await isHtml(`text/html${',a/b'.repeat(300)}`)).toBe(false)

    const read = (authorization: string) =>
      world.app.inject({ url: '/api/account', headers: { authorization } })
    expect((await read(`Bearer ${jwt}`)).statusCode).toBe(200)
    expect((await read(`Bearer ${'x'.repeat(12_000)}`)).json()).toMatchObject({ code: 'invalid_token' })
    // No client sends its token behind this many spaces.
    expect((await read(`Bearer ${' '.repeat(10_000)}${jwt}`)).json()).toMatchObject({ code: 'invalid_token' })
  })

  it('in X-Forwarded-For keeps the client that the nearest proxy names', async () => {
    const create = (forwarded: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/account',
        payload: { browserId: 'a1b2c3d4e5f6a7b8' },
        headers: { 'x-forwarded-for': forwarded },
      })
    const address = '203.0.113.9'
    for (let made = 0; made < 30; made += 1) {
      expect((await create(`${'::1,'.repeat(made * 100)}${address}`)).statusCode).toBe(200)
    }
    expect((await create(address)).statusCode).toBe(429)
  })
})
