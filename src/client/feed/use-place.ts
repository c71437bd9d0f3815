import { useEffect, useLayoutEffect, useRef } from 'react'
import { useExternalStore } from '#client/lib/use-external-store.ts'
import {
  goToPost,
  isArrival,
  keepPlace,
  lastPlace,
  onSeek,
  type Place,
  returnToPlace,
  soughtPost,
} from './place.ts'
import { useFeed } from './use-feed.ts'

/** After scrolling by hand the user must not be moved any more. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Stores the place in the feed, and returns there from another page and after a reload. */
export function usePlace() {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef(lastPlace())
  const returned = useRef<Place | null>(null)
  const { posts } = useFeed()
  const sought = useExternalStore(onSeek, soughtPost)

  // The browser's own restoration counts pixels, in a page that is not filled yet.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (wanted.current === null && !isArrival()) window.scrollTo(0, 0)
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  useEffect(() => {
    const stay = () => {
      wanted.current = null
    }
    for (const type of BY_HAND) window.addEventListener(type, stay, { passive: true })
    return () => {
      for (const type of BY_HAND) window.removeEventListener(type, stay)
    }
  }, [])

  // While the list is still there: after the layout effect's clean-up nothing can be measured.
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const keep = () => keepPlace(element)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new page may contain the post
  useLayoutEffect(() => {
    const place = wanted.current
    if (place === null || list.current === null || !returnToPlace(list.current, place)) return
    wanted.current = null
    returned.current = place
  }, [posts])

  // A second time, because the page frame scrolls a new page to its top, and its effects run after these.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const place = returned.current
    const element = list.current
    if (place === null || element === null) return
    returned.current = null
    const again = requestAnimationFrame(() => returnToPlace(element, place))
    return () => cancelAnimationFrame(again)
  }, [posts])

  // Two frames later: by then the page frame has scrolled, a closed dialog has given its focus back, and the heights of the
  // sticky parts are measured.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const element = list.current
    if (sought === null || element === null) return
    wanted.current = null
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => goToPost(element, sought))
    })
    return () => cancelAnimationFrame(frame)
  }, [posts, sought])

  return list
}
