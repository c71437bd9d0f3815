import { useGame } from '#client/game/use-game.ts'
import type { Errand } from './errand.ts'
import { isFound } from './errand-rules.ts'

/** For the bar, while there is no project: the sender of the errand and the next riddle. */
export function ErrandInBar({ errand, className }: { errand: Errand; className: string | undefined }) {
  const game = useGame((table) => table.game)
  const next = errand.wants.find((want) => !isFound(game, errand, want))
  const found = errand.wants.filter((want) => isFound(game, errand, want)).length

  return <p className={className}>{`${found} of ${errand.wants.length}: ${next?.riddle ?? ''}`}</p>
}
