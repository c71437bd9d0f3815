import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { GRACE_S } from '#server/account-store/browsers/browser-secrets.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { browserSecrets, keys } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'

/**
 * A secret is used: what it replaces runs out. What was to replace it, and had the time to, never will: its answer was
 * lost, or reached somebody else. `isStillLive` is false when another use of the key at this moment has ended this one:
 * without a second look the two would end each other.
 */
export const settleOthers = statement('settle_others', (db) => {
  const [id, keyId] = [sql.placeholder('id'), sql.placeholder('keyId')]
  const isFirstUse = sql`${sql.placeholder('isFirstUse')}::boolean`
  // Whoever uses another secret of the key at this moment comes after us, or before.
  const held = db
    .$with('held')
    .as(db.select({ id: keys.id }).from(keys).where(eq(keys.id, keyId)).for('no key update'))
  // Locked, and by the clock: what the statement sees is as old as its beginning, and it may have waited.
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
