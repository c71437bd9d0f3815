import * as z from 'zod/mini'
import { type Errands, NO_ERRANDS } from './errands/errand.ts'
import { goodErrands } from './errands/errand-rules.ts'
import { closed } from './game.ts'
import { type Job, type Project, startingJobs, type Task } from './jobs.ts'
import { type GameState, type InventoryItem, jobOf, type NegotiatedItem, projectOf } from './state.ts'

// The content security policy forbids the functions that zod would otherwise compile.
z.config({ jitless: true })

/** To be raised whenever an older state would no longer be understood. */
const VERSION = 1

const count = z.int().check(z.nonnegative())
const dollars = count

const task: z.ZodMiniType<Task> = z.object({
  id: z.string(),
  name: z.string(),
  requiredQuantity: count,
  maxPrice: dollars,
  minQuality: count,
  completed: z.boolean(),
  foundCount: count,
})

const project: z.ZodMiniType<Project> = z.object({
  id: z.string(),
  name: z.string(),
  jobId: z.string(),
  reward: dollars,
  completed: z.boolean(),
  tasks: z.array(task),
})

const job: z.ZodMiniType<Job> = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  level: count,
  unlocked: z.boolean(),
  rating: count,
  projects: z.array(project),
})

const negotiatedFields = {
  id: z.string(),
  name: z.string(),
  price: dollars,
  quality: count,
  quantity: count,
  sellerId: z.string(),
  sellerName: z.string(),
}

const negotiatedItem: z.ZodMiniType<NegotiatedItem> = z.object(negotiatedFields)

const inventoryItem: z.ZodMiniType<InventoryItem> = z.object({
  ...negotiatedFields,
  finalPrice: dollars,
  projectId: z.string(),
})

const errands: z.ZodMiniType<Errands> = z.object({
  current: z.nullable(z.string()),
  found: z.array(z.string()),
  done: z.array(z.string()),
})

const gameState: z.ZodMiniType<GameState> = z
  .object({
    playerName: z.string(),
    level: count,
    jobRating: count,
    jobRank: z.string(),
    salary: dollars,
    earnings: dollars,
    cashBalance: dollars,
    daysOnJob: count,
    projectsCompleted: count,
    objectsFound: count,
    objectsBought: count,
    objectsSold: count,
    friendships: z.array(z.string()),
    currentJob: z.nullable(z.string()),
    currentProject: z.nullable(z.string()),
    availableJobs: z.array(job),
    inventory: z.array(inventoryItem),
    showNegotiation: z.boolean(),
    negotiatingItem: z.nullable(negotiatedItem),
    managerMessage: z.string(),
    finalPrices: z.record(z.string(), dollars),
    talk: z.array(z.object({ id: count, text: z.string() })),
    // An older game knows of none, and one in which they are broken is a game all the same.
    errands: z.catch(errands, NO_ERRANDS),
  })
  .check(z.refine(addsUp))

/** A state that no game leads to would only break later, where nobody looks for the reason. */
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

const storedGame = z.object({ version: z.literal(VERSION), game: gameState })

/** Of each tab that played lately, how many turns of it are in the game. */
export type Turns = Record<string, number>

export function gameToStore(state: GameState, turns: Turns = {}) {
  return { version: VERSION, game: state, turns }
}

const storedTurns = z.object({ turns: z.record(z.string(), count) })

/** The turns in what was stored; none where it does not tell. */
export function turnsIn(value: unknown): Turns {
  return z.safeParse(storedTurns, value).data?.turns ?? {}
}

/** Null where what was stored is not a game of this version. A negotiation does not survive; its price does. */
export function checkStoredGame(value: unknown): GameState | null {
  const { data } = z.safeParse(storedGame, value)
  return data ? { ...closed(data.game), errands: goodErrands(data.game.errands) } : null
}
