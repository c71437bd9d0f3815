import styles from '#client/layout/offline-notice.module.css'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useSession } from '#client/session/use-session.ts'
import { pages } from '#shared/routes.ts'

const loadSlip = () =>
  import('#client/account/restricted-slip.tsx').then(({ RestrictedSlip }) => RestrictedSlip)

/** Above every page but the one that is about it. Always in the document, so that its text is read when it comes. */
export function RestrictedNotice({ pathname }: { pathname: string }) {
  const { account } = useSession()
  const isRestricted = account !== null && account.restrictedAt !== null && account.restsUntil === null
  const Slip = useNeeded(isRestricted, loadSlip)
  const isShown = isRestricted && pathname !== pages.restrict

  return (
    <div className={isShown ? styles.place : undefined} role="status">
      {isShown && Slip && <Slip />}
    </div>
  )
}
