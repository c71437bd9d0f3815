import { expect, test, vi } from 'vitest'
import { randomText, systemRandom } from '#server/platform/random.ts'

test('no secret comes from a predictable generator', () => {
  const foretold = vi.spyOn(Math, 'random').mockReturnValue(0)
  const digits = randomText(systemRandom, '0123456789', 300)
  const bytes = systemRandom.bytes(32)
  expect(foretold).not.toHaveBeenCalled()
  foretold.mockRestore()

  // Each digit appears among 300, except in one run of five billion; and no two values are equal.
  expect(new Set(digits).size).toBe(10)
  expect(systemRandom.bytes(32)).not.toEqual(bytes)
})
