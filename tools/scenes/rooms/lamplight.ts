import type { Point } from '#scenes/kit/line.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { shape, short } from '#scenes/kit/svg.ts'

/** Light that falls in a broad beam; `to` is moved from `from` as the sun stands. */
export function beam(
  from: { left: number; right: number; y: number },
  to: { left: number; right: number; y: number },
  opacity = 0.14,
) {
  return shape(
    LAMP,
    `M${from.left} ${from.y}L${from.right} ${from.y}L${to.right} ${to.y}L${to.left} ${to.y}Z`,
    opacity,
  )
}

/** A step this faint is not seen as an edge. */
const FAINT = 0.012
const MOST_RINGS = 36

/** The round light about a lamp, as strong as `strength` says half way out. */
export function glow(x: number, y: number, radius: number, strength = 0.1) {
  return halos([[x, y]], radius, 2.6 * strength)
}

/**
 * Round light about each of these lamps, which fades out towards its edge: flat rings, so many and so faint that they run
 * into one another. `strength`: how opaque it is in the middle, 0 to 1.
 */
export function halos(lamps: readonly Point[], radius: number, strength: number) {
  const rings = Math.min(MOST_RINGS, Math.ceil(strength / FAINT))
  const opacity = Math.round((strength / rings) * 1000) / 1000
  return Array.from({ length: rings }, (_, at) => {
    const r = radius * (1 - ((at + 0.5) / rings) ** FALL)
    const circles = lamps.map(
      ([x, y]) =>
        `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`,
    )
    return shape(LAMP, circles.join(''), opacity)
  }).join('')
}

/** Light is fainter the further out: the outer rings lie further apart than the inner ones. */
const FALL = 0.6
