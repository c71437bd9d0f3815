import type { Transaction } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import { changeAccount, restrictNow } from '#server/keys/change-account.ts'
import { note } from '#server/keys/journal.ts'
import { lockOwnAccount } from '#server/keys/lock-account.ts'
import { requireProof } from '#server/keys/proofs.ts'
import { isBound } from '#server/keys/seniority.ts'
import type { Session } from '#server/keys/session.ts'
import { readSessionAge } from '#server/keys/session-age.ts'
import { readWaysToProve } from '#server/keys/ways-to-prove.ts'
import { limitADay } from '#server/limits/limits.ts'
import { tellEveryAddress } from '#server/mail/notices.ts'

/**
 * Keeps the account and uses it for nothing from now on; of one that is restricted, says since when. So often a day: who
 * would restrict it again must have lifted that, which wants a proof, so that nobody without one uses the day up.
 */
export async function restrictAccount(deps: Deps, session: Session) {
  const restrictedAt = await deps.db.transaction(async (tx) => {
    const { accountId } = session
    const known = (await lockOwnAccount(tx, session)).restrictedAt
    if (known !== null) return known
    await limitADay(tx, 'restrictions', accountId)
    const since = await restrictNow(tx, accountId)
    await note(tx, { accountId, event: 'restricted', by: session.browserKeyId })
    await tellEveryAddress(tx, deps, accountId, { event: 'restricted' })
    return since
  })
  return { restrictedAt: restrictedAt.toISOString() }
}

/** Uses the account again, for whoever shows that it is theirs. One that is not restricted needs nothing shown. */
export async function liftRestriction(
  deps: Deps,
  session: Session,
  { proof }: { proof?: string | undefined },
) {
  const wasRestricted = await deps.db.transaction(async (tx) => {
    const { accountId } = session
    const { restrictedAt } = await lockOwnAccount(tx, session)
    if (restrictedAt === null) return false
    if (!(await standsOnOlder(tx, deps, session))) await requireProof(tx, deps, session, proof)
    await changeAccount(tx, accountId, { restrictedAt: null })
    await note(tx, { accountId, event: 'restriction_lifted', by: session.browserKeyId })
    await tellEveryAddress(tx, deps, accountId, { event: 'restrictionLifted' })
    return true
  })
  return { message: `Your account is ${wasRestricted ? 'no longer' : 'not'} restricted.` }
}

/**
 * Whether every way to show who it is, is new beside what the session stands on: a thief may have added them all, and then
 * restricted an account whose owner has no other.
 */
async function standsOnOlder(tx: Transaction, deps: Deps, session: Session): Promise<boolean> {
  const mine = await readSessionAge(tx, session)
  const { passkeys, addresses } = await readWaysToProve(tx, deps, session.accountId)
  return [...passkeys, ...addresses].every((way) => isBound(way, mine, deps.config.seniorityS))
}
