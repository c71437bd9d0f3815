import { formatSize } from './describe-size.ts'
import styles from './export-progress.module.css'

/** How much has come. How much there is nobody knows before it is all there. */
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
