import type { Queries } from '#server/db/open.ts'
import { Refusal } from '#server/errors.ts'
import { refuseHalted } from './halts.ts'
import type { Standing } from './session.ts'
import { findStanding } from './statements.ts'

/**
 * Refuses a session whose secret, key or account has ended, or whose account is stopped and the call not among those that
 * pass; else says the public id of the account.
 */
export async function refuseEnded(db: Queries, session: Standing): Promise<string> {
  const [alive] = await findStanding(db).execute(session)
  if (!alive) throw new Refusal('authenticationRequired')
  refuseHalted(alive, session.passes)
  return alive.upid
}
