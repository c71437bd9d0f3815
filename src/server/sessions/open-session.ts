import { hashSecret, isSecret } from '#server/account-store/browsers/one-time-secret.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { expireReplacedSecrets, stampBrowserKey } from '#server/account-store/keys/use-browser-key.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { onlyRow, requireAnswerTo } from '#server/platform/postgres/statement.ts'
import { issueSessionToken } from './session-token.ts'

/** Uses a browser key: updates its last use, decides which of its secrets stay valid, and issues a session token. */
export async function openSession(deps: Deps, browserKey: string, browserName?: string) {
  if (!isSecret(browserKey)) throw new Refusal('notAuthenticated')
  const hash = hashSecret(browserKey)
  const [used] = await stampBrowserKey(deps.db, { hash, browserName: browserName ?? null })
  if (!used) throw new Refusal('notAuthenticated')
  requireAnswerTo(hash, used.hash)
  if (used.isDue) throw new ChangeIsDue(used.accountId)
  if (used.isFirstUse || used.hasOthers) {
    const settled = onlyRow(await expireReplacedSecrets(deps.db, used))
    requireAnswerTo(used.id, settled.id)
    if (!settled.isStillLive) throw new Refusal('notAuthenticated')
  }
  const standing = { accountId: used.accountId, browserKeyId: used.keyId, secretId: used.id }
  return { ...issueSessionToken(deps, standing), accountId: used.accountId, upid: used.upid }
}
