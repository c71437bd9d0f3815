import { formatMoney } from '#client/game/manager-words.ts'
import { useGame } from '#client/game/use-game.ts'
import styles from './inventory.module.css'
import { ThingPicture } from './thing-picture.tsx'

/** The bought things on a shelf, each with its price on a tag. */
export function Inventory() {
  const inventory = useGame(({ game }) => game.inventory)

  return (
    <div className={styles.inventory}>
      <h2>Inventory</h2>
      {inventory.length === 0 && <p className={styles.nothing}>Nothing yet. The rooms are full.</p>}
      <ul className={styles.shelf}>
        {inventory.map((thing) => (
          <li key={thing.id}>
            <span className={styles.thing} aria-hidden>
              <ThingPicture thing={thing} />
            </span>
            <span className={styles.name}>{thing.name}</span>
            <span className={styles.paid}>{formatMoney(thing.finalPrice)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
