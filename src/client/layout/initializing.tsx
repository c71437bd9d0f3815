import { PeekingGhost } from '#client/drawings/peeking-ghost.tsx'
import styles from './initializing.module.css'

/** Somebody looks round the door who that may be. */
export function Initializing() {
  return (
    <main className={styles.wait} id="main">
      <svg viewBox="-14 0 134 140" width="134" height="140" aria-hidden="true">
        <PeekingGhost />
      </svg>
      <p role="status">Initializing...</p>
    </main>
  )
}
