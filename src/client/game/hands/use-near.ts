import { type RefObject, useEffect, useState } from 'react'

/** One and a half screens above and below. */
const NEAR = '150% 0px'

/** Whether the element may soon be visible. If the browser cannot tell, everything is near. */
export function useNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean) {
  const [isNear, setIsNear] = useState(isNearAtFirst || !('IntersectionObserver' in window))

  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isNear
}
