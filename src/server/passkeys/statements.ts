import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts, challenges, keys } from '#server/db/schema.ts'
import { oneRow, statement } from '#server/db/statement.ts'

/**
 * Takes the ceremony that a sign-in names, whatever becomes of it, and finds the live passkey that answers it. Always one
 * row; what there is not is null.
 */
export const takeLogin = statement('take_login', (db) => {
  const ceremony = db.$with('ceremony').as(
    db
      .delete(challenges)
      .where(eq(challenges.hash, sql.placeholder('hash')))
      .returning({
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
      ceremony: { purpose: ceremony.purpose, offered: ceremony.offered, isLive: ceremony.isLive },
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
