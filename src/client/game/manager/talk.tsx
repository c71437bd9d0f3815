import { kindNamed } from '#client/game/hunt/hidden-object.ts'
import type { Project } from '#client/game/jobs.ts'
import { findThese } from '#client/game/manager-words.ts'
import { projectOf } from '#client/game/state.ts'
import { useGame } from '#client/game/use-game.ts'
import styles from './boss-panel.module.css'
import { WantedShape } from './wanted-shape.tsx'

/** The manager's last messages, the newest at the end. `isShort`: only the newest is visible. */
export function Talk({ isShort }: { isShort: boolean }) {
  const talk = useGame(({ game }) => game.talk)
  const project = useGame(({ game }) => projectOf(game))

  return (
    <div
      className={`${styles.talk} ${isShort ? styles.short : ''}`}
      role="log"
      aria-label="What the Boss says"
    >
      {talk.map(({ id, text }) => (
        <p key={id} className={styles.message}>
          <span>{text}</span>
          {project && text === findThese(project) && <These project={project} />}
        </p>
      ))}
    </div>
  )
}

/** The shapes that the colon announces, cut out of paper. The bar has them as text. */
function These({ project: { tasks } }: { project: Project }) {
  return (
    <span className={styles.these} aria-hidden>
      {tasks.flatMap(({ id, name, requiredQuantity }) =>
        Array.from({ length: requiredQuantity }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the shape
          <span key={`${id} ${at}`}>
            <WantedShape kind={kindNamed(name)} at={at} />
          </span>
        )),
      )}
    </span>
  )
}
