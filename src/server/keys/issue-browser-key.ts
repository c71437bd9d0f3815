import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { issueSessionToken } from '#server/auth/session-token.ts'
import type { Transaction } from '#server/db/open.ts'
import { browserSecrets, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Random, randomText } from '#server/ports/random.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH } from '#shared/browser-id.ts'
import { addBrowserKey } from './add-browser-key.ts'
import { addSecret, isLiveSecret } from './browser-secrets.ts'
import { hashSecret, isSecret, newSecret } from './one-time-secret.ts'
import { makeRoomForKey } from './room-for-keys.ts'
import type { Session, Standing } from './session.ts'
import { stampAccount } from './stamp-account.ts'

/** The browser that calls: its id, when it has one, its name for people, and the key that it shows as its own. */
export type Browser = {
  browserId: string | undefined
  browserName: string
  browserKey?: string | undefined
}

/** What somebody came in with; null for the guest of a new account. */
type WayIn = { by: 'passkey' | 'email'; keyId: string | null }

/** Whose key, for which browser, and what led to it. */
type NewBrowserKey = Browser & { accountId: string; wayIn: WayIn | null }

type BrowserKeyRequest = NewBrowserKey & {
  /** A live session is proof of the key that it stands on, as the key's secret is. */
  session?: Session | null
  /** For who proves to hold the recovery address: a full ring must not lock the owner out. */
  isOwner?: boolean
}

/**
 * Issues a browser key inside the caller's transaction, which holds the account's lock or has made the account, and a
 * session on it. A caller who proves to hold a live key of the account has that one renewed: same row, new secret. Anybody
 * else gets a row of their own, whatever browser they name, because a shared row would hide one holder behind the other.
 * A revoked one never comes back.
 */
export async function issueBrowserKey(tx: Transaction, deps: Deps, request: BrowserKeyRequest) {
  const held = await renewHeldKey(tx, request)
  if (held) return await renewSession(tx, deps, request, held)

  const key = newBrowserKey(deps, request)
  await makeRoomForKey(tx, request.accountId, { isOwner: request.isOwner })
  await addBrowserKey(tx).execute(key.values)
  return sessionOn(deps, key)
}

/** Everything a browser key and its first secret are born with, and what the statements call it. */
export function newBrowserKey(deps: Pick<Deps, 'random'>, { accountId, wayIn, ...browser }: NewBrowserKey) {
  const { secret, hash } = newSecret(deps.random)
  const standing = { accountId, browserKeyId: deps.random.id(), secretId: deps.random.id() }
  const values = {
    ...standing,
    hash,
    browserId: browser.browserId ?? newBrowserId(deps.random),
    browserName: browser.browserName,
    signedInBy: wayIn?.by ?? null,
    signedInWithKeyId: wayIn?.keyId ?? null,
  }
  return { standing, secret, values }
}

/** A session on a browser key, as every sign-in answers with it. */
export function sessionOn(
  deps: Pick<Deps, 'config'>,
  { standing, secret }: { standing: Standing; secret: string },
) {
  return { ...issueSessionToken(deps, standing), browserKey: secret }
}

async function renewSession(
  tx: Transaction,
  deps: Deps,
  { accountId, wayIn }: BrowserKeyRequest,
  held: { keyId: string; secretId: string },
) {
  await stampAccount(tx, accountId)
  const { id: secretId, secret } = await addSecret(tx, deps, {
    keyId: held.keyId,
    renewedFrom: held.secretId,
    signedInBy: wayIn?.by ?? null,
    signedInWithKeyId: wayIn?.keyId ?? null,
  })
  return sessionOn(deps, { standing: { accountId, browserKeyId: held.keyId, secretId }, secret })
}

/** The live key of the account that the caller proves to hold, stamped; null when there is none. */
async function renewHeldKey(
  tx: Transaction,
  { session, browserKey, accountId, browserName }: BrowserKeyRequest,
) {
  const bySession = session && (await findHeld(tx, accountId, eq(browserSecrets.id, session.secretId)))
  const isShown = browserKey !== undefined && isSecret(browserKey)
  const held =
    bySession || (isShown && (await findHeld(tx, accountId, eq(browserSecrets.hash, hashSecret(browserKey)))))
  if (!held) return null
  // Signing out takes no lock of the account: the row decides.
  const [renewed] = await tx
    .update(keys)
    .set({ name: browserName, lastUsedAt: sql`now()` })
    .where(and(eq(keys.id, held.keyId), isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  return renewed ? held : null
}

async function findHeld(tx: Transaction, accountId: string, isProven: SQL) {
  const [held] = await tx
    .select({ keyId: keys.id, secretId: browserSecrets.id })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(isProven, isLiveSecret(), eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  return held
}

/** For a caller that names no browser: REST clients need not know what a browser id is. */
function newBrowserId(random: Random): string {
  return randomText(random, BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH)
}
