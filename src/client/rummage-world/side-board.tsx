import { allErrands } from '#client/game/errands/errand-rules.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { LOST_KEYS, LOST_KEYS_PLACE, useFoundKeys } from '#client/lost-keys/found-keys.ts'
import { Link } from '#client/ui/link.tsx'
import { pages } from '#shared/page-paths.ts'
import styles from './side-board.module.css'

/** Reasons to come back, on one line: today's room, the errands, the lost keys. */
export function SideBoard() {
  const { keys } = useFoundKeys()
  const done = useGame(({ game }) => game.errands.done.length)
  const store = useGameStore()

  return (
    <nav className={styles.board} aria-label="More to find">
      <Link to={pages.today}>Room of the day</Link>
      <button type="button" onClick={() => store.showBoard('errands')}>
        Errands <span className={styles.count}>{`${done} of ${allErrands.length}`}</span>
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
