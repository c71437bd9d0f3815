import { expect, test, vi } from 'vitest'
import { randomText, systemRandom } from '#server/platform/random.ts'

test('nothing that is secret is drawn from a generator that can be foretold', () => {
  const foretold = vi.spyOn(Math, 'random').mockReturnValue(0)
  const digits = randomText(systemRandom, '0123456789', 300)
  const bytes = systemRandom.bytes(32)
  expect(foretold).not.toHaveBeenCalled()
  foretold.mockRestore()

  // Each digit appears among 300, but for one run in five billions; and no two draws are alike.
  expect(new Set(digits).size).toBe(10)
  expect(systemRandom.bytes(32)).not.toEqual(bytes)
})
