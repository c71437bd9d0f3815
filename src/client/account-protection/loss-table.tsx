import { WholeName } from '#client/ui/whole-name.tsx'
import type { Loss, Thing } from '#shared/sign-in-methods.ts'
import styles from './loss-table.module.css'

type LossTableProps = { losses: Loss[]; caption: string; names: Map<string, string> }

/** For each loss, what still opens the account. */
export function LossTable({ losses, caption, names }: LossTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
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
        {losses.map(({ lost, waysIn, locked }) => (
          <tr className={styles.row} key={lost.map(({ id }) => id).join(' ')}>
            <th className={styles.lost} scope="row">
              <Things things={lost} names={names} />
            </th>
            <td className={locked ? `${styles.left} ${styles.locked}` : styles.left}>
              {locked ? (
                'Nothing. Nobody can let you in, not even we.'
              ) : (
                <Things things={waysIn} names={names} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Things({ things, names }: { things: Thing[]; names: Map<string, string> }) {
  return things.map((thing) => (
    <div className={styles.room} key={thing.id}>
      <WholeName>{capitalized(names.get(thing.id) ?? thing.name)}</WholeName>{' '}
      <span className={styles.kind}>{describeKind(thing)}</span>
    </div>
  ))
}

function capitalized(name: string) {
  // An address keeps its first letter as it is.
  return name.includes('@') ? name : name.slice(0, 1).toUpperCase() + name.slice(1)
}

function describeKind({ kind }: Thing) {
  if (kind === 'browser') return 'browser'
  if (kind === 'passkey') return 'on its device'
  if (kind === 'provider') return 'on any new device'
  return 'mailbox'
}
