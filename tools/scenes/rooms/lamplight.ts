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
const FAINT = 0.022

/** The round light about a lamp: flat rings, so many and so faint that they run into one another. */
export function glow(x: number, y: number, radius: number, strength = 0.1) {
  const rings = Math.min(12, Math.ceil((3 * strength) / FAINT))
  const opacity = Math.round(((2.6 * strength) / rings) * 1000) / 1000
  return Array.from({ length: rings }, (_, at) => {
    const part = 1 - (at / rings) ** 0.9 * 0.9
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * part)}" fill="${LAMP}" opacity="${opacity}"/>`
  }).join('')
}
