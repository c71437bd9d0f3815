import type { ComponentType } from 'react'
import { type Later, later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useSession } from '#client/sessions/use-session.ts'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import styles from './account-notice.module.css'

type Load = Later<ComponentType>

const loadRestricted: Load = later(() =>
  import('#client/accounts/restricted-slip.tsx').then(({ RestrictedSlip }) => RestrictedSlip),
)

const loadSlips: Load = later(() => import('./account-slips.tsx').then(({ AccountSlips }) => AccountSlips))

/** Above every page: that the account is restricted, or else what another browser has changed, and a guest that was left. */
export function AccountNotice({ pathname }: { pathname: string }) {
  const { account } = useSession()
  const load = account && slipFor(account, pathname)
  return load && <SlipPlace key={`${account.id} ${account.restrictedAt}`} load={load} />
}

/** The text is added after its container, so that screen readers announce it. */
function SlipPlace({ load }: { load: Load }) {
  const Slip = useNeeded(true, load)
  return (
    <div className={styles.place} role="status">
      {Slip && <Slip />}
    </div>
  )
}

/** A restricted account cannot be changed. For a guest with one browser, nobody else can have changed anything. */
function slipFor({ keys, ghost, restrictedAt, restsUntil }: Account, pathname: string): Load | null {
  if (restsUntil !== null) return null
  if (restrictedAt !== null) return pathname === pages.restrict ? null : loadRestricted
  return ghost && keys.length < 2 ? null : loadSlips
}
