import { hasNoProjectLeft } from './errands/errand-rules.ts'
import type { Project, Task } from './jobs.ts'
import { type GameState, isBought, type NegotiatedItem, projectOf } from './state.ts'

type Judged = Pick<NegotiatedItem, 'id' | 'name' | 'price' | 'quality'>

/** Why a negotiation for an object is not allowed. */
export type Hindrance =
  | 'bought'
  | 'negotiating'
  | 'noProject'
  | 'allDone'
  | 'wrongThing'
  | 'enough'
  | 'lowQuality'
  | 'highPrice'
  | 'littleCash'

/** The hindrance, and its task if it has one. */
export type Objection = { hindrance: Hindrance; task: Task | null }

/**
 * Whole dollars, between 60 % and 90 % of the listed price. Calculated in tenths, so that no fraction moves a bound. For a
 * price of one or two dollars the lower bound is used.
 */
export function priceBounds(price: number) {
  const low = Math.ceil((price * 6) / 10)
  return { low, high: Math.max(low, Math.floor((price * 9) / 10)) }
}

/** The price for `roll`, a random number from 0 to 1. */
export function rollPrice(price: number, roll: number) {
  const { low, high } = priceBounds(price)
  const chance = Number.isFinite(roll) ? roll : 0
  return Math.min(Math.max(low + Math.floor(chance * (high - low + 1)), low), high)
}

/** Whether an object is of the kind that a task asks for. */
export function matchesName(task: Task, object: Pick<Judged, 'name'>) {
  return object.name.toLowerCase().includes(task.name.toLowerCase())
}

function whyNotForTask(task: Task, object: Judged): Hindrance | null {
  if (!matchesName(task, object)) return 'wrongThing'
  if (task.foundCount >= task.requiredQuantity) return 'enough'
  if (object.quality < task.minQuality) return 'lowQuality'
  if (object.price > task.maxPrice) return 'highPrice'
  return null
}

export function matchesTask(task: Task, object: Judged) {
  return whyNotForTask(task, object) === null
}

/** The task an object would be bought for. */
export function taskFor(project: Project, object: Judged) {
  return project.tasks.find((task) => matchesTask(task, object)) ?? null
}

/** Null when a negotiation may start. */
export function objectionTo(state: GameState, object: Judged): Objection | null {
  if (isBought(state, object.id)) return { hindrance: 'bought', task: null }
  if (state.showNegotiation) return { hindrance: 'negotiating', task: null }
  const project = projectOf(state)
  if (project === null) return { hindrance: hasNoProjectLeft(state) ? 'allDone' : 'noProject', task: null }

  if (taskFor(project, object) === null) {
    const task = project.tasks.find((candidate) => matchesName(candidate, object)) ?? null
    return { hindrance: (task && whyNotForTask(task, object)) ?? 'wrongThing', task }
  }
  // The lowest possible price. Accept checks again, with the final price.
  if (state.cashBalance < priceBounds(object.price).low) return { hindrance: 'littleCash', task: null }
  return null
}

/** What the things bought for a project cost, in dollars. */
export function spentOn({ inventory }: Pick<GameState, 'inventory'>, projectId: string) {
  return inventory.reduce((sum, item) => (item.projectId === projectId ? sum + item.finalPrice : sum), 0)
}

export function isComplete(project: Project) {
  return project.tasks.every(({ completed }) => completed)
}

/** The final price of the open negotiation; null if none is open. */
export function finalPriceOf(state: GameState) {
  return state.negotiatingItem === null ? null : (state.finalPrices[state.negotiatingItem.id] ?? null)
}
