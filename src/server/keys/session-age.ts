import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/db/open.ts'
import { accounts, addresses, browserSecrets, keys, proofs } from '#server/db/schema.ts'
import { onlyRow } from '#server/db/statement.ts'
import { seconds } from '#shared/time.ts'

/** Since when the account has had something, and for how many seconds. */
export type Age = { since: Date; ageS: number }

/**
 * Since when the account has had what a session stands on: the oldest of its browser key, the passkey or address that its
 * holder came in by, as far as it still opens the account, and what they have shown in it within the last minutes. By the
 * one clock of the transaction, as `ageOf`.
 */
export async function readSessionAge(
  db: Queries,
  { accountId, secretId }: { accountId: string; secretId: string },
): Promise<Age> {
  const wayIn = alias(keys, 'way_in')
  const passkey = sql`case when ${wayIn.type} = 'passkey' then ${wayIn.createdAt} end`
  const isMailedTo = or(
    eq(addresses.address, wayIn.email),
    // A link to the recovery e-mail of then, which is not that of now if the latter was verified since.
    and(
      isNull(browserSecrets.signedInWithKeyId),
      eq(browserSecrets.signedInBy, 'email'),
      eq(addresses.address, accounts.email),
      sql`${addresses.verifiedAt} <= ${browserSecrets.provedAt}`,
    ),
  )
  const isShown = and(eq(proofs.secretId, browserSecrets.id), sql`${proofs.expiresAt} > clock_timestamp()`)
  const since = sql`least(
    ${keys.createdAt}, ${passkey}, ${addresses.verifiedAt}, (select min(${proofs.since}) from ${proofs} where ${isShown})
  )`
  return onlyRow(
    await db
      .select({ since: since.mapWith(keys.createdAt), ageS: ageOf(since) })
      .from(browserSecrets)
      .innerJoin(keys, eq(keys.id, browserSecrets.keyId))
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .leftJoin(
        wayIn,
        and(
          eq(wayIn.id, browserSecrets.signedInWithKeyId),
          eq(wayIn.accountId, keys.accountId),
          isNull(wayIn.revokedAt),
        ),
      )
      .leftJoin(
        addresses,
        and(eq(addresses.accountId, keys.accountId), isNull(addresses.reservedUntil), isMailedTo),
      )
      .where(and(eq(browserSecrets.id, secretId), eq(keys.accountId, accountId))),
  )
}

/** The age of another thing, by the moment at which the first was measured. */
export function ageAt(measured: Age, since: Date): Age {
  return { since, ageS: measured.ageS + (measured.since.getTime() - since.getTime()) / seconds(1) }
}

/** How long ago, in seconds, by the one clock of the transaction, so that two ages of it can be compared. */
export function ageOf(since: unknown) {
  return sql<number>`extract(epoch from now() - ${since})::float8`
}
