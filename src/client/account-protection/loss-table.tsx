import { WholeName } from '#client/ui/whole-name.tsx'
import type { PlaceInWords } from './describe-places.ts'
import styles from './loss-table.module.css'

/** For the loss of each place, the other ones: they still open the account. */
export function LossTable({ places }: { places: PlaceInWords[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The loss of one thing</caption>
      <thead>
        <tr className={styles.row}>
          <th className={styles.head} scope="col">
            Lost
          </th>
          <th className={styles.head} scope="col">
            Still opens your account
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((lost) => (
          <tr className={styles.row} key={lost.id}>
            <th className={styles.lost} scope="row">
              <Place {...lost} />
            </th>
            {places.length === 1 ? (
              <td className={`${styles.left} ${styles.locked}`}>
                Nothing. Nobody can let you in, not even us.
              </td>
            ) : (
              <td className={styles.left}>
                {places
                  .filter(({ id }) => id !== lost.id)
                  .map((place) => (
                    <Place key={place.id} {...place} />
                  ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Place({ name, content }: PlaceInWords) {
  return (
    <div className={styles.room}>
      <WholeName>{capitalized(name)}</WholeName> <span className={styles.kind}>{content}</span>
    </div>
  )
}

function capitalized(name: string) {
  // An address keeps its first letter as it is.
  return name.includes('@') ? name : name.slice(0, 1).toUpperCase() + name.slice(1)
}
