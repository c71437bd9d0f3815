import { and, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { labelKey } from '#server/account-store/keys/label-key.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { reissueSessionToken } from '#server/sessions/session-token.ts'

/**
 * Gives a key of the session's account a name, which only lists of keys show. Needs no proof: letters and the journal go on
 * saying what the key is. An unknown id and another account's give the same refusal. The same name again is no change.
 * Each change counts on a daily limit, because it appends an audit event.
 */
export async function renameKey(
  deps: Deps,
  session: Session,
  { keyId, name: label }: { keyId: string; name: string },
) {
  if (!isUuid(keyId)) throw new Refusal('keyNotFound')
  const { accountId, browserKeyId: by } = session
  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const isThisKey = and(eq(keys.id, keyId), eq(keys.accountId, accountId), isNull(keys.revokedAt))
    const [key] = await tx.select().from(keys).where(isThisKey)
    if (!key) throw new Refusal('keyNotFound')
    if (label === (key.label ?? key.name)) return
    await countDailyAction(tx, 'edits_a_day', accountId)
    await labelKey(tx, keyId, label)
    await appendAuditEvent(tx, { accountId, event: 'key_renamed', by, key })
  })
  const { jwt } = await reissueSessionToken(deps.db, deps, session)
  return { jwt, message: 'Saved.' }
}
