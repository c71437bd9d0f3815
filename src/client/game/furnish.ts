import { type Furnishing, furnishings } from '#client/our-window/furnishings.ts'
import { allErrands } from './errands/errand-rules.ts'
import { alreadyInWindow, boughtForWindow, jarTooEmpty } from './manager-words.ts'
import { type GameState, withMessage } from './state.ts'

/**
 * The jar holds what errands paid, less what was bought for the window behind our door (dollars). It is no part of the cash,
 * so nobody can spend what the project needs.
 */
export function jarOf({ errands, furnishings }: Pick<GameState, 'errands' | 'furnishings'>) {
  return payOf(errands.done) - priceOf(furnishings)
}

/** What these errands paid together, in dollars. */
export function payOf(done: readonly string[]) {
  return allErrands.reduce((sum, { id, reward }) => (done.includes(id) ? sum + reward : sum), 0)
}

/** Buys something for the window. The manager says why, if that is not possible. An unknown id changes nothing. */
export function furnish(state: GameState, id: string) {
  const furnishing = furnishings.find((one) => one.id === id)
  if (furnishing === undefined) return state
  const { name, price } = furnishing
  if (state.furnishings.includes(id)) return withMessage(state, alreadyInWindow(name))
  const jar = jarOf(state)
  if (jar < price) return withMessage(state, jarTooEmpty(price, jar))

  return withMessage(
    { ...state, furnishings: [...state.furnishings, id] },
    boughtForWindow(name, price, jar - price),
  )
}

/** Repairs stored furnishings: unknown ones, doubles, and what the errands did not pay for are left out. */
export function affordable(ids: readonly string[], done: readonly string[]): readonly string[] {
  let jar = payOf(done)
  return [...new Set(ids)].filter((id) => {
    const furnishing = furnishings.find((one) => one.id === id)
    if (furnishing === undefined || furnishing.price > jar) return false
    jar -= furnishing.price
    return true
  })
}

function priceOf(ids: readonly string[]) {
  return furnishings.reduce((sum, { id, price }) => (ids.includes(id) ? sum + price : sum), 0)
}

/** The cheapest first. */
export const byPrice: readonly Furnishing[] = [...furnishings].sort((one, other) => one.price - other.price)
