import { endMatchingChanges } from '#server/account-protection/pending-changes.ts'
import { isSettled } from '#server/account-protection/rules.ts'
import { readAccountRow } from '#server/account-store/accounts/account-row.ts'
import { markForDeletion } from '#server/account-store/accounts/rest-account.ts'
import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { OPERATOR } from '#shared/audit-events.ts'
import { mailUndoLinks } from './mail-ways-back.ts'

/**
 * Schedules an account for deletion and mails every address a link to undo it. While the account has a settled sign-in
 * method, the grace period is at least the security delay (rule 7). `by`: the browser key that asked, or `OPERATOR`.
 * Returns when the grace period ends. Under the account's lock.
 */
export async function scheduleDeletion(
  tx: Transaction,
  deps: Deps,
  { accountId, by }: { accountId: string; by: string | null },
): Promise<Date> {
  const { lifetimes, seniorityS } = deps.config
  const isGuarded = (await readSignInMethods(tx, accountId)).some((method) => isSettled(method, seniorityS))
  const seconds = isGuarded ? Math.max(lifetimes.deletionRest, seniorityS) : lifetimes.deletionRest
  const { upid } = await readAccountRow(tx, accountId)
  const restsUntil = await markForDeletion(tx, { accountId, by }, seconds)
  await endMatchingChanges(tx, accountId, (effect) => effect.do === 'deleteAccount')
  await mailUndoLinks(tx, deps, { accountId, upid, restsUntil, seconds, isByOperator: by === OPERATOR })
  return restsUntil
}
