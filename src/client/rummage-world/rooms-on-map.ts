import { roomOf } from '#client/daily/room-of-the-day.ts'
import type { Room } from '#client/daily/rooms.ts'
import { currentErrand, isFound } from '#client/game/errands/errand-rules.ts'
import type { GameState } from '#client/game/state.ts'

type Facts = {
  /** The posts whose lost key is found. */
  keys: readonly string[]
  /** Null without a readable game. */
  game: GameState | null
  /** The date in UTC, '2026-11-23'. */
  day: string
  /** The post at the top of the window; null where there is no feed. */
  here: string | null
}

export type RoomOnMap = {
  id: string
  post: string
  by: string
  /** 'Attic 1'. */
  name: string
  hasKey: boolean
  hasErrand: boolean
  isToday: boolean
  isHere: boolean
}

export type House = { id: string; name: string; rooms: RoomOnMap[] }

/** The houses of the street and their rooms, the newest post first. The number at the end of a room's id is its place. */
export function housesOf(rooms: readonly Room[], { keys, game, day, here }: Facts): House[] {
  const today = roomOf(day, rooms)
  const asked = game === null ? [] : picturesAskedFor(game)
  const houses = new Map<string, House>()
  for (const room of [...rooms].reverse()) {
    const [id = room.id, number = ''] = room.id.split(/-(?=\d+$)/)
    const house = houses.get(id) ?? { id, name: capitalised(id.replaceAll('-', ' ')), rooms: [] }
    houses.set(id, house)
    house.rooms.push({
      id: room.id,
      post: room.post,
      by: room.by,
      name: `${house.name} ${number}`.trim(),
      hasKey: keys.includes(room.post),
      hasErrand: asked.includes(room.id),
      isToday: room === today,
      isHere: room.post === here,
    })
  }
  return [...houses.values()]
}

/** 'Attic 1, oskar_unpacks, key found, errand here'. */
export function describeRoom({ name, by, hasKey, hasErrand, isToday, isHere }: RoomOnMap) {
  const marks = [
    hasKey && 'key found',
    hasErrand && 'errand here',
    isToday && 'room of the day',
    isHere && 'you are here',
  ]
  return [name, by, ...marks].filter(Boolean).join(', ')
}

/** The pictures with something that the current errand still wants. */
function picturesAskedFor(game: GameState): string[] {
  const errand = currentErrand(game)
  if (errand === null) return []
  return errand.wants.filter((want) => !isFound(game, errand, want)).flatMap(({ pictures }) => pictures)
}

function capitalised(words: string) {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
