import { drawingAt, furnishingsCalled } from './furnishings.ts'
import styles from './window-picture.module.css'

const list = new Intl.ListFormat('en')

/** The room behind our door, seen through its window, with these furnishings (ids). As wide as its container. */
export function WindowPicture({ ids }: { ids: readonly string[] }) {
  const shown = furnishingsCalled(ids)
  const inside = shown.length === 0 ? 'still empty' : list.format(shown.map(({ name }) => name))

  return (
    <span className={styles.window} role="img" aria-label={`The window behind our door: ${inside}.`}>
      <img className={styles.room} src={drawingAt('room')} alt="" draggable={false} />
      {shown.map(({ id, place: { middle, bottom, width } }) => (
        <img
          key={id}
          className={styles.thing}
          style={{ left: `${middle - width / 2}%`, bottom: `${bottom}%`, width: `${width}%` }}
          src={drawingAt(id)}
          alt=""
          draggable={false}
        />
      ))}
    </span>
  )
}
