import type { ReactNode, RefObject } from 'react'
import type { RestingPlace } from './hidden-object.ts'
import styles from './hunt-picture.module.css'
import { useNear } from './use-near.ts'
import { useTurn } from './use-turn.ts'

export type HuntImage = {
  src: string
  /** What stands in front of the hidden things, drawn over them. */
  front?: string
  /** The colour of what is behind everything, for as long as the picture is not there. */
  ground?: string
  width: number
  height: number
  alt: string
  places: readonly RestingPlace[]
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
 * Back to front: the room, what is hidden in it, what stands before that. A drawing on the page is a document of
 * two thousand shapes for the browser, which keeps them all: only what is near is there, and leaves its room when
 * it is not.
 */
export function Picture(props: PictureProps) {
  const { image, priority, frame, tries, hasFailed, onOutcome, children } = props
  const { src, front, width, height, alt } = image
  const isNear = useNear(frame, priority)
  const room = useTurn(isNear, frame, priority)
  const isCovered = front !== undefined && children.length > 0 && !hasFailed
  const cover = useTurn(room.isThere && isCovered, frame)
  const isWhole = room.isThere && (cover.isThere || !isCovered)

  function settle(hasFailedNow: boolean) {
    room.settle()
    onOutcome(hasFailedNow)
  }

  return (
    <>
      <img
        key={tries}
        className={hasFailed ? `${styles.layer} ${styles.lost}` : styles.layer}
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
      <div className={isWhole ? undefined : styles.bare}>{children}</div>
      {cover.isDue && (
        <img
          className={`${styles.layer} ${styles.front}`}
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
