import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import { canBeHit, visibleShare } from '#client/game/room/visible-share.ts'
import { randomFrom } from '#client/lib/seeded-random.ts'
import { dayNumber } from './day.ts'

/** The number of things on the list. */
const LENGTH = 8

/** The visible share that a thing needs. */
const LEAST_SEEN = 0.55

/** In the picture's units: anything smaller is a speck on a phone. */
const SMALLEST = 44

/** A name with more things than this is too easy to find. */
const MOST_NAMESAKES = 2

/** Every room comes once in a random order before one repeats. The order depends on the round alone. */
export function roomOf<Room>(day: string, rooms: readonly Room[]): Room | null {
  const number = dayNumber(day)
  const round = Math.floor(number / rooms.length)
  return randomFrom(`rooms of the day, round ${round}`).shuffle(rooms)[number - round * rooms.length] ?? null
}

/** The names for a list: each of something visible and touchable, and not too frequent in the room. */
export function fitNames(things: readonly DrawnThing[]): string[] {
  const names = new Map<string, DrawnThing[]>()
  for (const thing of things) names.set(thing.name, [...(names.get(thing.name) ?? []), thing])
  return (
    [...names]
      .filter(([, namesakes]) => namesakes.length <= MOST_NAMESAKES)
      .filter(([, namesakes]) => namesakes.some((thing) => isFit(thing, things)))
      .map(([name]) => name)
      // The drawing order must not influence the list.
      .sort()
  )
}

/** The names to search on that day. */
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
