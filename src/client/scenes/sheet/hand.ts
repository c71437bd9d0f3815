import { randomFrom } from '#client/lib/seeded-random.ts'
import { paintIn } from '#client/scenes/kit/palette.ts'
import type { Hand } from '#client/scenes/kit/thing.ts'

/** Somebody who draws in plain daylight. */
export function handFor(seed: string): Hand {
  return { ...randomFrom(seed), paint: paintIn({ tint: '#ffffff', amount: 0 }) }
}
