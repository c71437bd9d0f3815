import type { Point } from '#client/game/hands/use-zoom.ts'
import { type DrawnThings, isInside, readOutline, thingAt } from '#client/game/room/drawn-things.ts'
import { type HitArea, hitArea } from './hit-area.ts'

/** Something to press in a picture: its box, and the lines round what is visible of it, in percent of the box. */
export type Spot = HitArea & { seen?: readonly string[] | undefined }

/** A thing without such lines is drawn in the middle of its box, at 62 percent. */
const USUAL = ['19,19 81,19 81,81 19,81']

/** Screen readers and voice control press the middle of a button. Its corner may be at a fraction of a pixel. */
const MIDDLE = 1

type Click = {
  /** In px of the picture's corner. */
  at: Point
  /** In px. */
  picture: { width: number; height: number }
  spots: readonly Spot[]
  /** Null while nobody knows what is drawn in the picture. */
  drawn: DrawnThings | null
  /** It was found: it keeps only what is visible of it. */
  isDone: boolean
}

/**
 * Whether a click on a hidden thing's button is for that thing. In its box, the outline of the drawn thing on top decides.
 * The hidden thing has what is visible of it, and the ground that belongs to nothing.
 */
export function isForSpot({ at, picture, spots, drawn, isDone }: Click) {
  const x = (at.x / picture.width) * 100
  const y = (at.y / picture.height) * 100
  const aspect = picture.width / picture.height
  const spot = spots.find((one) => isWithin(hitArea(one, aspect, picture.width), x, y))
  if (spot === undefined || isSeenAt(spot, x, y) || isMiddle(spot, { at, picture })) return true
  if (isDone) return false
  // Around a small box is what a finger needs.
  if (!isWithin(spot, x, y)) return true
  if (drawn === null) return false
  return thingAt(drawn.things, (x / 100) * drawn.width, (y / 100) * drawn.height) === null
}

/** Whether a hidden thing itself is visible at a point of the picture, in percent. A line inside another is a hole. */
function isSeenAt({ x, y, width, height, seen = USUAL }: Spot, atX: number, atY: number) {
  const ofX = ((atX - x) / width + 0.5) * 100
  const ofY = ((atY - y) / height + 0.5) * 100
  const around = seen.filter((line) => isInside(readOutline(line) ?? [], ofX, ofY))
  return around.length % 2 === 1
}

function isWithin({ x, y, width, height }: HitArea, atX: number, atY: number) {
  return Math.abs(atX - x) <= width / 2 && Math.abs(atY - y) <= height / 2
}

function isMiddle({ x, y }: HitArea, { at, picture }: Pick<Click, 'at' | 'picture'>) {
  const [offX, offY] = [at.x - (x / 100) * picture.width, at.y - (y / 100) * picture.height]
  return Math.abs(offX) <= MIDDLE && Math.abs(offY) <= MIDDLE
}
