import { ChangeIsDue, Refusal } from '#server/errors.ts'
import type { Queries } from '#server/platform/postgres/open.ts'
import type { accounts } from '#server/platform/postgres/schema.ts'
import {
  flag,
  moment,
  orNull,
  read,
  requireAnswerTo,
  text,
  uuid,
} from '#server/platform/postgres/statement.ts'
import type { InactiveState, Standing } from './read-session.ts'

/**
 * The account of a session, whether it is inactive, and whether a change of it is due. No row when the session has
 * ended: its secret and key must be live.
 */
const findStanding = read({
  takes: { accountId: uuid, browserKeyId: uuid, secretId: uuid },
  gives: {
    id: uuid,
    upid: text,
    restrictedAt: orNull(moment),
    restsUntil: orNull(moment),
    isDue: flag,
  },
  sql: (p) => `
    select accounts.id, upid, restricted_at, rests_until, coalesce(due_at <= clock_timestamp(), false) as is_due
    from browser_secrets
      join keys on keys.id = browser_secrets.key_id
      join accounts on accounts.id = keys.account_id
    where browser_secrets.id = ${p.secretId} and keys.id = ${p.browserKeyId} and accounts.id = ${p.accountId}
      and keys.type = 'browser' and keys.revoked_at is null
      and (browser_secrets.expires_at is null or browser_secrets.expires_at > now())`,
})

/**
 * Refuses a session whose secret, key or account has ended. Also refuses a call that is not allowed on the inactive
 * account. Returns the public id of the account.
 */
export async function refuseEnded(db: Queries, session: Standing): Promise<string> {
  const [alive] = await findStanding(db, session)
  return requireLiveSession(session, alive ?? null)
}

/**
 * The same for a statement that has already read the holder. `alive` is the account found; null when the session has
 * ended.
 */
export function requireLiveSession(session: Standing, alive: Holder | null): string {
  if (!alive) throw new Refusal('authenticationRequired')
  requireAnswerTo(session.accountId, alive.id)
  refuseInactive(alive, session.passes)
  return alive.upid
}

type Stops = Pick<typeof accounts.$inferSelect, 'id' | 'restrictedAt' | 'restsUntil'> & {
  isDue: boolean
}

type Holder = Stops & { upid: string }

/**
 * Refuses a call on an inactive account; `passes` lists the states in which the call is allowed. A due change is thrown
 * first, as `ChangeIsDue`.
 */
export function refuseInactive(
  { id, restrictedAt, restsUntil, isDue }: Stops,
  passes: readonly InactiveState[] = [],
) {
  if (isDue) throw new ChangeIsDue(id)
  if (restsUntil !== null && !passes.includes('resting')) throw new Refusal('accountResting')
  // An account scheduled for deletion allows only what passes 'resting', even when it is restricted too.
  if (restsUntil === null && restrictedAt !== null && !passes.includes('restricted')) {
    throw new Refusal('accountRestricted')
  }
}
