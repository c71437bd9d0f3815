import { appConfig } from '#client/api/app-config.ts'
import { isGuest } from '#client/sessions/use-session.ts'
import styles from '#client/ui/list.module.css'
import type { Account } from '#shared/accounts.ts'
import { spokenLifetime } from '#shared/lifetimes.ts'

/** What happens when, after the request for deletion. */
export function RestInWords({ account }: { account: Account }) {
  const verified = Object.values(account.emails).filter((address) => address.verified).length
  const rest = spokenLifetime(appConfig.lifetimes.deletionRest)

  return (
    <ul className={styles.list}>
      {!isGuest(account) ? (
        <>
          <li>At once: every browser is signed out, this one too.</li>
          <li>
            {`For ${rest}: the account is closed. ${
              verified > 0
                ? `We write to ${verified === 1 ? 'your address' : `your ${verified} addresses`} with a link that keeps it.`
                : 'You have no verified email, so we cannot write to you.'
            } Or sign in as you always do, and keep it there. Nobody else can have your ${
              verified > 1 ? 'addresses' : 'address'
            } meanwhile.`}
          </li>
          <li>After that: everything above is deleted, and there is no way back.</li>
        </>
      ) : (
        <li>At once: everything above is deleted, and there is no way back.</li>
      )}
      <li>Rummage World stays as it is: the game lives in this browser, not in your account.</li>
      <li>Copies in our backups stay until those are replaced.</li>
    </ul>
  )
}
