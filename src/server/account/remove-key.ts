import { and, eq, isNull, ne } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { reissueSessionToken } from '#server/auth/session-token.ts'
import { asChange } from '#server/changes/as-change.ts'
import type { Transaction } from '#server/db/open.ts'
import { keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { addressesOf } from '#server/keys/claim-address.ts'
import { isWayIn, type WayIn } from '#server/keys/is-way-in.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { readAccountRow } from '#server/keys/read-account-row.ts'
import { refuseTooNew } from '#server/keys/refuse-too-new.ts'
import { revokeKeys } from '#server/keys/revoke-keys.ts'
import type { Session } from '#server/keys/session.ts'
import { tellAddresses } from '#server/mail/notices.ts'
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

    await refuseTooNew(tx, deps, session, key.createdAt)

    if (isWayIn(key)) await removeWayIn(tx, deps, session, key)
    else await revokeKeys(tx, eq(keys.id, key.id), session.browserKeyId)
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

/** Told are the addresses that the account had before, that of an e-mail key itself among them. */
async function removeWayIn(tx: Transaction, deps: Deps, session: Session, key: WayIn) {
  const { accountId, browserKeyId } = session
  const told = await addressesOf(tx, accountId)
  const change = { accountId, event: 'key_removed', by: session, key } as const
  await asChange(tx, deps, change, async (undoLinks) => {
    await revokeKeys(tx, eq(keys.id, key.id), browserKeyId)
    const notice = { event: 'keyRemoved', type: key.type, name: key.name } as const
    await tellAddresses(tx, deps, accountId, notice, told, undoLinks)
  })
}
