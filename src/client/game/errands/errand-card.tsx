import { useId } from 'react'
import { formatMoney } from '#client/game/manager-words.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import { Glyph } from '#client/ui/glyph.tsx'
import type { Errand } from './errand.ts'
import styles from './errand-card.module.css'
import { isDone, isFound, isOpen } from './errand-rules.ts'

const CHECK = 'M20 6 9 17l-5-5'

/** An errand on its slip of paper: its sender, the riddles once it is accepted, and its reward. */
export function ErrandCard({ errand, onTaken }: { errand: Errand; onTaken?: () => void }) {
  const { id, who, title, asks, thanks, level, reward, isForFamous } = errand
  const store = useGameStore()
  const isCurrent = useGame(({ game }) => game.errands.current === id)
  const done = useGame(({ game }) => isDone(game, errand))
  const open = useGame(({ game }) => isOpen(game, errand))
  const name = useId()

  function take() {
    store.dispatch({ type: 'takeErrand', errandId: id })
    onTaken?.()
  }

  return (
    <article className={`${styles.slip} ${done ? styles.done : ''}`} aria-labelledby={name}>
      <h3 className={styles.title} id={name}>
        {title}
      </h3>
      <p className={styles.facts}>
        {`for ${who}, pays ${formatMoney(reward)}${isForFamous ? '' : `, on the way to level ${level}`}`}
      </p>
      <p className={styles.asks}>{done ? thanks : asks}</p>
      {isCurrent && <Riddles errand={errand} />}
      {done ? (
        <p className={styles.state}>
          <Glyph path={CHECK} size={16} strokeWidth={3} /> Done
        </p>
      ) : isCurrent ? (
        <Button look="link" aria-describedby={name} onClick={() => store.dispatch({ type: 'leaveErrand' })}>
          Put it aside
        </Button>
      ) : open ? (
        <Button aria-describedby={name} onClick={take}>
          Run this errand
        </Button>
      ) : (
        <p className={styles.state}>
          {isForFamous ? 'Only for a Celebrity Concierge.' : `From level ${level - 1}.`}
        </p>
      )}
    </article>
  )
}

/** The riddles; a solved one shows its answer. */
function Riddles({ errand }: { errand: Errand }) {
  const found = useGame(({ game }) => errand.wants.filter((want) => isFound(game, errand, want)).length)
  const game = useGame((table) => table.game)

  return (
    <ul className={styles.riddles} aria-label={`${found} of ${errand.wants.length} found`}>
      {errand.wants.map((want) => {
        const isMet = isFound(game, errand, want)
        return (
          <li key={want.word} className={isMet ? styles.met : undefined}>
            {isMet && <Glyph path={CHECK} size={16} strokeWidth={3} />}
            <span>{isMet ? `The ${want.word}. ` : want.riddle}</span>
            {isMet && <span className="visually-hidden">Found.</span>}
          </li>
        )
      })}
    </ul>
  )
}
