import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { stampAccount } from '#server/account-store/accounts/stamp-account.ts'
import { makeRoomForSignIn } from '#server/account-store/keys/room-for-keys.ts'
import { browserKeySteps, useStep } from '#server/account-store/keys/sign-in-steps.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { addSecret, isLiveSecret, replaceSecrets } from './browser-secrets.ts'
import {
  type IssuedKey,
  type NewBrowserKey,
  newBrowserKey,
  originOf,
  shownKey,
  UNKNOWN_BROWSER,
} from './new-browser-key.ts'
import type { Standing } from './read-session.ts'

/**
 * Issues a browser key in the caller's transaction, which has locked or created the account. A caller who proves to
 * hold a live key of the account keeps its row and gets a new secret. Any other caller gets a new row, even for a
 * `browserId` that is known: a shared row would hide one holder behind the other. A revoked key is never used again.
 */
export async function issueBrowserKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  request: NewBrowserKey,
): Promise<IssuedKey> {
  const held = await renewHeldKey(tx, request)
  // The older secrets end with the first use of the new one, not here. Otherwise a thief who signs in with a stolen method
  // and shows a stolen key would end the owner's.
  if (held) return await renewSecret(tx, deps, request.accountId, held, originOf(request.wayIn))

  const key = newBrowserKey(deps, request)
  await addBrowserKey(tx).execute(key.values)
  await makeRoomForSignIn(tx, key.standing)
  return key
}

/**
 * Adds a browser key with its first secret, and records that the account is in use. The caller makes room under the
 * account's lock.
 */
const addBrowserKey = statement('add_browser_key', (db) => {
  const accountId = sql.placeholder('accountId')
  const used = useStep(db, accountId, sql`true`)
  return db
    .with(used, ...browserKeySteps(db, sql`(select ${accountId}::uuid as id) as account`))
    .select({ isAdded: sql<boolean>`exists (select from secret)` })
    .from(oneRow)
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
  const renewed = await renewSecret(tx, deps, accountId, held, { ...held.origin, isProof: false })
  await replaceSecrets(tx, renewed.standing)
  return renewed
}

async function renewSecret(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  accountId: string,
  held: { keyId: string; secretId: string },
  origin: ReturnType<typeof originOf>,
) {
  await stampAccount(tx, accountId)
  const { id: secretId, secret } = await addSecret(tx, deps, {
    keyId: held.keyId,
    renewedFrom: held.secretId,
    ...origin,
  })
  return { standing: { accountId, browserKeyId: held.keyId, secretId }, secret }
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
