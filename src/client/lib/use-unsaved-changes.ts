import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Asks before a page is left with changes on it: by a link or Back and Forward here, by the browser's own dialog
 * when the tab goes. `isHeld` is asked at that very moment, for what the page is not drawn anew for.
 */
export function useUnsavedChanges(hasChanges: boolean, isHeld: () => boolean = () => true) {
  const asks = useRef<() => boolean>(() => false)
  const isReleased = useRef(false)
  const blocker = useBlocker(
    // The skip link moves on the same page: nothing is left.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && asks.current(),
  )

  useEffect(() => {
    asks.current = () => hasChanges && !isReleased.current && isHeld()
  })

  // Only while there is something to lose: a page with such a listener may be kept out of the back-forward cache.
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** For the way that the page takes by itself: from now on nobody is asked. */
    release: () => {
      isReleased.current = true
    },
  }
}
