import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { lockAccount, stampAccount } from '#server/account/lock-account.ts'
import { fromNow } from '#server/db/from-now.ts'
import type { Transaction } from '#server/db/open.ts'
import { accounts, browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { type Random, randomText } from '#server/ports/random.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH } from '#shared/browser-id.ts'
import { hashSecret, newSecret } from './one-time-secret.ts'
import { issueSessionToken } from './session-token.ts'

/** The browser that calls: its id, when it has one, and its name for people. */
export type Browser = { browserId: string | undefined; browserName: string }

/** Whose key, for which browser, and what led to it. */
type BrowserKeyRequest = Browser & {
  accountId: string
  /** The passkey or e-mail key that signs in here: maker of a new key, way in of a renewed one. */
  signedInWithKeyId: string | null
}

/** Seconds an older secret stays good after the newer one was first used: answers cross on the wire. */
const GRACE_S = 30

/** How many secrets a browser key may have waiting for their first use. */
const MOST_SECRETS = 10

/**
 * Issues a browser key inside the caller's transaction, and a session on it. The live key of a known
 * browser is renewed: same row, new secret. A revoked one never comes back, so that makes a new row.
 */
export async function issueBrowserKey(tx: Transaction, deps: Deps, request: BrowserKeyRequest) {
  await lockAccount(tx, request.accountId)
  const [row] = await tx
    .insert(keys)
    .values({
      id: deps.random.id(),
      accountId: request.accountId,
      type: 'browser',
      name: request.browserName,
      browserId: request.browserId ?? newBrowserId(deps.random),
      madeByKeyId: request.signedInWithKeyId,
      signedInWithKeyId: request.signedInWithKeyId,
    })
    .onConflictDoUpdate({
      target: [keys.accountId, keys.browserId],
      targetWhere: sql`type = 'browser' and revoked_at is null`,
      set: {
        name: request.browserName,
        signedInWithKeyId: request.signedInWithKeyId,
        lastUsedAt: sql`now()`,
      },
    })
    .returning({ id: keys.id })
  if (!row) throw new Error('A browser key was neither made nor renewed')

  const { secret, hash } = newSecret(deps.random)
  await makeRoomForSecret(tx, row.id)
  // The moment under the lock, not the transaction's beginning: secrets are told apart by their age.
  await tx.insert(browserSecrets).values({ hash, keyId: row.id, createdAt: sql`clock_timestamp()` })
  const token = await issueSessionToken(deps, { accountId: request.accountId, browserKeyId: row.id })
  return { keyId: row.id, session: { ...token, browserKey: secret } }
}

/** Uses a browser key: stamps it, lets the secrets it replaces run out, and gives a session token. */
export async function openSession(deps: Deps, browserKey: string, browserName?: string) {
  const hash = hashSecret(browserKey)
  const used = await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        keyId: keys.id,
        accountId: accounts.id,
        upid: accounts.upid,
        usedAt: browserSecrets.usedAt,
      })
      .from(browserSecrets)
      .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .where(and(eq(browserSecrets.hash, hash), isAlive(), isNull(keys.revokedAt)))
    if (!found) throw new Refusal('notAuthenticated')

    // Account before key, as everywhere: two transactions that lock in the same order can't deadlock.
    await stampAccount(tx, found.accountId)
    await tx
      .update(keys)
      .set({ lastUsedAt: sql`now()`, ...(browserName !== undefined && { name: browserName }) })
      .where(eq(keys.id, found.keyId))
    if (found.usedAt === null) await retireOlderSecrets(tx, hash, found.keyId)
    return found
  })
  const token = await issueSessionToken(deps, { accountId: used.accountId, browserKeyId: used.keyId })
  return { ...token, accountId: used.accountId, upid: used.upid }
}

/** The id of the live browser key a secret belongs to, or null. */
export async function findBrowserKey({ db }: Deps, browserKey: string): Promise<string | null> {
  const [found] = await db
    .select({ keyId: browserSecrets.keyId })
    .from(browserSecrets)
    .where(and(eq(browserSecrets.hash, hashSecret(browserKey)), isAlive()))
  return found?.keyId ?? null
}

function isAlive() {
  return or(isNull(browserSecrets.expiresAt), sql`${browserSecrets.expiresAt} > now()`)
}

async function retireOlderSecrets(tx: Transaction, hash: Buffer, keyId: string) {
  await tx.update(browserSecrets).set({ usedAt: sql`now()` }).where(eq(browserSecrets.hash, hash))
  // Compared by the database: a JavaScript date has no microseconds.
  const ownAge = tx
    .select({ createdAt: browserSecrets.createdAt })
    .from(browserSecrets)
    .where(eq(browserSecrets.hash, hash))
  await tx
    .update(browserSecrets)
    .set({ expiresAt: fromNow(GRACE_S) })
    .where(
      and(
        eq(browserSecrets.keyId, keyId),
        ne(browserSecrets.hash, hash),
        sql`${browserSecrets.createdAt} <= ${ownAge}`,
        isNull(browserSecrets.expiresAt),
      ),
    )
}

/**
 * Somebody who signs in again and again without using what they got must not fill the table: beyond the newest,
 * secrets that nobody has used run out as if they had been replaced. The one in use is never touched.
 */
async function makeRoomForSecret(tx: Transaction, keyId: string) {
  const newest = tx
    .select({ hash: browserSecrets.hash })
    .from(browserSecrets)
    .where(eq(browserSecrets.keyId, keyId))
    .orderBy(sql`${browserSecrets.createdAt} desc`)
    .limit(MOST_SECRETS - 1)
  await tx
    .update(browserSecrets)
    .set({ expiresAt: fromNow(GRACE_S) })
    .where(
      and(
        eq(browserSecrets.keyId, keyId),
        isNull(browserSecrets.usedAt),
        isNull(browserSecrets.expiresAt),
        sql`${browserSecrets.hash} not in ${newest}`,
      ),
    )
}

/** For a caller that names no browser: REST clients need not know what a browser id is. */
function newBrowserId(random: Random): string {
  return randomText(random, BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH)
}
