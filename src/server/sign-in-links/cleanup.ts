import { and, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { addresses, links } from '#server/platform/postgres/schema.ts'

/**
 * Deletes the links to addresses of these accounts, and the links they requested. A requested link to another account's
 * address stays, because its owner may be about to follow it. `formerly`: addresses that were theirs and have no owner
 * now.
 */
export async function forgetLinksOf(tx: Transaction, accountIds: string[], formerly: string[] = []) {
  const theirs = tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(inArray(addresses.accountId, accountIds))
  const foreign = tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(sql`${addresses.address} = ${links.address} and not ${inArray(addresses.accountId, accountIds)}`)
  const isAskedByThem = inArray(links.askedByAccountId, accountIds)
  const asked = tx
    .select({ address: links.address })
    .from(links)
    .where(and(isAskedByThem, notExists(foreign)))
  // Arrays let PostgreSQL use the indexes. With a join it would read all links and all addresses.
  await tx.delete(links).where(
    or(
      sql`${links.address} = any(array(${theirs}))`,
      // A link to the same address that another account requests meanwhile stays.
      and(sql`${links.address} = any(array(${asked}))`, isAskedByThem),
      inArray(links.address, formerly),
    ),
  )
}
