import { useId, useMemo, useState } from 'react'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'
import styles from './thing-drawers.module.css'
import { regionsOf } from './thing-regions.ts'

type ThingDrawersProps = {
  list: { width: number; height: number; things: readonly DrawnThing[] }
  /** The author or the name of the picture. */
  of: string
  onPick: (thing: DrawnThing) => void
  /** A drawer was opened. */
  onOpen?: () => void
}

/**
 * The picture as text: nine drawers, one open at a time. Each has the names of the things in that part, and of what is beside
 * them.
 */
export function ThingDrawers({ list, of, onPick, onOpen }: ThingDrawersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [drawer, setDrawer] = useState<string | null>(null)
  const regions = useMemo(() => regionsOf(list), [list])
  const id = useId()
  const inside = regions.find(({ name }) => name === drawer)

  function pull(name: string) {
    setDrawer(name === drawer ? null : name)
    if (name !== drawer) onOpen?.()
  }

  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Feel around by name
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <fieldset className={styles.chest}>
              <legend className="visually-hidden">{`Drawers of ${of}`}</legend>
              {regions.map(({ name, entries }) => (
                <button
                  key={name}
                  type="button"
                  className={styles.drawer}
                  aria-expanded={name === drawer}
                  aria-disabled={entries.length === 0 || undefined}
                  onClick={() => entries.length > 0 && pull(name)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
            {inside && (
              <ul className={styles.inside} aria-label={`In the ${inside.name}`}>
                {inside.entries.map(({ thing, near }) => (
                  <li key={thing.id}>
                    <button type="button" className={styles.thing} onClick={() => onPick(thing)}>
                      <span>{thing.name}</span>
                      {near && <span className={styles.near}>{`, seen near the ${near}`}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  )
}
