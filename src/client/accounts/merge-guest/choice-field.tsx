import { WholeName } from '#client/ui/whole-name.tsx'
import { PERSONAL_CHANGES } from '#shared/personal-fields.ts'
import { recordOf } from '#shared/record-of.ts'
import styles from './choice-field.module.css'
import { type Choice, labels } from './mergeable-things.ts'

type ChoiceFieldProps = { choice: Choice; isMerged: boolean; onChoose: (isMerged: boolean) => void }

/** One fact of the guest, side by side with the account's own: one of the two is chosen. */
export function ChoiceField({ choice, isMerged, onChoose }: ChoiceFieldProps) {
  const { thing, guests, accounts } = choice
  const isAdded = thing === 'likes' && accounts !== null

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{labels[thing]}</legend>
      <div className={styles.sides}>
        <label className={styles.side}>
          <input type="radio" name={thing} checked={isMerged} onChange={() => onChoose(true)} />
          <span className={styles.whose}>{isAdded ? 'As a guest (added to yours)' : 'As a guest'}</span>
          <span className={styles.value}>
            <WholeName>{guests}</WholeName>
          </span>
        </label>
        <label className={styles.side}>
          <input type="radio" name={thing} checked={!isMerged} onChange={() => onChoose(false)} />
          <span className={styles.whose}>{isAdded ? 'In your account (unchanged)' : 'In your account'}</span>
          <span className={styles.value}>
            {accounts === null ? NOTHING[thing] : <WholeName>{accounts}</WholeName>}
          </span>
        </label>
      </div>
    </fieldset>
  )
}

const NOTHING: Record<Choice['thing'], string> = {
  ...recordOf(PERSONAL_CHANGES, () => 'Not added'),
  likes: 'None yet',
  game: 'No game yet',
}
