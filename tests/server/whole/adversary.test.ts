import { afterAll, beforeAll, expect, it } from 'vitest'
import { playAdversary } from '../../adversary/play.ts'
import { createWorld, type World } from '../../support/world.ts'

/** A fixed seed; `npm run test:slow` runs more of it. */
const PLAYS = 30

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('whatever a thief does, the owner of another settled passkey or mailbox loses nothing settled, and can sign everybody else out', async () => {
  const { lost, held, looks } = await playAdversary(world, { seed: 1, plays: PLAYS })
  expect(lost).toBeNull()
  // Without these the test would prove nothing.
  expect(held).toBeGreaterThan(PLAYS / 2)
  expect(looks).toBeGreaterThan(PLAYS)
}, 240_000)
