import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { activateKey, mailedKey, requestKey } from '../../support/email-keys.ts'
import { newAddress } from '../../support/new-address.ts'
import { ask, mailedCode, verify } from '../../support/recovery-email.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Records the calls of Node's constant-time comparison. */
function watchComparisons() {
  const compare = vi.spyOn(crypto, 'timingSafeEqual')
  syncBuiltinESMExports()
  onTestFinished(() => {
    compare.mockRestore()
    syncBuiltinESMExports()
  })
  return compare
}

describe('a code', () => {
  it('is compared in constant time, all 32 bytes of its HMAC', async () => {
    const { jwt: bearer } = await world.newGuest()
    const [email, address] = [newAddress(), newAddress()]
    await ask(world, email, { bearer })
    const { code } = await mailedCode(world, email)
    await requestKey(world, address, { bearer })
    const mailed = await mailedKey(world, address)

    const compare = watchComparisons()
    await verify(world, { code, email }, { bearer })
    await activateKey(world, mailed)
    expect(compare.mock.calls.map((sides) => sides.map((side) => side.byteLength))).toEqual([
      [32, 32],
      [32, 32],
    ])
    expect(compare.mock.results.map(({ value }) => value)).toEqual([true, true])
  })
})
