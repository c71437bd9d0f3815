import { useLocation } from 'react-router-dom'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useLeftGuest } from '#client/session/use-left-guest.ts'
import { useSession } from '#client/session/use-session.ts'
import { pages } from '#shared/routes.ts'
import styles from './left-guest-notice.module.css'

const loadSlip = () => import('./left-guest-slip.tsx').then(({ LeftGuestSlip }) => LeftGuestSlip)

/**
 * For the pages where somebody would miss what they had as a guest, until they have said what is to come of it. Not while
 * their account is stopped: nothing could be brought. Its text comes after its place, and so is read.
 */
export function LeftGuestNotice() {
  const { pathname } = useLocation()
  const { account } = useSession()
  const guest = useLeftGuest()
  const isFree = account !== null && account.restrictedAt === null && account.restsUntil === null
  const isSaid = guest !== null && isFree && pathname !== pages.bring
  const Slip = useNeeded(isSaid, loadSlip)

  if (!isSaid) return null
  return (
    <div className={styles.place} role="status">
      {Slip && <Slip />}
    </div>
  )
}
