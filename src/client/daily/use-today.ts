import { useEffect, useState } from 'react'
import type { DrawnThings } from '#client/game/room/drawn-things.ts'
import { fetchThings } from '#client/game/room/use-drawn-things.ts'
import { fitNames, listOf, roomOf } from './room-of-the-day.ts'
import { fetchRooms, type Room } from './rooms.ts'

export type Today = { day: string; room: Room; drawn: DrawnThings; list: string[] }

/** The room of that day and its list. Null while loading; `missing` if it cannot be loaded. */
export function useToday(day: string, tries: number): Today | 'missing' | null {
  const [today, setToday] = useState<Today | 'missing' | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): another try loads again
  useEffect(() => {
    let isOver = false
    setToday(null)
    fetchToday(day).then((fetched) => isOver || setToday(fetched ?? 'missing'))
    return () => {
      isOver = true
    }
  }, [day, tries])

  return today
}

async function fetchToday(day: string): Promise<Today | null> {
  const rooms = await fetchRooms()
  const room = rooms && roomOf(day, rooms)
  const drawn = room && (await fetchThings(room.things))
  if (!room || !drawn) return null
  const list = listOf(day, fitNames(drawn.things))
  return list.length > 0 ? { day, room, drawn, list } : null
}
