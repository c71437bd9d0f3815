import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import type { Account } from '#shared/accounts.ts'
import styles from './portrait.module.css'

/** The account's picture: a ghost until an e-mail is verified, then the letter on the bell. */
export function Portrait({ account }: { account: Account }) {
  const letter = account.ghost ? undefined : Array.from(account.first ?? '')[0]

  return (
    <Niche>
      {letter ? (
        <text className={styles.letter} x="60" y="106" textAnchor="middle">
          {letter.toUpperCase()}
        </text>
      ) : (
        <Ghost pose={account.ghost ? 'waving' : 'keys'} />
      )}
    </Niche>
  )
}
