import { and, eq, isNull } from 'drizzle-orm'
import { batchedLookUp } from '#server/platform/postgres/known-together.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { hashSecret, isSecret } from '#server/platform/random.ts'
import { isLiveSecret } from './browser-secrets.ts'

/** Whether a browser key has or had a secret with this hash. */
export const isBrowserSecret = batchedLookUp(browserSecrets.hash)

/** The live browser key of a secret, and its account; null when the secret is not valid. */
export async function findBrowserKey(db: Queries, secret: string) {
  if (!isSecret(secret)) return null
  const [found] = await db
    .select({ browserKeyId: browserSecrets.keyId, accountId: keys.accountId })
    .from(browserSecrets)
    .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
    .where(and(eq(browserSecrets.hash, hashSecret(secret)), isLiveSecret(), isNull(keys.revokedAt)))
  return found ?? null
}
