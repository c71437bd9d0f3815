import { useDeferredValue } from 'react'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import { feedState, onFeedChange } from './feed-state.ts'

/** A page of posts is drawn in slices, so that scrolling and clicks are handled in between. */
export function useFeed() {
  return useDeferredValue(useExternalStore(onFeedChange, feedState))
}
