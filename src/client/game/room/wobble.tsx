import type { DrawnThing, DrawnThings } from './drawn-things.ts'
import styles from './room-answer.module.css'

type WobbleProps = { thing: DrawnThing; drawn: DrawnThings; src: string }

/** A piece of the picture, cut out along a thing's outline, that turns a little. It is no larger than the thing. */
export function Wobble({ thing, drawn, src }: WobbleProps) {
  const [left, top, width, height] = thing.box
  const outline = thing.points.map(([x, y]) => `${share(x - left, width)} ${share(y - top, height)}`)

  return (
    <span
      className={styles.wobble}
      style={{
        ...placeOf(thing, drawn),
        backgroundImage: `url("${src}")`,
        backgroundSize: `${share(drawn.width, width)} ${share(drawn.height, height)}`,
        // A background's position in percent is a share of the space left beside its box.
        backgroundPosition: `${share(left, drawn.width - width)} ${share(top, drawn.height - height)}`,
        clipPath: `polygon(${outline.join(', ')})`,
      }}
      aria-hidden
    />
  )
}

/** Where a drawn thing is in its picture. */
export function placeOf({ box: [left, top, width, height] }: DrawnThing, drawn: DrawnThings) {
  return {
    left: share(left, drawn.width),
    top: share(top, drawn.height),
    width: share(width, drawn.width),
    height: share(height, drawn.height),
  }
}

function share(part: number, whole: number) {
  return `${whole === 0 ? 0 : (part / whole) * 100}%`
}
