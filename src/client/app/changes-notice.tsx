import { useNeeded } from '#client/lib/use-needed.ts'
import { useSession } from '#client/session/use-session.ts'
import type { Account } from '#shared/account.ts'
import styles from './notice-place.module.css'

const loadSlip = () =>
  import('#client/account/changes/changes-slip.tsx').then(({ ChangesSlip }) => ChangesSlip)

/** Above every page, for who has more than this browser: what another one has changed. It comes when the page is there. */
export function ChangesNotice() {
  const { account } = useSession()
  const mayBeTold = account !== null && hasOthers(account)
  const Slip = useNeeded(mayBeTold, loadSlip)

  return (
    <div className={styles.place} role="status">
      {mayBeTold && Slip && <Slip key={account.id} />}
    </div>
  )
}

/** To a guest with one browser nobody else can have done anything; and what is stopped changes nothing. */
function hasOthers({ keys, ghost, restrictedAt, restsUntil }: Account) {
  return restrictedAt === null && restsUntil === null && (!ghost || keys.length > 1)
}
