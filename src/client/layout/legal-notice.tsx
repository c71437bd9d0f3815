import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'
import styles from './legal-notice.module.css'

export function LegalNotice() {
  return (
    <p className={styles.legal}>
      Cookies and personal information are collected. By continuing you accept the{' '}
      <Link to={pages.privacy}>Privacy Policy</Link> and the <Link to={pages.terms}>Terms of Use</Link>.
    </p>
  )
}
