import type { ReactNode } from 'react'
import styles from './details.module.css'
import { Glyph } from './glyph.tsx'

export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Glyph className={styles.chevron} shape="chevron" />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
