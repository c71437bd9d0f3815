import { failures } from '#client/api/failures.ts'
import { api } from '#client/api/trpc.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { toast } from '#client/lib/toasts.ts'
import { useProof } from '#client/proof/use-proof.tsx'
import { unlessGivenUp } from '#client/proof/wanted-proof.ts'
import { sessionApi } from '#client/session/calls.ts'
import { askForChanges } from '#client/session/changes-here.ts'
import { noteLeavingPasskey } from '#client/session/leaving-passkey.ts'
import { loadAccount } from '#client/session/load-account.ts'
import { tellOtherTabs } from '#client/session/tell-tabs.ts'

/** Stops a change that waits, with a proof; or keeps the passkey that somebody came in by, which needs none. */
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
    noteLeavingPasskey(null)
    await afterStop('Your passkey stays.')
  }

  return { stop, keep, doing, problem, step }
}

/** Every page, and every other tab, sees the account as it is now. */
async function afterStop(words: string) {
  toast(words)
  tellOtherTabs()
  await askForChanges()
  await loadAccount().catch(() => undefined)
}
