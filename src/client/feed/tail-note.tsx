import type { ReactNode } from 'react'
import { Ghost, type GhostPose } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import styles from './tail-note.module.css'

/** Somebody in a niche, and what they say. */
export function TailNote({ pose, children }: { pose: GhostPose; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <div className={styles.picture}>
        <Niche>
          <Ghost pose={pose} />
        </Niche>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
