/** Repeatable random numbers: the same seed gives the same sequence, on every machine and for ever. */
export type Random = {
  /** Between 0 and 1, 1 excluded. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly [T, ...T[]]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** mulberry32 over an FNV-1a hash of the seed: small, well spread, and the same in every engine. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    shuffle(list) {
      const mixed = list.map((item) => ({ item, at: next() }))
      return mixed.sort((one, other) => one.at - other.at).map(({ item }) => item)
    },
  }
}
