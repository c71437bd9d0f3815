import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { stampAccount } from '#server/account-store/accounts/stamp-account.ts'
import { makeRoomForEntrant } from '#server/account-store/keys/room-for-keys.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { addBrowserKey } from './add-browser-key.ts'
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
 * Issues a browser key inside the caller's transaction, which holds the account's lock or has made the account. A caller who proves to hold a live key of the account has that one renewed: same row, new secret. Anybody
 * else gets a row of their own, whatever browser they name, because a shared row would hide one holder behind the other.
 * A revoked one never comes back.
 */
export async function issueBrowserKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  request: NewBrowserKey,
): Promise<IssuedKey> {
  const held = await renewHeldKey(tx, request)
  if (held) return await renewSecret(tx, deps, request.accountId, held, originOf(request.wayIn))

  const key = newBrowserKey(deps, request)
  await addBrowserKey(tx).execute(key.values)
  await makeRoomForEntrant(tx, key.standing)
  return key
}

/**
 * Renews the browser key that a session stands on, for who shows its secret and has given a proof: a copy of it is worth
 * nothing half a minute later (rule 6). Null where the secret is another key's, or none.
 */
export async function renewOwnKey(
  tx: Transaction,
  deps: Pick<Deps, 'random'>,
  { accountId, browserKeyId }: Standing,
  browserKey: string,
): Promise<IssuedKey | null> {
  const { shownHash } = shownKey({ browserKey })
  const held = shownHash ? await findHeld(tx, accountId, eq(browserSecrets.hash, shownHash)) : undefined
  // Its holder came in as before.
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

/** The live key of the account that the caller proves to hold, stamped; null when there is none. */
async function renewHeldKey(tx: Transaction, { browserKey, accountId, browserName }: NewBrowserKey) {
  const { shownHash } = shownKey({ browserKey })
  const held = shownHash && (await findHeld(tx, accountId, eq(browserSecrets.hash, shownHash)))
  if (!held) return null
  // Signing out takes no lock of the account: the row decides.
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
