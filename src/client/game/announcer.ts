import { createContext, useContext } from 'react'

/** Says something to screen readers (a polite live region); what somebody `asked` for is said however soon it follows. */
export type Announce = (text: string, asked?: 'asked') => void

export const AnnounceContext = createContext<Announce>(() => undefined)

export function useAnnounce() {
  return useContext(AnnounceContext)
}
