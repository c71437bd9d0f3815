import { useEffect, useRef } from 'react'

/** The share of the post that must be visible. */
const THRESHOLD = 0.1

/** Reaches far up, so that a jump past the last post also counts. */
const ABOVE = '1000000px 0px 0px'

/**
 * Calls `act` when the last post becomes visible. `last` is its id: only a different last post is observed again. So a page
 * without new posts does not load the next one, and so on.
 */
export function useLastVisible(last: string | undefined, act: () => void) {
  const element = useRef<HTMLElement>(null)

  useEffect(() => {
    // Without it there is still the button.
    if (last === undefined || element.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act()
      },
      { threshold: THRESHOLD, rootMargin: ABOVE },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [last, act])

  return element
}
