import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { systemRandom } from '#server/platform/random.ts'
import { newAddress } from '../../support/new-address.ts'
import { ask, invalidCode, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(() => {
  world.deps.random = systemRandom
})
afterAll(() => world.close())

/** Draws these digits, once each, whenever one of ten is requested. */
function draw(digits: number[]) {
  const left = [...digits]
  world.deps.random = {
    ...systemRandom,
    below: (limit) => (limit === 10 ? (left.shift() ?? 0) : systemRandom.below(limit)),
  }
}

describe('the digits of a code', () => {
  it("are drawn one by one from the system's random source, and leading zeros are kept", async () => {
    const { jwt: bearer } = await world.newGuest()
    const email = newAddress()
    draw([0, 0, 0, 0, 4, 2])
    await ask(world, email, { bearer })
    expect((await mailedCode(world, email)).code).toBe('000042')
    expect(await verify(world, { code: '420000', email }, { bearer })).toMatchObject(invalidCode)
    expect((await verify(world, { code: '000042', email }, { bearer })).status).toBe(200)
  })
})
