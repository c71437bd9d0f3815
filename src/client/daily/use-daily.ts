import { createKept } from '#client/lib/kept.ts'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { useOwner } from '#client/sessions/use-owner.ts'
import { type Daily, NO_DAILY, readDaily } from './daily.ts'

const kept = createKept<Daily>({ prefix: 'room_of_the_day', empty: NO_DAILY, read: readDaily })

/** What this browser stores about the days, and how to change it. */
export function useDaily() {
  const owner = useOwner()
  const daily = useExternalStore(kept.subscribe, () => kept.state(owner))
  return {
    daily,
    /** The current value, including other tabs' changes. */
    now: () => kept.state(owner),
    change: (by: (daily: Daily) => Daily) => kept.change(owner, by),
  }
}
