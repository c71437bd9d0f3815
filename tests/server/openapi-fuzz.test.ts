import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describedApi, type Operation } from '../support/openapi.ts'
import { bodies, type Pool } from '../support/request-bodies.ts'
import { createWorld, newClient, type World } from '../support/world.ts'

/** All together, over all calls alike. */
const REQUESTS = 2_400

/** The run takes some 20 s; a machine that is busy with others gets more. */
const LONGEST_MS = 240_000

const { operations, validatorOf } = describedApi()

let world: World
beforeAll(async () => {
  // With a tenth of the limits, those who come in a crowd are sure to meet one.
  world = await createWorld({ rateLimitFactor: 0.1 })
})
afterAll(() => world.close())

/** Things that the service has really given away, so that requests get further than to the first check. */
async function newPool(): Promise<Pool> {
  const [guest, gone] = [await world.newGuest(), await world.newGuest()]
  await world.rest('POST', '/api/auth/logout', { browserKey: gone.browserKey })
  const keys = await world.rest('GET', '/api/account/keys', undefined, { bearer: guest.jwt })
  const address = `${guest.browserId}@example.com`
  return {
    bearers: [guest.jwt, gone.jwt, guest.browserKey, `${guest.jwt}x`, 'nonsense', ''],
    values: {
      browserKey: [guest.browserKey, gone.browserKey],
      refreshToken: [guest.browserKey, gone.browserKey],
      browserId: [guest.browserId],
      email: [address, 'ada@example.com', ' Ada@EXAMPLE.com '],
      token: [await world.mailedLink(address)],
      keyId: [keys.body[0].id],
      id: [keys.body[0].id],
      code: ['123456'],
      activationCode: ['123456'],
      bornOn: ['1990-12-10', '2026-01-01', '1990-02-30'],
    },
  }
}

function request(operation: Operation, pool: Pool) {
  const schema = operation.requestBody?.content?.['application/json']?.schema
  return fc.record({
    bearer: fc.option(fc.constantFrom(...pool.bearers), { nil: undefined }),
    // What a call does not ask for is sent to it as well.
    body: operation.method === 'GET' ? fc.constant(undefined) : bodies(schema ?? {}, pool),
    id: fc.oneof(
      fc.constantFrom(...(pool.values.id ?? [])),
      fc.uuid(),
      fc.string({ minLength: 1, maxLength: 40 }),
    ),
    isCrowded: fc.boolean(),
  })
}

let sent = 0
const seen = new Map<string, Set<number>>()

test.each(operations.map((operation) => [operation.address, operation] as const))(
  '%s answers whatever is sent as the document says, and never 500',
  { timeout: LONGEST_MS },
  async (address, operation) => {
    const pool = await newPool()
    const crowd = newClient()
    const statuses = new Set<number>()
    seen.set(address, statuses)
    await fc.assert(
      fc.asyncProperty(request(operation, pool), async ({ bearer, body, id, isCrowded }) => {
        sent += 1
        const url = operation.path.replace('{id}', encodeURIComponent(id))
        // Many from one address come to a limit; the others do not.
        const from = isCrowded ? crowd : newClient()
        const {
          status,
          headers,
          body: answer,
        } = await world.rest(operation.method, url, body, { bearer, from })
        statuses.add(status)

        expect(operation.responses, `${status} ${JSON.stringify(answer)}`).toHaveProperty(String(status))
        if (status === 200 && operation.responses[status]?.content?.['application/zip']) {
          expect(headers['content-type']).toBe('application/zip')
          expect(Buffer.isBuffer(answer)).toBe(true)
          return
        }
        expect(headers['content-type']).toBe('application/json; charset=utf-8')
        expect(validatorOf(operation, status)(answer), JSON.stringify(answer)).toBeNull()
        const mustWait = operation.responses[status]?.headers?.['Retry-After'] !== undefined
        if (mustWait) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }),
      { numRuns: Math.ceil(REQUESTS / operations.length), interruptAfterTimeLimit: LONGEST_MS / 4 },
    )
  },
)

test('that were at least two thousand requests, some of which got through, were refused, and were limited', () => {
  const all = new Set([...seen.values()].flatMap((statuses) => [...statuses]))
  expect(sent).toBeGreaterThanOrEqual(2_000)
  expect([...all]).toEqual(expect.arrayContaining([200, 400, 401, 404, 429]))
})
