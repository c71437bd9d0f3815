import type { ReactNode } from 'react'
import { appConfig, hasPage } from '#client/api/app-config.ts'
import { Logo } from '#client/drawings/logo.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { PAGE_TITLE } from '#client/lib/use-field-focus.ts'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import { useIsGuest } from './been-here.tsx'
import styles from './page-frame.module.css'
import { useHeading } from './use-heading.ts'

type PageProps = {
  title: string
  lead?: ReactNode
  picture: ReactNode
  children?: Elements
}

/** An inner page: a picture in a niche on the left, the text beside it. */
export function Page({ title, lead, picture, children }: PageProps) {
  const heading = useHeading(title)
  const isGuest = useIsGuest()

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.brand} to={pages.home}>
          <Logo size={30} />
          <span className={styles.name}>{appConfig.productName}</span>
        </Link>
        <nav className={styles.links} aria-label="Main">
          {/* First, so that the other links do not move when the session becomes known. */}
          {isGuest && (
            <Link className={styles.signIn} to={pages.signIn}>
              Sign in
            </Link>
          )}
          {hasPage(pages.rummageWorld) && <Link to={pages.rummageWorld}>Rummage World</Link>}
          <Link to={pages.account}>Your account</Link>
        </nav>
      </header>
      <main className={styles.main} id="main">
        <div className={styles.picture}>{picture}</div>
        <div className={styles.content}>
          <div className={styles.title}>
            <h1 id={PAGE_TITLE} ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children satisfies Elements}
        </div>
      </main>
      <footer className={styles.footer}>
        <Link to={pages.privacy}>Privacy Policy</Link>
        <Link to={pages.terms}>Terms of Use</Link>
      </footer>
    </div>
  )
}
