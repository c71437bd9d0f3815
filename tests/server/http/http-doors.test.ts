import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedProcedures } from '#server/http/trpc/router.ts'
import { ADD_ROW, contractTable } from '../../support/contract-table.ts'
import { send } from '../../support/send.ts'
import { createWorld, doors, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the two doors', () => {
  it('serve the same procedures, each at one address, as in the OpenAPI document', async () => {
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
    const served = operations.map(([address, operation]) => [operation['x-trpc-procedure'], address])
    const published = Object.entries(contractTable).map(([name, { at }]) => [name, at])
    expect(Object.fromEntries(served), ADD_ROW).toEqual(Object.fromEntries(published))
  })

  it('answer JSON that no cache may store', async () => {
    for (const url of ['/api/account', '/api/health/live', '/trpc/account.get', '/api/nothing']) {
      const { headers } = await send(world, url, { method: 'GET' })
      expect(headers['content-type'], url).toMatch(/^application\/json/)
      expect(headers['cache-control'], url).toBe('no-store')
    }
    expect((await send(world, '/api/health/live', { method: 'GET' })).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    )
  })

  it('omit every field that the output schema does not name', async () => {
    const { jwt } = await world.newGuest()
    for (const door of doors) {
      const { body } = await world.call(door, 'keys.listRefreshTokens', undefined, { bearer: jwt })
      // The service returns the whole device, with its type.
      expect(Object.keys(body[0]).sort()).toEqual(
        ['id', 'name', 'createdAt', 'lastUsed', 'leavesAt', 'browserId', 'current'].sort(),
      )
    }
  })

  it('do not run mutations by GET', async () => {
    const input = encodeURIComponent(JSON.stringify({ browserId: newBrowserId() }))
    expect((await send(world, `/trpc/account.create?input=${input}`, { method: 'GET' })).status).toBe(405)
  })

  it('accept at most ten calls in one batch', async () => {
    const batch = (count: number) => `/trpc/${Array(count).fill('health.live').join(',')}?batch=1&input={}`
    expect((await send(world, batch(10), { method: 'GET' })).status).toBe(200)
    expect((await send(world, batch(11), { method: 'GET' })).status).toBe(400)
  })
})
