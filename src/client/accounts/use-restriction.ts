import { failures } from '#client/api/failures.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { loadAccount } from '#client/sessions/load-account.ts'
import { publishToTabs } from '#client/sessions/session-state.ts'
import { sessionApi } from '#client/sessions/signed-in-calls.ts'
import { unlessGivenUp } from '#client/step-up/proof.ts'
import { useProof } from '#client/step-up/use-proof.tsx'

/** Restricts this account, or lifts the restriction. Works without the query cache, since the feed shows it too. */
export function useRestriction() {
  const { doing, problem, attempt } = useAttempt<'restrict' | 'lift'>()
  const { prove, step } = useProof()

  async function restrict() {
    await attempt('restrict', () => sessionApi.account.restrict.mutate().then(afterChange), failures.restrict)
  }

  async function lift() {
    await attempt('lift', () => unlessGivenUp(liftRestrictionNow), failures.liftRestriction)
  }

  async function liftRestrictionNow() {
    await prove((claim) => sessionApi.account.liftRestriction.mutate(claim), { isSpent: true })
    await afterChange()
  }

  return { restrict, lift, doing, problem, step }
}

/** Every page and every other tab reloads the account. */
async function afterChange() {
  publishToTabs()
  await loadAccount()
}
