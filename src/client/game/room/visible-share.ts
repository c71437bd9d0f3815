import { type DrawnThing, thingAt } from './drawn-things.ts'

/** The number of sample points each way. */
const CELLS = 7

/** Points spread over the box of a thing. */
export function pointsOver({ box: [left, top, width, height] }: DrawnThing) {
  return Array.from({ length: CELLS * CELLS }, (_, cell) => ({
    x: left + (((cell % CELLS) + 0.5) / CELLS) * width,
    y: top + ((Math.floor(cell / CELLS) + 0.5) / CELLS) * height,
  }))
}

/** The share of a thing that is visible and clickable, from 0 to 1. The rest is under other things or in its own holes. */
export function visibleShare(thing: DrawnThing, things: readonly DrawnThing[]) {
  const own = pointsOver(thing).filter(({ x, y }) => thingAt([thing], x, y) !== null)
  const seen = own.filter(({ x, y }) => thingAt(things, x, y) === thing)
  return own.length === 0 ? 0 : seen.length / own.length
}

/** The tolerance for a finger or a rounded pixel, in the picture's units. */
const PLAY = 6

/** Whether the thing has a point with clickable surroundings: it is more than a sliver. */
export function canBeHit(thing: DrawnThing, things: readonly DrawnThing[]) {
  const around = [-PLAY, 0, PLAY]
  return pointsOver(thing).some(({ x, y }) =>
    around.every((dx) => around.every((dy) => thingAt(things, x + dx, y + dy) === thing)),
  )
}
