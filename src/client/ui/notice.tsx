import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const glyphs = { info: Info, warning: TriangleAlert, error: CircleAlert }

type NoticeProps = {
  kind: keyof typeof glyphs
  children: ReactNode
  action?: ReactNode
}

/** A sentence that matters now. Errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ kind, children, action }: NoticeProps) {
  const Glyph = glyphs[kind]
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Glyph className={styles.glyph} size={20} strokeWidth={2} aria-hidden />
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
