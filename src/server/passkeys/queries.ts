import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  browserKeySteps,
  entered,
  fastPathStep,
  heldAccountStep,
  passkeyStep,
  signedInSteps,
} from '#server/account-store/keys/sign-in-steps.ts'
import { fromNow } from '#server/platform/postgres/from-now.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { accounts, addresses, challenges, keys } from '#server/platform/postgres/schema.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'
import { countingSteps } from '#server/rate-limits/count.ts'
import type { ceremonyLimits } from '#server/rate-limits/limits.ts'

/** Counts a ceremony and, below the limit, starts one for any passkey that the browser has. */
export const beginWithAny = statement('begin_login_with_any', (db) => {
  const { steps, counted, last } = countingSteps<ReturnType<typeof ceremonyLimits>>(db, 1)
  const ceremony = startedFrom(db, last, sql`null`)
  return db
    .with(...steps, ceremony)
    .select({ counted })
    .from(oneRow)
})

/**
 * The same for the passkeys of the account that owns an address. One row for each passkey. Without any, no ceremony
 * starts and there is one row of nulls.
 */
export const beginWithOwn = statement('begin_login_with_own', (db) => {
  const { steps, counted, last } = countingSteps<ReturnType<typeof ceremonyLimits>>(db, 1)
  const passkeys = db.$with('passkeys').as(
    db
      .select({ credentialId: keys.credentialId, transports: keys.transports })
      .from(addresses)
      .innerJoin(keys, eq(keys.accountId, addresses.accountId))
      .where(
        and(
          eq(addresses.address, sql.placeholder('email')),
          eq(keys.type, 'passkey'),
          isNull(keys.revokedAt),
        ),
      ),
  )
  // Credential ids as browsers write them: base64url without padding (WebAuthn L3 5.1, RFC 4648 5).
  const id = sql`translate(encode(${passkeys.credentialId}, 'base64'), E'+/=\n', '-_')`
  const offered = sql`(select array_agg(${id}) from ${passkeys} having count(*) > 0)`
  const ceremony = startedFrom(db, sql`${last} where exists (select from ${passkeys})`, offered)
  return db
    .with(...steps, passkeys, ceremony)
    .select({
      counted,
      email: sql<string>`${sql.placeholder('email')}::text`,
      credentialId: passkeys.credentialId,
      transports: passkeys.transports,
    })
    .from(oneRow)
    .leftJoin(passkeys, sql`true`)
})

function startedFrom(db: Queries, from: SQL | ReturnType<typeof sql.identifier>, offered: SQL) {
  return db.$with('ceremony', { hash: challenges.hash }).as(sql`
    insert into ${challenges} (hash, purpose, offered, expires_at)
    select ${sql.placeholder('hash')}, 'login', ${offered}, ${fromNow(sql.placeholder('lifetime'))}
    from ${from}
    returning hash`)
}

/**
 * Deletes the ceremony that a sign-in names, whatever the result, and finds the live passkey of the answer. Always
 * one row, with null for whatever is missing.
 */
export const consumeLogin = statement('take_login', (db) => {
  const ceremony = db.$with('ceremony').as(
    db
      .delete(challenges)
      .where(eq(challenges.hash, sql.placeholder('hash')))
      .returning({
        hash: challenges.hash,
        purpose: challenges.purpose,
        offered: challenges.offered,
        isLive: sql<boolean>`${challenges.expiresAt} > now()`.as('is_live'),
      }),
  )
  const passkey = db.$with('passkey').as(
    db
      .select({
        id: sql<string>`${keys.id}`.as('key_id'),
        accountId: keys.accountId,
        name: keys.name,
        userHandle: accounts.userHandle,
        credentialId: keys.credentialId,
        publicKey: keys.publicKey,
        counter: keys.counter,
        backupEligible: keys.backupEligible,
        backedUp: keys.backedUp,
        transports: keys.transports,
      })
      .from(keys)
      .innerJoin(accounts, eq(accounts.id, keys.accountId))
      .where(and(eq(keys.credentialId, sql.placeholder('credentialId')), isNull(keys.revokedAt))),
  )
  return db
    .with(ceremony, passkey)
    .select({
      ceremony: {
        hash: ceremony.hash,
        purpose: ceremony.purpose,
        offered: ceremony.offered,
        isLive: ceremony.isLive,
      },
      passkey: {
        id: passkey.id,
        accountId: passkey.accountId,
        name: passkey.name,
        userHandle: passkey.userHandle,
        credentialId: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
        backupEligible: passkey.backupEligible,
        backedUp: passkey.backedUp,
        transports: passkey.transports,
      },
    })
    .from(oneRow)
    .leftJoin(ceremony, sql`true`)
    .leftJoin(passkey, sql`true`)
})

/**
 * Signs in by a verified passkey answer: locks the account, compares and sets the counter, adds a browser key and
 * appends the audit event. All or nothing. `isAdded` is false when another answer with the same counter was faster,
 * when the passkey is gone, or when the sign-in is not `isPlain` and needs a transaction.
 */
export const enterByPasskey = statement('enter_by_passkey', (db) => {
  const accountId = sql.placeholder('accountId')
  const plain = fastPathStep(db, accountId)
  const account = heldAccountStep(db, accountId, sql`exists (select from plain)`)
  const stamped = passkeyStep(db, sql`exists (select from account)`)
  const added = browserKeySteps(db, sql`(select account_id as id from stamped) as holder`)
  return db
    .with(plain, account, stamped, ...added, ...signedInSteps(db, 'passkey'))
    .select(entered(account))
    .from(oneRow)
    .leftJoin(account, sql`true`)
})
