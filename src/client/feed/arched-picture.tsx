import { useState } from 'react'
import styles from './arched-picture.module.css'

/** Somebody at an arched window; their letter while there is no picture of them. Said by the name beside it. */
export function ArchedPicture({ src, name }: { src: string; name: string }) {
  const [isBroken, setBroken] = useState(src === '')

  return (
    <span className={styles.window} aria-hidden="true">
      {isBroken ? (
        <span className={styles.letter}>{Array.from(name)[0]?.toUpperCase()}</span>
      ) : (
        <img
          src={src}
          alt=""
          width="48"
          height="58"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
