import { useEffect, useRef, useState } from 'react'
import { dayOf } from '#client/daily/day.ts'
import { fetchRooms, type Room } from '#client/daily/rooms.ts'
import { loadTo } from '#client/feed/feed-state.ts'
import { pictureInSight, seekPost } from '#client/feed/place.ts'
import { readGame, slotOf } from '#client/game/game-slot.ts'
import { TagModal } from '#client/game/manager/tag-modal.tsx'
import { closeMap, isMapOpen, onMapChange } from '#client/game/open-map.ts'
import { navigate, useLocation } from '#client/lib/navigation.tsx'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { wait } from '#client/lib/wait.ts'
import { useFoundKeys } from '#client/lost-keys/found-keys.ts'
import { useOwner } from '#client/sessions/use-owner.ts'
import { Button } from '#client/ui/button.tsx'
import { canonicalPath, pages } from '#shared/page-paths.ts'
import styles from './room-map.module.css'
import { housesOf, type RoomOnMap } from './rooms-on-map.ts'
import { StreetPlan } from './street-plan.tsx'

const NOT_THERE = 'That room could not be loaded. Please try again.'

/** The map, while it is open. */
export function RoomMap() {
  const isOpen = useExternalStore(onMapChange, isMapOpen)
  useEffect(() => closeMap, [])

  return isOpen && <Plan />
}

/** The street as a plan: each window is a room, and leads to its post. */
function Plan() {
  const { rooms, retry } = useRooms()
  const { keys } = useFoundKeys()
  const owner = useOwner()
  const { pathname } = useLocation()
  const [said, setSaid] = useState('')
  const [here] = useState(pictureInSight)
  const wanted = useRef<string | null>(null)

  async function goTo(room: RoomOnMap) {
    wanted.current = room.id
    setSaid(`On the way to ${room.name}...`)
    // A task of its own: closing a dialog over the whole feed takes as long as the press.
    await wait(0)
    const isThere = await loadTo(room.post)
    // Closed meanwhile, or another room was pressed.
    if (!isMapOpen() || wanted.current !== room.id) return
    if (!isThere) return setSaid(NOT_THERE)
    closeMap()
    seekPost(room.post)
    if (canonicalPath(pathname) !== pages.rummageWorld) navigate(pages.rummageWorld)
  }

  function houses(known: readonly Room[]) {
    const game = readGame(slotOf(owner))
    return housesOf(known, {
      keys: keys.map(({ post }) => post),
      game: game === 'broken' ? null : game,
      day: dayOf(Date.now()),
      here,
    })
  }

  return (
    <TagModal title="Map of the rooms" isWide onEscape={closeMap}>
      {rooms === 'missing' ? (
        <div className={styles.missing} role="alert">
          <p>The map could not be loaded. Please try again.</p>
          <Button onClick={retry}>Retry</Button>
        </div>
      ) : (
        rooms && <StreetPlan houses={houses(rooms)} onGo={goTo} />
      )}
      <div className={styles.foot}>
        <Button onClick={closeMap}>Close</Button>
        <p role="status">{said}</p>
      </div>
    </TagModal>
  )
}

/** All rooms; null while they load, `missing` if they cannot be loaded. */
function useRooms() {
  const [rooms, setRooms] = useState<Room[] | 'missing' | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): another try loads again
  useEffect(() => {
    let isOver = false
    fetchRooms().then((fetched) => isOver || setRooms(fetched ?? 'missing'))
    return () => {
      isOver = true
    }
  }, [tries])

  function retry() {
    setRooms(null)
    setTries(tries + 1)
  }

  return { rooms, retry }
}
