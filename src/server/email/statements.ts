import { and, eq, sql } from 'drizzle-orm'
import { entered, heldAccount, smallRing } from '#server/auth/enter-steps.ts'
import { accounts, addresses, keys, links } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'
import { isActivatedKeyFor } from '#server/keys/activate-email-key.ts'
import { newKeySteps, useStep } from '#server/keys/steps.ts'

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
 * Redeems a link for the account that its address belonged to a moment ago: holds the account, looks again under that
 * lock, stamps its activated e-mail key for the address, adds a browser key and uses the link up. All of it or nothing:
 * `isAdded` is false when the link or the address is gone, or when the ring `isLarge`, which wants a transaction.
 */
export const enterByLink = statement('enter_by_link', (db) => {
  const [address, accountId] = [sql.placeholder('address'), sql.placeholder('accountId')]
  const small = smallRing(db, accountId)
  const link = db.$with('link').as(
    db
      .select({ hash: links.hash })
      .from(links)
      .where(
        and(
          eq(links.hash, sql.placeholder('linkHash')),
          eq(links.address, address),
          isLive(),
          sql`exists (select from small)`,
        ),
      )
      .for('update'),
  )
  const account = heldAccount(db, accountId, sql`exists (select from link)`)
  // Locked as well: a plain look would see what was there when the statement began.
  const owned = db.$with('owned').as(
    db
      .select({ id: addresses.accountId })
      .from(addresses)
      .where(
        and(
          eq(addresses.address, address),
          eq(addresses.accountId, accountId),
          sql`exists (select from account)`,
        ),
      )
      .for('share'),
  )
  const isOwned = sql`exists (select from owned)`
  const spent = db.$with('spent', { hash: links.hash }).as(sql`
    delete from ${links} where ${links.hash} = ${sql.placeholder('linkHash')} and ${isOwned} returning hash`)
  const stamped = db.$with('stamped').as(
    db
      .update(keys)
      .set({ lastUsedAt: sql`now()` })
      .where(and(isActivatedKeyFor(accountId, address), isOwned))
      .returning({ id: keys.id }),
  )
  const used = useStep(db, accountId, isOwned)
  const added = newKeySteps(
    db,
    sql`(select account_id as id from owned) as owner`,
    sql`(select id from stamped)`,
  )
  return db
    .with(small, link, account, owned, spent, stamped, used, ...added)
    .select(entered(account))
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
  return db
    .with(link, claim, used, account, ...newKeySteps(db, sql`account`))
    .select({
      isFound: sql<boolean>`exists (select from link)`,
      isClaimed: sql<boolean>`exists (select from claim)`,
    })
    .from(oneRow)
})
