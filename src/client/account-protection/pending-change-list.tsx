import { api } from '#client/api/api-client.ts'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import type { Elements } from '#client/lib/elements.ts'
import { formatExactMoment } from '#client/lib/format-date.ts'
import { toast } from '#client/lib/toasts.ts'
import { askForChanges, type waitingOf } from '#client/sessions/changes-here.ts'
import { keepLeavingPasskey, type leavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'
import { loadAccount } from '#client/sessions/load-account.ts'
import { publishToTabs } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Problem } from '#client/ui/problem.tsx'
import type { Change } from '#shared/changes.ts'
import { describePendingChange } from './describe-change.ts'

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
          <p>{`The passkey that you signed in with will be removed from your account on ${formatExactMoment(leaving.takesEffectAt)}. Keep it if you still want it.`}</p>
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

/** Stops a pending change with a step-up. Keeping the passkey of the last sign-in needs none. */
function useStop() {
  const { doing, problem, attempt } = useAttempt<string>()
  const { prove, step } = useProof()

  async function stop(id: string) {
    const call = () =>
      prove((claim) => sessionApi.account.stopChange.mutate({ id, ...claim }), { mayWait: false })
    const stopped = await attempt(id, () => unlessGivenUp(call), failures.stopChange)
    if (stopped) await afterStop('Stopped. It is as if nobody had asked for it.')
  }

  async function keep(stopToken: string) {
    const kept = await attempt(
      'keep',
      () => api.account.stopChange.mutate({ stopToken }),
      failures.stopChange,
    )
    if (kept === null) return
    keepLeavingPasskey(null)
    await afterStop('Your passkey stays.')
  }

  return { stop, keep, doing, problem, step }
}

/** Every page and every other tab reloads the account. */
async function afterStop(words: string) {
  toast(words)
  publishToTabs()
  await askForChanges()
  await loadAccount().catch(() => undefined)
}
