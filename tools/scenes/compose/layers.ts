import { areaOf, type Box, overlapOf } from './box.ts'
import type { Standing } from './placing.ts'

/** At most this share of a resting place may be under what a row of chance puts before it. */
const MOST_COVERED = 0.34
/** A drawn thing fills about this much of its own box. */
const FILLED = 0.8

/**
 * One thing after the other, from the back to the front. `solid` is what of it hides what is behind: the thing without
 * its shadows.
 */
export type Drawn =
  | { is: 'ground'; solid: string }
  | { is: 'furniture'; solid: string; box: Box }
  | { is: 'thing'; solid: string; box: Box; standing: Standing }

/** Somewhere that something could rest, before all that is drawn so far. */
type Spot = { box: Box; covered: number }

/** The picture in the order in which it is drawn, for whoever asks what stands before what. */
export function layers() {
  const all: string[] = []
  const order: Drawn[] = []
  let spots: Spot[] = []

  /** The share of a spot's box that is covered once something fills `box`. */
  function coverage(spot: Spot, box: Box) {
    return spot.covered + (overlapOf(spot.box, box) * FILLED) / areaOf(spot.box)
  }

  function cover(box: Box) {
    for (const spot of spots) spot.covered = coverage(spot, box)
    spots = spots.filter(({ covered }) => covered <= MOST_COVERED)
  }

  return {
    /** Whether something drawn there leaves every resting place to be seen. */
    leavesFindable: (box: Box) => spots.every((spot) => coverage(spot, box) <= MOST_COVERED),

    /** A thing over everything so far. */
    addThing({ shadows, solid }: { shadows: string; solid: string }, box: Box, standing: Standing) {
      all.push(shadows + solid)
      order.push({ is: 'thing', solid, box, standing })
      cover(box)
    },

    /** Furniture and the like, over everything so far. */
    addFurniture(markup: string, box: Box) {
      all.push(markup)
      order.push({ is: 'furniture', solid: markup, box })
      cover(box)
    },

    /** The shell of the room, and light over it. */
    addGround(markup: string) {
      all.push(markup)
      order.push({ is: 'ground', solid: markup })
    },

    /** Here something could rest: rows of chance leave room for it. */
    addSpot: (box: Box) => spots.push({ box, covered: 0 }),

    result: () => ({ drawn: all.join(''), order }),
  }
}
