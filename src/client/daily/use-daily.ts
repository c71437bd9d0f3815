import { createKept } from '#client/lib/kept.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useOwner } from '#client/sessions/use-owner.ts'
import { type Daily, NO_DAILY, readDaily } from './daily.ts'

const kept = createKept<Daily>({ prefix: 'room_of_the_day', empty: NO_DAILY, read: readDaily })

/** What this browser keeps of the days, and how to change it. */
export function useDaily() {
  const owner = useOwner()
  const daily = useExternalStore(kept.subscribe, () => kept.state(owner))
  return {
    daily,
    /** As it is at this moment, in whichever tab. */
    now: () => kept.state(owner),
    change: (by: (daily: Daily) => Daily) => kept.change(owner, by),
  }
}
