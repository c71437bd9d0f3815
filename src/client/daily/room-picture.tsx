import type { CSSProperties } from 'react'
import { useHands } from '#client/game/hands/use-hands.ts'
import { canvasIn, type Point } from '#client/game/hands/use-zoom.ts'
import filledStyles from '#client/game/hunt/filled.module.css'
import { FilledHead } from '#client/game/hunt/filled-bar.tsx'
import { PictureTools } from '#client/game/hunt/picture-tools.tsx'
import type { usePictureView } from '#client/game/hunt/use-picture-view.ts'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import type { Elements } from '#client/lib/elements.ts'
import { REACH, thingMeant } from './aim.ts'
import styles from './room-picture.module.css'
import type { Today } from './use-today.ts'

type RoomPictureProps = {
  today: Today
  view: ReturnType<typeof usePictureView>
  /** Names. */
  found: readonly string[]
  /** The found things themselves. */
  marked: readonly DrawnThing[]
  isSearching: boolean
  /** Null: nothing is drawn there. */
  onPoint: (thing: DrawnThing | null) => void
  onDouble: () => void
  /** Shown while the picture fills the screen: in its bar, and beside it. */
  state: Elements
  wanted: Elements
}

/** The room to search; a brass line marks each found thing. */
export function RoomPicture(props: RoomPictureProps) {
  const { today, view, found, marked, isSearching, onPoint, onDouble, state, wanted } = props
  const { room, drawn, list } = today
  const { frame, viewport, fillButton, zoom, zoomTo, zoomNow, isFilled, leave } = view
  const aspect = room.width / room.height
  useHands(viewport, { zoomNow, zoomTo, onTap, onDouble })

  function onTap(at: Point, pointerType: string) {
    if (view.fillByTouch(at, pointerType)) return true
    if (viewport.current !== null) onPoint(thingMeantAt(at, viewport.current))
    return false
  }

  function thingMeantAt(at: Point, element: HTMLElement) {
    const { left, top, width, height } = canvasIn(element)
    const spot = { x: ((at.x - left) / width) * drawn.width, y: ((at.y - top) / height) * drawn.height }
    return thingMeant(spot, { things: drawn.things, list, found, reach: (REACH / width) * drawn.width })
  }

  const tools = (
    <PictureTools
      zoom={zoom}
      zoomTo={zoomTo}
      names={null}
      isFilled={isFilled}
      fillButton={fillButton}
      onFill={view.fillWhole}
    />
  )

  return (
    <figure className={styles.figure} aria-label={`The room of ${room.by}`}>
      {/* Reserves its space on the page, also while the picture fills the screen. */}
      <div style={{ aspectRatio: `${aspect}` }}>
        <div
          className={isFilled ? `${styles.frame} ${filledStyles.filled}` : styles.frame}
          ref={frame}
          data-filled={isFilled || undefined}
        >
          {isFilled && (
            <FilledHead back="Leave the full screen" onLeave={leave} tools={tools}>
              {state}
            </FilledHead>
          )}
          <section
            ref={viewport}
            className={`${styles.viewport} ${isSearching ? styles.searching : ''} ${isFilled ? filledStyles.window : ''}`}
            style={
              isFilled ? undefined : { aspectRatio: `${aspect}`, backgroundColor: room.ground ?? undefined }
            }
            aria-label={zoom > 1 ? 'Picture, zoomed in: the arrow keys move it' : undefined}
            tabIndex={zoom > 1 ? 0 : undefined}
          >
            <div
              className={isFilled ? `${styles.canvas} ${filledStyles.canvas}` : styles.canvas}
              // Custom properties are styles that React's types do not list.
              style={{ '--zoom': zoom, '--aspect': aspect, aspectRatio: `${aspect}` } as CSSProperties}
            >
              <img
                src={room.src}
                width={room.width}
                height={room.height}
                alt={room.alt}
                draggable={false}
                decoding="async"
              />
              <svg viewBox={`0 0 ${drawn.width} ${drawn.height}`} aria-hidden="true">
                {marked.map((thing) => (
                  <polygon key={thing.id} points={thing.points.join(' ')} />
                ))}
              </svg>
            </div>
          </section>
          {isFilled && <div className={styles.wanted}>{wanted satisfies Elements}</div>}
        </div>
      </div>
      <div className={styles.edge}>{!isFilled && (tools satisfies Elements)}</div>
    </figure>
  )
}
