import { refuseInactive } from '#server/account-store/accounts/inactive-accounts.ts'
import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { readCredentials } from '#server/account-store/keys/read-credentials.ts'
import { presentCredentials } from '#server/credentials/present-keys.ts'
import { Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { Account } from '#shared/accounts.ts'
import { presentAccount } from './present.ts'
import { readHolder } from './queries.ts'

/** The account of a session, as its owner sees it. Refuses a session that has ended. */
export async function readAccount(db: Queries, session: Standing): Promise<Account> {
  const rows = await readCredentials(db).execute(session)
  const [first] = rows
  // A live session has at least its own browser key, so no row means that it has ended.
  if (!first) throw new Refusal('authenticationRequired')
  requireAnswerTo(session.accountId, first.account.id)
  refuseInactive(first.account, session.passes)
  const { keys, leaving } = await presentCredentials(db, rows, session)
  return presentAccount(first.account, keys, leaving)
}

/** The account of a session, in the few fields that other services need. Refuses a session that has ended. */
export async function describeWhose(db: Queries, session: Standing) {
  const [holder] = await readHolder(db).execute(session)
  if (!holder) throw new Refusal('authenticationRequired')
  const { isDue, ...whose } = holder
  requireAnswerTo(session.accountId, whose.accountId)
  if (isDue) throw new ChangeIsDue(whose.accountId)
  return whose
}
