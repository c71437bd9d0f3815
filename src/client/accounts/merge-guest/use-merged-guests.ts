import { useExternalStore } from '#client/lib/use-external-store.ts'
import { keptBrought, undoable } from './merged-guests.ts'

/** What was brought along last, while it can be undone. */
export function useBrought(accountId: string) {
  return undoable(useExternalStore(keptBrought.subscribe, () => keptBrought.state(accountId)))
}
