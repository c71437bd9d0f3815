import { useRef, useState } from 'react'
import { usePictureView } from '#client/game/hunt/use-picture-view.ts'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import type { Elements } from '#client/lib/elements.ts'
import { Button } from '#client/ui/button.tsx'
import { nameOnList } from './aim.ts'
import { begin, feel, forgive, PENALTY, point, searchOn, spend, streakOn, totalTime } from './daily.ts'
import { formatDay, formatTime } from './day.ts'
import { Result } from './result.tsx'
import styles from './room-game.module.css'
import { RoomPicture } from './room-picture.tsx'
import { ThingDrawers } from './thing-drawers.tsx'
import { useDaily } from './use-daily.ts'
import { useStopwatch } from './use-stopwatch.ts'
import type { Today } from './use-today.ts'
import { WantedList } from './wanted-list.tsx'

/** One room and its list, on one day: before, during and after the search. */
export function RoomGame({ today }: { today: Today }) {
  const { day, room, drawn, list } = today
  const { daily, now, change } = useDaily()
  const [said, setSaid] = useState({ id: 0, text: '' })
  /** By name, the id of the thing that was touched: of two alike it is the one to mark. */
  const [touched, setTouched] = useState<Record<string, string>>({})
  const view = usePictureView(room.width / room.height, false)
  const isLastWrong = useRef(false)
  const status = useRef<HTMLParagraphElement>(null)
  const search = searchOn(day, daily)
  const isSearching = search !== null && !search.isWon
  useStopwatch(isSearching, (time) => change((before) => spend(before, day, time)))

  function start() {
    change((before) => begin(before, day))
    say(`Find all ${list.length}. Your time is running.`)
    // The button disappears.
    status.current?.focus()
  }

  function say(text: string) {
    setSaid(({ id }) => ({ id: id + 1, text }))
  }

  function pointAt(thing: DrawnThing | null) {
    const before = searchOn(day, now())
    if (before === null || before.isWon) return
    const name = thing && (nameOnList(thing, list) ?? thing.name)
    change((state) => point(state, day, name, list))
    const after = searchOn(day, now())
    isLastWrong.current = after !== null && after.misses > before.misses
    if (after === null) return
    if (thing !== null && name !== null && after.found.length > before.found.length)
      setTouched((ids) => ({ ...ids, [name]: thing.id }))
    // The screen after a win says everything.
    if (after.isWon) {
      view.leave()
      say('')
    } else if (name !== null && before.found.includes(name)) say(`You have the ${name} already.`)
    else if (after.found.length > before.found.length)
      say(`The ${name}! ${after.found.length} of ${list.length}.`)
    else
      say(`${name === null ? 'Nothing there' : `The ${name} is not on the list`}: ${PENALTY / 1000} seconds.`)
  }

  /** It was the first half of a double click, which only zooms in. */
  function takeBack() {
    if (!isLastWrong.current) return
    isLastWrong.current = false
    change((state) => forgive(state, day))
    say('')
  }

  const found = search?.found ?? []
  const time = isSearching && (
    <p className={styles.time} role="timer">
      <span className="visually-hidden">Time so far </span>
      <span>{formatTime(totalTime(search))}</span>
    </p>
  )
  const wanted = search !== null && <WantedList list={list} found={found} isSmall={view.isFilled} />
  const words = (
    <div role="status" className={styles.status}>
      <p key={said.id} ref={status} tabIndex={-1}>
        {said.text}
      </p>
    </div>
  )

  return (
    <div className={styles.game}>
      <RoomPicture
        today={today}
        view={view}
        found={found}
        marked={found.flatMap((name) => thingOf(name, touched[name], drawn.things))}
        isSearching={isSearching}
        onPoint={pointAt}
        onDouble={takeBack}
        state={
          <div className={styles.state}>
            {time satisfies Elements}
            {words satisfies Elements}
          </div>
        }
        wanted={wanted}
      />
      <div className={styles.side}>
        {search === null ? (
          <div className={styles.intro}>
            <p>
              {`${list.length} things are somewhere in this room, which belongs to ${room.by}. Everybody looks for the same ones on ${formatDay(day)}. Your time counts from the moment you begin; a wrong guess costs ${PENALTY / 1000} seconds.`}
            </p>
            <Streak streak={streakOn(day, daily)} best={daily.best} />
            <Button look="door" onClick={start}>
              Begin
            </Button>
          </div>
        ) : (
          <>
            {search.isWon ? (
              <Result today={today} search={search} streak={streakOn(day, daily)} best={daily.best} />
            ) : (
              !view.isFilled && (time satisfies Elements)
            )}
            {!view.isFilled && (wanted satisfies Elements)}
          </>
        )}
        {!view.isFilled && (words satisfies Elements)}
        {isSearching && (
          <ThingDrawers
            list={drawn}
            of="the room of the day"
            onPick={pointAt}
            onOpen={() => change((before) => feel(before, day))}
          />
        )}
      </div>
    </div>
  )
}

/** The touched thing, or after a reload the topmost one that answers to the name. */
function thingOf(name: string, id: string | undefined, things: readonly DrawnThing[]) {
  const thing =
    things.find((one) => one.id === id) ??
    things.findLast((one) => one.name === name) ??
    things.findLast((one) => nameOnList(one, [name]) !== null)
  return thing ? [thing] : []
}

function Streak({ streak, best }: { streak: number; best: number }) {
  if (best === 0) return null
  return (
    <p className={styles.streak}>
      {`${streak === 1 ? '1 day' : `${streak} days`} in a row${best > streak ? `, ${best} at best` : ''}`}
    </p>
  )
}
