import { type RefObject, useLayoutEffect, useRef } from 'react'
import { MOST_ZOOM } from '#client/game/hands/use-zoom.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import iconButton from '#client/ui/icon-button.module.css'
import styles from './picture-tools.module.css'

const MINUS = 'M5 12h14'
const PLUS = 'M5 12h14M12 5v14'
const ROTATE_CCW = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5'
const MAXIMIZE =
  'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3'
const LIST = 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01'

const STEP = 1.5

type PictureToolsProps = {
  zoom: number
  zoomTo: (zoom: number) => void
  /** The list of drawn things; null when it is unknown. */
  names: { id: string; isOpen: boolean; onToggle: () => void } | null
  isFilled: boolean
  /** The button that makes the picture fill the screen. */
  fillButton: RefObject<HTMLButtonElement | null>
  onFill: () => void
}

/**
 * The buttons for a picture, as one group beside it, so that it covers nothing hidden. On a small screen there is space for
 * only one of them: the others appear when the picture fills the screen.
 */
export function PictureTools({ zoom, zoomTo, names, isFilled, fillButton, onFill }: PictureToolsProps) {
  const zoomIn = useRef<HTMLButtonElement>(null)
  const isComingBack = useRef(false)
  const isNear = zoom > 1

  /** At zoom 1 two of the buttons disappear: another one takes the focus. */
  function zoomOutTo(next: number) {
    isComingBack.current = next <= 1
    zoomTo(next)
  }

  useLayoutEffect(() => {
    if (isNear || !isComingBack.current) return
    isComingBack.current = false
    focusFirst(zoomIn, fillButton)
  }, [isNear, fillButton])

  return (
    <div className={isFilled ? styles.tools : `${styles.tools} ${styles.edge}`}>
      {names && (
        <Tool
          name="What is in this picture"
          glyph={LIST}
          isSpare
          expanded={names.isOpen}
          controls={names.id}
          onPress={names.onToggle}
        />
      )}
      {!isNear && !isFilled && (
        <Tool ref={fillButton} name="Fill the screen" glyph={MAXIMIZE} onPress={onFill} />
      )}
      {isNear && <Tool name="Reset zoom" glyph={ROTATE_CCW} onPress={() => zoomOutTo(1)} />}
      {isNear && <Tool name="Zoom out" glyph={MINUS} isSpare onPress={() => zoomOutTo(zoom / STEP)} />}
      <Tool
        ref={zoomIn}
        name="Zoom in"
        glyph={PLUS}
        isSpare
        isOff={zoom >= MOST_ZOOM}
        onPress={() => zoomTo(zoom * STEP)}
      />
    </div>
  )
}

function focusFirst(...buttons: RefObject<HTMLButtonElement | null>[]) {
  buttons.find(({ current }) => current?.getClientRects().length)?.current?.focus()
}

type ToolProps = {
  name: string
  glyph: string
  /** Left out on a small screen. */
  isSpare?: boolean
  isOff?: boolean
  expanded?: boolean
  controls?: string
  ref?: RefObject<HTMLButtonElement | null>
  onPress: () => void
}

function Tool({ name, glyph, isSpare = false, isOff = false, expanded, controls, ref, onPress }: ToolProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={`${iconButton.icon} ${styles.tool} ${isSpare ? styles.spare : ''}`}
      aria-label={name}
      title={name}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Glyph path={glyph} size={18} />
    </button>
  )
}
