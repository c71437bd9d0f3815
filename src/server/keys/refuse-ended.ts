import type { Queries } from '#server/db/open.ts'
import { Refusal } from '#server/errors.ts'
import type { Standing } from './session.ts'
import { findStanding } from './statements.ts'

/** Refuses a session whose secret, key or account has ended; else says the public id of the account. */
export async function refuseEnded(db: Queries, session: Standing): Promise<string> {
  const [alive] = await findStanding(db).execute(session)
  if (!alive) throw new Refusal('authenticationRequired')
  return alive.upid
}
