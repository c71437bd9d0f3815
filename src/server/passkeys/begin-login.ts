import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { fromNow } from '#server/db/from-now.ts'
import type { Queries } from '#server/db/open.ts'
import { addresses, challenges, keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { countingSteps } from '#server/limits/count.ts'

/** How many limits a ceremony comes under. */
const LIMITS = 1

/** Counts a ceremony and, when there is room, starts one for whatever passkey the browser has. */
export const beginWithAny = statement('begin_login_with_any', (db) => {
  const { steps, counted, last } = countingSteps(db, LIMITS)
  const ceremony = startedFrom(db, last, sql`null`)
  return db
    .with(...steps, ceremony)
    .select({ counted })
    .from(oneRow)
})

/**
 * The same for the passkeys of the account that owns an address. One row for each of them, and none is started when
 * there is none: then there is one row with nulls.
 */
export const beginWithOwn = statement('begin_login_with_own', (db) => {
  const { steps, counted, last } = countingSteps(db, LIMITS)
  const passkeys = db.$with('passkeys').as(
    db
      .select({ credentialId: keys.credentialId, transports: keys.transports })
      .from(addresses)
      .innerJoin(keys, eq(keys.accountId, addresses.accountId))
      .where(
        and(
          eq(addresses.address, sql.placeholder('email')),
          eq(keys.type, 'passkey'),
          isNull(keys.revokedAt),
        ),
      ),
  )
  // As credentials name themselves: base64url without padding (WebAuthn L3 5.1, RFC 4648 5).
  const id = sql`translate(encode(${passkeys.credentialId}, 'base64'), E'+/=\n', '-_')`
  const offered = sql`(select array_agg(${id}) from ${passkeys} having count(*) > 0)`
  const ceremony = startedFrom(db, sql`${last} where exists (select from ${passkeys})`, offered)
  return db
    .with(...steps, passkeys, ceremony)
    .select({ counted, credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(oneRow)
    .leftJoin(passkeys, sql`true`)
})

function startedFrom(db: Queries, from: SQL | ReturnType<typeof sql.identifier>, offered: SQL) {
  return db.$with('ceremony', { hash: challenges.hash }).as(sql`
    insert into ${challenges} (hash, purpose, offered, expires_at)
    select ${sql.placeholder('hash')}, 'login', ${offered}, ${fromNow(sql.placeholder('lifetime'))}
    from ${from}
    returning hash`)
}
