import { useCallback, useEffect, useRef } from 'react'

/** A stay on a page: something that began there can ask whether the page was left. */
export type Stay = {
  /** Aborts when the page is left. */
  signal: AbortSignal
  /** Whether the page was left. The address shows that at once, while the next page may still be loading. */
  readonly isOver: boolean
}

/** Returns a function that begins a stay: what was begun on this page must not act on the next one. */
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
