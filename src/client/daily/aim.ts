import type { Point } from '#client/game/hands/use-zoom.ts'
import { type DrawnThing, thingAt } from '#client/game/room/drawn-things.ts'

/** How far beside a wanted thing a finger may touch (px of the window). */
export const REACH = 12

const DIRECTIONS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)

/** The name on the list that a thing answers to: its own, or its kind's ('candlestick' for a copper candlestick). */
export function nameOnList({ name }: Pick<DrawnThing, 'name'>, list: readonly string[]) {
  return list.find((wanted) => wanted === name) ?? list.find((wanted) => name.endsWith(` ${wanted}`)) ?? null
}

type Aim = {
  things: readonly DrawnThing[]
  list: readonly string[]
  found: readonly string[]
  /** In the picture's units, like the point. */
  reach: number
}

/**
 * The thing that the user means by touching this point. A thing of the list counts first, there or within reach; of those a
 * missing one. Otherwise it is the topmost thing there, or null.
 */
export function thingMeant(at: Point, { things, list, found, reach }: Aim): DrawnThing | null {
  const here = thingAt(things, at.x, at.y)
  if (here !== null && nameOnList(here, list) !== null) return here
  const missing = list.filter((name) => !found.includes(name))
  return nearest(at, things, missing, reach) ?? nearest(at, things, list, reach) ?? here
}

function nearest({ x, y }: Point, things: readonly DrawnThing[], names: readonly string[], reach: number) {
  for (const away of [reach / 3, (reach * 2) / 3, reach]) {
    for (const direction of DIRECTIONS) {
      const thing = thingAt(things, x + away * Math.cos(direction), y + away * Math.sin(direction))
      if (thing !== null && nameOnList(thing, names) !== null) return thing
    }
  }
  return null
}
