import { useMutation } from '@tanstack/react-query'
import { failures } from '#client/api/failures.ts'
import { refusalOf } from '#client/api/refusal.ts'
import { useAttempt } from '#client/api/use-attempt.ts'
import { useProcedures } from '#client/cache/use-procedures.ts'
import { toast } from '#client/lib/toasts.ts'
import { mergeUndone } from '#shared/mergeable.ts'
import { putBack } from './merge-browser-things.ts'
import { forgetMerge, type MergedGuest } from './merged-guests.ts'

/** Undoes a merge: in this browser, and on the server. */
export function useUndoMerge(accountId: string) {
  const { account } = useProcedures()
  const { doing, problem, attempt } = useAttempt<'undo'>()
  const { mutateAsync } = useMutation(account.undoBring.mutationOptions())

  /** Returns the number of facts that were restored. */
  async function undoOnServer(merged: MergedGuest) {
    const { undoToken, taken } = merged
    if (undoToken === null) return 0
    try {
      return (await mutateAsync({ undoToken })).undone.length
    } catch (error) {
      const isOver = refusalOf(error).code === 'invalid_undo'
      if (!isOver) throw error
      // Already undone elsewhere, or by a call whose answer was lost. The browser's part may still be restored.
      if (taken.length > 0) return 0
      forgetMerge(accountId, merged)
      throw error
    }
  }

  async function undo(merged: MergedGuest) {
    const onServer = await undoOnServer(merged)
    const here = putBack(accountId, merged.taken)
    forgetMerge(accountId, merged)
    const isAll = onServer + here.length === merged.things.length
    toast(mergeUndone[isAll ? 'all' : 'notAll'])
  }

  return {
    isBusy: doing !== null,
    problem,
    undo: (merged: MergedGuest) => attempt('undo', () => undo(merged), failures.update),
  }
}
