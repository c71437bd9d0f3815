import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { samples } from './samples.ts'
import styles from './samples-row.module.css'

/** Puts a sample into the editor. */
export function SamplesRow({ onPick }: { onPick: (source: string) => void }) {
  const id = useId()

  return (
    <div>
      <p className={styles.about} id={id}>
        Put a sample into the editor:
      </p>
      <ul className={styles.row} aria-labelledby={id}>
        {samples.map(({ name, about, source }) => (
          <li key={name}>
            <Button look="link" onClick={() => onPick(source)}>
              {name}
            </Button>
            <span className={styles.about}>{about}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
