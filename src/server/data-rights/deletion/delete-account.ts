import { and, eq, sql } from 'drizzle-orm'
import { lockCurrentAccount, lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import { scheduleDeletion } from '#server/account-protection/effects/rest-now.ts'
import { addPendingChange } from '#server/account-protection/keep-change.ts'
import { deletedLetter } from '#server/account-protection/notices/letters.ts'
import { type Claim, requireStepUp } from '#server/account-protection/require-step-up.ts'
import { isSettled } from '#server/account-protection/rules.ts'
import { addressesOf } from '#server/account-store/addresses/claim-address.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { readSignInMethods } from '#server/account-store/keys/read-sign-in-methods.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { enqueueLetter } from '#server/outbox/outbox.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { countDailyAction } from '#server/rate-limits/limits.ts'
import { forgetLinksOf } from '#server/sign-in-links/cleanup.ts'
import { OPERATOR } from '#shared/audit-events.ts'
import { purgeAccounts } from './purge-accounts.ts'

/**
 * Deletes the session's account. An account with a sign-in method gets a grace period: every browser is signed out, and
 * each verified address gets a link to undo the deletion. A guest without one is deleted at once. Refuses without a
 * proof where one can be given; a caller without a proof may wait. Returns when the grace period ends; null when there
 * is none or the change is pending.
 */
export async function deleteAccount(deps: Deps, session: Session, claim: Claim) {
  const { accountId, browserKeyId: by } = session
  return await deps.db.transaction(async (tx) => {
    // Before the lock: links are locked before accounts, as in the redemption of a link.
    if (await isGuest(tx, accountId)) await forgetLinksOf(tx, [accountId])
    await lockOwnAccount(tx, deps, session)
    const authority = await requireStepUp(tx, deps, session, {
      ...claim,
      isSpent: true,
      isAlwaysWanted: true,
    })
    if (await isGuest(tx, accountId)) {
      await purgeAccounts(tx, deps, [accountId])
      return { restsUntil: null, takesEffectAt: null }
    }
    if (authority.kind === 'waits') {
      const effect = { do: 'deleteAccount', browserKeyId: by } as const
      const change = { accountId, event: 'deletion_asked', by, authority, effect } as const
      return { restsUntil: null, takesEffectAt: (await addPendingChange(tx, deps, change)).toISOString() }
    }
    await countDailyAction(tx, 'deletions_asked_a_day', accountId)
    const restsUntil = await scheduleDeletion(tx, deps, { accountId, by })
    return { restsUntil: restsUntil.toISOString(), takesEffectAt: null }
  })
}

/**
 * The same for the operator, without a proof and a daily limit: with the same grace period, and the same links for the
 * holder. Returns when the grace period ends; null when a guest was deleted at once. Refuses an account that is scheduled
 * for deletion already.
 */
export async function deleteByOperator(deps: Deps, accountId: string): Promise<Date | null> {
  return await deps.db.transaction(async (tx) => {
    if (await isGuest(tx, accountId)) await forgetLinksOf(tx, [accountId])
    const { restsUntil } = await lockCurrentAccount(tx, deps, accountId)
    if (restsUntil !== null) throw new Refusal('accountResting')
    if (!(await isGuest(tx, accountId))) return await scheduleDeletion(tx, deps, { accountId, by: OPERATOR })
    await purgeAccounts(tx, deps, [accountId])
    return null
  })
}

/**
 * Deletes an account for good, at once, for the operator, and tells each verified address the reason. Its audit log goes
 * with it. Returns the number of letters. Refuses a restricted account, because its data is to be kept, unless its
 * deletion was asked for before.
 */
export async function deleteNowByOperator(deps: Deps, accountId: string, reason: string): Promise<number> {
  return await deps.db.transaction(async (tx) => {
    await forgetLinksOf(tx, [accountId])
    const { upid, restrictedAt, restsUntil } = await lockCurrentAccount(tx, deps, accountId)
    if (restrictedAt !== null && restsUntil === null) throw new Refusal('accountRestricted')
    const recipients = await addressesOf(tx, accountId)
    await purgeAccounts(tx, deps, [accountId])
    // Afterwards, and without the account: the purge deletes every letter about it.
    for (const to of recipients)
      await enqueueLetter(tx, deps, deletedLetter(deps.config, { to, upid, reason }))
    return recipients.length
  })
}

/**
 * Deletes an account that is scheduled for deletion, for good, and releases its addresses. Not before the delay is over
 * when it has a settled passkey or mailbox (rule 7).
 */
export async function deleteNow(deps: Deps, session: Session, { proof }: { proof?: string | undefined }) {
  const { accountId } = session
  await deps.db.transaction(async (tx) => {
    await forgetLinksOf(tx, [accountId])
    const { restsUntil } = await lockOwnAccount(tx, deps, session)
    if (restsUntil === null) throw new Refusal('notResting')
    await requireStepUp(tx, deps, session, { proof, isSpent: true, isAlwaysWanted: true, mayWait: false })
    await refuseTooSoon(tx, deps, accountId)
    await purgeAccounts(tx, deps, [accountId])
  })
  return { message: 'Your account is deleted.' }
}

async function refuseTooSoon(tx: Transaction, { config: { seniorityS } }: Deps, accountId: string) {
  const methods = await readSignInMethods(tx, accountId)
  if (!methods.some((method) => isSettled(method, seniorityS))) return
  const until = sql`${accounts.restsSince} + make_interval(secs => ${seniorityS})`
  const [tooSoon] = await tx
    .select({ until: until.mapWith(accounts.createdAt) })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), sql`${until} > clock_timestamp()`))
  if (tooSoon) throw new Refusal('tooNew', tooSoon)
}

/** Whether the account has neither passkey nor verified address, so that its holder could not sign in again. */
async function isGuest(tx: Transaction, accountId: string) {
  return (await readSignInMethods(tx, accountId)).length === 0
}
