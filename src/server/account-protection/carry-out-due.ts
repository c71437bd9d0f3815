import { asc, lte, sql } from 'drizzle-orm'
import { activateKey, auditActivation } from '#server/account-protection/effects/activate-key-now.ts'
import { addPasskeyTo, fromPending } from '#server/account-protection/effects/add-passkey-now.ts'
import { liftNow } from '#server/account-protection/effects/lift-now.ts'
import { removeKeyNow } from '#server/account-protection/effects/remove-key-now.ts'
import { removeRecovery } from '#server/account-protection/effects/remove-recovery-now.ts'
import { restNow } from '#server/account-protection/effects/rest-now.ts'
import { verifyRecovery } from '#server/account-protection/effects/verify-now.ts'
import { notifyAddresses } from '#server/account-protection/notices/notices.ts'
import { holdAccount } from '#server/account-store/accounts/hold-account.ts'
import { releaseAddress } from '#server/account-store/addresses/claim-address.ts'
import { isRemembered } from '#server/account-store/browsers/browser-secrets.ts'
import { ChangeIsDue } from '#server/account-store/changes/change-is-due.ts'
import { accountDueTo, endChange } from '#server/account-store/changes/change-rows.ts'
import { holdByEmailKey } from '#server/account-store/keys/keep-email-key.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import type { Effect } from '#server/platform/postgres/change-effect.ts'
import type { Transaction } from '#server/platform/postgres/open.ts'
import { accounts } from '#server/platform/postgres/schema.ts'
import { oneRow, onlyRow } from '#server/platform/postgres/statement.ts'
import { isAway, isUnavailable } from '#server/platform/postgres/unavailable.ts'
import { auditStopped } from './effects/end-as-stopped.ts'
import { partedBy, type Removed } from './last-settled.ts'
import { isLastSignInMethod } from './last-sign-in-method.ts'
import { leavingAddressOf, type PendingChange, readPendingChanges } from './pending-changes.ts'
import { mayWaitFor } from './rules.ts'

/**
 * Carries out whatever is due anywhere, account by account; nobody has to look. What fails is logged, and holds up no other
 * account. Any number of processes may.
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
 * Carries out what was due to bring a passkey or an address to an account, for somebody who comes by it and knows no more.
 * Whether there was such a change.
 */
export async function carryOutComing(
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

/** Carries out what is due on an account, in a transaction of its own; whether anything was. */
export async function carryOutDueOf(deps: Deps, accountId: string): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const account = await holdAccount(tx, accountId)
    if (!account?.isDue) return false
    await carryOutDue(tx, deps, accountId)
    return true
  })
}

/**
 * Carries out every waiting change of an account that is due, in their order, each by the same function that does it at
 * once. What may not be done any more comes to nothing: the last way in, an address that somebody else still has. So does what
 * fails by a defect: it would shut its owner out for ever. Under the account's lock.
 */
export async function carryOutDue(tx: Transaction, deps: Deps, accountId: string) {
  for (;;) {
    // Looked at anew each time: what was carried out may have ended what comes after it.
    const [change] = await readPendingChanges(tx, accountId)
    if (!change?.isDue) return
    // First: what is being carried out does not wait any more.
    await endChange(tx, change)
    try {
      await tx.transaction((piece) => carryOut(piece, deps, change))
    } catch (error) {
      if (isUnavailable(error)) throw error
      const what = { change: change.id, account: accountId }
      await auditStopped(tx, deps, { accountId, by: null, event: change.event })
      const isForeign = error instanceof ChangeIsDue
      if (isForeign || error instanceof Refusal)
        deps.log.info({ ...what, reason: error.message }, 'a waiting change came to nothing')
      else deps.log.error({ ...what, err: error }, 'a waiting change failed')
    }
  }
}

/** A change that is carried out. `mayBeLast`: whoever asks reads a mailbox of the account, so nothing is shut. */
type Carried = Pick<PendingChange, 'accountId' | 'byKeyId' | 'effect'> & { mayBeLast?: boolean }

/** Does what a change is to do. Under the account's lock. */
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
      if (await isLastSignInMethod(tx, accountId, { addresses: [effect.address] })) {
        // What replaced it has gone since.
        await holdByEmailKey(tx, deps, accountId, effect.address)
        return await auditStopped(tx, deps, { accountId, by: null, event: 'address_changed' })
      }
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
      // What is forgotten by now cannot say what descends from it: nobody is signed out for that.
      if (!(await isRemembered(tx, secretId))) throw new Refusal('invalidVerificationCode')
      return await verifyRecovery(tx, deps, { session, address, authority: { kind: 'waits' } })
    }
    case 'liftRestriction':
      return await liftNow(tx, deps, { accountId, by })
    case 'deleteAccount':
      return await restNow(tx, deps, { accountId, by })
  }
}

type Removal = Removed & Effect & { isUnproven: boolean }

/**
 * Refuses a removal that takes more by now than was asked for. That is a mailbox that was held in another way then. Without a
 * proof it is also the last settled one (rule 3).
 */
async function refuseToTakeMore(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  accountId: string,
  removal: Removal,
) {
  const { going, staying } = await partedBy(tx, accountId, removal)
  const isNotAsked = going?.kind === 'mailbox' && leavingAddressOf(removal) === null
  const isLast = removal.isUnproven && going !== null && !mayWaitFor(going, staying, config.seniorityS)
  if (isNotAsked || isLast) throw new Refusal('lastKey')
}
