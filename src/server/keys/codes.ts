import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import type { Transaction } from '#server/db/open.ts'
import { codes } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { countFailedCode, forgiveFailedCode } from '#server/limits/limits.ts'
import { randomText } from '#server/ports/random.ts'
import { currentSecret, deriveKey } from '#server/secrets.ts'
import { CODE_LENGTH } from '#shared/code.ts'
import type { ErrorName } from '#shared/errors.ts'

/** What a code is bound to: it is worthless for another account, address or purpose. */
export type CodePurpose = {
  accountId: string
  address: string
  purpose: 'recovery' | 'conflict' | 'email_key'
}

type CodeRow = typeof codes.$inferSelect

const MOST_TRIES = 5

const DIGITS = '0123456789'

/** Makes a code that replaces the older one for the same account, address and purpose, and starts its life. */
export async function issueCode(
  tx: Transaction,
  deps: Deps,
  binding: CodePurpose,
  emailKey: { keyId: string; tokenHash: Buffer } | null = null,
): Promise<string> {
  const code = randomText(deps.random, DIGITS, CODE_LENGTH)
  const row = {
    ...binding,
    keyId: emailKey?.keyId ?? null,
    tokenHash: emailKey?.tokenHash ?? null,
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
 * Judges a try. It is counted before anything is compared, by a statement that commits by itself, so that no
 * error takes it back and no parallel try slips past; the sixth is refused unread. Resolves to the code's row,
 * which the caller consumes together with what the code was for.
 */
export async function judgeCode(
  deps: Deps,
  facts: { matching: SQL | undefined; code: string; refusal: ErrorName },
): Promise<CodeRow> {
  const row = await countTry(deps, facts.matching, facts.refusal)
  await countFailedCode(deps, row.address)
  const isRight = deps.config.secrets.some((secret) =>
    timingSafeEqual(hmacOf(secret, row, facts.code), row.hmac),
  )
  if (!isRight) throw new Refusal(facts.refusal)
  await forgiveFailedCode(deps, row.address)
  return row
}

/** Uses the code up inside the transaction that does what it was for; of parallel ones only one gets it. */
export async function consumeCode(tx: Transaction, row: CodeRow, refusal: ErrorName) {
  const [consumed] = await tx
    .delete(codes)
    .where(and(eq(codes.id, row.id), eq(codes.hmac, row.hmac), sql`${codes.expiresAt} > now()`))
    .returning({ id: codes.id })
  if (!consumed) throw new Refusal(refusal)
}

async function countTry({ db }: Deps, matching: SQL | undefined, refusal: ErrorName): Promise<CodeRow> {
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
  if (used) throw new Refusal('tooManyAttempts', { retryAfter: Math.max(1, used.seconds) })
  throw new Refusal(refusal)
}

function hmacOf(secret: string, { accountId, address, purpose }: CodePurpose, code: string): Buffer {
  // Each part but the last is free of line breaks, so no two bindings read the same.
  const bound = [purpose, accountId, address, code].join('\n')
  return createHmac('sha256', deriveKey(secret, 'codes')).update(bound).digest()
}
