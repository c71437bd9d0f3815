import { eq } from 'drizzle-orm'
import type { Queries } from '#server/db/open.ts'
import { accounts } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import { readRing } from '#server/keys/ring.ts'
import type { Standing } from '#server/keys/session.ts'
import type { Account } from '#shared/account.ts'
import { presentAccount } from './present.ts'
import { presentKey } from './present-key.ts'

type AccountRow = typeof accounts.$inferSelect

/** The account of a session, as its holder sees it; refuses a session that stands no more. */
export async function readAccount(db: Queries, session: Standing): Promise<Account> {
  const rows = await readRing(db).execute(session)
  const [first] = rows
  // The key that it stands on is always among them.
  if (!first) throw new Refusal('authenticationRequired')
  return presentAccount(
    first.account,
    rows.map((row) => presentKey(row, session.browserKeyId)),
  )
}

/** The account as it is stored; for whoever finds it gone, the session is over. */
export async function readAccountRow(db: Queries, accountId: string): Promise<AccountRow> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!row) throw new Refusal('authenticationRequired')
  return row
}
