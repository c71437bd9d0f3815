/** Shown when a click hits nothing. */
const MISSES = [
  'Only dust here.',
  'Nice, but not for sale.',
  'A spider lives there.',
  'Not this one.',
  'Hm, no. Warm, though?',
  'That has been sold for years.',
  'Close your eyes, look again.',
  'Just the shadow of something.',
] as const

/** Never the same words twice in a row. */
export function missWords(count: number) {
  return MISSES[count % MISSES.length] ?? MISSES[0]
}
