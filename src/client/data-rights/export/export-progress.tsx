import { formatSize } from './describe-size.ts'
import styles from './export-progress.module.css'

/** The bytes received so far. The total is unknown until the end. */
export function Progress({ received }: { received: number }) {
  return (
    <p className={styles.progress}>
      <progress className={styles.bar} aria-label="Downloading your data" />
      <span className={styles.size}>
        {received === 0 ? 'Gathering...' : `${formatSize(received)} so far`}
      </span>
    </p>
  )
}
