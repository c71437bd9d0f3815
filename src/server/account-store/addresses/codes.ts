import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { leftover } from '#server/platform/postgres/delete-in-batches.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { codes } from '#server/platform/postgres/schema.ts'
import { randomText } from '#server/platform/random.ts'
import { currentSecret, deriveKey } from '#server/platform/secrets.ts'
import { CODE_LENGTH } from '#shared/code.ts'
import type { ErrorName } from '#shared/errors.ts'

/** A code is valid only for this account, address and purpose. */
export type CodePurpose = {
  accountId: string
  address: string
  purpose: 'recovery' | 'conflict' | 'email_key' | 'proof'
}

export type CodeRow = typeof codes.$inferSelect

const MOST_TRIES = 5

const DIGITS = '0123456789'

/** Creates a code and starts its lifetime. It replaces an older code for the same account, address and purpose. */
export async function issueCode(
  tx: Transaction,
  deps: Deps,
  binding: CodePurpose,
  facts: { keyId?: string; tokenHash?: Buffer; askedByKeyId: string; isProven?: boolean } | null = null,
): Promise<string> {
  const code = randomText(deps.random, DIGITS, CODE_LENGTH)
  const row = {
    ...binding,
    keyId: facts?.keyId ?? null,
    tokenHash: facts?.tokenHash ?? null,
    askedByKeyId: facts?.askedByKeyId ?? null,
    isProven: facts?.isProven ?? false,
    hmac: hmacOf(currentSecret(deps.config.secrets), binding, code),
    tries: 0,
    expiresAt: fromNow(deps.config.lifetimes.code),
  }
  await tx
    .insert(codes)
    .values({ ...row, id: deps.random.id() })
    .onConflictDoUpdate({ target: [codes.accountId, codes.address, codes.purpose], set: row })
  return code
}

/**
 * Whether another caller is waiting for such a code: it was requested with a proof, or by another browser of the
 * account. A caller without a proof must not replace that code. A copy of a browser's key counts as the same browser.
 */
export async function isAwaitedByAnother(
  tx: Transaction,
  { accountId, browserKeyId }: Standing,
  { address, purpose }: Pick<CodePurpose, 'address' | 'purpose'>,
): Promise<boolean> {
  const isAnothers = and(
    eq(codes.accountId, accountId),
    eq(codes.address, address),
    eq(codes.purpose, purpose),
    sql`${codes.expiresAt} > now()`,
    sql`(${codes.isProven} or ${codes.askedByKeyId} is distinct from ${browserKeyId})`,
  )
  return (await tx.$count(codes, isAnothers)) > 0
}

/** Uses the code up, in the transaction that does what it was for. Of parallel calls only one gets it. */
export async function consumeCode(tx: Transaction, row: CodeRow, refusal: ErrorName) {
  const [consumed] = await tx
    .delete(codes)
    .where(and(eq(codes.id, row.id), eq(codes.hmac, row.hmac), sql`${codes.expiresAt} > now()`))
    .returning({ id: codes.id })
  if (!consumed) throw new Refusal(refusal)
}

/**
 * Counts a try of the matching code. The statement commits on its own, so an error cannot undo the count and parallel
 * tries are all counted. Refuses the sixth try.
 */
export async function countTry(
  { db }: Pick<Deps, 'db'>,
  matching: SQL | undefined,
  refusal: ErrorName,
): Promise<CodeRow> {
  const isLive = and(matching, sql`${codes.expiresAt} > now()`)
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(isLive, lt(codes.tries, MOST_TRIES)))
    .returning()
  if (row) return row

  const [used] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${codes.expiresAt} - now()))::int` })
    .from(codes)
    .where(isLive)
  if (used) {
    const retryAfter = Math.max(1, used.seconds)
    throw new Refusal('tooManyAttempts', { retryAfter, limit: 'tries_of_a_code' })
  }
  throw new Refusal(refusal)
}

/** Whether the counted try was the last one allowed. */
export function hasNoTriesLeft({ tries }: CodeRow): boolean {
  return tries >= MOST_TRIES
}

/** Whether this is the code of the row, under any of the configured secrets. */
export function isRightCode({ config }: Pick<Deps, 'config'>, row: CodeRow, code: string): boolean {
  return config.secrets.some((secret) => timingSafeEqual(hmacOf(secret, row, code), row.hmac))
}

/** Deletes the matching codes. */
export async function forgetCodes(tx: Transaction, matching: SQL | undefined) {
  await tx.delete(codes).where(matching)
}

/** Codes that were not used in time. */
export const expiredCodes = leftover(codes, sql`expires_at <= now()`)

function hmacOf(secret: string, { accountId, address, purpose }: CodePurpose, code: string): Buffer {
  // No part but the last can contain a line break, so two bindings never give the same text.
  const bound = [purpose, accountId, address, code].join('\n')
  return createHmac('sha256', deriveKey(secret, 'codes')).update(bound).digest()
}
