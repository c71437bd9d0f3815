import { useNeeded } from '#client/lib/use-needed.ts'
import { useSession } from '#client/session/use-session.ts'
import { pages } from '#shared/routes.ts'
import styles from './notice-place.module.css'

const loadSlip = () =>
  import('#client/account/restricted-slip.tsx').then(({ RestrictedSlip }) => RestrictedSlip)

/** Above every page but the one that is about it. Its text comes after its place, and so is read. */
export function RestrictedNotice({ pathname }: { pathname: string }) {
  const { account } = useSession()
  const isRestricted = account !== null && account.restrictedAt !== null && account.restsUntil === null
  const Slip = useNeeded(isRestricted, loadSlip)

  if (!isRestricted || pathname === pages.restrict) return null
  return (
    <div className={styles.place} role="status">
      {Slip && <Slip />}
    </div>
  )
}
