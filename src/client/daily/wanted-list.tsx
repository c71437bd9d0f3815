import { Glyph } from '#client/ui/glyph.tsx'
import styles from './wanted-list.module.css'

const CHECK = 'M20 6 9 17l-5-5'

type WantedListProps = { list: readonly string[]; found: readonly string[]; isSmall: boolean }

/** Each label keeps its size when its thing is found: the check takes the place of its hole. */
export function WantedList({ list, found, isSmall }: WantedListProps) {
  return (
    <ul className={isSmall ? `${styles.list} ${styles.small}` : styles.list} aria-label="To find">
      {list.map((name) => {
        const isFound = found.includes(name)
        return (
          <li key={name} className={isFound ? styles.found : undefined}>
            <span className={styles.hole}>{isFound && <Glyph path={CHECK} size={16} strokeWidth={3} />}</span>
            <span>{name}</span>
            {isFound && <span className="visually-hidden">, found</span>}
          </li>
        )
      })}
    </ul>
  )
}
