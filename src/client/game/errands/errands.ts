import type { GameState } from '#client/game/state.ts'
import { withMessage } from '#client/game/state.ts'
import { type Errand, wantId } from './errand.ts'
import { currentErrand, errandById, isDone, isFound, isOpen, levelOf, wantMet } from './errand-rules.ts'
import { errandDone, errandLeft, errandLocked, errandTaken, foundFor } from './errand-words.ts'

/** By level. Everybody has the first. */
const RANKS = ['Rookie', 'Errand Runner', 'Good Eye', 'Finder of Things', 'Concierge']

export function takeErrand(state: GameState, id: string) {
  const errand = errandById(id)
  if (errand === null || state.errands.current === id || isDone(state, errand)) return state
  if (!isOpen(state, errand)) return withMessage(state, errandLocked(errand))
  return withMessage({ ...state, errands: { ...state.errands, current: id } }, ...errandTaken(errand))
}

export function leaveErrand(state: GameState) {
  const errand = currentErrand(state)
  if (errand === null) return state
  return withMessage({ ...state, errands: { ...state.errands, current: null } }, errandLeft(errand))
}

/** A click on a drawn thing. One that is not asked for changes nothing. */
export function bringThing(state: GameState, picture: string, name: string) {
  const errand = currentErrand(state)
  const want = wantMet(state, picture, name)
  if (errand === null || want === null) return state

  const id = wantId(errand, want)
  const { found, brought } = state.errands
  const errands = { ...state.errands, found: [...found, id], brought: { ...brought, [id]: name } }
  const after = { ...state, errands }
  const [next, ...others] = errand.wants.filter((other) => !isFound(after, errand, other))
  if (next === undefined) return finish(after, errand)
  return withMessage(after, ...foundFor(errand, want, [next, ...others]))
}

function finish(state: GameState, errand: Errand) {
  const done = [...state.errands.done, errand.id]
  const paid = {
    ...state,
    errands: { ...state.errands, current: null, done },
    earnings: state.earnings + errand.reward,
    friendships: [...new Set([...state.friendships, errand.who])],
  }
  const level = levelOf(done)
  if (level <= state.level) return withMessage(paid, ...errandDone(errand, null))

  const rank = RANKS[level - 1] ?? state.jobRank
  const risen: GameState = {
    ...paid,
    level,
    jobRank: rank,
    jobRating: state.jobRating + (level - state.level),
    availableJobs: state.availableJobs.map((job) => ({
      ...job,
      unlocked: job.unlocked || job.level <= level,
    })),
  }
  return withMessage(risen, ...errandDone(errand, { level, rank }))
}
