import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { accountColumns } from '#server/account/present.ts'
import type { Queries } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { FEW_KEYS } from '#server/keys/room-for-keys.ts'
import { hasFewerKeys } from '#server/keys/steps.ts'

/** The step that has a row when an account's ring is small enough to be added to without a second look. */
export function smallRing(db: Queries, accountId: Placeholder) {
  return db
    .$with('small', { is: sql`it` })
    .as(sql`select true as it where ${hasFewerKeys(db, accountId, FEW_KEYS)}`)
}

/** The step that holds an account from here on, where `condition` holds. */
export function heldAccount(db: Queries, accountId: Placeholder, condition: SQL) {
  return db.$with('account').as(
    db
      .select(accountColumns)
      .from(accounts)
      .where(and(eq(accounts.id, accountId), condition))
      .for('no key update'),
  )
}

/** What a sign-in in one statement answers with: the holder, and whether the browser key was added or the ring too large. */
export function entered({ id, email, pendingEmail, first, last }: ReturnType<typeof heldAccount>) {
  return {
    isAdded: sql<boolean>`exists (select from secret)`,
    isLarge: sql<boolean>`not exists (select from small)`,
    account: { id, email, pendingEmail, first, last },
  }
}
