import { useLocation } from '#client/lib/navigation.tsx'
import { useLeftGuest } from '#client/sessions/left-guest/use-left-guest.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { pages } from '#shared/page-paths.ts'

/** Shown on pages where the user would miss what they had as a guest, until they have decided. */
export function LeftGuestSlip() {
  const { pathname } = useLocation()
  const isMissed = pathname === pages.rummageWorld || pathname.startsWith(pages.account)

  if (useLeftGuest() === null || !isMissed || pathname === pages.bring) return null
  return (
    <Notice kind="info" action={<ButtonLink to={pages.bring}>See What You Had</ButtonLink>}>
      <p>You were a guest here before you signed in. You can bring along what you had.</p>
    </Notice>
  )
}
