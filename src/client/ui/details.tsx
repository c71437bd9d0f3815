import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './details.module.css'

export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronRight className={styles.chevron} size={20} strokeWidth={2} aria-hidden />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
