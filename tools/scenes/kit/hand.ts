import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import { paintIn } from './palette.ts'
import type { Hand } from './thing.ts'

/** Somebody who draws in plain daylight. */
export function handFor(seed: string): Hand {
  return { ...randomFrom(seed), paint: paintIn({ tint: '#ffffff', amount: 0 }) }
}
