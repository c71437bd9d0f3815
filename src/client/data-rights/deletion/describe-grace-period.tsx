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
            {`For ${rest}: the account is closed, and you can still change your mind. ${
              verified > 0
                ? `We email a link that keeps it to ${verified === 1 ? 'your address' : `your ${verified} addresses`}. Or sign in as you always do, and keep it there. Nobody else can use your ${verified === 1 ? 'address' : 'addresses'} until then.`
                : 'You have no verified email, so we cannot write to you. Sign in with your passkey, and keep it there.'
            }`}
          </li>
          <li>After that: everything above is deleted, and there is no way back.</li>
        </>
      ) : (
        <li>At once: everything above is deleted, and there is no way back.</li>
      )}
      <li>Rummage World stays as it is: the game lives in this browser, not in your account.</li>
      <li>Copies in our backups stay until newer backups replace them.</li>
    </ul>
  )
}
