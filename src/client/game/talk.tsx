import styles from './boss-panel.module.css'
import { kindNamed } from './hidden-object.ts'
import type { Project } from './jobs.ts'
import { findThese } from './manager-words.ts'
import { projectOf } from './state.ts'
import { useGame } from './use-game.ts'
import { WantedShape } from './wanted-shape.tsx'

/** The last that the manager said, the newest at the end. `isShort`: in sight is only that. */
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

/** What the colon announces, cut out of paper. In words it stands in the bar. */
function These({ project: { tasks } }: { project: Project }) {
  return (
    <span className={styles.these} aria-hidden>
      {tasks.flatMap(({ id, name, requiredQuantity }) =>
        Array.from({ length: requiredQuantity }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is as good as the other.
          <span key={`${id} ${at}`}>
            <WantedShape kind={kindNamed(name)} />
          </span>
        )),
      )}
    </span>
  )
}
