import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { isDrawn, LayersProvider, useHeld } from '#client/game/hands/layers.ts'
import { useNear } from '#client/game/hands/use-near.ts'
import { useTurn } from '#client/game/hands/use-turn.ts'
import { Moving } from '#client/game/room/moving.tsx'
import type { RestingPlace } from './hidden-object.ts'
import styles from './hunt-picture.module.css'
import type { GhostPlace } from './picture-ghost.tsx'

export type HuntImage = {
  src: string
  /** What is in front of the hidden things, drawn over them. */
  front?: string
  /** The address of the list of drawn things, with names and outlines. */
  things?: string | undefined
  /** The colour of the background while the picture is loading. */
  ground?: string
  width: number
  height: number
  alt: string
  places: readonly RestingPlace[]
  /** The place where the small ghost with a lost key peeks out. */
  ghost?: GhostPlace | undefined
}

type PictureProps = {
  image: HuntImage
  priority: boolean
  frame: RefObject<HTMLElement | null>
  /** The number of retries. */
  tries: number
  hasFailed: boolean
  onOutcome: (hasFailed: boolean) => void
  /** The hidden things. They are there even if the picture itself fails to load. */
  children: ReactNode[]
}

/**
 * Back to front: the room, the hidden things, and in users' pictures the objects in front of them. All of it appears at once,
 * otherwise the last part would give itself away. For the browser a drawing is a document of two thousand shapes, and it keeps
 * them all. So only near pictures are on the page, and others only reserve their space.
 */
export function Picture(props: PictureProps) {
  const { image, priority, frame, tries, hasFailed, onOutcome, children } = props
  const { src, front, width, height, alt } = image
  const isNear = useNear(frame, priority)
  const room = useTurn(isNear, frame, priority)
  const isCovered = front !== undefined && children.length > 0 && !hasFailed
  const cover = useTurn(room.isThere && isCovered, frame)
  const { held, hold } = useHeld()
  const isWhole = room.isThere && (cover.isThere || !isCovered) && held === 0
  const layers = useMemo(() => ({ isDue: room.isDue, hold }), [room.isDue, hold])

  const drawing = useRef<HTMLImageElement>(null)

  function settle(hasFailedNow: boolean) {
    room.settle()
    onOutcome(hasFailedNow)
  }

  // Before the first paint: a cached picture must not be hidden first.
  const settleWhatIsThere = useEffectEvent(() => isDrawn(drawing.current) && settle(false))
  useLayoutEffect(() => {
    if (room.isDue) settleWhatIsThere()
  }, [room.isDue])

  return (
    <>
      <img
        key={tries}
        ref={drawing}
        className={roomClass(isWhole, hasFailed)}
        // Without a source it still has a name for screen readers.
        src={room.isDue ? src : undefined}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        onLoad={() => settle(false)}
        onError={() => settle(true)}
      />
      {isWhole && <Moving src={src} />}
      {/* Reachable by the keyboard and by hints at any time, but invisible before the room is loaded. */}
      <LayersProvider value={layers}>
        <div className={isWhole ? styles.hidden : `${styles.hidden} ${styles.bare}`}>{children}</div>
      </LayersProvider>
      {cover.isDue && (
        <img
          className={`${styles.layer} ${styles.front} ${isWhole ? '' : styles.early}`}
          src={front}
          width={width}
          height={height}
          alt=""
          draggable={false}
          decoding="async"
          onLoad={cover.settle}
          onError={cover.settle}
        />
      )}
    </>
  )
}

function roomClass(isWhole: boolean, hasFailed: boolean) {
  if (hasFailed) return `${styles.layer} ${styles.lost}`
  return isWhole ? styles.layer : `${styles.layer} ${styles.early}`
}
