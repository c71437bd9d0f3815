import type { ReactNode, SyntheticEvent } from 'react'
import styles from './details.module.css'
import { Glyph } from './glyph.tsx'

export function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.details} onToggle={focusField}>
      <summary className={styles.summary}>
        <Glyph className={styles.chevron} shape="chevron" />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

/** Who opens it for a field types next. */
function focusField({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
  if (details.open) details.querySelector('input')?.focus()
}
