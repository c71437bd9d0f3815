import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'

const loadGhost = later(() => import('./ghost.tsx').then(({ Ghost }) => Ghost))

/** Seen only once a letter is sent: its drawing comes then, and the words are good without. */
export function LetterGhost() {
  const Ghost = useNeeded(true, loadGhost)
  return Ghost && <Ghost pose="letter" />
}
