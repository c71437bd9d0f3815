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
  not_found: 'The guest is gone. One that nobody uses is not kept for long.',
  not_a_guest:
    'It is no guest any more: it has a passkey or an address of its own, by which you can sign in to it.',
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
      <Outcome title="It could not come along">
        <p>{`${WHY_NOT[outcome.gone]} Your account says what it said before.`}</p>
        {outcome.came.length > 0 && (
          <p>{`What lives in this browser came along all the same: ${describeThings(outcome.came)}.`}</p>
        )}
      </Outcome>
    )
  }
  if (guest) return <MergeForm guest={guest} account={account} merging={merging} />
  return (
    <Outcome title="Nothing to bring along">
      <p>
        If you were a guest here before you signed in and had something to lose, you would find it on this
        page.
      </p>
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
