import { lockOwnAccount } from '#server/account-protection/carry-out-due.ts'
import type { Session } from '#server/account-store/browsers/read-session.ts'
import { changeIdentityOf, isTold } from '#server/accounts/change-identity.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { mergeUndone } from '#shared/mergeable.ts'
import { askedOf } from '#shared/personal-fields.ts'
import { pick } from '#shared/record-of.ts'
import { redeemMerge } from './merges.ts'

/** Restores the values from before a merge. A value that was changed since the merge stays. */
export async function undoBring(deps: Deps, session: Session, { undoToken }: { undoToken: string }) {
  return await deps.db.transaction(async (tx) => {
    const account = await lockOwnAccount(tx, deps, session)
    const merge = await redeemMerge(tx, session.accountId, undoToken)
    if (!merge) throw new Refusal('invalidUndo')
    const undone = merge.brought.filter((change) => isTold(account, pick(merge.now, askedOf(change))))
    for (const change of undone) {
      await changeIdentityOf(tx, account, {
        change,
        told: pick(merge.before, askedOf(change)),
        by: session.browserKeyId,
      })
    }
    const isAll = undone.length === merge.brought.length
    return { undone, message: mergeUndone[isAll ? 'all' : 'notAll'] }
  })
}
