import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, newBrowserId, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ rateLimitFactor: 1e300 })
})
afterAll(() => world.close())

it('the factor may be larger than anything that can be counted', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { status } = await world.rest('POST', '/api/account', { browserId: newBrowserId() })
    expect(status).toBe(200)
  }
})
