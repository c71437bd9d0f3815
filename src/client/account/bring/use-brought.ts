import { useSyncExternalStore } from 'react'
import { keptBrought, undoable } from './brought.ts'

/** What was brought along last, while it can be undone. */
export function useBrought(accountId: string) {
  return undoable(useSyncExternalStore(keptBrought.subscribe, () => keptBrought.state(accountId)))
}
