import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Place } from './hidden-object.ts'
import styles from './hunt-picture.module.css'

export type HuntImage = {
  src: string
  /** What stands in front of the hidden things, drawn over them. */
  front?: string
  width: number
  height: number
  alt: string
  places: readonly Place[]
}

type PictureProps = { image: HuntImage; priority: boolean; children: ReactNode }

/** Back to front: the room, what is hidden in it, what stands before that. */
export function Picture({ image, priority, children }: PictureProps) {
  const { src, front, width, height, alt } = image
  const [tries, setTries] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const loading = priority ? 'eager' : 'lazy'

  function tryAgain() {
    setTries(tries + 1)
    setHasFailed(false)
  }

  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <p>This picture did not come.</p>
        <Button onClick={tryAgain}>Retry</Button>
      </div>
    )
  }
  return (
    <>
      <img
        key={tries}
        className={styles.layer}
        src={src}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        loading={loading}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setHasFailed(true)}
      />
      {children}
      {front && (
        <img
          className={`${styles.layer} ${styles.front}`}
          src={front}
          width={width}
          height={height}
          alt=""
          draggable={false}
          loading={loading}
          decoding="async"
        />
      )}
    </>
  )
}
