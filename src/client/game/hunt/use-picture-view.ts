import { useLayoutEffect, useRef } from 'react'
import { canvasIn, type Point, useZoom } from '#client/game/hands/use-zoom.ts'
import { useFilled } from './use-filled.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

/** How a picture is seen: its zoom, and whether it fills the screen, around a touched point. */
export function usePictureView(aspect: number, isCalledAway: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLElement>(null)
  const fillButton = useRef<HTMLButtonElement>(null)
  const { zoom, zoomTo, zoomNow, lookAt } = useZoom(viewport)
  const { isFilled, fill, leave } = useFilled(frame, fillButton, isCalledAway)
  const lookingAt = useRef<Point>(MIDDLE)

  // The touched point stays in the middle. Afterwards the whole picture is shown again.
  useLayoutEffect(() => {
    if (isFilled && viewport.current) lookAt(startOf(viewport.current, aspect), lookingAt.current)
    else if (!isFilled && zoomNow() > 1) zoomTo(1)
  }, [isFilled, aspect, lookAt, zoomTo, zoomNow])

  /** On a small screen the first touch only fills the screen. Returns whether it did. */
  function fillByTouch(at: Point, pointerType: string) {
    if (isFilled || zoom > 1 || pointerType !== 'touch' || !isSmall() || viewport.current === null)
      return false
    const { left, top, width, height } = canvasIn(viewport.current)
    lookingAt.current = { x: (at.x - left) / width, y: (at.y - top) / height }
    fill()
    return true
  }

  function fillWhole() {
    lookingAt.current = MIDDLE
    fill()
  }

  return { frame, viewport, fillButton, zoom, zoomTo, zoomNow, isFilled, fillByTouch, fillWhole, leave }
}

/** The first zoom: on a small screen the picture covers it, otherwise the whole picture is shown. */
function startOf({ clientWidth, clientHeight }: HTMLElement, aspect: number) {
  if (!isSmall()) return 1
  const whole = Math.min(clientWidth, clientHeight * aspect)
  return Math.max(clientWidth / whole, (clientHeight * aspect) / whole)
}

/** On a small screen a picture is tiny: a touch on it means that the user wants to see it. */
function isSmall() {
  return window.matchMedia('(max-width: 45.99rem), (max-height: 27rem)').matches
}
