import { Glyph } from '#client/ui/glyph.tsx'
import styles from './wanted-list.module.css'

const CHECK = 'M20 6 9 17l-5-5'

export function WantedList({ list, found }: { list: readonly string[]; found: readonly string[] }) {
  return (
    <ul className={styles.list} aria-label="To find">
      {list.map((name) => {
        const isFound = found.includes(name)
        return (
          <li key={name} className={isFound ? styles.found : undefined}>
            {isFound && <Glyph path={CHECK} size={16} strokeWidth={3} />}
            <span>{name}</span>
            {isFound && <span className="visually-hidden">, found</span>}
          </li>
        )
      })}
    </ul>
  )
}
