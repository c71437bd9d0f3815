import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '#client/game/announcer.ts'
import { coveredAbove } from '#client/game/hands/covered-above.ts'
import type { Point } from '#client/game/hands/use-zoom.ts'
import { useGameStore } from '#client/game/use-game.ts'
import styles from './hunt-picture.module.css'
import { missWords } from './misses.ts'

type Missed = Point & { id: number; words: string }

/** How long the words stay (ms). */
const STAY = 1600

let misses = 0

/** A short answer when a click hits nothing; only for a player who is looking for something. */
export function useMiss() {
  const store = useGameStore()
  const announce = useAnnounce()
  const [miss, setMiss] = useState<Missed | null>(null)

  useEffect(() => {
    if (miss === null) return
    const timer = setTimeout(() => setMiss(null), STAY)
    return () => clearTimeout(timer)
  }, [miss])

  function onMiss({ x, y }: Point) {
    if (store.table().game.currentProject === null) return
    misses += 1
    const words = missWords(misses)
    setMiss({ id: misses, words, x, y })
    announce(words)
  }

  return { miss, onMiss, forgetMiss: () => setMiss(null) }
}

/** Half of the words' width, so that they stay in the picture. */
const HALF = '6.5rem'

export function Miss({ miss }: { miss: Missed | null }) {
  const words = useRef<HTMLSpanElement>(null)

  // The point is measured in the viewport, which is not in the corner of a frame that fills the screen.
  useLayoutEffect(() => {
    const viewport = words.current?.parentElement?.querySelector('section')
    if (miss === null || words.current === null || !viewport) return
    const least = coveredAbove(viewport) + RISE * words.current.offsetHeight
    words.current.style.top = `${viewport.offsetTop + Math.max(least, miss.y)}px`
    words.current.style.left = `clamp(${HALF}, ${viewport.offsetLeft + miss.x}px, 100% - ${HALF})`
  }, [miss])

  if (miss === null) return null
  return (
    <span key={miss.id} ref={words} className={styles.miss} aria-hidden>
      {miss.words}
    </span>
  )
}

/** How far the words rise above their point, in heights of their own. */
const RISE = 1.5
