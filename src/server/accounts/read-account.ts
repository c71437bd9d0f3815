import type { Standing } from '#server/account-store/browsers/read-session.ts'
import { refuseInactive } from '#server/account-store/browsers/refuse-ended.ts'
import { readCredentials } from '#server/account-store/keys/read-credentials.ts'
import { presentCredentials } from '#server/credentials/present-keys.ts'
import { ChangeIsDue, Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { flag, read, requireAnswerTo, text, uuid } from '#server/platform/postgres/statement.ts'
import type { Account } from '#shared/accounts.ts'
import { presentAccount } from './present.ts'

/** The account of a session, as its owner sees it. Refuses a session that has ended. */
export async function readAccount(db: Queries, session: Standing): Promise<Account> {
  const rows = await readCredentials(db, session)
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
  const [holder] = await readHolder(db, session)
  if (!holder) throw new Refusal('authenticationRequired')
  const { isDue, ...whose } = holder
  requireAnswerTo(session.accountId, whose.accountId)
  if (isDue) throw new ChangeIsDue(whose.accountId)
  return whose
}

/** The account of a session, in brief. No row when the session has ended. */
const readHolder = read({
  takes: { accountId: uuid, browserKeyId: uuid, secretId: uuid },
  gives: { accountId: uuid, upid: text, isDue: flag, ghost: flag },
  sql: (p) => `
    select accounts.id as account_id, upid, coalesce(due_at <= clock_timestamp(), false) as is_due,
      not exists (select from addresses where addresses.account_id = accounts.id) as ghost
    from accounts
      join keys on keys.account_id = accounts.id
      join browser_secrets on browser_secrets.key_id = keys.id
    where accounts.id = ${p.accountId} and keys.id = ${p.browserKeyId} and browser_secrets.id = ${p.secretId}
      and keys.type = 'browser' and keys.revoked_at is null
      and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())`,
})
