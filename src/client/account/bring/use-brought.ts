import { useOutside } from '#client/lib/use-outside.ts'
import { keptBrought, undoable } from './brought.ts'

/** What was brought along last, while it can be undone. */
export function useBrought(accountId: string) {
  return undoable(useOutside(keptBrought.subscribe, () => keptBrought.state(accountId)))
}
