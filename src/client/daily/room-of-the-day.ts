import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import { canBeHit, visibleShare } from '#client/game/room/visible-share.ts'
import { randomFrom } from '#client/lib/seeded-random.ts'
import { dayNumber } from './day.ts'

/** How many things are on the list. */
const LENGTH = 8

/** As much of a thing must be in sight. */
const LEAST_SEEN = 0.55

/** In the picture's units: what is smaller is a speck on a telephone. */
const SMALLEST = 44

/** Of a name that is all over the room nobody needs a list. */
const MOST_NAMESAKES = 2

/** Each room once, in an order of its own, before one comes again. */
export function roomOf<Room>(day: string, rooms: readonly Room[]): Room | null {
  const number = dayNumber(day)
  const round = Math.floor(number / rooms.length)
  return randomFrom(`rooms of the day, round ${round}`).shuffle(rooms)[number - round * rooms.length] ?? null
}

/** The names a list can be made of: each of something that can be seen and touched, and not all over the room. */
export function fitNames(things: readonly DrawnThing[]): string[] {
  const names = new Map<string, DrawnThing[]>()
  for (const thing of things) names.set(thing.name, [...(names.get(thing.name) ?? []), thing])
  return (
    [...names]
      .filter(([, namesakes]) => namesakes.length <= MOST_NAMESAKES)
      .filter(([, namesakes]) => namesakes.some((thing) => isFit(thing, things)))
      .map(([name]) => name)
      // The order things are drawn in is nobody's business.
      .sort()
  )
}

/** What of these is looked for on that day. */
export function listOf(day: string, names: readonly string[]) {
  return randomFrom(`things of the day ${day}`).shuffle(names).slice(0, LENGTH)
}

function isFit(thing: DrawnThing, things: readonly DrawnThing[]) {
  const [, , width, height] = thing.box
  return (
    Math.min(width, height) >= SMALLEST &&
    visibleShare(thing, things) >= LEAST_SEEN &&
    canBeHit(thing, things)
  )
}
