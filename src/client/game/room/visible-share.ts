import { type DrawnThing, thingAt } from './drawn-things.ts'

/** How finely it is looked, each way. */
const CELLS = 7

/** Points spread over the box of a thing. */
export function pointsOver({ box: [left, top, width, height] }: DrawnThing) {
  return Array.from({ length: CELLS * CELLS }, (_, cell) => ({
    x: left + (((cell % CELLS) + 0.5) / CELLS) * width,
    y: top + ((Math.floor(cell / CELLS) + 0.5) / CELLS) * height,
  }))
}

/** How much of a thing can be seen and hit, from 0 to 1: the rest lies under others, or is its own holes. */
export function visibleShare(thing: DrawnThing, things: readonly DrawnThing[]) {
  const own = pointsOver(thing).filter(({ x, y }) => thingAt([thing], x, y) !== null)
  const seen = own.filter(({ x, y }) => thingAt(things, x, y) === thing)
  return own.length === 0 ? 0 : seen.length / own.length
}

/** In the picture's units: so far beside the point that was meant a finger or a rounded pixel may be. */
const PLAY = 6

/** Whether somewhere on a thing one hits it even a little beside the point: it is more than a sliver. */
export function canBeHit(thing: DrawnThing, things: readonly DrawnThing[]) {
  const around = [-PLAY, 0, PLAY]
  return pointsOver(thing).some(({ x, y }) =>
    around.every((dx) => around.every((dy) => thingAt(things, x + dx, y + dy) === thing)),
  )
}
