import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useMergedGuests } from './use-merged-guests.ts'

const loadSection = later(() => import('./merged-section.tsx').then(({ MergedSection }) => MergedSection))

/** For the account page: the section about what was brought along. Rare: its code comes where something was. */
export function MergedSlot({ accountId }: { accountId: string }) {
  const Section = useNeeded(useMergedGuests(accountId) !== null, loadSection)
  return Section ? <Section accountId={accountId} /> : null
}
