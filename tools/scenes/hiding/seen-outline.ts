import type { Point } from '#scenes/kit/line.ts'
import { frameIn, markupOf, type Raster, rasterize } from './raster.ts'

/** Pixels to a drawing unit. */
const FINE = 1
/** Of 255: what is less opaque is a shadow, and no part of the thing. */
const SOLID = 128
/** In pixels: a line may run so far beside the edge that it stands for. */
const TOLERANCE = 2
/** In square pixels: a smaller piece cannot be hit. */
const SMALLEST = 24

/**
 * What is seen of a hidden thing, in percent of its file's frame: the lines round each piece and each hole. A point that
 * an odd number of them is round belongs to the thing.
 */
export function seenOutlines(file: string): string[] {
  const raster = rasterize(markupOf(file), frameIn(file), FINE)
  const { width, height } = raster
  return edgesOf(raster)
    .filter((line) => Math.abs(areaOf(line)) >= SMALLEST)
    .map((line) =>
      simplified(line)
        .map(([x, y]) => `${percent(x, width)},${percent(y, height)}`)
        .join(' '),
    )
}

/** The closed lines between pixels that are solid and pixels that are not. The solid ones are to the right. */
function edgesOf({ width, height, pixels }: Raster): Point[][] {
  const isSolid = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (pixels[(y * width + x) * 4 + 3] ?? 0) >= SOLID
  // From a corner, the corners that an edge leads to. Where two pixels touch by a corner there are two.
  const next = new Map<number, number[]>()
  const corner = (x: number, y: number) => y * (width + 1) + x
  const lead = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) continue
      if (!isSolid(x, y - 1)) lead(corner(x, y), corner(x + 1, y))
      if (!isSolid(x + 1, y)) lead(corner(x + 1, y), corner(x + 1, y + 1))
      if (!isSolid(x, y + 1)) lead(corner(x + 1, y + 1), corner(x, y + 1))
      if (!isSolid(x - 1, y)) lead(corner(x, y + 1), corner(x, y))
    }
  }
  const lines: Point[][] = []
  for (const start of next.keys()) {
    const line: Point[] = []
    for (let at = next.get(start)?.pop(); at !== undefined; at = next.get(at)?.pop())
      line.push([at % (width + 1), Math.floor(at / (width + 1))])
    if (line.length > 0) lines.push(line)
  }
  return lines
}

/** Without the corners that lie near the line between their neighbours (Douglas and Peucker). */
function simplified(line: readonly Point[]): Point[] {
  const [first = [0, 0]] = line
  const far = farthest(line, first, first)
  return [...between(line.slice(0, far.at + 1)), ...between([...line.slice(far.at), first])]
}

/** The corners to keep of an open line, but its last. */
function between(line: readonly Point[]): Point[] {
  const [from = [0, 0], to = from] = [line[0], line.at(-1)]
  const { at, away } = farthest(line, from, to)
  if (away <= TOLERANCE) return [from]
  return [...between(line.slice(0, at + 1)), ...between(line.slice(at))]
}

function farthest(line: readonly Point[], from: Point, to: Point) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  let [best, away] = [0, 0]
  for (const [at, [x, y]] of line.entries()) {
    const here =
      length === 0
        ? Math.hypot(x - from[0], y - from[1])
        : Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / length
    if (here > away) [best, away] = [at, here]
  }
  return { at: best, away }
}

/** Of a polygon, twice (the shoelace formula). */
function areaOf(line: readonly Point[]) {
  return (
    line.reduce((sum, [x, y], at) => {
      const [beforeX, beforeY] = line.at(at - 1) ?? [x, y]
      return sum + beforeX * y - x * beforeY
    }, 0) / 2
  )
}

function percent(value: number, of: number) {
  return Math.round((value / of) * 100)
}
