import type { GameState } from '#client/game/state.ts'
import { type Errand, type Errands, NO_ERRANDS, type Want, wantId } from './errand.ts'
import { errandsOfPosts } from './errands-of-posts.ts'
import { errandsOfTheFamous } from './errands-of-the-famous.ts'

export const allErrands: readonly Errand[] = [...errandsOfPosts, ...errandsOfTheFamous]

/** The job that errands are the projects of. */
export const FAMOUS_JOB = 'celebrity-concierge'

export function errandById(id: string | null) {
  return allErrands.find((errand) => errand.id === id) ?? null
}

export function currentErrand({ errands }: Pick<GameState, 'errands'>) {
  return errandById(errands.current)
}

export function isDone({ errands }: Pick<GameState, 'errands'>, errand: Errand) {
  return errands.done.includes(errand.id)
}

export function isFound({ errands }: Pick<GameState, 'errands'>, errand: Errand, want: Want) {
  return errands.found.includes(wantId(errand, want))
}

/** Those to a level are open from the level below it; those of the famous are for whoever has that job. */
export function isOpen(state: GameState, errand: Errand) {
  if (errand.isForFamous) return state.currentJob === FAMOUS_JOB && state.level >= errand.level
  return state.level >= errand.level - 1
}

/** The level that these errands lead to: each wants both of its own, and the one below. */
export function levelOf(done: readonly string[]) {
  let level = 1
  for (;;) {
    const steps = errandsOfPosts.filter((errand) => errand.level === level + 1)
    if (steps.length === 0 || !steps.every(({ id }) => done.includes(id))) return level
    level += 1
  }
}

/** What of the current errand somebody has found with this; null where it is not asked for, or had already. */
export function wantMet(state: GameState, picture: string, name: string): Want | null {
  const errand = currentErrand(state)
  return (
    errand?.wants.find(
      (want) => want.pictures.includes(picture) && isCalled(name, want.word) && !isFound(state, errand, want),
    ) ?? null
  )
}

/** Whole words: an oar is on no board. */
export function isCalled(name: string, word: string) {
  return ` ${name.toLowerCase()} `.includes(` ${word.toLowerCase()} `)
}

/** What was stored, without what nobody knows and without what cannot be. */
export function goodErrands({ current, found, done }: Errands): Errands {
  const known = allErrands.filter(({ id }) => done.includes(id))
  const ids = new Set(known.map(({ id }) => id))
  const open = errandById(current)
  const wants = allErrands.flatMap((errand) => errand.wants.map((want) => wantId(errand, want)))
  return {
    current: open !== null && !ids.has(open.id) ? open.id : NO_ERRANDS.current,
    found: wants.filter((want) => found.includes(want)),
    done: [...ids],
  }
}

/** 'attic-1' of '/scenes/attic-1.svg'. */
export function pictureName(src: string) {
  return /([^/]+?)(?:\.\w+)?$/.exec(src)?.[1] ?? src
}
