import { useExternalStore } from '#client/lib/use-external-store.ts'
import { keptMerges, undoable } from './merged-guests.ts'

/** The last merge, while it can be undone. */
export function useMergedGuests(accountId: string) {
  return undoable(useExternalStore(keptMerges.subscribe, () => keptMerges.state(accountId)))
}
