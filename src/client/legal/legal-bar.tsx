import { useState } from 'react'
import { LegalText } from '#client/layout/legal-text.tsx'
import { readText, writeText } from '#client/lib/storage.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './legal-bar.module.css'

/** Stored until the browser's data is cleared; a sign-out does not bring the bar back. */
const NAME = 'legal_notice_read'

/**
 * The legal text across the top of the first visit, until it is dismissed. It has its own space and covers nothing. It comes
 * first in the tab order too, and the link to the content leads past it.
 */
export function LegalBar() {
  const [isRead, setRead] = useState(() => readText(NAME) !== null)

  function wave() {
    writeText(NAME, new Date().toISOString())
    setRead(true)
  }

  if (isRead) return null
  return (
    <aside className={styles.bar} aria-label="Legal notice">
      <div className={styles.content}>
        <p>
          <LegalText />
        </p>
        <Button onClick={wave}>Got it</Button>
      </div>
    </aside>
  )
}
