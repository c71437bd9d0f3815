import { useEffect, useRef, useState } from 'react'
import { holdUp } from './blocker.ts'

/**
 * Asks before a page with unsaved changes is left: by a link or Back and Forward here, by the browser's own dialog when the tab
 * closes. `isHeld` is called at that very moment, for conditions that cause no render.
 */
export function useUnsavedChanges(hasChanges: boolean, isHeld: () => boolean = () => true) {
  const asks = useRef<() => boolean>(() => false)
  const isReleased = useRef(false)
  const [onward, setOnward] = useState<(() => void) | null>(null)

  useEffect(() => {
    asks.current = () => hasChanges && !isReleased.current && isHeld()
  })

  // Only while there is something to lose: such a listener may keep a page out of the back-forward cache.
  useEffect(() => {
    if (!hasChanges) return
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault()
    }
    const goFreely = holdUp((go) => {
      if (!asks.current()) return false
      setOnward(() => go)
      return true
    })
    window.addEventListener('beforeunload', ask)
    return () => {
      goFreely()
      window.removeEventListener('beforeunload', ask)
    }
  }, [hasChanges])

  /** For a navigation by the page itself: from now on nothing is asked. */
  function release() {
    isReleased.current = true
  }

  return {
    isAsking: onward !== null,
    stay: () => setOnward(null),
    leave: () => {
      release()
      setOnward(null)
      onward?.()
    },
    release,
  }
}
