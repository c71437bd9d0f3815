import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import { paintIn } from './palette.ts'
import type { Form, Hand } from './thing.ts'

/** Somebody who draws in plain daylight. */
export function handFor(seed: string): Hand {
  return { ...randomFrom(seed), paint: paintIn({ tint: '#ffffff', amount: 0 }), form: formFor(seed) }
}

/** How often a thing does not look as usual. */
const MOSTLY = 0.65

/** Chance for the form of the thing that this seed names. */
export function formFor(seed: string): Form {
  const random = randomFrom(`${seed}: form`)
  return { rather: (usual, others) => (random.chance(MOSTLY) ? random.pick(others) : usual) }
}

/** What does not vary. */
export const asUsual: Form = { rather: (usual) => usual }
