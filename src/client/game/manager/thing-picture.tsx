import { drawingOf } from '#client/game/hunt/hidden-object.ts'
import styles from './thing-picture.module.css'

/** The picture of a thing, as large as its place; its name is always beside it. */
export function ThingPicture({ name }: { name: string }) {
  return <img className={styles.thing} src={drawingOf(name)} alt="" draggable={false} decoding="async" />
}
