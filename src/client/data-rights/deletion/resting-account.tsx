import { useState } from 'react'
import { ChangesSlip } from '#client/account-protection/changes-slip.tsx'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { formatExactMoment, formatMoment } from '#client/lib/format-date.ts'
import { useSignOut } from '#client/sessions/use-sign-out.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { DeletedThings } from './deleted-things.tsx'
import { useDeletion } from './use-deletion.ts'

/** The only page of an account scheduled for deletion: keep it, or delete it now. */
export function RestingAccount({ account, restsUntil }: { account: Account; restsUntil: string }) {
  const { doing, problem, step, keep, removeNow } = useDeletion(account)
  const { signOutPermanently, isBusy } = useSignOut()
  const [isAsking, setAsking] = useState(false)
  const isFree = doing === null && !isBusy

  return (
    <GhostPage
      title={`This account will be deleted on ${formatMoment(restsUntil)}`}
      lead="Until then it is closed, and you can still change your mind."
      pose="asleep"
    >
      <div role="status">
        <ChangesSlip />
      </div>
      <Problem says={problem} />
      <Section title="What is kept until then">
        <p>
          {`On ${formatExactMoment(restsUntil)} all of this is deleted, for good. If you keep it, everything is as it was, but browsers that were signed out stay signed out.`}
        </p>
        <DeletedThings account={account} />
      </Section>
      <Actions>
        <Button look="door" isBusy={doing === 'keep'} onClick={() => isFree && keep()}>
          Keep My Account
        </Button>
        <Button look="danger" isBusy={doing === 'delete-now'} onClick={() => isFree && setAsking(true)}>
          Delete Now
        </Button>
        <Button isBusy={isBusy} onClick={() => isFree && signOutPermanently()}>
          Sign Out
        </Button>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete it now?"
        stay="Not Yet"
        goOn="Delete for Good"
        onStay={() => setAsking(false)}
        onGoOn={() => {
          setAsking(false)
          void removeNow()
        }}
      >
        <p>
          Everything is deleted at once, and nobody can bring it back. You can then use your addresses for a
          new account.
        </p>
      </ConfirmDialog>
      {step satisfies Elements}
    </GhostPage>
  )
}
