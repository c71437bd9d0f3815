import type { Box } from '#scenes/compose/box.ts'
import type { Point } from '#scenes/kit/line.ts'

/** What one can point at has at most this many corners. */
const MOST_CORNERS = 16

/** A line round it with few corners, in whole units: the silhouette where that is simple, else the hull. */
export function roughOutline(points: readonly Point[]): Point[] {
  const silhouette = whole(simplified(points, MOST_CORNERS))
  if (silhouette.length >= 4 && !crossesItself(silhouette)) return silhouette
  return whole(simplified(hullOf(points), MOST_CORNERS))
}

/** The part of a polygon within a box (Sutherland and Hodgman: edge by edge). */
export function clippedTo({ left, top, right, bottom }: Box, points: readonly Point[]): Point[] {
  const edges: { axis: 0 | 1; at: number; isIn: (value: number) => boolean }[] = [
    { axis: 0, at: left, isIn: (value) => value >= left },
    { axis: 0, at: right, isIn: (value) => value <= right },
    { axis: 1, at: top, isIn: (value) => value >= top },
    { axis: 1, at: bottom, isIn: (value) => value <= bottom },
  ]
  return edges.reduce<Point[]>(
    (left, { axis, at, isIn }) =>
      left.flatMap((point, index) => {
        const before = left.at(index - 1) ?? point
        const share = (at - before[axis]) / (point[axis] - before[axis])
        const crossing: Point = [
          before[0] + (point[0] - before[0]) * share,
          before[1] + (point[1] - before[1]) * share,
        ]
        const enters = isIn(point[axis]) !== isIn(before[axis])
        return [...(enters ? [crossing] : []), ...(isIn(point[axis]) ? [point] : [])]
      }),
    [...points],
  )
}

/** The least upright box round it. */
export function boxRound(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** A rubber band round it (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Gives up the corner that matters least, again and again (Visvalingam). */
function simplified(points: readonly Point[], most: number) {
  const left = [...points]
  while (left.length > most) {
    const areas = left.map((point, at) =>
      Math.abs(turn(left.at(at - 1), point, left[(at + 1) % left.length])),
    )
    left.splice(areas.indexOf(Math.min(...areas)), 1)
  }
  return left
}

/** Twice the area of the triangle, positive when it turns to the right on a screen. */
function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function whole(points: readonly Point[]) {
  const round = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  return round.filter(([x, y], at) => {
    const [beforeX, beforeY] = round.at(at - 1) ?? []
    return x !== beforeX || y !== beforeY
  })
}

function crossesItself(points: readonly Point[]) {
  const edges = points.map((from, at) => ({ from, to: points[(at + 1) % points.length] ?? from }))
  return edges.some((one, at) =>
    edges.slice(at + 2, at === 0 ? -1 : undefined).some((other) => cross(one, other)),
  )
}

type Edge = { from: Point; to: Point }

function cross(one: Edge, other: Edge) {
  const sides = (edge: Edge, { from, to }: Edge) =>
    turn(edge.from, edge.to, from) * turn(edge.from, edge.to, to) <= 0
  return sides(one, other) && sides(other, one)
}
