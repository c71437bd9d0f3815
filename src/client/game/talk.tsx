import styles from './boss-panel.module.css'
import { useGame } from './use-game.ts'

/** The last that the manager said, the newest at the end. `isShort`: in sight is only that. */
export function Talk({ isShort }: { isShort: boolean }) {
  const talk = useGame(({ game }) => game.talk)

  return (
    <div
      className={`${styles.talk} ${isShort ? styles.short : ''}`}
      role="log"
      aria-label="What the Boss says"
    >
      {talk.map(({ id, text }) => (
        <p key={id} className={styles.message}>
          {text}
        </p>
      ))}
    </div>
  )
}
