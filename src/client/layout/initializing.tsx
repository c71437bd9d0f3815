import { WaitingGhost } from '#client/drawings/waiting-ghost.tsx'
import styles from './initializing.module.css'

/** Shown while the session is unknown: a ghost looks round the door. */
export function Initializing() {
  return (
    <main className={styles.wait} id="main">
      <WaitingGhost />
      <p role="status">Initializing...</p>
    </main>
  )
}
