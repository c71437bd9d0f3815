import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useBrought } from './use-merged-guests.ts'

const loadSection = later(() => import('./merged-section.tsx').then(({ BroughtSection }) => BroughtSection))

/** For the account page: the section about what was brought along. Rare: its code comes where something was. */
export function BroughtSlot({ accountId }: { accountId: string }) {
  const Section = useNeeded(useBrought(accountId) !== null, loadSection)
  return Section ? <Section accountId={accountId} /> : null
}
