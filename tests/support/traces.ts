import { eq, inArray } from 'drizzle-orm'
import {
  accounts,
  addresses,
  brings,
  browserSecrets,
  changes,
  deletionUndos,
  keys,
  proofs,
  stopTokens,
} from '#server/platform/postgres/schema.ts'
import { fingerprintsOf } from '#server/platform/secrets.ts'
import { ASKED_FIELDS, kindOf } from '#shared/personal-fields.ts'
import type { World } from './world.ts'

/** A birthday identifies nobody: many have the same. */
const NAMES = ASKED_FIELDS.filter((field) => kindOf(field) === 'name')

/** Everything in the database that identifies a person, before a deletion: ids, names, addresses, hashes. */
export async function tracesOf(
  { deps: { config, db } }: World,
  accountId: string,
): Promise<Set<string | Buffer>> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) throw new Error('Nobody to be known')
  const owned = await db.select().from(addresses).where(eq(addresses.accountId, accountId))
  const ring = await db.select().from(keys).where(eq(keys.accountId, accountId))
  const keyIds = ring.map(({ id }) => id)
  const secrets = await db.select().from(browserSecrets).where(inArray(browserSecrets.keyId, keyIds))
  const shown = await db
    .select()
    .from(proofs)
    .where(
      inArray(
        proofs.secretId,
        secrets.map(({ id }) => id),
      ),
    )
  const waysBack = await db.select().from(deletionUndos).where(eq(deletionUndos.accountId, accountId))
  const changed = await db.select().from(changes).where(eq(changes.accountId, accountId))
  const changeIds = changed.map(({ id }) => id)
  const stops = await db.select().from(stopTokens).where(inArray(stopTokens.changeId, changeIds))
  const brought = await db.select().from(brings).where(eq(brings.accountId, accountId))
  const verified = [
    ...owned.map(({ address }) => address),
    ...ring.flatMap(({ email, activatedAt }) => (activatedAt === null ? [] : (email ?? []))),
  ]
  const values = [
    account.id,
    account.upid,
    account.userHandle,
    ...NAMES.map((field) => account[field]),
    // Masked addresses are left out: they look alike, and audit logs of other accounts contain some.
    ...verified,
    ...fingerprintsOf(config.secrets, verified),
    ...ring.flatMap(({ id, browserId, credentialId, publicKey }) => [id, browserId, credentialId, publicKey]),
    ...secrets.flatMap(({ id, hash }) => [id, hash]),
    ...shown.map(({ hash }) => hash),
    ...waysBack.map(({ hash }) => hash),
    ...changeIds,
    ...stops.map(({ hash }) => hash),
    ...brought.flatMap((merge) => [
      merge.hash,
      ...NAMES.flatMap((field) => [merge[field], merge[`${field}Before`]]),
    ]),
  ]
  return new Set(values.filter((value) => value !== null))
}
