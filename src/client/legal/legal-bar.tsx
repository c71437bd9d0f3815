import { useState } from 'react'
import { readText, writeText } from '#client/lib/storage.ts'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'
import styles from './legal-bar.module.css'

/** Remembered until the browser forgets everything; signing out does not bring the bar back. */
const NAME = 'legal_notice_read'

/**
 * The legal text across the top of the first visit, until it is waved away. It takes room of its own instead of
 * lying over something, and is met where it is seen: first, and past it leads the link to the content.
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
          Cookies and personal information are collected. By continuing you accept the{' '}
          <Link to={pages.privacy}>Privacy Policy</Link> and the <Link to={pages.terms}>Terms of Use</Link>.
        </p>
        <Button onClick={wave}>Got it</Button>
      </div>
    </aside>
  )
}
