import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'
import { PlannedPage } from './planned-page.tsx'

export default function RestrictPage() {
  return (
    <PlannedPage
      title="Restrict Account"
      lead="Keep the account, and let it rest."
      pose="asleep"
      notYet="This is not there yet. Nothing on this page changes your account."
      plan={
        <p>
          A restricted account is kept as it is and used for nothing, until you lift the restriction. Your
          keys still open it.
        </p>
      }
    >
      <p>
        <Link to={pages.email}>Change or remove your email</Link>, and we stop writing to it. Or sign out on
        your <Link to={pages.account}>account page</Link>, and this browser stops using the account.
      </p>
    </PlannedPage>
  )
}
