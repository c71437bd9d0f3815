import type { Elements } from '#client/lib/elements.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import type { waitingOf } from '#client/sessions/changes-here.ts'
import type { leavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import type { Change } from '#shared/changes.ts'
import { describePendingChange } from './describe-change.ts'
import { useStop } from './use-stop-change.ts'

type PendingChangesProps = {
  pending: ReturnType<typeof waitingOf>
  leaving: ReturnType<typeof leavingPasskey>
}

/**
 * One line for each pending change, with the button that stops it. A user who signed in by a passkey pending removal keeps it
 * with one press.
 */
export function PendingChanges({ pending, leaving }: PendingChangesProps) {
  const { stop, keep, doing, problem, step } = useStop()
  const others = pending.filter((change) => !isOf(change, leaving))
  const isHeld = doing !== null

  return (
    <>
      {leaving && (
        <Notice
          kind="warning"
          action={
            <Button isBusy={doing === 'keep'} isHeld={isHeld} onClick={() => keep(leaving.stopToken)}>
              Keep It
            </Button>
          }
        >
          <p>{`The passkey that you signed in with leaves your account on ${formatExactMoment(leaving.takesEffectAt)}. Keep it if you still want it.`}</p>
        </Notice>
      )}
      {others.map((change) => (
        <Notice
          key={change.id}
          kind="warning"
          action={
            <Button isBusy={doing === change.id} isHeld={isHeld} onClick={() => stop(change.id)}>
              Stop
            </Button>
          }
        >
          <p>{describePendingChange(change)}</p>
        </Notice>
      ))}
      <Problem says={problem} />
      {step satisfies Elements}
    </>
  )
}

/** The passkey's own line already shows this change. */
function isOf({ event, key, takesEffectAt }: Change, leaving: PendingChangesProps['leaving']) {
  return event === 'key_removed' && key?.type === 'passkey' && takesEffectAt === leaving?.takesEffectAt
}
