import { useEffect, useState } from 'react'
import { useAnnounce } from '#client/game/announcer.ts'
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
  if (miss === null) return null
  const left = `clamp(${HALF}, ${miss.x}px, 100% - ${HALF})`
  const top = `max(3.5rem, ${miss.y}px)`
  return (
    <span key={miss.id} className={styles.miss} style={{ left, top }} aria-hidden>
      {miss.words}
    </span>
  )
}
