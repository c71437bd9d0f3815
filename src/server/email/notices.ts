import { asc, eq } from 'drizzle-orm'
import { readAccountRow } from '#server/account/read-account.ts'
import type { Transaction } from '#server/db/open.ts'
import { addresses } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { noticeLetter } from './letters.ts'
import type { Notice } from './notice-wordings.ts'
import { postLetter } from './outbox.ts'

/** Tells the account's verified address what has just changed; an account without one hears nothing. */
export async function tellAccount(tx: Transaction, deps: Deps, accountId: string, notice: Notice) {
  const { email, upid } = await readAccountRow(tx, accountId)
  const to = email ?? (await oldestAddress(tx, accountId))
  if (to !== null) await postLetter(tx, deps, noticeLetter(deps.config, { to, upid, notice }))
}

/** Without a recovery e-mail the address of an activated e-mail key serves. */
async function oldestAddress(tx: Transaction, accountId: string): Promise<string | null> {
  const [oldest] = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.verifiedAt))
    .limit(1)
  return oldest?.address ?? null
}
