import { useRef } from 'react'
import { useHands } from '#client/game/hands/use-hands.ts'
import { type Point, useZoom } from '#client/game/hands/use-zoom.ts'
import { PictureTools } from '#client/game/hunt/picture-tools.tsx'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import { thingUnder } from '#client/game/room/thing-under.ts'
import styles from './room-picture.module.css'
import type { Today } from './use-today.ts'

type RoomPictureProps = {
  today: Today
  /** Names. */
  found: readonly string[]
  isSearching: boolean
  /** Null: nothing is drawn there. */
  onPoint: (thing: DrawnThing | null) => void
  onDouble: () => void
}

/** The room to search; a brass line marks each found thing. */
export function RoomPicture({ today, found, isSearching, onPoint, onDouble }: RoomPictureProps) {
  const { room, drawn } = today
  const viewport = useRef<HTMLElement>(null)
  const { zoom, zoomTo, zoomNow } = useZoom(viewport)
  const fillButton = useRef<HTMLButtonElement>(null)
  useHands(viewport, { zoomNow, zoomTo, onTap: pointAt, onDouble })

  function pointAt(at: Point) {
    if (viewport.current !== null) onPoint(thingUnder(at, drawn, viewport.current))
    return false
  }

  return (
    <figure className={styles.figure} aria-label={`The room of ${room.by}`}>
      <section
        ref={viewport}
        className={`${styles.viewport} ${isSearching ? styles.searching : ''}`}
        style={{ aspectRatio: `${room.width} / ${room.height}`, backgroundColor: room.ground ?? undefined }}
        aria-label={zoom > 1 ? 'Picture, zoomed in: the arrow keys move it' : undefined}
        tabIndex={zoom > 1 ? 0 : undefined}
      >
        <div
          className={styles.canvas}
          style={{ width: `${zoom * 100}%`, aspectRatio: `${room.width} / ${room.height}` }}
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
            {found.map((name) => {
              const thing = firstOf(name, drawn.things)
              return thing && <polygon key={name} points={thing.points.join(' ')} />
            })}
          </svg>
        </div>
      </section>
      <div className={styles.edge}>
        {/* It already has its full size: there is nothing to fill. */}
        <PictureTools
          zoom={zoom}
          zoomTo={zoomTo}
          names={null}
          isFilled
          fillButton={fillButton}
          onFill={() => undefined}
        />
      </div>
    </figure>
  )
}

/** The topmost one, if two have the same name. */
function firstOf(name: string, things: readonly DrawnThing[]) {
  return things.findLast((thing) => thing.name === name)
}
