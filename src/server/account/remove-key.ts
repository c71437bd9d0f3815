import { and, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { reissueSessionToken } from '#server/auth/session-token.ts'
import { askForProof, type Claim } from '#server/changes/ask-for-proof.ts'
import { removeKeys } from '#server/changes/effects/remove-keys.ts'
import { keepDone, keepWaiting } from '#server/changes/keep-change.ts'
import { refuseLastWayIn } from '#server/changes/last-way-in.ts'
import { lockOwnAccount } from '#server/changes/lock-account.ts'
import { type Authority, leavesSlowly, mayWaitFor } from '#server/changes/rules.ts'
import { leavingOf, readWaiting } from '#server/changes/waiting.ts'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { isWayIn } from '#server/keys/is-way-in.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import type { Session } from '#server/keys/session.ts'
import { readSignInMethods, type SignInMethod } from '#server/keys/sign-in-methods.ts'
import type { ErrorName } from '#shared/errors.ts'

type KeyRow = typeof keys.$inferSelect

const notFound: Record<KeyRow['type'], ErrorName> = {
  passkey: 'passkeyNotFound',
  email: 'emailKeyNotFound',
  browser: 'browserKeyNotFound',
  feature: 'featureKeyNotFound',
}

/**
 * Removes a key of the session's account: now, or after the delay ('Age and delay' 2 to 4). One's own browser, a feature, and
 * an e-mail key that nobody has activated want no proof. Unknown, foreign and of another type look the same. The last way
 * into the account stays; a session that removes the key it stands on ends, and gets no token.
 */
export async function removeKey(
  deps: Deps,
  session: Session,
  { type, keyId, ...claim }: { type: KeyRow['type']; keyId: string } & Claim,
) {
  if (!isUuid(keyId)) throw new Refusal(notFound[type])
  const { isOwn, takesEffectAt } = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, deps, session)
    const isThisKey = and(eq(keys.id, keyId), eq(keys.accountId, session.accountId), eq(keys.type, type))
    const [key] = await tx
      .select()
      .from(keys)
      .where(and(isThisKey, isNull(keys.revokedAt)))
    if (!key) throw new Refusal(notFound[type])
    const isOwn = key.id === session.browserKeyId
    return { isOwn, takesEffectAt: await remove(tx, deps, session, key, claim) }
  })
  const jwt = isOwn && takesEffectAt === null ? null : reissueSessionToken(deps, session)
  return { jwt, message: 'Key deleted.', takesEffectAt: takesEffectAt?.toISOString() ?? null }
}

/** When it takes effect; null: it has. */
async function remove(
  tx: Transaction,
  deps: Deps,
  session: Session,
  key: KeyRow,
  claim: Claim,
): Promise<Date | null> {
  const { accountId, browserKeyId: by } = session
  const keyIds = [key.id]
  if (!isWayIn(key)) {
    await revokeKeys(tx, eq(keys.id, key.id), by)
    return null
  }
  await refuseLastWayIn(tx, accountId, { keys: keyIds })
  const { method, staying } = await whatGoes(tx, key)
  const { seniorityS } = deps.config
  const isOwn = key.id === by
  const authority: Authority = isOwn
    ? { kind: 'notAsked' }
    : await askForProof(tx, deps, session, {
        ...claim,
        isSpent: key.type === 'passkey',
        mayWait: method === null || mayWaitFor([method], staying, seniorityS),
      })
  const isSlow = method === null ? authority.kind === 'waits' : leavesSlowly(method, authority, seniorityS)
  const change = { accountId, event: 'key_removed', by, key } as const
  if (isSlow) {
    return await keepWaiting(tx, deps, { ...change, authority, effect: { do: 'removeKeys', keyIds } })
  }
  await removeKeys(tx, deps, { accountId, keyIds, by })
  await keepDone(tx, deps, change)
  return null
}

/** The passkey or mailbox that goes with a key, null for none; and those that stay, without what leaves already. */
async function whatGoes(tx: Transaction, key: KeyRow) {
  const methods = await readSignInMethods(tx, key.accountId)
  const { email: recovery } = await readAccountRow(tx, key.accountId)
  const isThis = (one: SignInMethod) =>
    one.kind === 'passkey' ? one.id === key.id : one.address === key.email && one.address !== recovery
  const leaving = leavingOf(await readWaiting(tx, key.accountId))
  const isLeaving = (one: SignInMethod) =>
    one.kind === 'passkey' ? leaving.keys.has(one.id) : leaving.addresses.has(one.address)
  const method = methods.find(isThis) ?? null
  return { method, staying: methods.filter((one) => one !== method && !isLeaving(one)) }
}
