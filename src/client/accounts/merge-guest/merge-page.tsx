import { useAccount } from '#client/cache/use-account.ts'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { Elements } from '#client/lib/elements.ts'
import { useLeftGuest } from '#client/sessions/left-guest/use-left-guest.ts'
import { Actions } from '#client/ui/actions.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { pages } from '#shared/page-paths.ts'
import { MergeForm } from './merge-form.tsx'
import { describeThings } from './mergeable-things.ts'
import { useMergeGuest } from './use-merge-guest.ts'

const WHY_NOT = {
  not_found: 'That guest is gone: we do not keep guests for long when nobody uses them.',
  not_a_guest:
    'It is not a guest any more: it has its own passkey or address, and you can sign in to it with that.',
}

export default function MergePage() {
  const { account } = useAccount()
  const guest = useLeftGuest()
  const merging = useMergeGuest()
  // The frame waits for the account. It is null only while signing out.
  if (account === null) return null
  const { outcome } = merging
  if (outcome) {
    return (
      <Outcome title="We could not bring it along">
        <p>{`${WHY_NOT[outcome.gone]} Your account has not changed.`}</p>
        {outcome.came.length > 0 && (
          <p>{`What lives in this browser came along anyway: ${describeThings(outcome.came)}.`}</p>
        )}
      </Outcome>
    )
  }
  if (guest) return <MergeForm guest={guest} account={account} merging={merging} />
  return (
    <Outcome title="Nothing to bring along">
      <p>If you had anything as a guest before you signed in, you would find it on this page.</p>
    </Outcome>
  )
}

function Outcome({ title, children }: { title: string; children: Elements }) {
  return (
    <GhostPage title={title} pose="lost">
      {children satisfies Elements}
      <Actions>
        <ButtonLink look="door" to={pages.account}>
          Back to Account
        </ButtonLink>
      </Actions>
    </GhostPage>
  )
}
