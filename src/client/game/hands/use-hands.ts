import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listenToHands } from './gestures.ts'
import type { Point } from './use-zoom.ts'

type Hands = {
  zoomNow: () => number
  zoomTo: (zoom: number, at?: Point) => void
  isForButton?: (at: Point, button: HTMLElement, target: Element) => boolean
  onTap: (at: Point, pointerType: string, button: HTMLElement | null) => boolean
  onDouble: () => void
}

const KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }

/** Mouse, touch and the keys + - 0, as long as the picture is on the page. */
export function useHands(
  viewport: RefObject<HTMLElement | null>,
  { zoomNow, zoomTo, isForButton, onTap, onDouble }: Hands,
) {
  const isForButtonNow = useEffectEvent(
    (at: Point, button: HTMLElement, target: Element) => isForButton?.(at, button, target) ?? true,
  )
  const onTapNow = useEffectEvent(onTap)
  const onDoubleNow = useEffectEvent(onDouble)

  useEffect(() => {
    const element = viewport.current
    if (element === null) return

    function press(event: KeyboardEvent) {
      const factor = KEYS[event.key]
      if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      zoomTo(zoomNow() * factor)
    }

    const release = listenToHands(element, {
      zoomNow,
      zoomTo,
      isForButton: (at, button, target) => isForButtonNow(at, button, target),
      onTap: (at, pointerType, button) => onTapNow(at, pointerType, button),
      onDouble: () => onDoubleNow(),
    })
    element.addEventListener('keydown', press)
    return () => {
      release()
      element.removeEventListener('keydown', press)
    }
  }, [viewport, zoomNow, zoomTo])
}
