import styles from './boss-panel.module.css'
import { sayMoney } from './manager-words.ts'
import { useGame } from './use-game.ts'

/** What was bought, with the price paid. */
export function Inventory() {
  const inventory = useGame(({ game }) => game.inventory)

  return (
    <div className={styles.inventory}>
      <h2>Inventory</h2>
      {inventory.length === 0 && <p className={styles.nothing}>Nothing yet. The rooms are full.</p>}
      <ul>
        {inventory.map(({ id, name, finalPrice }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.paid}>{sayMoney(finalPrice)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
