import { and, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { addresses, links } from '#server/platform/postgres/schema.ts'

/**
 * Forgets the links to addresses of these accounts, and those that they asked for; not those to an address of somebody
 * else, who may be about to follow one. `formerly`: addresses that were theirs once, and are nobody's.
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
  // Found by its index, as arrays are: joined to either of the two, all links would be read, and all addresses.
  await tx.delete(links).where(
    or(
      sql`${links.address} = any(array(${theirs}))`,
      // Who asks for the same one at this moment keeps theirs.
      and(sql`${links.address} = any(array(${asked}))`, isAskedByThem),
      inArray(links.address, formerly),
    ),
  )
}
