import { and, eq, sql } from 'drizzle-orm'
import { accountDueTo } from '#server/account-store/changes/change-rows.ts'
import {
  browserKeySteps,
  claimantSteps,
  claimStep,
  emailKeyStep,
  entered,
  guestEntryStep,
  heldAccountStep,
  signedInSteps,
  visitorStep,
} from '#server/account-store/keys/sign-in-steps.ts'
import { letterStep } from '#server/outbox/outbox.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { addresses, links } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { countingSteps } from '#server/rate-limits/count.ts'

/** How many limits a mail comes under. */
const LIMITS = 3

/**
 * Counts a mail on its limits and, when there is room on all, makes the address's one link and the letter that carries
 * it. `sealed` is the letter with the link inside. Who shows a session that may not pass is not even counted.
 */
export const makeLink = statement('make_link', (db) => {
  const { visitor, seen, isWelcome } = visitorStep(db)
  const { steps, counted, last } = countingSteps(db, LIMITS, isWelcome)
  const askedBy = sql`${sql.placeholder('shownAccountId')}::uuid`
  const expiresAt = fromNow(sql.placeholder('expiresInSeconds'))
  const link = db.$with('link', { hash: links.hash }).as(sql`
    insert into ${links} (hash, address, asked_by_account_id, expires_at)
    select ${sql.placeholder('hash')}, ${sql.placeholder('address')}, ${askedBy}, ${expiresAt}
    from ${last}
    on conflict (address) do update set
      hash = excluded.hash, asked_by_account_id = excluded.asked_by_account_id, expires_at = excluded.expires_at
    returning hash`)
  // For the operator: whose address it is, or else who asked.
  const accountId = sql`coalesce(
    (select account_id from ${addresses} where address = ${sql.placeholder('address')}),
    ${askedBy}
  )`
  const letter = letterStep(db, last, { expiresAt, accountId })
  return db
    .with(visitor, ...steps, link, letter)
    .select({ counted, visitor: seen })
    .from(oneRow)
    .leftJoin(visitor, sql`true`)
})

/** Whether a link still holds. */
export function isLive() {
  return sql`${links.expiresAt} > now()`
}

/**
 * Whose a live link is, who asked for it, who owns its address now, and to whom it is due to come; and who shows which session with it. A look, and no
 * more: what there is not is null.
 */
export const lookAtLink = statement('look_at_link', (db) => {
  const { visitor, seen } = visitorStep(db)
  const link = db.$with('link').as(
    db
      .select({
        hash: links.hash,
        address: links.address,
        askedByAccountId: links.askedByAccountId,
        holderId: addresses.accountId,
        comesTo: accountDueTo(sql`changes.effect ->> 'address' = ${links.address}`).as('comes_to'),
      })
      .from(links)
      .leftJoin(addresses, eq(addresses.address, links.address))
      .where(and(eq(links.hash, sql.placeholder('hash')), isLive())),
  )
  const { hash, address, askedByAccountId, holderId, comesTo } = link
  return db
    .with(visitor, link)
    .select({ visitor: seen, link: { hash, address, askedByAccountId, holderId, comesTo } })
    .from(oneRow)
    .leftJoin(visitor, sql`true`)
    .leftJoin(link, sql`true`)
})

/**
 * Redeems a link for the account that its address belonged to a moment ago: holds the account, looks again under that
 * lock, stamps its activated e-mail key for the address, adds a browser key, uses the link up and notes it. All of it or nothing:
 * `isAdded` is false when the link or the address is gone, or when the entry is not `isPlain`, which wants a transaction.
 */
export const enterByLink = statement('enter_by_link', (db) => {
  const [address, accountId] = [sql.placeholder('address'), sql.placeholder('accountId')]
  const plain = guestEntryStep(db, accountId)
  const link = db.$with('link').as(
    db
      .select({ hash: links.hash })
      .from(links)
      .where(
        and(
          eq(links.hash, sql.placeholder('linkHash')),
          eq(links.address, address),
          isLive(),
          sql`exists (select from plain)`,
        ),
      )
      .for('update'),
  )
  const account = heldAccountStep(db, accountId, sql`exists (select from link)`)
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
  const stamped = emailKeyStep(db, accountId, address, isOwned)
  const added = browserKeySteps(
    db,
    sql`(select account_id as id from owned) as owner`,
    sql`(select id from stamped)`,
  )
  const told = signedInSteps(db, 'email', sql`${address}`)
  return db
    .with(plain, link, account, owned, spent, stamped, ...added, ...told)
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
  const claim = claimStep(db, sql`link`)
  const used = db.$with('used', { hash: links.hash }).as(sql`
    delete from ${links} using claim where ${links.hash} = ${sql.placeholder('linkHash')}
    returning ${links.hash}`)
  return db
    .with(link, claim, used, ...claimantSteps(db), ...browserKeySteps(db, sql`account`))
    .select({
      isFound: sql<boolean>`exists (select from link)`,
      isClaimed: sql<boolean>`exists (select from claim)`,
    })
    .from(oneRow)
})
