import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { addStopToken } from './keep-change.ts'
import { readPendingChanges } from './pending-changes.ts'

/**
 * After a sign-in with a passkey that is pending removal: when it is removed, and a token that stops the removal (rule
 * 5). Null when no removal is pending. Under the account's lock.
 */
export async function addLeavingToken(tx: Transaction, deps: Deps, accountId: string, passkeyId: string) {
  const change = (await readPendingChanges(tx, accountId)).find(
    ({ effect }) => effect.do === 'removeKey' && effect.keyId === passkeyId,
  )
  if (!change) return null
  const stopToken = await addStopToken(tx, deps, change.id, null)
  return { takesEffectAt: change.takesEffectAt.toISOString(), stopToken }
}
