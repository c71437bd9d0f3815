import { useCallback, useEffect, useRef } from 'react'

/** Gives a signal that aborts when the page is left: what was begun here must not act on the next page. */
export function useLeaving() {
  const leaving = useRef<AbortController>(null)

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  return useCallback(() => {
    leaving.current ??= new AbortController()
    return leaving.current.signal
  }, [])
}
