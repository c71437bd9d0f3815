import { api } from '#client/api/api-client.ts'
import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { toast } from '#client/lib/toasts.ts'
import { askForChanges } from '#client/sessions/changes-here.ts'
import { keepLeavingPasskey } from '#client/sessions/known-passkeys/leaving-passkey.ts'
import { loadAccount } from '#client/sessions/load-account.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { publishToTabs } from '#client/sessions/tabs/tell-tabs.ts'
import { unlessGivenUp } from '#client/step-up/call-proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'

/** Stops a pending change with a step-up. Keeping the passkey of the last sign-in needs none. */
export function useStop() {
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
