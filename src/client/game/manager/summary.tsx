import { useEffect, useId } from 'react'
import gestures from '#client/game/gestures/gestures.module.css'
import { formatMoney } from '#client/game/manager-words.ts'
import { spentOn } from '#client/game/rules.ts'
import { playSound } from '#client/game/sounds.ts'
import type { GameState } from '#client/game/state.ts'
import { useGame, useGameStore } from '#client/game/use-game.ts'
import { Button } from '#client/ui/button.tsx'
import styles from './summary.module.css'
import { TagModal } from './tag-modal.tsx'
import { ThingPicture } from './thing-picture.tsx'

/** The result of a completed project. */
export function Summary() {
  const store = useGameStore()
  const praise = useId()
  const projectId = useGame(({ finished }) => finished)
  const game = useGame((table) => table.game)

  useEffect(() => {
    if (projectId !== null) playSound('receipt')
  }, [projectId])

  if (projectId === null) return null
  const project = game.availableJobs.flatMap(({ projects }) => projects).find(({ id }) => id === projectId)
  if (project === undefined) return null
  const { bought, spent, saved } = tally(game, projectId)

  return (
    <TagModal title={`${project.name}: done`} describedBy={praise} onEscape={store.closeSummary}>
      {/* The panel is silent behind an open dialog; screen readers get the manager's praise here. */}
      <p id={praise}>{`Well rummaged! Your reward is ${formatMoney(project.reward)}.`}</p>
      <p className={styles.saved}>{`You saved the customer ${formatMoney(saved)}`}</p>
      <span className={`${gestures.stamp} ${styles.paid}`} aria-hidden>
        Paid
      </span>
      <ul className={styles.bought}>
        {bought.map((thing) => (
          <li key={thing.id}>
            <span className={styles.thing} aria-hidden>
              <ThingPicture thing={thing} />
            </span>
            <span className={styles.what}>
              <span>{thing.name}</span> <span className={styles.seller}>{`from ${thing.sellerName}`}</span>
            </span>
            <span className={styles.money}>
              <s aria-hidden>{formatMoney(thing.price)}</s> <span>{formatMoney(thing.finalPrice)}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <dt>Days on the job</dt>
        <dd>{game.daysOnJob}</dd>
        <dt>Cash before</dt>
        <dd>{formatMoney(game.cashBalance + spent - project.reward)}</dd>
        <dt>Spent</dt>
        <dd className={styles.less}>{formatMoney(spent)}</dd>
        <dt className={styles.reward}>Reward</dt>
        <dd className={`${styles.reward} ${styles.more}`}>{formatMoney(project.reward)}</dd>
        <dt className={styles.sum}>Cash now</dt>
        <dd className={styles.sum}>{formatMoney(game.cashBalance)}</dd>
      </dl>
      <Button look="door" onClick={store.closeSummary}>
        Back to the rooms
      </Button>
      <p className={styles.next}>Errands pay more, into a jar that furnishes the window behind our door.</p>
      <Button onClick={() => store.showBoard('window')}>See our window</Button>
    </TagModal>
  )
}

function tally(game: GameState, project: string) {
  const bought = game.inventory.filter(({ projectId }) => projectId === project)
  const spent = spentOn(game, project)
  const listed = bought.reduce((sum, { price }) => sum + price, 0)
  return { bought, spent, saved: listed - spent }
}
