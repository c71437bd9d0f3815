import { useFurnishings } from './use-furnishings.ts'
import styles from './window-on-street.module.css'
import { WindowPicture } from './window-picture.tsx'

/** The window in the wall of our house, over the picture of the street; nothing while it is empty. */
export function WindowOnStreet() {
  const ids = useFurnishings()

  if (ids.length === 0) return null
  return (
    <div className={styles.street}>
      <div className={styles.window}>
        <WindowPicture ids={ids} />
      </div>
    </div>
  )
}
