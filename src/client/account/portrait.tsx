import { Ghost } from '#client/ui/ghost.tsx'
import { Niche } from '#client/ui/niche.tsx'
import type { Account } from '#shared/account.ts'
import styles from './portrait.module.css'

/** Who lives here: a ghost until an e-mail is verified, then the letter on the bell. */
export function Portrait({ account }: { account: Account | null }) {
  const letter = account?.ghost === false ? Array.from(account.first ?? '')[0] : undefined

  return (
    <Niche>
      {letter ? (
        <text className={styles.letter} x="60" y="106" textAnchor="middle">
          {letter.toUpperCase()}
        </text>
      ) : (
        <Ghost pose={poseOf(account)} />
      )}
    </Niche>
  )
}

function poseOf(account: Account | null) {
  if (account === null) return 'asleep'
  return account.ghost ? 'waving' : 'keys'
}
