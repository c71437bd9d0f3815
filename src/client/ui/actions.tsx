import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** The actions of a page, main one first; on a phone each takes the full width. */
export function Actions({ children, isStacked = false }: { children: ReactNode; isStacked?: boolean }) {
  return <div className={isStacked ? styles.stacked : styles.actions}>{children}</div>
}
