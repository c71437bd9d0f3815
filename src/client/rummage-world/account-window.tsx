import { Ghost } from '#client/drawings/ghost.tsx'
import { isGuest, useSession } from '#client/sessions/use-session.ts'
import { Link } from '#client/ui/link.tsx'
import type { Account } from '#shared/accounts.ts'
import { pages } from '#shared/page-paths.ts'
import styles from './account-window.module.css'

/** The current account at a window: a ghost in a pose until an e-mail is verified, then their letter. */
export function AccountWindow() {
  const { account } = useSession()
  const letter = account?.ghost ? undefined : Array.from(account?.first ?? '')[0]

  return (
    <Link className={styles.link} to={pages.account}>
      <span className={styles.window}>
        {letter ? (
          <span className={styles.letter}>{letter.toUpperCase()}</span>
        ) : (
          <svg viewBox="8 4 108 136" width="30" height="38" aria-hidden="true">
            <Ghost pose="waving" />
          </svg>
        )}
      </span>
      {account?.ghost && <span className={styles.badge}>1</span>}
      <span className="visually-hidden">
        {account?.ghost ? ` thing to do in your account: ${describeToDo(account)}` : ' Your account'}
      </span>
    </Link>
  )
}

function describeToDo(account: Account) {
  return isGuest(account) ? 'verify an email to save it' : 'verify an email, in case you lose your passkey'
}
