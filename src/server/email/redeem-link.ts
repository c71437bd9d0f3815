import { eq, sql } from 'drizzle-orm'
import { accounts, addresses, browserSecrets, keys, links } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'

/** Whether a link still holds. */
export function isLive() {
  return sql`${links.expiresAt} > now()`
}

/** Whose a live link is, who asked for it, and who owns its address now. A look, and no more. */
export const readLink = statement('read_link', (db) =>
  db
    .select({
      address: links.address,
      askedByAccountId: links.askedByAccountId,
      ownerId: addresses.accountId,
    })
    .from(links)
    .leftJoin(addresses, eq(addresses.address, links.address))
    .where(sql`${links.hash} = ${sql.placeholder('hash')} and ${isLive()}`),
)

/**
 * Redeems a link whose address nobody owns: a new account with the address and a browser key. Of parallel redemptions one
 * finds the link, the others wait for its row. `isClaimed` is false, and the link is not used up, when somebody else has
 * come to own the address: the primary key decides.
 */
export const makeOwner = statement('make_owner', (db) => {
  const link = db.$with('link').as(
    db
      .select({ address: links.address })
      .from(links)
      .where(
        sql`${links.hash} = ${sql.placeholder('linkHash')} and ${links.address} = ${sql.placeholder('address')} and ${isLive()}`,
      )
      .for('update'),
  )
  const claim = db.$with('claim', { address: addresses.address }).as(sql`
    insert into ${addresses} (address, account_id)
    select address, ${sql.placeholder('accountId')} from link
    on conflict do nothing
    returning address, account_id`)
  const used = db.$with('used', { hash: links.hash }).as(sql`
    delete from ${links} using claim where ${links.hash} = ${sql.placeholder('linkHash')}
    returning ${links.hash}`)
  const account = db.$with('account', { id: accounts.id }).as(sql`
    insert into ${accounts} (id, upid, user_handle, email)
    select account_id, ${sql.placeholder('upid')}, ${sql.placeholder('userHandle')}, address from claim
    returning id`)
  const key = db.$with('key', { id: keys.id }).as(sql`
    insert into ${keys} (id, account_id, type, name, browser_id)
    select ${sql.placeholder('browserKeyId')}, id, 'browser', ${sql.placeholder('browserName')}, ${sql.placeholder('browserId')}
    from account
    returning id`)
  const secret = db.$with('secret', { id: browserSecrets.id }).as(sql`
    insert into ${browserSecrets} (id, key_id, hash, signed_in_by)
    select ${sql.placeholder('secretId')}, id, ${sql.placeholder('hash')}, 'email' from key
    returning id`)
  return db
    .with(link, claim, used, account, key, secret)
    .select({
      isFound: sql<boolean>`exists (select from link)`,
      isClaimed: sql<boolean>`exists (select from claim)`,
    })
    .from(oneRow)
})
