import { useEffect } from 'react'
import { useLocation } from '#client/lib/navigation.tsx'

/** A new page begins at its top. On Back the browser restores the position itself. */
export function useScrollToTop(pathname: string) {
  const { isPop } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    if (!isPop) window.scrollTo(0, 0)
  }, [isPop, pathname])
}
