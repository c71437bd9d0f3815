import { useState } from 'react'
import styles from './arched-picture.module.css'

/** Somebody at an arched window; without a picture, the first letter of their name. The name beside it is its text. */
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
