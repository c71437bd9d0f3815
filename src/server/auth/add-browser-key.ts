import { sql } from 'drizzle-orm'
import { oneRow, statement } from '#server/db/statement.ts'
import { MOST_KEYS } from '#server/keys/room-for-keys.ts'
import { hasFewerKeys, newKeySteps, useStep } from './new-key-steps.ts'

/**
 * Stamps the account and, where its ring has room, adds a browser key with its first secret. Under the account's lock,
 * which an earlier statement of the transaction took: this one's look at the ring is as old as its own beginning.
 */
export const addBrowserKey = statement('add_browser_key', (db) => {
  const accountId = sql.placeholder('accountId')
  const used = useStep(db, accountId, sql`true`)
  const room = sql`(select ${accountId}::uuid as id where ${hasFewerKeys(db, accountId, MOST_KEYS)}) as room`
  return db
    .with(used, ...newKeySteps(db, room))
    .select({ isAdded: sql<boolean>`exists (select from secret)` })
    .from(oneRow)
})
