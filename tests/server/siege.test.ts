import { afterAll, beforeAll, expect, it } from 'vitest'
import { besiege } from '../siege/siege.ts'
import { createWorld, type World } from '../support/world.ts'

/** The same every time; `npm run test:slow` goes on from here. */
const SIEGES = 30

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('whatever a thief does with a stolen session, who holds one old key or mailbox has the account at last', async () => {
  const outcome = await besiege(world, { seed: 1, sieges: SIEGES })
  // Or it would have shown nothing.
  expect(outcome.held).toBeGreaterThan(SIEGES / 2)
  expect(outcome.looks).toBeGreaterThan(SIEGES)
}, 120_000)
