import { short } from '#art/kit/svg.ts'
import { areaOf, type Box, overlapOf } from './box.ts'

/** At most this share of a hidden thing's box may be covered by what stands before it. */
const MOST_COVERED = 0.34
/** A drawn thing fills about this much of its own box. */
const FILLED = 0.8
/** How finely it is looked which part of a box is covered. */
const CELLS = 14

/** Something drawn. `solid` is what of it can hide something: the thing without its shadows. */
type Layer = { box: Box; solid: string }

/** Somewhere a hidden thing could be: what has the index `at` and all after it stands before it. */
type Spot<T> = { box: Box; covered: number; place: T; at: number }

/**
 * The picture, and again what of it stands before hidden things: that is laid over them when they are there, each
 * spot by itself and cut off at its edges, so that nothing else of the picture is drawn twice.
 */
export function layers<T>() {
  const all: string[] = []
  const drawn: Layer[] = []
  let spots: Spot<T>[] = []

  /** The share of a spot's box that is covered once something fills `box`. */
  function coverage(spot: Spot<T>, box: Box) {
    return spot.covered + (overlapOf(spot.box, box) * FILLED) / areaOf(spot.box)
  }

  /** What is drawn over a spot. */
  function before(spot: Spot<T>) {
    return drawn.slice(spot.at).filter(({ box }) => overlapOf(spot.box, box) > 0)
  }

  /**
   * Spots that share a part of the picture share what is laid over it, so one may be covered by what stands before
   * another, behind it. Gives up the most covered until all can be found.
   */
  function findable() {
    let left = spots.map((spot) => ({ spot, over: before(spot).map(({ box }) => box) }))
    for (;;) {
      const shares = left.map(({ spot }) => shareCovered(spot.box, left))
      const worst = Math.max(...shares, 0)
      if (worst <= MOST_COVERED) return left.map(({ spot }) => spot)
      const given = shares.indexOf(worst)
      left = left.filter((_, at) => at !== given)
    }
  }

  return {
    /** Whether something drawn there leaves every hidden thing findable. */
    leavesFindable: (box: Box) => spots.every((spot) => coverage(spot, box) <= MOST_COVERED),

    /** Draws it, over everything so far. Spots that it hides too much are given up. */
    add(markup: string, box: Box, solid = markup) {
      all.push(markup)
      drawn.push({ box, solid })
      for (const spot of spots) spot.covered = coverage(spot, box)
      spots = spots.filter(({ covered }) => covered <= MOST_COVERED)
    },

    /** The ground of everything: nothing can be behind it. */
    addGround: (markup: string) => all.push(markup),

    /** Here something could hide, before all that is drawn so far. */
    addSpot: (place: T, box: Box) => spots.push({ box, covered: 0, place, at: drawn.length }),

    /** All markup; what is laid over hidden things; and where they can be found. */
    result() {
      const kept = findable()
      const windows = kept.map((spot) =>
        cutTo(
          spot.box,
          before(spot)
            .map(({ solid }) => solid)
            .join(''),
        ),
      )
      return { drawn: all.join(''), inFront: windows.join(''), places: kept.map(({ place }) => place) }
    },
  }
}

/** How much of a box is under what is laid over it and over its neighbours, each within its own edges. */
function shareCovered(box: Box, neighbours: readonly { spot: { box: Box }; over: readonly Box[] }[]) {
  const near = neighbours.filter(({ spot }) => overlapOf(spot.box, box) > 0)
  let covered = 0
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const x = box.left + (((cell % CELLS) + 0.5) / CELLS) * (box.right - box.left)
    const y = box.top + ((Math.floor(cell / CELLS) + 0.5) / CELLS) * (box.bottom - box.top)
    const over = near
      .filter(({ spot }) => isIn(spot.box, x, y))
      .map(({ over }) => over.filter((one) => isIn(one, x, y)).length)
    covered += 1 - (1 - FILLED) ** Math.max(0, ...over)
  }
  return covered / CELLS ** 2
}

function isIn({ left, top, right, bottom }: Box, x: number, y: number) {
  return x > left && x < right && y > top && y < bottom
}

/** A picture within the picture shows nothing beyond its edges. */
function cutTo({ left, top, right, bottom }: Box, markup: string) {
  if (markup === '') return ''
  const frame = `${short(left)} ${short(top)} ${short(right - left)} ${short(bottom - top)}`
  const [x, y, width, height] = frame.split(' ')
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${frame}">${markup}</svg>`
}
