import { useState } from 'react'
import { usualDrawing } from '#client/game/hunt/hidden-object.ts'
import styles from './thing-picture.module.css'

type ThingPictureProps = { thing: { name: string; drawing?: string | undefined } }

/**
 * The picture of a thing, as large as its place; its name is always beside it. It is the room's own drawing, without what
 * stands before the thing there: the file has a second view for that.
 */
export function ThingPicture({ thing: { name, drawing } }: ThingPictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  // A stored game may be older than the room.
  const src = drawing === undefined || hasFailed ? usualDrawing(name) : `${drawing}#whole`
  return (
    <img
      className={styles.thing}
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  )
}
