import { lockCurrentAccount, lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { imposeRestriction, liftRestrictionNow } from '#server/account-protection/effects/restriction-now.ts'
import { addPendingChange } from '#server/account-protection/keep-change.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { OPERATOR } from '#shared/audit-events.ts'

/**
 * Restricts the account; returns since when. Does nothing to one that is restricted already. At most three times a day.
 */
export async function restrictAccount(deps: Deps, session: Session) {
  const restrictedAt = await deps.db.transaction(async (tx) => {
    const { accountId, browserKeyId: by } = session
    const known = (await lockOwnAccount(tx, deps, session)).restrictedAt
    if (known !== null) return known
    await countDailyAction(tx, 'restrictions_a_day', accountId)
    return await imposeRestriction(tx, deps, { accountId, by })
  })
  return { restrictedAt: restrictedAt.toISOString() }
}

/**
 * The same for the operator, without a daily limit. The holder can lift the restriction like their own. Refuses an
 * account that is scheduled for deletion.
 */
export async function restrictByOperator(deps: Deps, accountId: string) {
  return await deps.db.transaction(async (tx) => {
    const known = (await lockForOperator(tx, deps, accountId)).restrictedAt
    if (known !== null) return { restrictedAt: known, isNew: false }
    return { restrictedAt: await imposeRestriction(tx, deps, { accountId, by: OPERATOR }), isNew: true }
  })
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

/** The same for the operator, at once. Returns whether the account was restricted. Refuses as `restrictByOperator`. */
export async function liftByOperator(deps: Deps, accountId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const { restrictedAt } = await lockForOperator(tx, deps, accountId)
    if (restrictedAt !== null) await liftRestrictionNow(tx, deps, { accountId, by: OPERATOR })
    return restrictedAt !== null
  })
}

async function lockForOperator(tx: Transaction, deps: Deps, accountId: string) {
  const account = await lockCurrentAccount(tx, deps, accountId)
  if (account.restsUntil !== null) throw new Refusal('accountResting')
  return account
}

function lifted(message: string, takesEffectAt: Date | null) {
  return { message, takesEffectAt: takesEffectAt?.toISOString() ?? null }
}
