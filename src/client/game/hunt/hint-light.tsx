import { type RefObject, useEffect, useRef } from 'react'
import { wantsStillness } from '#client/game/hands/still.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { seconds } from '#shared/time.ts'
import styles from './hunt-picture.module.css'

/** How long the light stays on, including the scroll to the picture. */
const SHINE = seconds(5)

type HintLightProps = {
  postId: string
  frame: RefObject<HTMLElement | null>
  zoomTo: (zoom: number) => void
}

/** For a hint about this picture: scrolls to it and lights the region up for a moment. */
export function HintLight({ postId, frame, zoomTo }: HintLightProps) {
  const store = useGameStore()
  const light = useRef<HTMLSpanElement>(null)
  const hint = useGame((table) => (table.hint?.postId === postId ? table.hint : null))

  useEffect(() => {
    if (hint === null) return
    zoomTo(1)
    const behavior = wantsStillness() ? 'instant' : 'smooth'
    // The region, not the picture: on a low screen a picture is higher than the space between the bars.
    light.current?.scrollIntoView({ block: 'center', behavior })
    // From here one Tab leads to the things in the picture.
    frame.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => store.hintIsOver(hint), SHINE)
    return () => clearTimeout(timer)
  }, [store, hint, frame, zoomTo])

  if (hint === null) return null
  return <span ref={light} className={styles.light} style={{ left: `${hint.x}%`, top: `${hint.y}%` }} />
}
