import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export const MOST_ZOOM = 4

export type Point = { x: number; y: number }

/** `at`: px of the viewport. `of`: the part of the canvas there, from 0 to 1. */
type Anchor = { at: Point; of: Point }

/** The zoom of a picture. The canvas is the first child of the viewport, and moves by scrolling. */
export function useZoom(viewport: RefObject<HTMLElement | null>) {
  const [{ zoom, turn }, setView] = useState({ zoom: 1, turn: 0 })
  const current = useRef(1)
  const anchor = useRef<Anchor | null>(null)

  const turnTo = useCallback((wanted: number, next: Anchor | null) => {
    current.current = Math.min(Math.max(wanted, 1), MOST_ZOOM)
    anchor.current = next
    setView(({ turn }) => ({ zoom: current.current, turn: turn + 1 }))
  }, [])

  /** The point of the picture at `at` (px of the viewport; else its middle) does not move. */
  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const element = viewport.current
      if (element === null) return
      const fixed = at ?? middleOf(element)
      const canvas = canvasIn(element)
      const of = { x: (fixed.x - canvas.left) / canvas.width, y: (fixed.y - canvas.top) / canvas.height }
      turnTo(wanted, { at: fixed, of })
    },
    [viewport, turnTo],
  )

  /** Scrolls a part of the picture to the middle. */
  const lookAt = useCallback(
    (wanted: number, of: Point) => {
      if (viewport.current) turnTo(wanted, { at: middleOf(viewport.current), of })
    },
    [viewport, turnTo],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the zoom is drawn
  useLayoutEffect(() => {
    const element = viewport.current
    if (element === null || anchor.current === null) return
    const { at, of } = anchor.current
    const canvas = canvasIn(element)
    element.scrollBy({
      left: canvas.left + of.x * canvas.width - at.x,
      top: canvas.top + of.y * canvas.height - at.y,
      behavior: 'instant',
    })
  }, [zoom, turn, viewport])

  const zoomNow = useCallback(() => current.current, [])
  return { zoom, zoomTo, zoomNow, lookAt }
}

function middleOf({ clientWidth, clientHeight }: HTMLElement): Point {
  return { x: clientWidth / 2, y: clientHeight / 2 }
}

/** The position of the canvas in the viewport, in px. */
export function canvasIn(viewport: HTMLElement) {
  const frame = viewport.getBoundingClientRect()
  const { left, top, width, height } = (viewport.firstElementChild ?? viewport).getBoundingClientRect()
  return { left: left - frame.left, top: top - frame.top, width, height }
}
