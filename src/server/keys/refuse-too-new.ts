import type { Transaction } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { seconds } from '#shared/time.ts'
import { isBound } from './seniority.ts'
import type { Session } from './session.ts'
import { ageAt, readSessionAge } from './session-age.ts'

/**
 * Refuses a session that stands on something new, for what would throw out what the account has had `since` long before;
 * and says from when it may. Under the account's lock.
 */
export async function refuseTooNew(
  tx: Transaction,
  { config: { seniorityS } }: Pick<Deps, 'config'>,
  session: Session,
  since: Date,
) {
  if (seniorityS === 0) return
  const mine = await readSessionAge(tx, session)
  if (!isBound(mine, ageAt(mine, since), seniorityS)) return
  throw new Refusal('tooNew', { until: new Date(mine.since.getTime() + seconds(seniorityS)) })
}
