import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { makeRoomForSignIn } from '#server/account-store/keys/room-for-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { bytes, flag, orNull, pipelined, text, uuid } from '#server/platform/postgres/statement.ts'
import { isLiveSecret, makeRoomForSecret, replaceSecrets } from './browser-secrets.ts'
import {
  type IssuedKey,
  type NewBrowserKey,
  newBrowserKey,
  type PreparedSignIn,
  shownKey,
  UNKNOWN_BROWSER,
} from './new-browser-key.ts'
import type { Standing } from './read-session.ts'

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
      (id, key_id, hash, renewed_from, signed_in_by, signed_in_with_key_id, signed_in_with_address, created_at, proved_at)
    values (${p.secretId}, ${p.browserKeyId}, ${p.hash}, ${p.renewedFrom}, ${p.signedInBy}, ${p.signedInWithKeyId},
      ${p.signedInWithAddress}, clock_timestamp(), case when ${p.isProof} then clock_timestamp() end)`,
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
  const { shownHash } = shownKey({ browserKey })
  const held = shownHash ? await findHeld(tx, accountId, eq(browserSecrets.hash, shownHash)) : undefined
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
  const { shownHash } = shownKey({ browserKey })
  const held = shownHash && (await findHeld(tx, accountId, eq(browserSecrets.hash, shownHash)))
  if (!held) return null
  // Sign-out does not lock the account, so the row count decides whether the key is still live.
  const [renewed] = await tx
    .update(keys)
    .set({ name: browserName ?? UNKNOWN_BROWSER, lastUsedAt: sql`now()` })
    .where(and(eq(keys.id, held.keyId), isNull(keys.revokedAt)))
    .returning({ id: keys.id })
  return renewed ? held : null
}

async function findHeld(tx: Transaction, accountId: string, isProven: SQL) {
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
    .where(and(isProven, isLiveSecret(), eq(keys.accountId, accountId), isNull(keys.revokedAt)))
  return held
}
