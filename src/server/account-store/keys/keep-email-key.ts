import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent, auditName } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { isActivatedKeyFor } from './read-sign-in-methods.ts'
import { makeRoomForKey, PENDING_DAYS } from './revoke-keys.ts'

/** Records a sign-in by an address on the account's activated e-mail key for it. Returns its id; null for none. */
export async function stampEmailKey(
  tx: Transaction,
  accountId: string,
  address: string,
): Promise<string | null> {
  const [key] = await tx
    .update(keys)
    .set({ lastUsedAt: sql`now()` })
    .where(isActivatedKeyFor(accountId, address))
    .returning({ id: keys.id })
  return key?.id ?? null
}

/**
 * The id of the account's live key for an address: an existing one, renewed if it is not activated, or a new one.
 * Appends an audit event in both cases, with the same text whoever owns the address.
 */
export async function findOrAddEmailKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  session: Standing,
  email: string,
): Promise<string> {
  const mine = { accountId: session.accountId, by: session.browserKeyId }
  const [known] = await tx
    .select({ id: keys.id, type: keys.type, name: keys.name, activatedAt: keys.activatedAt })
    .from(keys)
    .where(
      and(
        eq(keys.accountId, session.accountId),
        eq(keys.type, 'email'),
        eq(keys.email, email),
        isNull(keys.revokedAt),
      ),
    )
  if (known) {
    // The renewed key belongs to this session, and its days until deletion start again.
    const renewed = { createdAt: sql`now()`, madeBySecretId: session.secretId }
    await tx
      .update(keys)
      .set(renewed)
      .where(and(eq(keys.id, known.id), isNull(keys.activatedAt)))
    await appendAuditEvent(tx, { ...mine, event: 'address_asked', key: auditName(known) })
    return known.id
  }
  await makeRoomForKey(tx, session.accountId)
  const id = deps.random.id()
  await tx.insert(keys).values({
    id,
    accountId: session.accountId,
    type: 'email',
    name: email,
    email,
    madeBySecretId: session.secretId,
  })
  const key = auditName({ type: 'email', name: email, activatedAt: null })
  await appendAuditEvent(tx, { ...mine, event: 'key_added', key })
  return id
}

/** An e-mail key that is not activated yet, and the session that requested it. */
export type AwaitingKey = NonNullable<Awaited<ReturnType<typeof findAwaiting>>>

/** A live key that is not activated yet; null when it is activated or gone. Under the account's lock. */
export async function findAwaiting(tx: Transaction, keyId: string) {
  const [key] = await tx
    .select({
      id: keys.id,
      accountId: keys.accountId,
      email: keys.email,
      createdAt: keys.createdAt,
      asker: { browserKeyId: browserSecrets.keyId, secretId: browserSecrets.id },
    })
    .from(keys)
    .leftJoin(browserSecrets, eq(browserSecrets.id, keys.madeBySecretId))
    .where(and(eq(keys.id, keyId), isNull(keys.activatedAt), isNull(keys.revokedAt)))
  return key?.email ? { ...key, email: key.email } : null
}

/** Activates an e-mail key. */
export async function activateEmailKeyRow(tx: Transaction, keyId: string) {
  await tx.update(keys).set({ activatedAt: sql`now()` }).where(eq(keys.id, keyId))
}

/** Makes sure that an address of the account has an activated e-mail key, so that the address stays. */
export async function holdByEmailKey(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  accountId: string,
  address: string,
) {
  const isForIt = and(eq(keys.accountId, accountId), eq(keys.type, 'email'), eq(keys.email, address))
  const known = await tx
    .update(keys)
    .set({ activatedAt: sql`coalesce(${keys.activatedAt}, now())` })
    .where(and(isForIt, isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  if (known.length > 0) return
  const row = { id: random.id(), accountId, type: 'email', name: address, email: address } as const
  await tx.insert(keys).values({ ...row, activatedAt: sql`now()` })
}

/** E-mail keys that are no longer listed and have no pending activation. */
export const forgottenEmailKeys = leftover(
  keys,
  sql`type = 'email' and activated_at is null and revoked_at is null
      and created_at <= now() - make_interval(days => ${PENDING_DAYS})
      and not exists (
        select from changes where changes.account_id = keys.account_id and changes.effect ->> 'keyId' = keys.id::text
      )`,
)
