import { useCallback, useEffect, useRef } from 'react'

/** What was begun on a page, for as long as somebody is there. */
export type Stay = {
  /** Aborts when the page goes. */
  signal: AbortSignal
  /** Whether it has been left: the address says so at once, while the next page may still be on its way. */
  readonly isOver: boolean
}

/** Gives what tells when the page is left: what was begun here must not act on the next page. */
export function useLeaving() {
  const leaving = useRef<AbortController>(null)

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  return useCallback((): Stay => {
    leaving.current ??= new AbortController()
    const { signal } = leaving.current
    const { pathname } = window.location
    return {
      signal,
      get isOver() {
        return signal.aborted || window.location.pathname !== pathname
      },
    }
  }, [])
}
