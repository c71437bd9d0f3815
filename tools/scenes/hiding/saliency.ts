import type { Frame, Raster } from './raster.ts'

/** Of a window's surroundings, as far again as it is wide and high counts. */
const AROUND = 0.5
/** Every second pixel of every second row is looked at. */
const STRIDE = 2

/** A picture as an eye compares it: lightness, green to red, blue to yellow (Oklab), and how colourful. */
export type Seen = { width: number; height: number; planes: Float32Array[]; sums: Float64Array[] }

/** Pixels, opaque ones, as they are seen. */
export function see({ width, height, pixels }: Raster): Seen {
  const planes = Array.from({ length: 4 }, () => new Float32Array(width * height))
  for (let at = 0; at < width * height; at++) {
    const lab = oklab(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0)
    lab.forEach((value, plane) => {
      const values = planes[plane]
      if (values) values[at] = value
    })
  }
  return { width, height, planes, sums: planes.map((plane) => summed(plane, width, height)) }
}

/** A part of the picture, with its corner there. */
type Shown = { seen: Seen; left: number; top: number }

/**
 * How much the window, `box` in pixels, calls for the eye: by how much its pixels differ in colour from what is round
 * it (contrast) and are more colourful than that (saturation), on average over the window, so that a large thing
 * calls louder than a small one (size). `shown` is what is seen there instead of the picture itself.
 */
export function saliency(picture: Seen, box: Frame, shown: Shown = { seen: picture, left: 0, top: 0 }) {
  const inner = clipped(picture, box, 0)
  const outer = clipped(picture, box, AROUND)
  const area = sizeOf(outer) - sizeOf(inner)
  const [light = 0, red = 0, yellow = 0, colour = 0] = picture.sums.map(
    (sums) => (within(sums, picture.width, outer) - within(sums, picture.width, inner)) / area,
  )
  const { width, planes } = shown.seen
  const [lights, reds, yellows, colours] = planes
  if (!lights || !reds || !yellows || !colours) return 0
  let sum = 0
  let count = 0
  for (let y = inner.top; y < inner.bottom; y += STRIDE) {
    for (let x = inner.left; x < inner.right; x += STRIDE) {
      const at = (y - shown.top) * width + (x - shown.left)
      const contrast = Math.hypot(
        (lights[at] ?? 0) - light,
        (reds[at] ?? 0) - red,
        (yellows[at] ?? 0) - yellow,
      )
      sum += contrast + Math.max(0, (colours[at] ?? 0) - colour)
      count += 1
    }
  }
  return sum / count
}

/** What all windows of a size have in a picture, from the least to the most: they are half a window apart. */
export function saliencies(picture: Seen, width: number, height: number) {
  const all: number[] = []
  for (let top = 0; top + height <= picture.height; top += height / 2) {
    for (let left = 0; left + width <= picture.width; left += width / 2) {
      all.push(saliency(picture, { left, top, width, height }))
    }
  }
  return all.sort((one, other) => one - other)
}

/** Which share of the sorted values is below. */
export function percentileIn(sorted: readonly number[], value: number) {
  return sorted.filter((other) => other < value).length / sorted.length
}

type Corners = { left: number; top: number; right: number; bottom: number }

/** A box, and so much of its size about it, in whole pixels of the picture. */
function clipped(picture: Seen, { left, top, width, height }: Frame, around: number): Corners {
  return {
    left: Math.max(0, Math.round(left - width * around)),
    top: Math.max(0, Math.round(top - height * around)),
    right: Math.min(picture.width, Math.round(left) + Math.round(width * (1 + around))),
    bottom: Math.min(picture.height, Math.round(top) + Math.round(height * (1 + around))),
  }
}

function sizeOf({ left, top, right, bottom }: Corners) {
  return (right - left) * (bottom - top)
}

/** For each corner, the sum of all that is above it and to its left. */
function summed(plane: Float32Array, width: number, height: number) {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

function within(sums: Float64Array, width: number, { left, top, right, bottom }: Corners) {
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Björn Ottosson's Oklab, and the distance from grey. */
function oklab(red: number, green: number, blue: number) {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const c = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return [0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short, a, c, Math.hypot(a, c)] as const
}
