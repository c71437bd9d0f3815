import { useEffect, useRef } from 'react'
import type { DrawnThing, DrawnThings } from './drawn-things.ts'
import styles from './room-names.module.css'

type RoomNamesProps = {
  id: string
  drawn: DrawnThings | null
  onAsk: (thing: DrawnThing) => void
}

/** Each name once. Asking again answers for the next thing of that name. */
export function RoomNames({ id, drawn, onAsk }: RoomNamesProps) {
  const list = useRef<HTMLDivElement>(null)
  const asked = useRef(new Map<string, number>())
  const names = [...new Set(drawn?.things.map(({ name }) => name))].sort((one, other) =>
    one.localeCompare(other),
  )

  // The picture above may fill the screen. Scrolls only when the user has just opened the list.
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') !== id) return
    list.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [id])

  function ask(name: string) {
    const namesakes = drawn?.things.filter((thing) => thing.name === name) ?? []
    const times = asked.current.get(name) ?? 0
    asked.current.set(name, times + 1)
    const thing = namesakes[times % namesakes.length]
    if (thing) onAsk(thing)
  }

  return (
    <div id={id} ref={list} className={styles.list}>
      {names.length === 0 && <p className={styles.none}>Nobody has written down yet what is in here.</p>}
      <ul className={styles.names} aria-label="In this picture">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => ask(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
