import { seconds } from '#shared/time.ts'

/** Something heavy that is to be put on the page. */
export type Wish = {
  /** From where somebody looks. */
  distance: () => number
  begin: () => void
}

/** What has not come by then keeps nobody else waiting. */
export const PATIENCE = seconds(3)

/**
 * A priority queue that serves one at a time, the nearest first, with a rest in between: a picture costs the browser tens of milliseconds
 * in one piece, and no frame shall pay for two.
 */
export function createTurns(rest: (whenRested: () => void) => void) {
  const waiting = new Set<Wish>()
  let isFree = true

  function next() {
    const [nearest] = [...waiting].sort((one, other) => one.distance() - other.distance())
    if (!isFree || !nearest) return
    isFree = false
    waiting.delete(nearest)
    nearest.begin()
  }

  /** Begins when it is its turn; what comes back ends the turn, or the waiting for it. */
  return function ask({ distance, begin }: Wish) {
    let isOver = false
    let patience: ReturnType<typeof setTimeout> | undefined
    const wish = {
      distance,
      begin() {
        patience = setTimeout(end, PATIENCE)
        begin()
      },
    }

    function end() {
      clearTimeout(patience)
      if (isOver) return
      isOver = true
      if (waiting.delete(wish)) return
      rest(() => {
        isFree = true
        next()
      })
    }

    waiting.add(wish)
    next()
    return end
  }
}
