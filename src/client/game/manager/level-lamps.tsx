import { useState } from 'react'
import { useGame } from '#client/game/use-game.ts'
import styles from './level-lamps.module.css'

const LEVELS = [1, 2, 3, 4, 5]

/** A string of lamps, one for each level; those of the levels that were reached are lit. The rank says the same in words. */
export function LevelLamps() {
  const level = useGame(({ game }) => game.level)
  const [levelBefore] = useState(level)

  return (
    <span className={styles.string} aria-hidden>
      {LEVELS.map((lamp) => (
        <span key={lamp} className={classOf(lamp, level, levelBefore)} />
      ))}
    </span>
  )
}

function classOf(lamp: number, level: number, levelBefore: number) {
  if (lamp > level) return styles.lamp
  return `${styles.lamp} ${styles.lit} ${lamp > levelBefore ? styles.fresh : ''}`
}
