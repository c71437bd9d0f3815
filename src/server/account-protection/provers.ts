import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { readLeaving } from './pending-changes.ts'
import { proversOf } from './rules.ts'

/** The sign-in methods that can give a proof; for a young account every passkey and mailbox. */
async function readProvers(db: Queries, { config }: Pick<Deps, 'config'>, accountId: string) {
  return proversOf(await readSignInMethods(db, accountId), config.seniorityS, { isAlwaysWanted: true })
}

/** The passkeys among them. */
export async function proverPasskeys(db: Queries, deps: Pick<Deps, 'config'>, accountId: string) {
  return (await readProvers(db, deps, accountId)).filter((one) => one.kind === 'passkey')
}

/** The addresses among them: the recovery e-mail first, then the oldest, and last those pending removal. */
export async function proverAddresses(
  db: Queries,
  deps: Pick<Deps, 'config'>,
  accountId: string,
): Promise<string[]> {
  const mailboxes = (await readProvers(db, deps, accountId)).filter((one) => one.kind === 'mailbox')
  const leaving = (await readLeaving(db, accountId)).addresses
  const rank = ({ address, isRecovery }: (typeof mailboxes)[number]) =>
    leaving.has(address) ? 2 : isRecovery ? 0 : 1
  return mailboxes.sort((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}
