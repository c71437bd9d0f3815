import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/routes.ts'

/** What the left-guest notice says. Rare: a file of its own. */
export function LeftGuestSlip() {
  return (
    <Notice kind="info" action={<ButtonLink to={pages.bring}>See What You Had</ButtonLink>}>
      <p>You were a guest here before you signed in. What you had can come along.</p>
    </Notice>
  )
}
