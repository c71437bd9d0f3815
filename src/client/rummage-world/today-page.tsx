import { useEffect, useState } from 'react'
import { dayOf } from '#client/daily/day.ts'
import { RoomGame } from '#client/daily/room-game.tsx'
import { useToday } from '#client/daily/use-today.ts'
import { useStillness } from '#client/game/hands/still.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/page-paths.ts'
import { RoomMap } from './room-map.tsx'
import styles from './today-page.module.css'
import { WorldHeader } from './world-header.tsx'

/** The room of the day: one picture and a list, the same for everybody. */
export default function TodayPage() {
  const day = useDay()
  const [tries, setTries] = useState(0)
  const today = useToday(day, tries)
  useStillness()

  return (
    <div className={styles.page}>
      <WorldHeader title="Room of the day" back={{ to: pages.rummageWorld, name: 'Rummage World' }} />
      <main className={styles.main} id="main">
        {today === 'missing' ? (
          <Notice kind="error" action={<Button onClick={() => setTries(tries + 1)}>Retry</Button>}>
            <p>The room of the day could not be loaded. Please try again.</p>
          </Notice>
        ) : today === null ? (
          <p className={styles.wait} role="status">
            Unlocking the room...
          </p>
        ) : (
          <RoomGame key={day} today={today} />
        )}
      </main>
      <RoomMap />
    </div>
  )
}

/** The day when the page was opened or last returned to: midnight must not end a search. */
function useDay() {
  const [day, setDay] = useState(() => dayOf(Date.now()))

  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && setDay(dayOf(Date.now()))
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [])

  return day
}
