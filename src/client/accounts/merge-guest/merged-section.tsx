import { formatMoment } from '#client/lib/format-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { describeThings } from './mergeable-things.ts'
import { useMergedGuests } from './use-merged-guests.ts'
import { useUndoMerge } from './use-undo-merge.ts'

/** The last merge, as long as it can be undone. */
export function MergedSection({ accountId }: { accountId: string }) {
  const brought = useMergedGuests(accountId)
  const { undo, isBusy, problem } = useUndoMerge(accountId)

  if (brought === null && problem === null) return null
  return (
    <Section title="What you brought along" isScreenOnly>
      <Problem says={problem} />
      {brought && (
        <>
          <p>
            {`You brought along ${describeThings(brought.things)} from your time as a guest. You can undo that until ${formatMoment(new Date(brought.until).toISOString())}; what you change until then stays.`}
          </p>
          <div>
            <Button isBusy={isBusy} onClick={() => undo(brought)}>
              Undo What You Brought Along
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
