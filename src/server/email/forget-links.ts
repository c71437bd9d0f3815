import { and, inArray, notExists, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { addresses, links } from '#server/db/schema.ts'

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
  const askedByThem = and(inArray(links.askedByAccountId, accountIds), notExists(foreign))
  await tx
    .delete(links)
    .where(or(inArray(links.address, theirs), askedByThem, inArray(links.address, formerly)))
}
