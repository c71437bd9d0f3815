import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { accounts, keys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { releaseAddress } from '#server/keys/claim-address.ts'
import { holdAccount } from '#server/keys/lock-account.ts'
import { tellAddresses } from '#server/mail/notices.ts'
import { activateKey } from './effects/activate-email-key.ts'
import { addPasskeyTo, fromWaiting } from './effects/add-passkey.ts'
import { liftNow } from './effects/lift-restriction.ts'
import { removeKeys } from './effects/remove-keys.ts'
import { removeRecovery } from './effects/remove-recovery.ts'
import { restNow } from './effects/rest-account.ts'
import { verifyRecovery } from './effects/verify-recovery.ts'
import { endWaiting, readWaiting, type WaitingChange } from './waiting.ts'

/** Carries out whatever is due anywhere, account by account; nobody has to look. Any number of processes may. */
export async function carryOutAllDue(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(lte(accounts.dueAt, sql`now()`))
    .limit(MOST_AT_ONCE)
  for (const { id } of due) await carryOutDueOf(deps, id)
  return due.length
}

const MOST_AT_ONCE = 500

/** Carries out what is due on an account, in a transaction of its own. Nothing is due, or it is gone: nothing happens. */
export async function carryOutDueOf(deps: Deps, accountId: string) {
  await deps.db.transaction(async (tx) => {
    if (await holdAccount(tx, accountId)) await carryOutDue(tx, deps, accountId)
  })
}

/**
 * Carries out every waiting change of an account that is due, in their order, each by the same function that does it at
 * once. What may not be done any more (the last way in, an address that somebody else has by now) comes to nothing. Under
 * the account's lock.
 */
export async function carryOutDue(tx: Transaction, deps: Deps, accountId: string) {
  for (const change of await readWaiting(tx, accountId)) {
    if (!change.isDue) return
    // First: what is being carried out does not wait any more.
    await endWaiting(tx, change)
    try {
      await tx.transaction((piece) => carryOut(piece, deps, change))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      deps.log.info(
        { change: change.id, account: accountId, reason: error.reason },
        'a waiting change came to nothing',
      )
    }
  }
}

async function carryOut(tx: Transaction, deps: Deps, { accountId, byKeyId: by, effect }: WaitingChange) {
  switch (effect.do) {
    case 'removeKeys':
      return await removeKeys(tx, deps, { accountId, keyIds: await liveOf(tx, effect.keyIds), by })
    case 'removeRecovery':
      return await removeRecovery(tx, deps, { accountId, address: effect.address, by })
    case 'releaseReplaced':
      await releaseAddress(tx, effect.address, accountId)
      return await tellAddresses(tx, deps, accountId, { event: 'recoveryChanged' }, [effect.address])
    case 'addPasskey': {
      const { passkey, secretId: madeBySecretId } = effect
      const { id, name } = passkey
      return await addPasskeyTo(tx, deps, {
        accountId,
        id,
        name,
        passkey: fromWaiting(passkey),
        madeBySecretId,
        by,
      })
    }
    case 'activateEmailKey':
      return await activateKey(tx, deps, { accountId, keyId: effect.keyId, by })
    case 'verifyRecovery': {
      const { address, browserKeyId, secretId } = effect
      const session = { accountId, browserKeyId, secretId }
      return await verifyRecovery(tx, deps, { session, address, authority: { kind: 'waits' } })
    }
    case 'liftRestriction':
      return await liftNow(tx, deps, { accountId, by })
    case 'deleteAccount':
      return await restNow(tx, deps, { accountId, by })
  }
}

async function liveOf(tx: Transaction, ids: string[]): Promise<string[]> {
  const live = await Promise.all(
    ids.map((id) => tx.$count(keys, and(eq(keys.id, id), isNull(keys.revokedAt)))),
  )
  return ids.filter((_, index) => (live[index] ?? 0) > 0)
}
