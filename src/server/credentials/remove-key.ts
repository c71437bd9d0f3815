import { and, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { removeKeyNow } from '#server/account-protection/effects/remove-now.ts'
import { addPendingChange, recordDone } from '#server/account-protection/keep-change.ts'
import { readPendingChanges } from '#server/account-protection/pending-changes.ts'
import { refuseLastSignInMethod, splitByRemoval } from '#server/account-protection/removal.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { type Authority, leavesSlowly, mayWaitFor } from '#server/account-protection/rules.ts'
import { stopPendingChange } from '#server/account-protection/stop-change.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { isSignInMethod } from '#server/account-store/keys/read-sign-in-methods.ts'
import { revokeKeys } from '#server/account-store/keys/revoke-keys.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { keys } from '#server/platform/postgres/schema.ts'
import { reissueSessionToken } from '#server/sessions/session-token.ts'
import type { ErrorName } from '#shared/errors.ts'

type KeyRow = typeof keys.$inferSelect

const notFound: Record<KeyRow['type'], ErrorName> = {
  passkey: 'passkeyNotFound',
  email: 'emailKeyNotFound',
  browser: 'browserKeyNotFound',
  feature: 'featureKeyNotFound',
}

/**
 * Removes a key of the session's account, at once or after the delay ('Age and delay' 2 to 4). The caller's own browser
 * key and a feature key need no proof. A pending addition is stopped instead, which needs one. An unknown id, another
 * account's and another type give the same refusal. The last sign-in method cannot be removed. A session that removes
 * its own browser key ends and gets no token.
 */
export async function removeKey(
  deps: Deps,
  session: Session,
  { type, keyId, ...claim }: { type: KeyRow['type']; keyId: string } & Claim,
) {
  if (!isUuid(keyId)) throw new Refusal(notFound[type])
  const { isOwn, takesEffectAt } = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const stoppedType = await stopPendingAddition(tx, deps, session, keyId, claim)
    const isThisKey = and(eq(keys.id, keyId), eq(keys.accountId, session.accountId), eq(keys.type, type))
    const [key] = await tx
      .select()
      .from(keys)
      .where(and(isThisKey, isNull(keys.revokedAt)))
    if (!key && stoppedType === type) return { isOwn: false, takesEffectAt: null }
    if (!key) throw new Refusal(notFound[type])
    const isOwn = key.id === session.browserKeyId
    return { isOwn, takesEffectAt: await remove(tx, deps, session, key, claim) }
  })
  const isEnded = isOwn && takesEffectAt === null
  const { jwt } = isEnded ? { jwt: null } : await reissueSessionToken(deps.db, deps, session)
  return { jwt, message: 'Key deleted.', takesEffectAt: takesEffectAt?.toISOString() ?? null }
}

/** Returns when the removal takes effect; null when it has. */
async function remove(
  tx: Transaction,
  deps: Deps,
  session: Session,
  key: KeyRow,
  claim: Claim,
): Promise<Date | null> {
  const { accountId, browserKeyId: by } = session
  if (!isSignInMethod(key)) {
    // A pending e-mail key needs a proof, because its owner may be waiting for the code.
    if (key.type === 'email') await requireStepUp(tx, deps, session, { ...claim, mayWait: false })
    await revokeKeys(tx, eq(keys.id, key.id), by)
    return null
  }
  await refuseLastSignInMethod(tx, accountId, { keys: [key.id] })
  const { going, staying } = await splitByRemoval(tx, accountId, { keyId: key.id })
  const { seniorityS } = deps.config
  const isOwn = key.id === by
  const authority: Authority = isOwn
    ? { kind: 'notAsked' }
    : await requireStepUp(tx, deps, session, {
        ...claim,
        isSpent: key.type === 'passkey',
        mayWait: going === null || mayWaitFor(going, staying, seniorityS),
      })
  const isUnproven = authority.kind === 'waits'
  const isSlow = isUnproven || (going !== null && leavesSlowly(going, authority, seniorityS))
  const change = { accountId, event: 'key_removed', by, key } as const
  if (isSlow) {
    const address = going?.kind === 'mailbox' ? going.address : null
    const effect = { do: 'removeKey', keyId: key.id, address, isUnproven } as const
    return await addPendingChange(tx, deps, { ...change, authority, effect })
  }
  await removeKeyNow(tx, deps, { accountId, keyId: key.id, by })
  await recordDone(tx, deps, change)
  return null
}

/**
 * Stops the pending addition of a passkey or e-mail key. Needs a proof, like every stop by a session
 * (rule 5). Returns the type of the key; null when none was pending.
 */
async function stopPendingAddition(
  tx: Transaction,
  deps: Deps,
  session: Session,
  keyId: string,
  claim: Claim,
) {
  const pending = (await readPendingChanges(tx, session.accountId)).find(({ effect }) =>
    effect.do === 'addPasskey'
      ? effect.passkey.id === keyId
      : effect.do === 'activateEmailKey' && effect.keyId === keyId,
  )
  if (!pending) return null
  await requireStepUp(tx, deps, session, { ...claim, mayWait: false })
  await stopPendingChange(tx, deps, pending, session.browserKeyId)
  return pending.keyType
}
