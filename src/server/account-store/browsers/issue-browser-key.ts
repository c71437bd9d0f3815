import { and, eq, isNull, sql } from 'drizzle-orm'
import { makeRoomForSignIn } from '#server/account-store/keys/revoke-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { bytes, flag, orNull, pipelined, text, uuid } from '#server/platform/postgres/statement.ts'
import { hashSecret, isSecret, newSecret, randomText } from '#server/platform/random.ts'
import { BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH } from '#shared/browser-id.ts'
import { isLiveSecret, makeRoomForSecret, replaceSecrets } from './browser-secrets.ts'
import type { Session, Standing } from './read-session.ts'

/** What the calling browser says of itself: its id, its display name, and the secret of its browser key. */
export type Browser = {
  browserId?: string | undefined
  browserName?: string | undefined
  browserKey?: string | undefined
}

/** The name of a browser that sends none. */
export const UNKNOWN_BROWSER = 'Unknown browser'

/**
 * How somebody signed in; null for the guest of a new account. `isProof`: they proved to hold the method, and did not
 * just add it.
 */
type SignInOrigin = {
  by: 'passkey' | 'email'
  keyId: string | null
  /** The address whose link or code was used. */
  address?: string
  isProof: boolean
}

/** The account, the browser, and how its holder signed in. */
export type NewBrowserKey = Browser & { accountId: string; wayIn: SignInOrigin | null }

/** An issued browser key: the parts of its session, and the secret that only its holder gets. */
export type IssuedKey = { standing: Standing; secret: string }

/**
 * What `prepareSignIn` found out about a locked account. `renewedFrom`: the secret that the caller has shown of the key
 * `browserKeyId`; null without one.
 */
export type PreparedSignIn = { isPrepared: boolean; renewedFrom: string | null; browserKeyId?: string }

/** Before the account is locked: the statement finds out by itself whether it may go on. */
const UNPREPARED: PreparedSignIn = { isPrepared: false, renewedFrom: null }

/**
 * A new browser key and its first secret, or a new secret of the key to renew; `values` are the parameters of the
 * statements.
 */
export function newBrowserKey(
  deps: Pick<Deps, 'random'>,
  { accountId, wayIn, ...browser }: NewBrowserKey,
  prepared = UNPREPARED,
) {
  const { secret, hash } = newSecret(deps.random)
  const { isPrepared, renewedFrom, browserKeyId = deps.random.id() } = prepared
  const standing = { accountId, browserKeyId, secretId: deps.random.id() }
  const values = {
    ...standing,
    isPrepared,
    renewedFrom,
    hash,
    // REST clients need not send one.
    browserId: browser.browserId ?? randomText(deps.random, BROWSER_ID_ALPHABET, BROWSER_ID_LENGTH),
    browserName: browser.browserName ?? UNKNOWN_BROWSER,
    ...originOf(wayIn),
  }
  return { standing, secret, values }
}

/** What a browser shows of the key it holds, by its session or as the secret: parameters of the same statements. */
export function shownKey({
  session,
  browserKey,
}: Pick<Browser, 'browserKey'> & { session?: Session | null }) {
  const isShown = browserKey !== undefined && isSecret(browserKey)
  return {
    shownAccountId: session?.accountId ?? null,
    shownBrowserKeyId: session?.browserKeyId ?? null,
    shownSecretId: session?.secretId ?? null,
    shownHash: isShown ? hashSecret(browserKey) : null,
  }
}

/** How the holder signed in, as columns of a secret. */
function originOf(wayIn: SignInOrigin | null) {
  return {
    signedInBy: wayIn?.by ?? null,
    signedInWithKeyId: wayIn?.keyId ?? null,
    signedInWithAddress: wayIn?.address ?? null,
    isProof: wayIn?.isProof ?? false,
  }
}

/**
 * Prepares a sign-in on an account that the caller has locked or created: makes room for one more key. A caller who
 * proves to hold a live key of the account keeps its row and gets a new secret: then `browserKeyId` is that key, and
 * `renewedFrom` the secret shown. Any other caller gets a new row, even for a `browserId` that is known: a shared row
 * would hide one holder behind the other. A revoked key is never used again.
 *
 * The older secrets end with the first use of the new one, not here. Otherwise a thief who signs in with a stolen method
 * and shows a stolen key would end the owner's.
 */
