import { afterAll, beforeAll, expect, it } from 'vitest'
import { playAdversary } from '../../adversary/play.ts'
import { createWorld, type World } from '../../support/world.ts'

/** The same every time; `npm run test:slow` goes on from here. */
const PLAYS = 30

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('whatever a thief does, who holds another settled passkey or mailbox loses nothing settled, and puts everybody else out', async () => {
  const { lost, held, looks } = await playAdversary(world, { seed: 1, plays: PLAYS })
  expect(lost).toBeNull()
  // Or it would have shown nothing.
  expect(held).toBeGreaterThan(PLAYS / 2)
  expect(looks).toBeGreaterThan(PLAYS)
}, 240_000)
