import { useEffect, useRef } from 'react'
import { useLocation } from './navigation.tsx'

/** After one of these the user must not be moved any more. */
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * For the heading of a part that may come later than its page. If the fragment of the address is `place`, the heading gets the
 * focus. It stays at the top of the window while other parts come in above it, until the user scrolls or presses something.
 */
export function useArrival(place: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the same link, followed again, leads there again
  useEffect(() => {
    const element = heading.current
    if (hash !== `#${place}` || element === null) return
    const stay = () => element.scrollIntoView({ block: 'start', behavior: 'instant' })
    const sizes = new ResizeObserver(stay)
    const leave = () => sizes.disconnect()
    element.focus({ preventScroll: true })
    sizes.observe(document.body)
    for (const type of BY_HAND) window.addEventListener(type, leave, { passive: true })
    return () => {
      leave()
      for (const type of BY_HAND) window.removeEventListener(type, leave)
    }
  }, [hash, key, place])

  return heading
}
