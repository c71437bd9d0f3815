import type { ReactNode } from 'react'
import { Glyph } from './glyph.tsx'
import styles from './notice.module.css'

type NoticeProps = {
  kind: 'info' | 'warning' | 'error'
  children: ReactNode
  action?: ReactNode
}

/**
 * A message that matters now. An error interrupts a screen reader. Any other notice that appears by itself needs a status
 * element around it that was there before.
 */
export function Notice({ kind, children, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Glyph className={styles.glyph} shape={kind} />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
