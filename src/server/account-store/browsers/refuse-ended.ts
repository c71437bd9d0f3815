import { refuseInactive, type Stops } from '#server/account-store/accounts/inactive-accounts.ts'
import { findStanding } from '#server/account-store/keys/holder-queries.ts'
import { Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import { requireAnswerTo } from '#server/platform/postgres/statement.ts'
import type { Standing } from './read-session.ts'

type Holder = Stops & { upid: string }

/**
 * Refuses a session whose secret, key or account has ended. Also refuses a call that is not allowed on the inactive
 * account. Returns the public id of the account.
 */
export async function refuseEnded(db: Queries, session: Standing): Promise<string> {
  const [alive] = await findStanding(db, session)
  return standingUpid(session, alive ?? null)
}

/**
 * The same for a statement that has already read the holder. `alive` is the account found; null when the session has
 * ended.
 */
export function standingUpid(session: Standing, alive: Holder | null): string {
  if (!alive) throw new Refusal('authenticationRequired')
  requireAnswerTo(session.accountId, alive.id)
  refuseInactive(alive, session.passes)
  return alive.upid
}
