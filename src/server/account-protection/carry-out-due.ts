import { asc, lte, sql } from 'drizzle-orm'
import { activateKey, auditActivation } from '#server/account-protection/effects/activate-key-now.ts'
import { addPasskeyTo, fromPending } from '#server/account-protection/effects/add-passkey-now.ts'
import {
  keepByEmailKey,
  removeKeyNow,
  removeRecovery,
} from '#server/account-protection/effects/remove-now.ts'
import { scheduleDeletion } from '#server/account-protection/effects/rest-now.ts'
import { liftRestrictionNow } from '#server/account-protection/effects/restriction-now.ts'
import { verifyRecovery } from '#server/account-protection/effects/verify-now.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { lockAccountRow } from '#server/account-store/accounts/account-row.ts'
import { releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { browserOfSecret } from '#server/account-store/browsers/browser-secrets.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { refuseEnded } from '#server/account-store/browsers/refuse-ended.ts'
import { accountDueTo, endChange, restartChange } from '#server/account-store/changes/change-rows.ts'
import type { Deps } from '#server/deps.ts'
import { ChangeIsDue, Refusal } from '#server/errors.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { oneRow, onlyRow } from '#server/platform/postgres/statement.ts'
import { isAway, isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { notifyOfTime } from './keep-change.ts'
import { auditStopped, leavingAddressOf, type PendingChange, readPendingChanges } from './pending-changes.ts'
import { isLastSignInMethod, type Removed, splitByRemoval } from './removal.ts'
import { keptLongerS, mayWaitFor } from './rules.ts'

/**
 * Locks an account until the transaction ends, so that changes of it run one at a time. Otherwise a key could be added
 * while the first verification decides which keys stay. Carries out due changes first. Returns the account after them.
 */
export async function lockCurrentAccount(tx: Transaction, deps: Deps, accountId: string) {
  const found = await lockAccountRow(tx, accountId)
  if (found?.isDue) await carryOutDue(tx, deps, accountId)
  const row = found?.isDue ? await lockAccountRow(tx, accountId) : found
  if (!row) throw new Refusal('authenticationRequired')
  return row
}

/**
 * The same for a signed-in caller. Checks the session again, because it may have been revoked before the lock was
 * taken.
 */
export async function lockOwnAccount(tx: Transaction, deps: Deps, session: Session) {
  const row = await lockCurrentAccount(tx, deps, session.accountId)
  await refuseEnded(tx, session)
  return row
}

/**
 * Carries out every due change of every account, one account at a time, without a caller who looks at it. A failure is
 * logged and does not hold up other accounts. Several processes may run this at once. Returns how many accounts were
 * due.
 */
export async function carryOutAllDue(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.dueAt, sql`now()`))
    .orderBy(asc(accounts.dueAt))
    .limit(MOST_AT_ONCE)
  for (const { id } of due) {
    await carryOutDueOf(deps, id).catch((err) => {
      if (isAway(err)) throw err
      deps.log.warn({ err, account: id }, 'due changes not carried out')
    })
  }
  return due.length
}

const MOST_AT_ONCE = 500

/**
 * Carries out the due change that adds this passkey or address to an account. For a sign-in that knows only the passkey
 * or the address. Returns whether there was such a change.
 */
export async function carryOutDueAddition(
  deps: Deps,
  coming: { credentialId: string } | { address: string },
): Promise<boolean> {
  const brings =
    'address' in coming
      ? sql`changes.effect ->> 'address' = ${coming.address}`
      : sql`changes.effect -> 'passkey' ->> 'credentialId' = ${coming.credentialId}`
  const { accountId } = onlyRow(await deps.db.select({ accountId: accountDueTo(brings) }).from(oneRow))
  return accountId !== null && (await carryOutDueOf(deps, accountId))
}

/** Carries out the due changes of an account in its own transaction. Returns whether any was due. */
export async function carryOutDueOf(deps: Deps, accountId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const account = await lockAccountRow(tx, accountId)
    if (!account?.isDue) return false
    await carryOutDue(tx, deps, accountId)
    return true
  })
}

/**
 * Carries out every due change of an account, in order of time. Each uses the same function as a change that takes
 * effect at once. A change that is no longer allowed is dropped: for example the last sign-in method, or an address
 * that another account has. A change that fails by a defect is dropped too, because it would lock the owner out for
 * ever. Under the account's lock.
 */
async function carryOutDue(tx: Transaction, deps: Deps, accountId: string) {
  for (;;) {
    // Read again each time: the previous change may have ended later ones.
    const [change] = await readPendingChanges(tx, accountId)
    if (!change?.isDue) return
    const keptS = await keptLonger(tx, deps, change)
    if (keptS > 0) {
      await notifyOfTime(tx, deps, change, await restartChange(tx, change, {}, keptS))
      continue
    }
    // First, so that the change no longer counts as pending while it is carried out.
    await endChange(tx, change)
    try {
      await tx.transaction((piece) => carryOut(piece, deps, change))
    } catch (error) {
      if (isUnavailable(error)) throw error
      const what = { change: change.id, account: accountId }
      if (change.effect.do === 'removeRecovery' || change.effect.do === 'releaseReplaced')
        await keepByEmailKey(tx, deps, accountId, change.effect.address)
      await auditStopped(tx, deps, { accountId, by: null, event: change.event })
      const isForeign = error instanceof ChangeIsDue
      if (isForeign || error instanceof Refusal)
        deps.log.info({ ...what, reason: error.message }, 'a waiting change came to nothing')
      else deps.log.error({ ...what, err: error }, 'a waiting change failed')
    }
  }
}

