import { seconds } from '#shared/time.ts'

/** Something heavy that waits to be put on the page. */
export type Wish = {
  /** The distance from the visible part of the page. */
  distance: () => number
  begin: () => void
}

/** A load that takes longer no longer blocks the others. */
export const PATIENCE = seconds(3)

/**
 * A priority queue that serves one wish at a time, the nearest first, with a rest in between. Drawing a picture blocks the
 * browser for tens of milliseconds, and no frame may draw two.
 */
export function createTurns(rest: (whenRested: () => void) => void) {
  const queue = new Set<Wish>()
  let isFree = true

  function next() {
    const [nearest] = [...queue].sort((one, other) => one.distance() - other.distance())
    if (!isFree || !nearest) return
    isFree = false
    queue.delete(nearest)
    nearest.begin()
  }

  /** Calls `begin` when the wish's turn has come. Returns a function that ends the turn or the wait. */
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
      if (queue.delete(wish)) return
      rest(() => {
        isFree = true
        next()
      })
    }

    queue.add(wish)
    next()
    return end
  }
}
