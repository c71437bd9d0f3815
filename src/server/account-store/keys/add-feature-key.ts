import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, keys } from '#server/platform/postgres/schema.ts'
import { OPERATOR } from '#shared/audit-events.ts'

/** An identifier: lower-case letters, digits and dashes, at most 50 of them. */
export const FEATURE_NAME = /^[a-z0-9][a-z0-9-]{0,49}$/

/** Grants a feature to an account, given by its id or its public id. Only the operator does. */
export async function grantFeature(
  { db, random }: Pick<Deps, 'db' | 'random'>,
  { account, featureName }: { account: string; featureName: string },
): Promise<'granted' | 'already-granted' | 'no-such-account'> {
  const accountId = await findAccountId(db, account)
  if (accountId === null) return 'no-such-account'
  const name = readable(featureName)
  return await db.transaction(async (tx) => {
    await lockAccountRow(tx, accountId)
    const granted = await tx
      .insert(keys)
      .values({ id: random.id(), accountId, type: 'feature', name, featureName })
      // The unique index of live feature keys decides between parallel grants.
      .onConflictDoNothing()
      .returning({ id: keys.id })
    if (granted.length === 0) return 'already-granted'
    await appendAuditEvent(tx, {
      accountId,
      event: 'key_added',
      by: OPERATOR,
      key: { type: 'feature', name },
    })
    return 'granted'
  })
}

/** The id of an account, given by its id or its public id; null for none. */
export async function findAccountId(db: Queries, account: string): Promise<string | null> {
  const isThisOne = isUuid(account) ? eq(accounts.id, account) : eq(accounts.upid, decodeUpid(account))
  const [row] = await db.select({ id: accounts.id }).from(accounts).where(isThisOne)
  return row?.id ?? null
}

/** Reads Crockford base32 as people write it: in any case, with I and L for 1 and O for 0. */
function decodeUpid(text: string) {
  return text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')
}

/** `early-access` becomes 'Early access'. */
function readable(featureName: string) {
  const words = featureName.split(/-+/).filter(Boolean).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
