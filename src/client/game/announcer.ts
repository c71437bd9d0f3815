import { createContext, useContext } from 'react'

/** Announces a text to screen readers (a polite live region). A text that the user `asked` for is announced without a pause. */
export type Announce = (text: string, asked?: 'asked') => void

export const AnnounceContext = createContext<Announce>(() => undefined)

export function useAnnounce() {
  return useContext(AnnounceContext)
}
