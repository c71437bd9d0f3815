import { useEffect, useRef } from 'react'
import { ErrandInBar } from '#client/game/errands/errand-in-bar.tsx'
import { currentErrand } from '#client/game/errands/errand-rules.ts'
import { Wanted } from '#client/game/manager/wanted.tsx'
import { MapButton } from '#client/game/map-button.tsx'
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

  return (
    <FilledHead back="Back to the posts" onLeave={onLeave} tools={children}>
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
    </FilledHead>
  )
}

type FilledHeadProps = {
  /** What the way back is called. */
  back: string
  onLeave: () => void
  tools: Elements
  children: Elements
}

/** The way back, the map, what the picture is searched for, and its tools. The map is of the page below. */
export function FilledHead({ back, onLeave, tools, children }: FilledHeadProps) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    button.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.bar}>
      <button
        type="button"
        ref={button}
        className={`${iconButton.icon} ${styles.back}`}
        aria-label={back}
        onClick={onLeave}
      >
        <Glyph path={CROSS} size={20} />
      </button>
      <MapButton onPress={onLeave} />
      <div className={styles.seek}>{children satisfies Elements}</div>
      {tools satisfies Elements}
    </div>
  )
}
