import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'

/** What is collected, and what the user accepts by continuing. */
export function LegalText() {
  return (
    <span>
      Cookies and personal information are collected. By continuing you accept the{' '}
      <Link to={pages.privacy}>Privacy Policy</Link> and the <Link to={pages.terms}>Terms of Use</Link>.
    </span>
  )
}
