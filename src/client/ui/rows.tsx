import type { ReactNode } from 'react'
import styles from './rows.module.css'

/** A ledger of facts: label, value, and at most one thing to do about it. */
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
