import { useEffect, useRef } from 'react'
import { ErrandInBar } from '#client/game/errands/errand-in-bar.tsx'
import { currentErrand } from '#client/game/errands/errand-rules.ts'
import { Wanted } from '#client/game/manager/wanted.tsx'
import { projectOf } from '#client/game/state.ts'
import { useGame } from '#client/game/use-game.ts'
import type { Elements } from '#client/lib/elements.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import iconButton from '#client/ui/icon-button.module.css'
import styles from './filled.module.css'

const CROSS = 'M18 6 6 18M6 6l12 12'

/** Above a picture that fills the screen: the way back, and what to look for. `children`: the zoom. */
export function FilledBar({ onLeave, children }: { onLeave: () => void; children: Elements }) {
  const tasks = useGame(({ game }) => projectOf(game))?.tasks ?? []
  const errand = useGame(({ game }) => currentErrand(game))
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    back.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.bar}>
      <button
        type="button"
        ref={back}
        className={`${iconButton.icon} ${styles.back}`}
        aria-label="Back to the posts"
        onClick={onLeave}
      >
        <Glyph path={CROSS} size={20} />
      </button>
      {errand && tasks.length === 0 ? (
        <ErrandInBar errand={errand} className={styles.riddle} />
      ) : (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <li key={task.id} className={task.completed ? styles.done : undefined}>
              <Wanted task={task} />
              <span>{`${task.foundCount} of ${task.requiredQuantity}`}</span>
              <span className="visually-hidden">{` ${task.name}`}</span>
            </li>
          ))}
        </ul>
      )}
      {children satisfies Elements}
    </div>
  )
}
