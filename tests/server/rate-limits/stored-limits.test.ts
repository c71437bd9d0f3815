import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#server/platform/postgres/schema.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('a limit', () => {
  it('is full or free by the database, whatever this process has counted', async () => {
    const from = newClient()
    const create = () => world.run('account.create', { browserId: newBrowserId() }, { from })
    const isHers = eq(limits.subject, from)
    expect((await create()).status).toBe(200)

    // Another process has used it up.
    await world.deps.db.update(limits).set({ count: 1000 }).where(isHers)
    expect(await create()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    await world.deps.db.update(limits).set({ count: 29 }).where(isHers)
    expect((await create()).status).toBe(200)
    expect((await create()).status).toBe(429)
    await world.deps.db.delete(limits).where(isHers)
    expect((await create()).status).toBe(200)
  })
})
