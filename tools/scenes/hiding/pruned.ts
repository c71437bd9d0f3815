import { type Frame, frameIn, markupOf, type Raster, rasterize } from './raster.ts'

/** Pixels to a drawing unit. */
const FINE = 0.6
/** Of 255; less is not to be seen at an edge. */
const SEEN = 6
/** So many shapes are tried at once, then fewer. */
const AT_ONCE = [6, 2, 1]
const SHAPE = /<(?:path|ellipse|circle) [^>]*\/>/g
const EMPTY_GROUP = /<g(?: [^>]*)?><\/g>/g
/** What the mask lets through is not tried. */
const WHITE = 'fill="#fff"'

/** What stands before the thing. */
const BEFORE = /<mask .*<\/mask>/s

/**
 * The same file without the shapes that change nothing: of what stands before a hidden thing, most is inner shapes, or
 * beside it, and of the thing itself some is behind that. With `isWhole` the thing itself keeps all of its shapes.
 */
export function pruned(file: string, isWhole = false) {
  const frame = frameIn(file)
  const whole = drawn(file, frame)
  let kept = file
  for (const count of AT_ONCE) {
    // What is drawn last lies over the rest, so the rest is tried first.
    const part = isWhole ? (BEFORE.exec(kept)?.[0] ?? '') : kept
    const shapes = (part.match(SHAPE) ?? []).filter((shape) => !shape.includes(WHITE))
    for (let at = 0; at < shapes.length; at += count) {
      const without = shapes.slice(at, at + count).reduce((left, shape) => left.replace(shape, ''), kept)
      if (isAlike(drawn(without, frame), whole)) kept = without
    }
  }
  while (EMPTY_GROUP.test(kept)) kept = kept.replaceAll(EMPTY_GROUP, '')
  return kept
}

function drawn(file: string, frame: Frame) {
  return rasterize(markupOf(file), frame, FINE)
}

function isAlike(one: Raster, other: Raster) {
  for (let at = 0; at < one.pixels.length; at++) {
    if (Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0)) > SEEN) return false
  }
  return true
}
