import type { ReactNode } from 'react'
import { useHeading } from '#client/layout/use-heading.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'
import { AccountWindow } from './account-window.tsx'
import styles from './world-header.module.css'

const ARROW_LEFT = 'm12 19-7-7 7-7M19 12H5'

const TITLE = 'Rummage World'

/** A line with tags on it; `children` hang between the title and the window. */
export function WorldHeader({ children }: { children?: ReactNode }) {
  const heading = useHeading(TITLE)

  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link className={styles.home} to={pages.home}>
          <Glyph path={ARROW_LEFT} />
          <span>Home</span>
        </Link>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <div className={styles.purse}>{children}</div>
        <AccountWindow />
      </div>
    </header>
  )
}
