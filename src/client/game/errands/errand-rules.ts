import { type GameState, jobOf } from '#client/game/state.ts'
import { type Errand, type Errands, NO_ERRANDS, type Want, wantId } from './errand.ts'
import { errandsOfPosts } from './errands-of-posts.ts'
import { errandsOfTheFamous } from './errands-of-the-famous.ts'

export const allErrands: readonly Errand[] = [...errandsOfPosts, ...errandsOfTheFamous]

/** The job whose projects are the errands of the famous. */
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

/** Errands to a level are open from the level below it. Those of the famous need their job. */
export function isOpen(state: GameState, errand: Errand) {
  if (errand.isForFamous) return state.currentJob === FAMOUS_JOB && state.level >= errand.level
  return state.level >= errand.level - 1
}

/** Whether the current job is done. The projects of the famous are errands. */
export function hasNoProjectLeft(state: GameState) {
  const job = jobOf(state)
  if (job === null) return false
  if (job.id === FAMOUS_JOB) return errandsOfTheFamous.every((errand) => isDone(state, errand))
  return job.projects.every(({ completed }) => completed)
}

/** The level that these errands lead to: each level needs both of its own errands and the level below. */
export function levelOf(done: readonly string[]) {
  let level = 1
  for (;;) {
    const steps = errandsOfPosts.filter((errand) => errand.level === level + 1)
    if (steps.length === 0 || !steps.every(({ id }) => done.includes(id))) return level
    level += 1
  }
}

/** The wish of the current errand that this thing fulfils; null if it is not asked for, or already found. */
export function wantMet(state: GameState, picture: string, name: string): Want | null {
  const errand = currentErrand(state)
  return (
    errand?.wants.find(
      (want) => want.pictures.includes(picture) && isCalled(name, want.word) && !isFound(state, errand, want),
    ) ?? null
  )
}

/** Matches whole words: 'oar' must not match 'board'. */
export function isCalled(name: string, word: string) {
  return ` ${name.toLowerCase()} `.includes(` ${word.toLowerCase()} `)
}

/** Repairs stored errands: unknown and impossible ones are left out. */
export function goodErrands({ current, found, done, brought }: Errands): Errands {
  const known = allErrands.filter(({ id }) => done.includes(id))
  const ids = new Set(known.map(({ id }) => id))
  const open = errandById(current)
  const wants = allErrands.flatMap((errand) => errand.wants.map((want) => wantId(errand, want)))
  return {
    current: open !== null && !ids.has(open.id) ? open.id : NO_ERRANDS.current,
    found: wants.filter((want) => found.includes(want)),
    done: [...ids],
    brought,
  }
}

/** 'attic-1' of '/scenes/attic-1.svg'. */
export function pictureName(src: string) {
  return /([^/]+?)(?:\.\w+)?$/.exec(src)?.[1] ?? src
}
