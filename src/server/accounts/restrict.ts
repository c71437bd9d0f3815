import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { liftRestrictionNow } from '#server/account-protection/effects/lift-now.ts'
import { addPendingChange } from '#server/account-protection/keep-change.ts'
import { notifyEveryAddress } from '#server/account-protection/notices/notices.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { restrictNow } from '#server/account-store/accounts/account-row.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { appendAuditEvent } from '#server/audit-log/append.ts'
import type { Deps } from '#server/deps.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'

/**
 * Restricts the account; returns since when. Does nothing to one that is restricted already. At most three times a day.
 */
export async function restrictAccount(deps: Deps, session: Session) {
  const restrictedAt = await deps.db.transaction(async (tx) => {
    const { accountId, browserKeyId: by } = session
    const known = (await lockOwnAccount(tx, deps, session)).restrictedAt
    if (known !== null) return known
    await countDailyAction(tx, 'restrictions_a_day', accountId)
    const since = await restrictNow(tx, accountId, by)
    await appendAuditEvent(tx, { accountId, event: 'restricted', by })
    await notifyEveryAddress(tx, deps, accountId, { event: 'restricted' })
    return since
  })
  return { restrictedAt: restrictedAt.toISOString() }
}

/**
 * Lifts the restriction, at once with a proof or after the security delay. Needs no proof when the account is not
 * restricted.
 */
export async function liftRestriction(deps: Deps, session: Session, claim: Claim) {
  return await deps.db.transaction(async (tx) => {
    const { accountId, browserKeyId: by } = session
    const { restrictedAt } = await lockOwnAccount(tx, deps, session)
    if (restrictedAt === null) return lifted('Your account is not restricted.', null)
    const authority = await requireStepUp(tx, deps, session, {
      ...claim,
      isSpent: true,
      isAlwaysWanted: true,
    })
    if (authority.kind === 'waits') {
      const effect = { do: 'liftRestriction' } as const
      const change = { accountId, event: 'restriction_lifted', by, authority, effect } as const
      return lifted('The restriction will be lifted.', await addPendingChange(tx, deps, change))
    }
    await liftRestrictionNow(tx, deps, { accountId, by })
    return lifted('Your account is no longer restricted.', null)
  })
}

function lifted(message: string, takesEffectAt: Date | null) {
  return { message, takesEffectAt: takesEffectAt?.toISOString() ?? null }
}
