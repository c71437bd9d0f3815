import { fieldsOf, isSize, isText } from '#client/lib/fields.ts'

/** Something drawn in a picture: its box (left, top, width, height) and its outline, in the picture's units. */
export type DrawnThing = {
  id: string
  name: string
  /** The text that is shown for it. */
  says: string
  box: [number, number, number, number]
  points: [number, number][]
}

export type DrawnThings = { width: number; height: number; things: DrawnThing[] }

/** The things of a picture, the topmost last, without invalid ones; null for anything but such a list. */
export function parseThings(json: unknown): DrawnThings | null {
  const { width, height, things } = fieldsOf(json)
  if (!isSize(width) || !isSize(height) || !Array.isArray(things)) return null
  return { width, height, things: things.flatMap(readThing) }
}

/** The topmost drawn thing at a point; null if there is none. */
export function thingAt(things: readonly DrawnThing[], x: number, y: number): DrawnThing | null {
  return things.findLast((thing) => isInBox(thing.box, x, y) && isInside(thing.points, x, y)) ?? null
}

function readThing(sent: unknown): DrawnThing[] {
  const { id, name, says, box, outline } = fieldsOf(sent)
  if (!isText(id) || !isText(name) || typeof outline !== 'string' || !isBox(box)) return []

  const points = readOutline(outline)
  return points === null ? [] : [{ id, name, says: typeof says === 'string' ? says : '', box, points }]
}

/** The corners of an outline, as `points` of an SVG polygon are written; null if it is none. */
export function readOutline(outline: string) {
  const points = outline.trim().split(/\s+/).map(readPoint)
  return points.length >= 3 && points.every(isPoint) ? points : null
}

function readPoint(text: string) {
  return text.split(',').map(Number)
}

function isPoint(value: number[]): value is [number, number] {
  return value.length === 2 && value.every(Number.isFinite)
}

function isBox(value: unknown): value is DrawnThing['box'] {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite)
}

function isInBox([left, top, width, height]: DrawnThing['box'], x: number, y: number) {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** A ray to the right from a point inside crosses the outline an odd number of times. */
export function isInside(points: DrawnThing['points'], x: number, y: number) {
  let isIn = false
  let [lastX, lastY] = points.at(-1) ?? [0, 0]
  for (const [nextX, nextY] of points) {
    const isCrossed = nextY > y !== lastY > y && x < nextX + ((y - nextY) / (lastY - nextY)) * (lastX - nextX)
    if (isCrossed) isIn = !isIn
    lastX = nextX
    lastY = nextY
  }
  return isIn
}
