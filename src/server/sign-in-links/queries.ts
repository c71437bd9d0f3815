import { and, eq, sql } from 'drizzle-orm'
import { accountDueTo } from '#server/account-store/changes/change-rows.ts'
import {
  browserKeySteps,
  claimantSteps,
  claimStep,
  emailKeyStep,
  entered,
  fastPathStep,
  heldAccountStep,
  presentedSessionStep,
  signedInSteps,
} from '#server/account-store/keys/sign-in-steps.ts'
import { enqueueStep } from '#server/outbox/outbox.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import { addresses, links } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { countingSteps } from '#server/rate-limits/count.ts'
import type { mailLimits } from '#server/rate-limits/limits.ts'

/**
 * Counts a mail on its limits. If all have room, creates the one link of the address and the letter that carries it.
 * `sealed` is the letter with the link inside. A call with a session that has ended, or is not allowed, is not even
 * counted.
 */
export const makeLink = statement('make_link', (db) => {
  const { visitor, seen, isWelcome } = presentedSessionStep(db)
  const { steps, counted, last } = countingSteps<ReturnType<typeof mailLimits>>(db, 3, isWelcome)
  const askedBy = sql`${sql.placeholder('shownAccountId')}::uuid`
  const expiresAt = fromNow(sql.placeholder('expiresInSeconds'))
  const link = db.$with('link', { hash: links.hash }).as(sql`
    insert into ${links} (hash, address, asked_by_account_id, expires_at)
    select ${sql.placeholder('hash')}, ${sql.placeholder('address')}, ${askedBy}, ${expiresAt}
    from ${last}
    on conflict (address) do update set
      hash = excluded.hash, asked_by_account_id = excluded.asked_by_account_id, expires_at = excluded.expires_at
    returning hash`)
  // For the operator: the owner of the address, or else the account that asked.
  const accountId = sql`coalesce(
    (select account_id from ${addresses} where address = ${sql.placeholder('address')}),
    ${askedBy}
  )`
  const letter = enqueueStep(db, last, { expiresAt, accountId })
  return db
    .with(visitor, ...steps, link, letter)
    .select({ counted, visitor: seen })
    .from(oneRow)
    .leftJoin(visitor, sql`true`)
})

/** Condition: a link is valid now. */
export function isLive() {
  return sql`${links.expiresAt} > now()`
}

/**
 * Reads a live link: its address, the account that requested it, the owner of the address, and the account that a due
 * change gives it to. Also reads the presented session. Missing parts are null. Changes nothing.
 */
export const lookAtLink = statement('look_at_link', (db) => {
  const { visitor, seen } = presentedSessionStep(db)
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
 * Redeems a link for the account that owned its address a moment ago. Locks the account and checks the owner again
 * under that lock. Then updates the activated e-mail key of the address, adds a browser key, uses the link up and
 * appends the audit event. All or nothing: `isAdded` is false when the link is gone, the address has another owner, or
 * `isPlain` is false. `isPlain` is false when the fast path cannot be taken and a transaction is needed.
 */
export const enterByLink = statement('enter_by_link', (db) => {
  const [address, accountId] = [sql.placeholder('address'), sql.placeholder('accountId')]
  const plain = fastPathStep(db, accountId)
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
  // Locked too: a plain read would return the snapshot from the start of the statement.
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
  const audited = signedInSteps(db, 'email', sql`${address}`)
  return db
    .with(plain, link, account, owned, spent, stamped, ...added, ...audited)
    .select(entered(account))
    .from(oneRow)
    .leftJoin(account, sql`true`)
})

/**
 * Redeems a link to an address without an owner: creates an account with the address and a browser key. Of parallel
 * redemptions one finds the link; the others wait for its row. `isClaimed` is false when another account has claimed
 * the address since; the link is not used up then. The primary key decides.
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
