import { sayMoment } from '#client/lib/say-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Problem } from '#client/ui/problem.tsx'
import { Section } from '#client/ui/section.tsx'
import { sayThings } from './mergeable-things.ts'
import { useBrought } from './use-merged-guests.ts'
import { useUndoBring } from './use-undo-merge.ts'

/** What was brought along, as long as it can be undone. */
export function BroughtSection({ accountId }: { accountId: string }) {
  const brought = useBrought(accountId)
  const { undo, isBusy, problem } = useUndoBring(accountId)

  if (brought === null && problem === null) return null
  return (
    <Section title="What you brought along" isScreenOnly>
      <Problem says={problem} />
      {brought && (
        <>
          <p>
            {`As a guest you had ${sayThings(brought.things)}, and brought it along. You can undo that until ${sayMoment(
              new Date(brought.until).toISOString(),
            )}; what you change meanwhile stays.`}
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
