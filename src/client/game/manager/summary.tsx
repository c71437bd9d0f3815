import { useId } from 'react'
import { formatMoney } from '#client/game/manager-words.ts'
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

  if (projectId === null) return null
  const project = game.availableJobs.flatMap(({ projects }) => projects).find(({ id }) => id === projectId)
  if (project === undefined) return null
  const { bought, spent, saved } = tally(game, projectId)

  return (
    <TagModal title={`${project.name}: done`} describedBy={praise} onEscape={store.closeSummary}>
      {/* The panel is silent behind an open dialog; screen readers get the manager's praise here. */}
      <p id={praise}>{`Well rummaged! That makes ${formatMoney(project.reward)} for you.`}</p>
      <p className={styles.saved}>{`You saved the customer ${formatMoney(saved)}`}</p>
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
        <dt>Spent</dt>
        <dd>{formatMoney(spent)}</dd>
        <dt>Days on the job</dt>
        <dd>{game.daysOnJob}</dd>
        <dt className={styles.reward}>Reward</dt>
        <dd className={styles.reward}>{formatMoney(project.reward)}</dd>
        <dt>Cash now</dt>
        <dd>{formatMoney(game.cashBalance)}</dd>
      </dl>
      <Button look="door" onClick={store.closeSummary}>
        Back to the rooms
      </Button>
    </TagModal>
  )
}

function tally({ inventory }: GameState, project: string) {
  const bought = inventory.filter(({ projectId }) => projectId === project)
  const spent = bought.reduce((sum, { finalPrice }) => sum + finalPrice, 0)
  const listed = bought.reduce((sum, { price }) => sum + price, 0)
  return { bought, spent, saved: listed - spent }
}
