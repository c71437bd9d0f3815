import type { ReactNode } from 'react'
import { LegalBar } from '#client/legal/legal-bar.tsx'
import { Toasts } from '#client/ui/toast-list.tsx'
import styles from './shell.module.css'
import { SkipLink } from './skip-link.tsx'

/** The surroundings of a page from the very first paint, so that nothing moves when the page comes. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <LegalBar />
      <div>{children}</div>
      <Toasts />
    </div>
  )
}
