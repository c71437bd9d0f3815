import { useEffect, useRef } from 'react'
import { type HitArea, overlap } from '#client/game/hunt/hit-area.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import type { DrawnThing, DrawnThings } from './drawn-things.ts'
import styles from './room-answer.module.css'
import { Wobble } from './wobble.tsx'

type RoomAnswerProps = {
  postId: string
  src: string
  drawn: DrawnThings | null
  /** The things hidden in the picture. */
  objects: readonly HitArea[]
}

/** The answer of a drawn thing: it moves a little, and one line of text appears. */
export function RoomAnswer({ postId, src, drawn, objects }: RoomAnswerProps) {
  const store = useGameStore()
  const slip = useRef<HTMLSpanElement>(null)
  const answer = useGame((table) => (table.answer?.postId === postId ? table.answer : null))

  useEffect(() => {
    if (answer === null) return
    // A user who asked by a name may look elsewhere; a touched place is visible already.
    slip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const over = () => store.answerIsOver(answer)
    // Long enough to read it.
    const timer = setTimeout(over, 3_000 + 50 * answer.thing.says.length)
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return
      // Escape must only close the answer, and nothing else that is open.
      event.preventDefault()
      over()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [store, answer])

  if (answer === null || drawn === null) return null
  const { id, thing, at } = answer
  return (
    <>
      {/* A copy of the background must not cover a hidden thing. */}
      {!hides(thing, drawn, objects) && <Wobble key={id} thing={thing} drawn={drawn} src={src} />}
      <span
        key={`${id} slip`}
        ref={slip}
        className={styles.slip}
        style={{ left: `clamp(${HALF}, ${at.x}%, 100% - ${HALF})`, top: `max(5.5rem, ${at.y}%)` }}
        aria-hidden
      >
        <b>{thing.name}</b>
        <span>{thing.says}</span>
      </span>
    </>
  )
}

/** Whether something is hidden where this thing is drawn. */
function hides({ box }: DrawnThing, { width, height }: DrawnThings, objects: readonly HitArea[]) {
  const area = {
    x: ((box[0] + box[2] / 2) / width) * 100,
    y: ((box[1] + box[3] / 2) / height) * 100,
    width: (box[2] / width) * 100,
    height: (box[3] / height) * 100,
  }
  return objects.some((object) => overlap(area, object))
}

/** Half of a slip's width, so that it stays in the picture. */
const HALF = '7.5rem'
