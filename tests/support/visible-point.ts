import { type DrawnThing, thingAt } from '#client/game/room/drawn-things.ts'
import { pointsOver } from '#client/game/room/visible-share.ts'

/**
 * A finger on a phone is not exact, so a point with this much of the thing around it is preferred, in the picture's
 * units.
 */
const MARGINS = [12, 6, 0]

/**
 * The point closest to the middle of a thing that belongs to no other and that nothing covers; null when there is none.
 */
export function visiblePoint(
  thing: DrawnThing,
  things: readonly DrawnThing[],
  isFree: (x: number, y: number) => boolean = () => true,
) {
  const [left, top, width, height] = thing.box
  const off = (point: { x: number; y: number }) =>
    Math.hypot(point.x - left - width / 2, point.y - top - height / 2)

  for (const margin of MARGINS) {
    const around = [-margin, 0, margin]
    const isIts = (x: number, y: number) =>
      around.every((dx) => around.every((dy) => thingAt(things, x + dx, y + dy) === thing))
    const [middlemost] = pointsOver(thing)
      .filter(({ x, y }) => isIts(x, y) && isFree(x, y))
      .sort((one, other) => off(one) - off(other))
    if (middlemost) return middlemost
  }
  return null
}
