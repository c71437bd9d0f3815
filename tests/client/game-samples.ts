import { type GameAction, game } from '#client/game/game.ts'
import type { RestingPlace } from '#client/game/hunt/hidden-object.ts'
import { type GameState, type NegotiatedItem, startingState } from '#client/game/state.ts'

export const JOB = 'personal-shopper-assistant'
export const PROJECT = 'camping-trip-essentials'

export function play(state: GameState, ...actions: GameAction[]) {
  return actions.reduce(game, state)
}

/** A player with the job and the project. */
export const onProject = play(
  startingState,
  { type: 'selectJob', jobId: JOB },
  { type: 'selectProject', projectId: PROJECT },
)

let things = 0

export function bag(change: Partial<NegotiatedItem> = {}): NegotiatedItem {
  things += 1
  return {
    id: `bag-${things}`,
    name: 'Rolled Sleeping Bag',
    price: 60,
    quality: 4,
    quantity: 1,
    sellerId: 'marta',
    sellerName: 'Marta',
    ...change,
  }
}

export function stove(change: Partial<NegotiatedItem> = {}) {
  return bag({ name: 'Brass Portable Stove', price: 50, ...change })
}

export function ask(item: NegotiatedItem, roll = 0.5): GameAction {
  return { type: 'ask', item, roll }
}

/** Asks and pays: with this roll the listed price 60 becomes 45. */
export function buy(state: GameState, item: NegotiatedItem, roll = 0.5) {
  return play(state, ask(item, roll), { type: 'accept' })
}

/** The places of a picture like ours. */
export const samplePlaces: RestingPlace[] = [
  { kind: 'bag', x: 18, y: 78, pose: 'stand', lean: -6, dim: 0.1 },
  { kind: 'bag', x: 82, y: 70, pose: 'lean', lean: 14, dim: 0.3 },
  { kind: 'bag', x: 34, y: 30, pose: 'hang', lean: 3, dim: 0 },
  { kind: 'bag', x: 22, y: 74, pose: 'stand', lean: 0, dim: 0.1 },
  { kind: 'stove', x: 60, y: 52, pose: 'stand', lean: 0, dim: 0.2 },
  { kind: 'stove', x: 80, y: 66, pose: 'stand', lean: 4, dim: 0.2 },
]
