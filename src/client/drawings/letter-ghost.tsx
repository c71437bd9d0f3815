import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'

const loadGhost = later(() => import('./ghost.tsx').then(({ Ghost }) => Ghost))

/** Only shown after a mail was sent: its drawing loads then, and the text is complete without it. */
export function LetterGhost() {
  const Ghost = useNeeded(true, loadGhost)
  return Ghost && <Ghost pose="letter" />
}
