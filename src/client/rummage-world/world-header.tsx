import type { ReactNode } from 'react'
import { MapButton } from '#client/game/map-button.tsx'
import { BeenHere } from '#client/layout/been-here.tsx'
import { useHeading } from '#client/layout/use-heading.ts'
import { useHeight } from '#client/lib/use-height.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import { AccountWindow } from './account-window.tsx'
import styles from './world-header.module.css'

const ARROW_LEFT = 'm12 19-7-7 7-7M19 12H5'

type WorldHeaderProps = {
  title?: string
  /** The target of the arrow. */
  back?: { to: string; name: string }
  children?: ReactNode
}

const HOME = { to: pages.home, name: 'Home' }

/** A line with tags on it; `children` are between the title and the window. */
export function WorldHeader({ title = 'Rummage World', back = HOME, children }: WorldHeaderProps) {
  const heading = useHeading(title)
  const measured = useHeight('--header-height')

  return (
    <header className={styles.header} ref={measured}>
      <div className={styles.line}>
        <Link className={styles.home} to={back.to}>
          <Glyph path={ARROW_LEFT} />
          <span>{back.name}</span>
        </Link>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.purse}>{children}</div>
        <MapButton />
        <BeenHere />
        <AccountWindow />
      </div>
    </header>
  )
}
