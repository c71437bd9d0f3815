import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

export const MOST_ZOOM = 4

export type Point = { x: number; y: number }

/** How near a picture is. What was under `at` (px in the viewport; else its middle) stays there. */
export function useZoom(viewport: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const current = useRef(1)
  const anchor = useRef({ at: { x: 0, y: 0 }, of: { x: 0, y: 0 } })

  const zoomTo = useCallback(
    (wanted: number, at?: Point) => {
      const element = viewport.current
      if (element === null) return
      const next = Math.min(Math.max(wanted, 1), MOST_ZOOM)
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 }
      const fixed = at ?? middle
      anchor.current = {
        at: fixed,
        of: {
          x: (element.scrollLeft + fixed.x) / current.current,
          y: (element.scrollTop + fixed.y) / current.current,
        },
      }
      current.current = next
      setZoom(next)
    },
    [viewport],
  )

  useLayoutEffect(() => {
    const { at, of } = anchor.current
    viewport.current?.scrollTo({ left: of.x * zoom - at.x, top: of.y * zoom - at.y, behavior: 'instant' })
  }, [zoom, viewport])

  const zoomNow = useCallback(() => current.current, [])
  return { zoom, zoomTo, zoomNow }
}
