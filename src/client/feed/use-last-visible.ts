import { useEffect, useRef } from 'react'

/** How much of the post has to be seen. */
const THRESHOLD = 0.1

/** Reaching far up, so that whoever jumps past the last post has reached it too. */
const ABOVE = '1000000px 0px 0px'

/**
 * Acts once the last post becomes visible. `last` names it: only another last post is watched anew, so that a
 * page that brings nothing does not fetch the next by itself, and that one its next.
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
