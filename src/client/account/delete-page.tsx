import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/routes.ts'
import { PlannedPage } from './planned-page.tsx'

export default function DeletePage() {
  return (
    <PlannedPage
      title="Delete Account"
      lead="Moving out, for good."
      pose="waving"
      notYet="This is not there yet. Nothing on this page deletes anything."
      plan={
        <p>
          Deleting an account removes all we keep about you: your name, your birthday, your addresses and
          every key. There will be no way back, so we will ask twice.
        </p>
      }
    >
      <p>
        <Link to={pages.email}>Remove your email</Link>, or take keys off the ring on your{' '}
        <Link to={pages.account}>account page</Link>. A guest account that nobody comes back to is cleared
        away in time.
      </p>
    </PlannedPage>
  )
}
