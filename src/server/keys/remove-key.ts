import { and, eq, isNull, ne } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { lockOwnAccount } from '#server/account/lock-account.ts'
import { readAccountRow } from '#server/account/read-account.ts'
import type { Session } from '#server/auth/session.ts'
import { issueSessionToken } from '#server/auth/session-token.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { releaseAddress } from '#server/email/addresses.ts'
import { noticeLetter } from '#server/email/letters.ts'
import { tellAccount } from '#server/email/notices.ts'
import { postLetter } from '#server/email/outbox.ts'
import { Refusal } from '#server/errors.ts'
import type { ErrorName } from '#shared/errors.ts'
import { revokeKeys } from './revoke-keys.ts'

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
  await deps.db.transaction(async (tx) => {
    await lockOwnAccount(tx, session)
    const isThisKey = and(eq(keys.id, keyId), eq(keys.accountId, session.accountId), eq(keys.type, type))
    const [key] = await tx
      .select()
      .from(keys)
      .where(and(isThisKey, isNull(keys.revokedAt)))
    if (!key) throw new Refusal(notFound[type])
    if (opensTheDoor(key) && (await isLastWayIn(tx, key))) throw new Refusal('lastKey')

    await revokeKeys(tx, eq(keys.id, key.id))
    await tx.delete(codes).where(eq(codes.keyId, key.id))
    await tellOfRemoval(tx, deps, key)
  })
  const isOwn = keyId === session.browserKeyId
  const jwt = isOwn ? null : (await issueSessionToken(deps, session)).jwt
  return { success: true as const, jwt, message: 'Key deleted.' }
}

/** No other key that signs in, and no verified address that would be left. */
async function isLastWayIn(tx: Transaction, key: KeyRow): Promise<boolean> {
  const { email } = await readAccountRow(tx, key.accountId)
  if (email !== null) return false
  const others = await tx
    .select()
    .from(keys)
    .where(and(eq(keys.accountId, key.accountId), ne(keys.id, key.id), isNull(keys.revokedAt)))
  return !others.some(opensTheDoor)
}

function opensTheDoor({ type, activatedAt }: KeyRow) {
  return type === 'browser' || type === 'passkey' || (type === 'email' && activatedAt !== null)
}

async function tellOfRemoval(tx: Transaction, deps: Deps, key: KeyRow) {
  const wasPending = key.type === 'email' && key.activatedAt === null
  if (key.type === 'feature' || wasPending) return
  const notice = { event: 'keyRemoved', type: key.type, name: key.name } as const
  if (key.type !== 'email' || key.email === null) return await tellAccount(tx, deps, key.accountId, notice)

  // The address is asked before it is given back: it hears of it, also when it was the only one.
  await tellAccount(tx, deps, key.accountId, notice)
  await releaseAddress(tx, key.email, key.accountId)
  const { email, upid } = await readAccountRow(tx, key.accountId)
  if (email !== null && email !== key.email) {
    await postLetter(tx, deps, noticeLetter(deps.config, { to: key.email, upid, notice }))
  }
}
