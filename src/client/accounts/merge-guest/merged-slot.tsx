import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'
import { useMergedGuests } from './use-merged-guests.ts'

const loadSection = later(() => import('./merged-section.tsx').then(({ MergedSection }) => MergedSection))

/** The place on the account page for the last merge. Merges are rare: the section's code loads only after one. */
export function MergedSlot({ accountId }: { accountId: string }) {
  const Section = useNeeded(useMergedGuests(accountId) !== null, loadSection)
  return Section ? <Section accountId={accountId} /> : null
}
