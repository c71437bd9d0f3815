import { useAccount } from '#client/cache/use-account.ts'
import { BeenHere } from '#client/layout/been-here.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import type { Account } from '#shared/accounts.ts'
import { RecoveryEmailForm } from './recovery-email-form.tsx'
import { useRecoveryEmail } from './use-recovery-email.ts'

const WHY = 'If you lose every key, a link sent here still lets you in.'

export default function RecoveryEmailPage() {
  const { account } = useAccount()
  // The frame waits for the account. It is null only while signing out.
  return account && <RecoveryEmail account={account} />
}

function RecoveryEmail({ account }: { account: Account }) {
  const recovery = useRecoveryEmail(account)
  const { isDeleted, isLeaving, steps } = recovery

  return (
    <GhostPage
      title={
        isDeleted
          ? isLeaving
            ? 'Your recovery email will be deleted'
            : 'Recovery email deleted'
          : 'Recovery Email'
      }
      lead={isDeleted ? 'Taking you to your account…' : WHY}
      pose={isDeleted ? 'waving' : 'letter'}
    >
      {!isDeleted && <RecoveryEmailForm recovery={recovery} />}
      <p>
        <BeenHere />
      </p>
      {steps[0] satisfies Elements}
      {steps[1] satisfies Elements}
    </GhostPage>
  )
}
