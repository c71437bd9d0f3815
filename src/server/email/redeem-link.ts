import { and, eq, sql } from 'drizzle-orm'
import { accountColumns } from '#server/account/present-account.ts'
import { accounts, addresses, browserSecrets, keys, links } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { isActivatedKeyFor } from '#server/keys/email-keys.ts'

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
 * Uses a link up, holds the account that its address belonged to a moment ago, and looks again under that lock: `isOwned`
 * is false when the address was given back. An activated e-mail key for the address is stamped. Always one row.
 */
export const enterByLink = statement('enter_by_link', (db) => {
  const [address, accountId] = [sql.placeholder('address'), sql.placeholder('accountId')]
  const link = db.$with('link').as(
    db
      .delete(links)
      .where(and(eq(links.hash, sql.placeholder('hash')), eq(links.address, address), isLive()))
      .returning({ hash: links.hash }),
  )
  const account = db.$with('account').as(
    db
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.id, accountId), sql`exists (select from ${link})`))
      .for('no key update'),
  )
  // Locked as well: a plain look would see what was there when the statement began.
  const owned = db.$with('owned').as(
    db
      .select({ address: addresses.address })
      .from(addresses)
      .where(
        and(
          eq(addresses.address, address),
          eq(addresses.accountId, accountId),
          sql`exists (select from ${account})`,
        ),
      )
      .for('share'),
  )
  const stamped = db.$with('stamped').as(
    db
      .update(keys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isActivatedKeyFor(accountId, address), sql`exists (select from ${owned})`))
      .returning({ id: keys.id }),
  )
  return db
    .with(link, account, owned, stamped)
    .select({
      isOwned: sql<boolean>`exists (select from ${owned})`,
      emailKeyId: sql<string | null>`(select id from ${stamped})`,
      account: {
        id: account.id,
        email: account.email,
        pendingEmail: account.pendingEmail,
        first: account.first,
        last: account.last,
      },
    })
    .from(oneRow)
    .leftJoin(account, sql`true`)
})

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
