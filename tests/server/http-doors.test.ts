import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedProcedures } from '#server/rpc/procedures.ts'
import { send } from '../support/send.ts'
import { createWorld, doors, newBrowserId, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the two doors', () => {
  it('serve the same procedures, each at one address, as the OpenAPI document says', async () => {
    const document = JSON.parse((await send(world, '/api/openapi.json', { method: 'GET' })).text)
    const operations = Object.entries<Record<string, { 'x-trpc-procedure': string }>>(document.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
    )
    const procedures = servedProcedures()

    expect(document.openapi).toMatch(/^3\.1/)
    expect(new Set(operations.map(([address]) => address)).size).toBe(procedures.length)
    expect(operations.map(([, operation]) => operation['x-trpc-procedure']).sort()).toEqual(
      procedures.map(({ name }) => name).sort(),
    )
    expect(operations.map(([address]) => address).sort()).toEqual([
      'DELETE /api/account/email',
      'GET /api/account',
      'GET /api/account/changes',
      'GET /api/account/devices',
      'GET /api/account/devices/{id}',
      'GET /api/account/footprint',
      'GET /api/account/forecast',
      'GET /api/account/id',
      'GET /api/account/journal',
      'GET /api/account/keys',
      'GET /api/auth/refresh-tokens',
      'GET /api/health/live',
      'GET /api/health/ready',
      'POST /api/account',
      'POST /api/account/born-on',
      'POST /api/account/bring',
      'POST /api/account/bring/undo',
      'POST /api/account/browser-key/delete',
      'POST /api/account/changes/undo',
      'POST /api/account/delete',
      'POST /api/account/delete/now',
      'POST /api/account/delete/undo',
      'POST /api/account/email-key',
      'POST /api/account/email/verify',
      'POST /api/account/email/verify-code',
      'POST /api/account/export',
      'POST /api/account/feature-key/delete',
      'POST /api/account/real-name',
      'POST /api/account/restrict',
      'POST /api/account/restrict/lift',
      'POST /api/auth/browser-key',
      'POST /api/auth/email-key/delete',
      'POST /api/auth/email/activate',
      'POST /api/auth/email/signin',
      'POST /api/auth/email/verify',
      'POST /api/auth/login/begin',
      'POST /api/auth/login/complete',
      'POST /api/auth/login/discoverable/begin',
      'POST /api/auth/logout',
      'POST /api/auth/passkey/delete',
      'POST /api/auth/prove/begin',
      'POST /api/auth/prove/code',
      'POST /api/auth/prove/complete',
      'POST /api/auth/prove/mail',
      'POST /api/auth/refresh',
      'POST /api/auth/register/begin',
      'POST /api/auth/register/complete',
    ])
  })

  it('answer JSON that is never stored', async () => {
    for (const url of ['/api/account', '/api/health/live', '/trpc/account.get', '/api/nothing']) {
      const { headers } = await send(world, url, { method: 'GET' })
      expect(headers['content-type'], url).toMatch(/^application\/json/)
      expect(headers['cache-control'], url).toBe('no-store')
    }
    expect((await send(world, '/api/health/live', { method: 'GET' })).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  it('give away nothing that the schema of an answer does not name', async () => {
    const { jwt } = await world.newGuest()
    for (const door of doors) {
      const { body } = await world.call(door, 'keys.listRefreshTokens', undefined, { bearer: jwt })
      // What the service gives is the whole device, with its type.
      expect(Object.keys(body[0])).toEqual(['id', 'name', 'createdAt', 'lastUsed', 'browserId', 'current'])
    }
  })

  it('do not run mutations by GET', async () => {
    const input = encodeURIComponent(JSON.stringify({ browserId: newBrowserId() }))
    expect((await send(world, `/trpc/account.create?input=${input}`, { method: 'GET' })).status).toBe(405)
  })

  it('take at most ten calls in one batch', async () => {
    const batch = (count: number) => `/trpc/${Array(count).fill('health.live').join(',')}?batch=1&input={}`
    expect((await send(world, batch(10), { method: 'GET' })).status).toBe(200)
    expect((await send(world, batch(11), { method: 'GET' })).status).toBe(400)
  })
})
