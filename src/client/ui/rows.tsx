import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** A list of facts: label, value, and at most one action. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>
}

type RowProps = { label: string; children: ReactNode; action?: ReactNode }

export function Row({ label, children, action }: RowProps) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  )
}
