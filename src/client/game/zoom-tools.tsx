import { useRef } from 'react'
import { Glyph } from '#client/ui/glyph.tsx'
import { MOST_ZOOM } from './use-zoom.ts'
import styles from './zoom-tools.module.css'

const MINUS = 'M5 12h14'
const PLUS = 'M5 12h14M12 5v14'
const ROTATE_CCW = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5'

const STEP = 1.5

/** The way in beside the picture, so that it lies over nothing hidden; the way back over what can be moved by then. */
export function ZoomTools({ zoom, zoomTo }: { zoom: number; zoomTo: (zoom: number) => void }) {
  const zoomIn = useRef<HTMLButtonElement>(null)
  const isNear = zoom > 1

  /** Far again, two of the buttons go away: the third takes the keyboard over. */
  function zoomOutTo(next: number) {
    if (next <= 1) zoomIn.current?.focus()
    zoomTo(next)
  }

  return (
    <div className={styles.tools}>
      {isNear && (
        <div className={styles.back}>
          <button type="button" className={styles.tool} aria-label="Reset zoom" onClick={() => zoomOutTo(1)}>
            <Glyph path={ROTATE_CCW} size={18} />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label="Zoom out"
            onClick={() => zoomOutTo(zoom / STEP)}
          >
            <Glyph path={MINUS} size={18} />
          </button>
        </div>
      )}
      <button
        type="button"
        ref={zoomIn}
        className={styles.tool}
        aria-label="Zoom in"
        aria-disabled={zoom >= MOST_ZOOM || undefined}
        onClick={() => zoomTo(zoom * STEP)}
      >
        <Glyph path={PLUS} size={18} />
      </button>
    </div>
  )
}
