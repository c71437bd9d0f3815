import { LAMP } from '#art/kit/palette.ts'
import { shape, short } from '#art/kit/svg.ts'

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

/** The round light about a lamp, in three flat rings. */
export function glow(x: number, y: number, radius: number, strength = 0.1) {
  return [1, 0.66, 0.36]
    .map(
      (part) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * part)}" fill="${LAMP}" opacity="${strength}"/>`,
    )
    .join('')
}
