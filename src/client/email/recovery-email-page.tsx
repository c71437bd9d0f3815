import { useAccount } from '#client/cache/use-account.ts'
import { Ghost } from '#client/drawings/ghost.tsx'
import { Niche } from '#client/drawings/niche.tsx'
import { Page } from '#client/layout/page.tsx'
import type { Account } from '#shared/account.ts'
import { RecoveryEmailForm } from './recovery-email-form.tsx'
import { useRecoveryEmail } from './use-recovery-email.ts'

const WHY = 'When every key is lost, a link to this address still opens the door.'

export default function RecoveryEmailPage() {
  const { account } = useAccount()
  // The frame waits for the account; only who is just leaving has none.
  return account && <RecoveryEmail account={account} />
}

function RecoveryEmail({ account }: { account: Account }) {
  const recovery = useRecoveryEmail(account)
  const { isDeleted } = recovery

  return (
    <Page
      title={isDeleted ? 'Recovery email deleted' : 'Recovery Email'}
      lead={isDeleted ? 'We take you to your account.' : WHY}
      picture={
        <Niche>
          <Ghost pose={isDeleted ? 'waving' : 'letter'} />
        </Niche>
      }
    >
      {!isDeleted && <RecoveryEmailForm recovery={recovery} />}
    </Page>
  )
}
