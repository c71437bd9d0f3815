import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'

/** The way to both texts from the foot of every page; what they are about is said once, in the bar above. */
export function LegalLinks() {
  return (
    <>
      <Link to={pages.privacy}>Privacy Policy</Link> <Link to={pages.terms}>Terms of Use</Link>
    </>
  )
}
