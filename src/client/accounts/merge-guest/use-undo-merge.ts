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
  async function undoInHouse(brought: MergedGuest) {
    const { undoToken, taken } = brought
    if (undoToken === null) return 0
    try {
      return (await mutateAsync({ undoToken })).undone.length
    } catch (error) {
      const isOver = refusalOf(error).code === 'invalid_undo'
      if (!isOver) throw error
      // Already undone elsewhere, or by a call whose answer was lost. The browser's part may still be restored.
      if (taken.length > 0) return 0
      forgetMerge(accountId, brought)
      throw error
    }
  }

  async function undo(brought: MergedGuest) {
    const inHouse = await undoInHouse(brought)
    const here = putBack(accountId, brought.taken)
    forgetMerge(accountId, brought)
    const isAll = inHouse + here.length === brought.things.length
    toast(mergeUndone[isAll ? 'all' : 'notAll'])
  }

  return {
    isBusy: doing !== null,
    problem,
    undo: (brought: MergedGuest) => attempt('undo', () => undo(brought), failures.update),
  }
}
