import { createContext, useContext } from 'react'

/** Says something to screen readers, politely. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined)

export function useAnnounce() {
  return useContext(AnnounceContext)
}
