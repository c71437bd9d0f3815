import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** The ways on from here, main one first; on a phone each takes the width. */
export function Actions({ children, isStacked = false }: { children: ReactNode; isStacked?: boolean }) {
  return <div className={isStacked ? styles.stacked : styles.actions}>{children}</div>
}
