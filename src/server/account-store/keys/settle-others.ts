import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { GRACE_S } from '#server/account-store/browsers/browser-secrets.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'

/**
 * Records the use of a secret and expires the secrets it replaces. A newer secret that was never used ends if it is
 * older than `GRACE_S`: its response was lost, or reached somebody else. `isStillLive` is false when a parallel use of
 * the key has ended this secret. Without that check two secrets could end each other.
 */
export const expireReplacedSecrets = statement('settle_others', (db) => {
  const [id, keyId] = [sql.placeholder('id'), sql.placeholder('keyId')]
  const isFirstUse = sql`${sql.placeholder('isFirstUse')}::boolean`
  // Serializes uses of different secrets of the same key.
  const held = db
    .$with('held')
    .as(db.select({ id: keys.id }).from(keys).where(eq(keys.id, keyId)).for('no key update'))
  // Read under the lock and by the current clock: the snapshot and `now()` date from before the wait for the lock.
  const isStillLive = or(
    isNull(browserSecrets.expiresAt),
    sql`${browserSecrets.expiresAt} > clock_timestamp()`,
  )
  const mine = db.$with('mine').as(
    db
      .select({ id: browserSecrets.id, createdAt: browserSecrets.createdAt })
      .from(browserSecrets)
      .where(and(eq(browserSecrets.id, id), isStillLive, sql`exists (select from held)`))
      .for('update'),
  )
  const ofSameKey = and(
    eq(browserSecrets.keyId, keyId),
    ne(browserSecrets.id, id),
    isNull(browserSecrets.expiresAt),
  )
  const ownAge = sql`(select created_at from mine)`
  const used = db.$with('used').as(
    db
      .update(browserSecrets)
      .set({ usedAt: sql`now()` })
      .where(and(eq(browserSecrets.id, id), isFirstUse, sql`exists (select from mine)`))
      .returning({ id: browserSecrets.id }),
  )
  const older = db.$with('older').as(
    db
      .update(browserSecrets)
      .set({ expiresAt: fromNow(GRACE_S) })
      .where(and(ofSameKey, isFirstUse, sql`${browserSecrets.createdAt} <= ${ownAge}`))
      .returning({ id: browserSecrets.id }),
  )
  const newer = db.$with('newer').as(
    db
      .update(browserSecrets)
      .set({ expiresAt: sql`now()` })
      .where(
        and(
          ofSameKey,
          isNull(browserSecrets.usedAt),
          sql`${browserSecrets.createdAt} > ${ownAge}`,
          lte(browserSecrets.createdAt, fromNow(-GRACE_S)),
        ),
      )
      .returning({ id: browserSecrets.id }),
  )
  return db
    .with(held, mine, used, older, newer)
    .select({
      id: sql<string>`${id}::uuid`,
      isStillLive: sql<boolean>`exists (select from mine)`,
    })
    .from(oneRow)
})
