import { WaitingGhost } from '#client/drawings/waiting-ghost.tsx'
import styles from './initializing.module.css'

/** Somebody looks round the door who that may be. */
export function Initializing() {
  return (
    <main className={styles.wait} id="main">
      <WaitingGhost />
      <p role="status">Initializing...</p>
    </main>
  )
}
