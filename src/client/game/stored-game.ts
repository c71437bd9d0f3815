import * as v from 'valibot'
import { type Errands, NO_ERRANDS } from './errands/errand.ts'
import { goodErrands } from './errands/errand-rules.ts'
import { closed } from './game.ts'
import { type Job, type Project, startingJobs, type Task } from './jobs.ts'
import { type GameState, type InventoryItem, jobOf, type NegotiatedItem, projectOf } from './state.ts'

/** Raise it when older states are no longer readable. */
const VERSION = 1

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const dollars = count

const task: v.GenericSchema<unknown, Task> = v.object({
  id: v.string(),
  name: v.string(),
  requiredQuantity: count,
  maxPrice: dollars,
  minQuality: count,
  completed: v.boolean(),
  foundCount: count,
})

const project: v.GenericSchema<unknown, Project> = v.object({
  id: v.string(),
  name: v.string(),
  jobId: v.string(),
  reward: dollars,
  completed: v.boolean(),
  tasks: v.array(task),
})

const job: v.GenericSchema<unknown, Job> = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  level: count,
  unlocked: v.boolean(),
  rating: count,
  projects: v.array(project),
})

const negotiatedFields = {
  id: v.string(),
  name: v.string(),
  price: dollars,
  quality: count,
  quantity: count,
  sellerId: v.string(),
  sellerName: v.string(),
}

const negotiatedItem: v.GenericSchema<unknown, NegotiatedItem> = v.object(negotiatedFields)

const inventoryItem: v.GenericSchema<unknown, InventoryItem> = v.object({
  ...negotiatedFields,
  finalPrice: dollars,
  projectId: v.string(),
})

const errands: v.GenericSchema<unknown, Errands> = v.object({
  current: v.nullable(v.string()),
  found: v.array(v.string()),
  done: v.array(v.string()),
})

const gameState: v.GenericSchema<unknown, GameState> = v.pipe(
  v.object({
    playerName: v.string(),
    level: count,
    jobRating: count,
    jobRank: v.string(),
    salary: dollars,
    earnings: dollars,
    cashBalance: dollars,
    daysOnJob: count,
    projectsCompleted: count,
    objectsFound: count,
    objectsBought: count,
    objectsSold: count,
    friendships: v.array(v.string()),
    currentJob: v.nullable(v.string()),
    currentProject: v.nullable(v.string()),
    availableJobs: v.array(job),
    inventory: v.array(inventoryItem),
    showNegotiation: v.boolean(),
    negotiatingItem: v.nullable(negotiatedItem),
    managerMessage: v.string(),
    finalPrices: v.record(v.string(), dollars),
    talk: v.array(v.object({ id: count, text: v.string() })),
    // An older game has none, and a game with broken errands is still usable.
    errands: v.fallback(errands, NO_ERRANDS),
  }),
  v.check(addsUp),
)

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

const storedGame = v.object({ version: v.literal(VERSION), game: gameState })

/** For each tab that played lately, the number of its turns that the game includes. */
export type Turns = Record<string, number>

export function gameToStore(state: GameState, turns: Turns = {}) {
  return { version: VERSION, game: state, turns }
}

const storedTurns = v.object({ turns: v.record(v.string(), count) })

/** The turns of a stored game; none if it has no list of them. */
export function turnsIn(value: unknown): Turns {
  const { success, output } = v.safeParse(storedTurns, value)
  return success ? output.turns : {}
}

/** Null if the stored value is not a game of this version. An open negotiation is dropped, but its price is kept. */
export function checkStoredGame(value: unknown): GameState | null {
  const { success, output } = v.safeParse(storedGame, value)
  return success ? { ...closed(output.game), errands: goodErrands(output.game.errands) } : null
}
