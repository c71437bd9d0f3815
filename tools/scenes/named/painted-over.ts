import { PICTURE } from '#scenes/compose/picture.ts'
import type { Point } from '#scenes/kit/line.ts'

/** How finely it is looked what is seen of a thing, in drawing units. */
const CELL = 5
const COLUMNS = PICTURE.width / CELL
const ROWS = PICTURE.height / CELL

/** A coarse picture in which every cell knows who painted it last. */
export function paintedOver() {
  const owners = new Int32Array(COLUMNS * ROWS)

  return {
    /** Paints what lies within the lines, and says how many cells that were. */
    paint(owner: number, lines: readonly (readonly Point[])[]) {
      let painted = 0
      for (let row = 0; row < ROWS; row++) {
        for (const [from, to] of spans(lines, (row + 0.5) * CELL)) {
          const first = Math.max(0, Math.round(from / CELL))
          const end = Math.min(COLUMNS, Math.round(to / CELL))
          if (end <= first) continue
          owners.fill(owner, row * COLUMNS + first, row * COLUMNS + end)
          painted += end - first
        }
      }
      return painted
    },
    /** How much of what it painted is still seen, in square drawing units. */
    areaOf: (owner: number) => owners.filter((one) => one === owner).length * CELL * CELL,
  }
}

/** From where to where one is within the lines at this height, as a filled path has it. */
function spans(lines: readonly (readonly Point[])[], y: number) {
  const crossings = lines
    .flatMap((line) => line.map((to, at) => crossing(line.at(at - 1) ?? to, to, y)))
    .filter((one) => one !== null)
    .sort((one, other) => one.x - other.x)
  const found: [number, number][] = []
  let [depth, from] = [0, 0]
  for (const { x, turn } of crossings) {
    if (depth === 0) from = x
    depth += turn
    if (depth === 0) found.push([from, x])
  }
  return found
}

function crossing(from: Point, to: Point, y: number) {
  if (from[1] > y === to[1] > y) return null
  const x = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
  return { x, turn: to[1] > from[1] ? 1 : -1 }
}
