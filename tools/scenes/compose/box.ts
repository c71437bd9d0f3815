/** An upright rectangle in drawing units. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** How much area two boxes share. */
export function overlapOf(one: Box, other: Box) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** In square drawing units. */
export function areaOf({ left, top, right, bottom }: Box) {
  return (right - left) * (bottom - top)
}
