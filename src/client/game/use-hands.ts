import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listenToHands } from './gestures.ts'
import type { Point } from './use-zoom.ts'

type Hands = {
  zoomNow: () => number
  zoomTo: (zoom: number, at?: Point) => void
  onMiss: (at: Point) => void
}

const KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }

/** Mouse, fingers and the keys + - 0, for as long as the picture is there. */
export function useHands(viewport: RefObject<HTMLElement | null>, { zoomNow, zoomTo, onMiss }: Hands) {
  const onMissNow = useEffectEvent(onMiss)

  useEffect(() => {
    const element = viewport.current
    if (element === null) return

    function press(event: KeyboardEvent) {
      const factor = KEYS[event.key]
      if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      zoomTo(zoomNow() * factor)
    }

    const release = listenToHands(element, { zoomNow, zoomTo, onMiss: (at) => onMissNow(at) })
    element.addEventListener('keydown', press)
    return () => {
      release()
      element.removeEventListener('keydown', press)
    }
  }, [viewport, zoomNow, zoomTo])
}
