import { and, eq, isNull, ne } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { reissueSessionToken } from '#server/auth/session-token.ts'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { isWayIn } from '#server/keys/is-way-in.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import type { Session } from '#server/keys/session.ts'
import { noticeAddress, tellAddresses } from '#server/mail/notices.ts'
import type { ErrorName } from '#shared/errors.ts'

type KeyRow = typeof keys.$inferSelect

const notFound: Record<KeyRow['type'], ErrorName> = {
  passkey: 'passkeyNotFound',
  email: 'emailKeyNotFound',
  browser: 'browserKeyNotFound',
  feature: 'featureKeyNotFound',
}

/**
 * Removes a key of the session's account. Unknown, foreign and of another type look the same. The last way
 * into the account stays; a session that removes the key it stands on ends, and gets no token.
 */
export async function removeKey(
  deps: Deps,
  session: Session,
  { type, keyId }: { type: KeyRow['type']; keyId: string },
) {
  if (!isUuid(keyId)) throw new Refusal(notFound[type])
  const removed = await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const isThisKey = and(eq(keys.id, keyId), eq(keys.accountId, session.accountId), eq(keys.type, type))
    const [key] = await tx
      .select()
      .from(keys)
      .where(and(isThisKey, isNull(keys.revokedAt)))
    if (!key) throw new Refusal(notFound[type])
    if (isWayIn(key) && (await isLastWayIn(tx, key))) throw new Refusal('lastKey')

    const before = await noticeAddress(tx, session.accountId)
    await revokeKeys(tx, eq(keys.id, key.id), session.browserKeyId)
    await tellOfRemoval(tx, deps, key, before)
    return key.id
  })
  const jwt = removed === session.browserKeyId ? null : reissueSessionToken(deps, session)
  return { jwt, message: 'Key deleted.' }
}

/** No other key that signs in, and no verified address that would be left. */
async function isLastWayIn(tx: Transaction, key: KeyRow): Promise<boolean> {
  const { email } = await readAccountRow(tx, key.accountId)
  if (email !== null) return false
  const others = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, key.accountId), ne(keys.id, key.id), isNull(keys.revokedAt)))
  return !others.some(isWayIn)
}

/** Told are the address that heard of changes before, the one that does now, and that of an e-mail key itself. */
async function tellOfRemoval(tx: Transaction, deps: Deps, key: KeyRow, before: string | null) {
  if (!isWayIn(key)) return
  const notice = { event: 'keyRemoved', type: key.type, name: key.name } as const
  const now = await noticeAddress(tx, key.accountId)
  await tellAddresses(tx, deps, key.accountId, notice, [before, now, key.email])
}
