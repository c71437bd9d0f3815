import { isBoolean, isCount, isString, listOf, orMissing, orNull, shapedBy } from '#client/lib/checks.ts'
import { fieldsOf } from '#client/lib/fields.ts'
import { type Errands, NO_ERRANDS } from './errands/errand.ts'
import { goodErrands } from './errands/errand-rules.ts'
import { affordable, payOf } from './furnish.ts'
import { type Job, type Project, startingJobs, type Task } from './jobs.ts'
import { type GameState, type InventoryItem, jobOf, projectOf } from './state.ts'

/** Raise it when older states are no longer readable. */
const VERSION = 1

const isTask = shapedBy<Task>({
  id: isString,
  name: isString,
  requiredQuantity: isCount,
  maxPrice: isCount,
  minQuality: isCount,
  completed: isBoolean,
  foundCount: isCount,
})

const isProject = shapedBy<Project>({
  id: isString,
  name: isString,
  jobId: isString,
  reward: isCount,
  completed: isBoolean,
  tasks: listOf(isTask),
})

const isJob = shapedBy<Job>({
  id: isString,
  title: isString,
  description: isString,
  level: isCount,
  unlocked: isBoolean,
  rating: isCount,
  projects: listOf(isProject),
})

const isItem = shapedBy<InventoryItem>({
  id: isString,
  name: isString,
  price: isCount,
  quality: isCount,
  quantity: isCount,
  sellerId: isString,
  sellerName: isString,
  finalPrice: isCount,
  projectId: isString,
  drawing: orMissing(isString),
})

const isStrings = listOf(isString)

const isErrands = shapedBy<Errands>({
  current: orNull(isString),
  found: isStrings,
  done: isStrings,
  brought: orMissing(areStrings),
})

/** Errands and furnishings are checked on their own, and an open negotiation is dropped. */
const isGame = shapedBy<Omit<GameState, 'errands' | 'furnishings' | 'showNegotiation' | 'negotiatingItem'>>({
  playerName: isString,
  level: isCount,
  jobRating: isCount,
  jobRank: isString,
  salary: isCount,
  earnings: isCount,
  cashBalance: isCount,
  daysOnJob: isCount,
  projectsCompleted: isCount,
  objectsFound: isCount,
  objectsBought: isCount,
  objectsSold: isCount,
  friendships: isStrings,
  currentJob: orNull(isString),
  currentProject: orNull(isString),
  availableJobs: listOf(isJob),
  inventory: listOf(isItem),
  managerMessage: isString,
  finalPrices: isCounts,
  talk: listOf(shapedBy<GameState['talk'][number]>({ id: isCount, text: isString })),
})

function areStrings(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isString)
}

function isCounts(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isCount)
}

/** An impossible state would only fail later, far from its cause. */
function addsUp(state: GameState) {
  const bought = new Set(state.inventory.map(({ id }) => id))
  const found = state.availableJobs.flatMap(({ projects }) => projects.flatMap(({ tasks }) => tasks))
  return (
    whichOf(state.availableJobs) === whichOf(startingJobs) &&
    bought.size === state.inventory.length &&
    state.objectsBought === state.inventory.length &&
    found.reduce((sum, { foundCount }) => sum + foundCount, 0) === state.inventory.length &&
    (state.currentJob === null || jobOf(state) !== null) &&
    (state.currentProject === null || projectOf(state) !== null)
  )
}

function whichOf(jobs: Job[]) {
  return JSON.stringify(jobs.map(({ id, projects }) => [id, projects.map((project) => project.id)]))
}

/** For each tab that played lately, the number of its turns that the game includes. */
export type Turns = Record<string, number>

export function gameToStore(state: GameState, turns: Turns = {}) {
  return { version: VERSION, game: state, turns }
}

/** The turns of a stored game; none if it has no list of them. */
export function turnsIn(value: unknown): Turns {
  const { turns } = fieldsOf(value)
  return isCounts(turns) ? turns : {}
}

/** Null if the stored value is not a game of this version. An open negotiation is dropped, but its price is kept. */
export function checkStoredGame(value: unknown): GameState | null {
  const { version, game } = fieldsOf(value)
  if (version !== VERSION || !isGame(game)) return null
  const { errands: kept, furnishings } = fieldsOf(game)
  // An older game has no errands, and a game with broken ones is still usable.
  const errands = isErrands(kept) ? goodErrands(kept) : NO_ERRANDS
  const state: GameState = {
    ...game,
    showNegotiation: false,
    negotiatingItem: null,
    errands,
    furnishings: isStrings(furnishings) ? affordable(furnishings, errands.done) : [],
    // In a game from before the window, errands paid into the cash.
    cashBalance:
      furnishings === undefined ? Math.max(0, game.cashBalance - payOf(errands.done)) : game.cashBalance,
  }
  return addsUp(state) ? state : null
}
