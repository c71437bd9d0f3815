import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const glyphs = { info: Info, warning: TriangleAlert, error: CircleAlert }

type NoticeProps = {
  kind: keyof typeof glyphs
  children: ReactNode
  action?: ReactNode
}

/**
 * A sentence that matters now. An error interrupts a screen reader; what else comes by itself needs a status
 * around it that was there before.
 */
export function Notice({ kind, children, action }: NoticeProps) {
  const Glyph = glyphs[kind]
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Glyph className={styles.glyph} size={20} strokeWidth={2} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
