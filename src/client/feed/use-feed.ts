import { useDeferredValue } from 'react'
import { useOutside } from '#client/lib/use-outside.ts'
import { feedState, onFeedChange } from './feed-state.ts'

/** A page of posts is drawn in slices: whoever scrolls or presses meanwhile is heard between them. */
export function useFeed() {
  return useDeferredValue(useOutside(onFeedChange, feedState))
}
