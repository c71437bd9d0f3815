import { appConfig } from '#client/api/app-config.ts'
import { Fanlight } from '#client/drawings/fanlight.tsx'
import { Logo } from '#client/drawings/logo.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { PAGE_TITLE } from '#client/lib/use-field-focus.ts'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './door.module.css'
import { LegalText } from './legal-text.tsx'
import { useHeading } from './use-heading.ts'

type DoorProps = { title: string; children: Elements }

/** The whole screen is a door and the dialog is the plate on it. It cannot be dismissed: there is nothing behind it. */
export function Door({ title, children }: DoorProps) {
  const heading = useHeading(title)

  return (
    <div className={styles.house}>
      <div className={styles.wall}>
        <header className={styles.header}>
          <Link className={styles.brand} to={pages.home}>
            <Logo size={30} />
            <span>{appConfig.productName}</span>
          </Link>
        </header>
        <main className={styles.door} id="main">
          <Fanlight />
          <div className={styles.leaf}>
            <div className={styles.plate} role="dialog" aria-labelledby={PAGE_TITLE}>
              <h1 id={PAGE_TITLE} ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {children satisfies Elements}
            </div>
          </div>
          <div className={styles.step} />
        </main>
      </div>
      <footer className={styles.pavement}>
        <p>
          <LegalText />
        </p>
      </footer>
    </div>
  )
}
