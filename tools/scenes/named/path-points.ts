import svgpath from 'svgpath'
import type { Point } from '#scenes/kit/line.ts'

/** How many straight pieces stand for a curve. */
const PIECES = 5

/** The corners of every closed line of a path, after the transforms written before it, the outermost first. */
export function pathPoints(d: string, transforms: readonly string[] = []): Point[][] {
  const lines: Point[][] = []
  let path = svgpath(d)
  for (const transform of transforms.toReversed()) path = path.transform(transform)
  path
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, fromX, fromY) => {
      const from: Point = [fromX, fromY]
      const line = lines.at(-1)
      switch (segment[0]) {
        case 'M':
          return void lines.push([[segment[1], segment[2]]])
        case 'L':
          return void line?.push([segment[1], segment[2]])
        case 'H':
          return void line?.push([segment[1], fromY])
        case 'V':
          return void line?.push([fromX, segment[1]])
        case 'Q': {
          const [, x1, y1, x, y] = segment
          return void line?.push(...curve(from, [x1, y1], [x, y]))
        }
        case 'C': {
          const [, x1, y1, x2, y2, x, y] = segment
          return void line?.push(...curve(from, [x1, y1], [x2, y2], [x, y]))
        }
      }
    })
  return lines.filter((line) => line.length > 2)
}

/** Points along a Bézier curve, without its first (de Casteljau). */
function curve(...controls: Point[]) {
  return Array.from({ length: PIECES }, (_, at) => pointAt(controls, (at + 1) / PIECES))
}

function pointAt(controls: readonly Point[], share: number): Point {
  const [first = [0, 0], ...rest] = controls
  if (rest.length === 0) return first
  const nearer = rest.map((point, at): Point => {
    const before = controls[at] ?? point
    return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
  })
  return pointAt(nearer, share)
}
