import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { isDrawn, LayersProvider, useHeld } from '#client/game/hands/layers.ts'
import { useNear } from '#client/game/hands/use-near.ts'
import { useTurn } from '#client/game/hands/use-turn.ts'
import type { RestingPlace } from './hidden-object.ts'
import styles from './hunt-picture.module.css'
import type { GhostPlace } from './picture-ghost.tsx'

export type HuntImage = {
  src: string
  /** What stands in front of the hidden things, drawn over them. */
  front?: string
  /** Names what is drawn in it, and says where. */
  things?: string | undefined
  /** The colour of what is behind everything, for as long as the picture is not there. */
  ground?: string
  width: number
  height: number
  alt: string
  places: readonly RestingPlace[]
  /** Where the small ghost with a lost key peeks out. */
  ghost?: GhostPlace | undefined
}

type PictureProps = {
  image: HuntImage
  priority: boolean
  frame: RefObject<HTMLElement | null>
  /** How often it has been tried again. */
  tries: number
  hasFailed: boolean
  onOutcome: (hasFailed: boolean) => void
  /** What is hidden in it; there even where the picture itself does not come. */
  children: ReactNode[]
}

/**
 * Back to front: the room, what is hidden in it, and in other people's pictures what stands before that; all of it is
 * seen at once, or what comes last would give itself away. A drawing on the page is a document of two thousand shapes
 * for the browser, which keeps them all: only what is near is there, and leaves its room when it is not.
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

  // Before anything is painted: what the browser has already is not hidden first.
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
        // Without a source it is still named, for those who hear it.
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
      {/* Found by the keyboard and by hints at any time; but not to be seen before the room is. */}
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
