import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/** A new page begins at its top; on the way back the browser itself remembers where one was. */
export function useScrollToTop(pathname: string) {
  const isBack = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for
  useEffect(() => {
    if (!isBack) window.scrollTo(0, 0)
  }, [isBack, pathname])
}
