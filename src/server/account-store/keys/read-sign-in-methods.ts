import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, addresses, keys } from '#server/platform/postgres/schema.ts'

/** A passkey or mailbox that signs in to an account. `ageS`: seconds that the account has had it. */
type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number]
type Mailbox = Awaited<ReturnType<typeof mailboxesOf>>[number]
export type SignInMethod = Passkey | Mailbox

/** Every passkey and mailbox of an account, oldest first. Includes those pending removal. */
export async function readSignInMethods(db: Queries, accountId: string): Promise<SignInMethod[]> {
  const methods = await Promise.all([passkeysOf(db, accountId), mailboxesOf(db, accountId)])
  return methods.flat().sort((a, b) => b.ageS - a.ageS)
}

function passkeysOf(db: Queries, accountId: string) {
  return db
    .select({
      kind: sql<'passkey'>`'passkey'`,
      id: keys.id,
      credentialId: keys.credentialId,
      transports: keys.transports,
      ageS: ageOf(keys.createdAt),
    })
    .from(keys)
    .where(and(eq(keys.accountId, accountId), eq(keys.type, 'passkey'), isNull(keys.revokedAt)))
    .orderBy(asc(keys.createdAt))
}

function mailboxesOf(db: Queries, accountId: string) {
  return db
    .select({
      kind: sql<'mailbox'>`'mailbox'`,
      address: addresses.address,
      isRecovery: sql<boolean>`coalesce(${accounts.email} = ${addresses.address}, false)`,
      /** Its activated e-mail key; null for none. */
      emailKeyId: keys.id,
      ageS: ageOf(addresses.verifiedAt),
    })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.id, addresses.accountId))
    .leftJoin(keys, isActivatedKeyFor(accountId, addresses.address))
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.verifiedAt))
}

/** Seconds since then, by the database's clock. */
function ageOf(since: unknown) {
  return sql<number>`extract(epoch from clock_timestamp() - ${since})::float8`
}

/** Condition: the account's live and activated e-mail key for an address. */
export function isActivatedKeyFor(accountId: string, address: string | PgColumn) {
  return and(
    eq(keys.accountId, accountId),
    eq(keys.type, 'email'),
    eq(keys.email, address),
    isNotNull(keys.activatedAt),
    isNull(keys.revokedAt),
  )
}

type KeyRow = typeof keys.$inferSelect

type SignInKey = KeyRow & { type: Exclude<KeyRow['type'], 'feature'> }

/** Whether a live key is a sign-in method. Feature keys are not, nor are e-mail keys before their activation. */
export function isSignInMethod(key: KeyRow): key is SignInKey {
  return key.type !== 'feature' && (key.type !== 'email' || key.activatedAt !== null)
}
