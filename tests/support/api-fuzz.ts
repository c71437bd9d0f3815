import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describedApi, type Operation } from './openapi.ts'
import { bodies, type Pool } from './request-bodies.ts'
import { createWorld, newClient, type World } from './world.ts'

/** More time than any call needs, for a busy machine. */
const LONGEST_MS = 240_000

const { operations, validatorOf } = describedApi()

/** Tests of every call with random requests, `requests` in all. The same seed gives the same requests. */
export function fuzzApi({ requests, seed }: { requests: number; seed?: number }) {
  let world: World
  beforeAll(async () => {
    // With a tenth of the limits, the crowded clients are sure to reach one.
    world = await createWorld({ rateLimitFactor: 0.1 })
  })
  afterAll(() => world.close())

  let sent = 0
  const seen = new Set<number>()
  const numRuns = Math.ceil(requests / operations.length)

  test.each(operations.map((operation, at) => [operation.address, operation, at] as const))(
    '%s answers every request as the document says, and never with 500',
    { timeout: LONGEST_MS },
    async (_, operation, at) => {
      const pool = await newPool(world)
      const crowd = newClient()
      await fc.assert(
        fc.asyncProperty(request(operation, pool), async ({ bearer, body, id, isCrowded }) => {
          sent += 1
          const url = operation.path.replace('{id}', encodeURIComponent(id))
          // Requests from one address reach a limit; the others do not.
          const from = isCrowded ? crowd : newClient()
          const {
            status,
            headers,
            body: answer,
          } = await world.rest(operation.method, url, body, { bearer, from })
          seen.add(status)

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
        {
          ...(seed !== undefined && { seed: seed + at }),
          numRuns,
          interruptAfterTimeLimit: (LONGEST_MS * 3) / 4,
        },
      )
    },
  )

  test('the requests included successes, refusals and limited ones', () => {
    expect(sent).toBeGreaterThanOrEqual(requests)
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 429]))
  })
}

/** Values that the service has issued, so that requests get beyond the first check. */
async function newPool(world: World): Promise<Pool> {
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
    // Fields that a call does not ask for are sent to it as well.
    body: operation.method === 'GET' ? fc.constant(undefined) : bodies(schema ?? {}, pool),
    id: fc.oneof(
      fc.constantFrom(...(pool.values.id ?? [])),
      fc.uuid(),
      fc.string({ minLength: 1, maxLength: 40 }),
    ),
    isCrowded: fc.boolean(),
  })
}
