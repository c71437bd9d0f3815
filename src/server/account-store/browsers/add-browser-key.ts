import { sql } from 'drizzle-orm'
import { browserKeySteps, useStep } from '#server/account-store/keys/sign-in-steps.ts'
import { oneRow, statement } from '#server/platform/postgres/statement.ts'

/** Stamps an account and adds a browser key with its first secret. Whether there is room was seen under the account's lock. */
export const addBrowserKey = statement('add_browser_key', (db) => {
  const accountId = sql.placeholder('accountId')
  const used = useStep(db, accountId, sql`true`)
  return db
    .with(used, ...browserKeySteps(db, sql`(select ${accountId}::uuid as id) as account`))
    .select({ isAdded: sql<boolean>`exists (select from secret)` })
    .from(oneRow)
})
