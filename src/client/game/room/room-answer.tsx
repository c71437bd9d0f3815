import { useEffect, useLayoutEffect, useRef } from 'react'
import gestures from '#client/game/gestures/gestures.module.css'
import { coveredAbove } from '#client/game/hands/covered-above.ts'
import { canvasIn } from '#client/game/hands/use-zoom.ts'
import { type HitArea, overlap } from '#client/game/hunt/hit-area.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import type { DrawnThing, DrawnThings } from './drawn-things.ts'
import styles from './room-answer.module.css'
import { placeOf, Wobble } from './wobble.tsx'

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

  useLayoutEffect(() => {
    if (answer !== null && slip.current) keepInSight(slip.current)
  }, [answer])

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

  if (answer === null) return null
  const { id, thing, at, find } = answer
  return (
    <>
      {drawn && find && (
        <span key={`${id} light`} className={gestures.found} style={placeOf(thing, drawn)} aria-hidden />
      )}
      {/* A copy of the background must not cover a hidden thing. */}
      {drawn && thing.points.length > 0 && !hides(thing, drawn, objects) && (
        <Wobble key={id} thing={thing} drawn={drawn} src={src} />
      )}
      <span
        key={`${id} slip`}
        ref={slip}
        className={styles.slip}
        style={{ left: `clamp(${HALF}, ${at.x}%, 100% - ${HALF})`, top: `${at.y}%` }}
        aria-hidden
      >
        <b>{thing.name}</b>
        <span>{thing.says}</span>
        {find === 'paid' && <span className={`${gestures.stamp} ${styles.paid}`}>Paid</span>}
      </span>
    </>
  )
}

/**
 * Moves a slip down as far as its upper edge would be outside the picture, or under what covers the visible part of it. A slip
 * that is pinned out of sight stays there: the page scrolls to it.
 */
function keepInSight(slip: HTMLElement) {
  const viewport = slip.closest('section')
  if (viewport === null) return
  const ceiling = coveredAbove(viewport) - canvasIn(viewport).top
  const isInSight = slip.offsetTop >= ceiling
  const least = Math.max(0, isInSight ? ceiling : 0) + slip.offsetHeight + FROM_POINT
  if (slip.offsetTop < least) slip.style.top = `${least}px`
}

/** Between a slip and its point, with a little to spare (px). */
const FROM_POINT = 10

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
