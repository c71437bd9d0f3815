import { allErrands, currentErrand, isFound } from '#client/game/errands/errand-rules.ts'
import type { GameState } from '#client/game/state.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { LOST_KEYS, LOST_KEYS_PLACE, useFoundKeys } from '#client/lost-keys/found-keys.ts'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './side-board.module.css'

/** Reasons to come back, on one line: today's room, the errands, the lost keys. */
export function SideBoard() {
  const { keys } = useFoundKeys()
  const errands = useGame(({ game }) => describeErrands(game))
  const store = useGameStore()

  return (
    <nav className={styles.board} aria-label="More to find">
      <Link to={pages.today}>Room of the day</Link>
      <button type="button" onClick={() => store.showBoard('errands')}>
        Errands <span className={styles.count}>{errands}</span>
      </button>
      <Link to={`${pages.account}#${LOST_KEYS_PLACE}`}>
        <span>
          <span className={styles.wide}>Lost </span>keys
        </span>
        <span className={styles.count}>{`${keys.length} of ${Math.max(LOST_KEYS, keys.length)}`}</span>
      </Link>
    </nav>
  )
}

function describeErrands(game: GameState) {
  const errand = currentErrand(game)
  if (errand === null) return `${game.errands.done.length} of ${allErrands.length}`
  return `${errand.wants.filter((want) => isFound(game, errand, want)).length} of ${errand.wants.length}`
}
