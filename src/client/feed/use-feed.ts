import { useSyncExternalStore } from 'react'
import { feedState, onFeedChange } from './feed-state.ts'

export function useFeed() {
  return useSyncExternalStore(onFeedChange, feedState)
}