export async function prepareSignIn(tx: Transaction, request: NewBrowserKey): Promise<PreparedSignIn> {
  const held = await renewHeldKey(tx, request)
  if (held) {
    await makeRoomForSecret(tx, held.keyId)
    return { isPrepared: true, renewedFrom: held.secretId, browserKeyId: held.keyId }
  }
  await makeRoomForSignIn(tx, request.accountId)
  return { isPrepared: true, renewedFrom: null }
}

/** Issues a browser key in the caller's transaction, which has locked or created the account. */
export async function issueBrowserKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  request: NewBrowserKey,
): Promise<IssuedKey> {
  const key = newBrowserKey(deps, request, await prepareSignIn(tx, request))
  await addBrowserKey(tx, key.values)
  return key
}

/** Adds a browser key, or a new secret to the one to renew, and records that the account is in use. */
const addBrowserKey = pipelined({
  takes: {
    accountId: uuid,
    browserKeyId: uuid,
    browserId: text,
    browserName: text,
    secretId: uuid,
    hash: bytes,
    renewedFrom: orNull(uuid),
    signedInBy: orNull(text),
    signedInWithKeyId: orNull(uuid),
    signedInWithAddress: orNull(text),
    isProof: flag,
  },
  gives: {},
  sql: (p) => `
    with used as (
      update accounts set last_used_at = now()
      where id = ${p.accountId} and last_used_at < now() - interval '1 hour'
    ), added as (
      insert into keys (id, account_id, type, name, browser_id)
      select ${p.browserKeyId}, ${p.accountId}, 'browser', ${p.browserName}, ${p.browserId}
      where ${p.renewedFrom} is null
    )
    -- The time under the lock, not the start of the transaction: secrets are ordered by it.
    insert into browser_secrets
      (id, key_id, hash, renewed_from, signed_in_by, signed_in_with_key_id, signed_in_with_address, created_at, proved_at,
       signed_in_at)
    values (${p.secretId}, ${p.browserKeyId}, ${p.hash}, ${p.renewedFrom}, ${p.signedInBy}, ${p.signedInWithKeyId},
      ${p.signedInWithAddress}, clock_timestamp(), case when ${p.isProof} then clock_timestamp() end, (
        -- A proof renews it, and nobody signs in.
        select coalesce(signed_in_at, proved_at) from browser_secrets
        where id = ${p.renewedFrom} and not ${p.isProof}
      ))`,
})

/**
 * Renews the browser key of a session after a proof, if the caller shows its secret. A stolen copy of the secret then
 * expires after `GRACE_S` (rule 6). Null when the secret is another key's, or not valid.
 */
export async function renewOwnKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  { accountId, browserKeyId }: Standing,
  browserKey: string,
): Promise<IssuedKey | null> {
  const held = await findHeld(tx, accountId, browserKey)
  // How its holder signed in does not change.
  if (held?.keyId !== browserKeyId) return null
  await makeRoomForSecret(tx, browserKeyId)
  const prepared = { isPrepared: true, renewedFrom: held.secretId, browserKeyId }
  const key = newBrowserKey(deps, { accountId, wayIn: null }, prepared)
  await addBrowserKey(tx, { ...key.values, ...held.origin })
  await replaceSecrets(tx, key.standing)
  return key
}

/** The live key of the account that the caller proves to hold; null for none. Updates its name and time of last use. */
async function renewHeldKey(tx: Transaction, { browserKey, accountId, browserName }: NewBrowserKey) {
  const held = await findHeld(tx, accountId, browserKey)
  if (!held) return null
  // Sign-out does not lock the account, so the row count decides whether the key is still live.
  const [renewed] = await tx
    .update(keys)
    .set({ name: browserName ?? UNKNOWN_BROWSER, lastUsedAt: sql`now()` })
    .where(and(eq(keys.id, held.keyId), isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  return renewed ? held : null
}

/** The live key of the account with this secret, and that secret; null for none. */
async function findHeld(tx: Transaction, accountId: string, browserKey: string | undefined) {
  const { shownHash } = shownKey({ browserKey })
  if (!shownHash) return null
  const [held] = await tx
    .select({
      keyId: keys.id,
      secretId: browserSecrets.id,
      origin: {
        signedInBy: browserSecrets.signedInBy,
        signedInWithKeyId: browserSecrets.signedInWithKeyId,
        signedInWithAddress: browserSecrets.signedInWithAddress,
      },
    })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(
      and(
        eq(browserSecrets.hash, shownHash),
        isLiveSecret(),
        eq(keys.accountId, accountId),
        isNull(keys.revokedAt),
      ),
    )
  return held ?? null
}
