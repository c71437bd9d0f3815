import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent, auditName } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { isActivatedKeyFor } from './is-activated-key-for.ts'
import { PENDING_DAYS, waitsToCome } from './is-listed.ts'
import { makeRoomForKey } from './room-for-keys.ts'

/** Notes that an address signed in: stamps the account's activated e-mail key for it, if there is one. */
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
 * The account's live key for an address, made anew when it still awaits its activation, or else a new one. Noted either
 * way, and in the same words whoever owns the address.
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
    // Asked for anew it is made anew: by this session, and with its days to wait before it.
    const anew = { createdAt: sql`now()`, madeBySecretId: session.secretId }
    await tx
      .update(keys)
      .set(anew)
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

/** An e-mail key that awaits its activation, and the session that asked for it. */
export type AwaitingKey = NonNullable<Awaited<ReturnType<typeof findAwaiting>>>

/** A live key that still awaits its activation; null when it was activated before, or is gone. Under the account's lock. */
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

/** Activates a key that awaits it. */
export async function activateEmailKeyRow(tx: Transaction, keyId: string) {
  await tx.update(keys).set({ activatedAt: sql`now()` }).where(eq(keys.id, keyId))
}

/** Makes an e-mail key of an address that the account owns already, so that it stays; with one there is nothing to do. */
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

/** E-mail keys that nobody activated while they were listed, and that do not wait to be. */
export const forgottenEmailKeys = leftover(
  keys,
  sql`type = 'email' and activated_at is null and revoked_at is null
      and created_at <= now() - make_interval(days => ${PENDING_DAYS})
      and not ${waitsToCome()}`,
)
