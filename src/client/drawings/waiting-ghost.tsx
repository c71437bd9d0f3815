import { later } from '#client/lib/later.ts'
import { useNeeded } from '#client/lib/use-needed.ts'

const loadGhost = later(() => import('./peeking-ghost.tsx').then(({ PeekingGhost }) => PeekingGhost))

/** Beside texts about a possible wait. Its drawing loads later: the text is complete without it. */
export function WaitingGhost() {
  const PeekingGhost = useNeeded(true, loadGhost)

  return (
    <svg viewBox="-14 0 134 140" width="134" height="140" aria-hidden="true">
      {PeekingGhost && <PeekingGhost />}
    </svg>
  )
}