/** Seconds for which a due removal waits longer; 0 for any other change. */
async function keptLonger(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  { accountId, effect }: PendingChange,
) {
  if (effect.do !== 'removeKey' && effect.do !== 'removeRecovery' && effect.do !== 'releaseReplaced') return 0
  // Without a proof the last settled method does not leave at all (rule 3).
  if (effect.isUnproven) return 0
  // What is leaving counts too: whoever asked for that must not shorten the life of this one.
  const { going, others } = await splitByRemoval(tx, accountId, effect)
  return keptLongerS(going, others, config.seniorityS)
}

/**
 * A change to carry out. `mayBeLast`: the caller reads a mailbox of the account, so removing the last method locks
 * nobody out.
 */
type Carried = Pick<PendingChange, 'accountId' | 'byKeyId' | 'effect'> & { mayBeLast?: boolean }

/** Carries out the effect of a change. Under the account's lock. */
export async function carryOut(
  tx: Transaction,
  deps: Deps,
  { accountId, byKeyId: by, effect, mayBeLast = false }: Carried,
) {
  switch (effect.do) {
    case 'removeKey':
      await refuseToTakeMore(tx, deps, accountId, effect)
      return await removeKeyNow(tx, deps, { accountId, keyId: effect.keyId, by, mayBeLast })
    case 'removeRecovery':
      await refuseToTakeMore(tx, deps, accountId, effect)
      return await removeRecovery(tx, deps, { accountId, address: effect.address, by, mayBeLast })
    case 'releaseReplaced':
      if (await mustStay(tx, deps, accountId, effect)) throw new Refusal('lastKey')
      await releaseAddress(tx, effect.address, accountId)
      return await notifyAddresses(tx, deps, accountId, { event: 'recoveryChanged' }, [effect.address])
    case 'addPasskey': {
      const { passkey, secretId: madeBySecretId } = effect
      const { id, name } = passkey
      return await addPasskeyTo(tx, deps, {
        accountId,
        id,
        name,
        passkey: fromPending(passkey),
        madeBySecretId,
        by,
      })
    }
    case 'activateEmailKey':
      await activateKey(tx, deps, { accountId, keyId: effect.keyId, by })
      return await auditActivation(tx, { accountId, by, email: effect.address })
    case 'verifyRecovery': {
      const { address, browserKeyId, secretId } = effect
      const session = { accountId, browserKeyId, secretId }
      // Without the secret we cannot tell which keys descend from it, and would sign out the wrong ones.
      if ((await browserOfSecret(tx, secretId)) === null) throw new Refusal('invalidVerificationCode')
      return await verifyRecovery(tx, deps, { session, address, authority: { kind: 'waits' } })
    }
    case 'liftRestriction':
      return await liftRestrictionNow(tx, deps, { accountId, by })
    case 'deleteAccount':
      return await scheduleDeletion(tx, deps, { accountId, by })
  }
}

/**
 * Whether a replaced mailbox stays: as the last sign-in method, or because what replaced it is removed too. Without a
 * proof also if nothing else was settled when it was replaced, one delay ago (rule 3).
 */
async function mustStay(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  { address, replacedBy, isUnproven }: Effect & { do: 'releaseReplaced' },
) {
  if (await isLastSignInMethod(tx, accountId, { addresses: [address] })) return true
  // A removal that was asked for without a proof does not hold up a replacement that had one.
  const isRemoved = (await readPendingChanges(tx, accountId)).some(
    ({ effect }) =>
      (effect.do === 'removeKey' || effect.do === 'removeRecovery') &&
      leavingAddressOf(effect) === replacedBy &&
      (isUnproven || !effect.isUnproven),
  )
  if (isRemoved) return true
  const { staying } = await splitByRemoval(tx, accountId, { address })
  return isUnproven && !staying.some(({ ageS }) => ageS >= 2 * config.seniorityS)
}

type Removal = Removed & Effect & { isUnproven: boolean }

/**
 * Refuses a removal that would now take more than was asked for: a mailbox that had another hold on the account at that
 * time. Without a proof, the last settled sign-in method is refused too (rule 3).
 */
async function refuseToTakeMore(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  removal: Removal,
) {
  const { going, staying } = await splitByRemoval(tx, accountId, removal)
  const isNotAsked = going?.kind === 'mailbox' && leavingAddressOf(removal) === null
  const isLast = removal.isUnproven && going !== null && !mayWaitFor(going, staying, config.seniorityS)
  if (isNotAsked || isLast) throw new Refusal('lastKey')
}
