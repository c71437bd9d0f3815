import { useState } from 'react'
import { GhostPage } from '#client/layout/ghost-page.tsx'
import type { LeftGuest } from '#client/sessions/left-guest/left-guest.ts'
import { Actions } from '#client/ui/actions.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import type { Account } from '#shared/accounts.ts'
import { MERGE_UNDO_DAYS } from '#shared/mergeable.ts'
import { pages } from '#shared/page-paths.ts'
import { ChoiceField } from './choice-field.tsx'
import { choicesBetween, type Thing } from './mergeable-things.ts'
import type { useMergeGuest } from './use-merge-guest.ts'

type MergeFormProps = {
  guest: LeftGuest
  account: Account
  merging: ReturnType<typeof useMergeGuest>
}

/** What the guest had beside what the account has, and the choice between them. */
export function MergeForm({ guest, account, merging }: MergeFormProps) {
  const { bring, leaveBehind, isBusy, problem } = merging
  const choices = choicesBetween(guest, account)
  const [chosen, setChosen] = useState<Partial<Record<Thing, boolean>>>({})
  const [isAsking, setAsking] = useState(false)
  // The account's own value stays unless the user chooses otherwise. Where it has none, nothing is lost.
  const isMerged = (thing: Thing) =>
    chosen[thing] ??
    choices.some((choice) => choice.thing === thing && (choice.accounts === null || thing === 'likes'))
  const merged = choices.map(({ thing }) => thing).filter(isMerged)

  if (choices.length === 0) return <NothingToChoose onDone={leaveBehind} />
  return (
    <GhostPage
      title="What you had as a guest"
      lead="You were a guest here before you signed in. Nothing of that is lost yet."
      pose="keys"
    >
      <Problem says={problem} />
      <Section title="What do you want to keep?">
        <p>
          {`Pick one in each row. What you bring replaces what is in your account. You can undo it for ${MERGE_UNDO_DAYS} days on your account page.`}
        </p>
        <div>
          {choices.map((choice) => (
            <ChoiceField
              key={choice.thing}
              choice={choice}
              isMerged={isMerged(choice.thing)}
              onChoose={(isIt) => setChosen((before) => ({ ...before, [choice.thing]: isIt }))}
            />
          ))}
        </div>
      </Section>
      <Actions>
        <Button
          look="door"
          isBusy={isBusy}
          disabled={merged.length === 0}
          onClick={() => bring(guest, merged)}
        >
          Bring It Along
        </Button>
        <Button onClick={() => !isBusy && setAsking(true)}>Leave It Behind</Button>
        <ButtonLink look="link" to={pages.account}>
          Decide Later
        </ButtonLink>
      </Actions>
      <ConfirmDialog
        isOpen={isAsking}
        title="Leave it behind?"
        stay="Not Yet"
        goOn="Leave It Behind"
        onStay={() => setAsking(false)}
        onGoOn={leaveBehind}
      >
        <p>
          This browser forgets the guest’s key, and nobody can get back what you had. Your account stays as it
          is.
        </p>
      </ConfirmDialog>
    </GhostPage>
  )
}

function NothingToChoose({ onDone }: { onDone: () => void }) {
  return (
    <GhostPage
      title="What you had as a guest"
      lead="Your account has all of it already, so there is nothing to bring along."
      pose="keys"
    >
      <Actions>
        <Button look="door" onClick={onDone}>
          Back to Account
        </Button>
      </Actions>
    </GhostPage>
  )
}
