import { PICTURE } from '#scenes/compose/picture.ts'
import type { Point } from '#scenes/kit/line.ts'
import { randomFrom } from '../../../src/client/lib/seeded-random.ts'
import type { Named, Told } from './by-hand.ts'
import { areasCovered } from './markup-shapes.ts'
import { paintedOver } from './painted-over.ts'
import { pathPoints } from './path-points.ts'
import { boxRound, clippedTo, hullOf, roughOutline } from './polygon.ts'

/** A thing of a picture that one can point at. */
type NamedThing = {
  id: string
  name: string
  says: string
  /** Left, top, width and height, in drawing units. */
  box: [number, number, number, number]
  /** The corners of its silhouette, as the `points` of a polygon are written. */
  outline: string
}

/** What is published beside a picture. Of two things that share a place the later one lies on top. */
export type NamedThings = { width: number; height: number; things: NamedThing[] }

/** Of what is covered more than that one cannot well say that it is there. */
const LEAST_SEEN = 0.25
/** In drawing units: what is smaller cannot be hit. */
const SMALLEST = 24

const FRAME = { left: 0, top: 0, right: PICTURE.width, bottom: PICTURE.height }

/** Lists what a picture shows while it is drawn: names and outlines, in painter's order. */
export function inventory(picture: string) {
  const canvas = paintedOver()
  const listed: { told: Told; count: number; points: Point[]; drawn: number }[] = []

  function list(told: Told, points: Point[]) {
    const count = listed.filter((one) => one.told.id === told.id).length + 1
    listed.push({ told, count, points, drawn: canvas.paint(listed.length + 1, [points]) })
  }

  return {
    /** A thing, by the path round it. */
    add(thing: Told, outline: string, stance: readonly string[]) {
      list(thing, pathPoints(outline, stance)[0] ?? [])
    },
    /** What is drawn by hand: it has a name, or merely covers what there is. */
    addByHand(part: string | Named) {
      if (typeof part !== 'string') list(part.told, hullOf(areasCovered(part.markup).flat(2)))
      else if (listed.length > 0) for (const area of areasCovered(part)) canvas.paint(0, area)
    },
    result: (): NamedThings => ({ ...PICTURE, things: listed.flatMap(publishedIfSeen) }),
  }

  function publishedIfSeen(
    { told, count, points, drawn }: (typeof listed)[number],
    at: number,
  ): NamedThing[] {
    const seen = canvas.areaOf(at + 1)
    const outline = roughOutline(clippedTo(FRAME, points))
    const { left, top, right, bottom } = boxRound(outline)
    const isSmall = right - left < SMALLEST || bottom - top < SMALLEST || seen < SMALLEST ** 2
    if (isSmall || seen < drawn * LEAST_SEEN) return []
    return [
      {
        id: `${told.id}-${count}`,
        name: plainName(told.name),
        says: lineOf(told, count),
        box: [left, top, right - left, bottom - top],
        outline: outline.map((point) => point.join()).join(' '),
      },
    ]
  }

  /** Chance says which line comes first in this picture; the next of its kind says the next one. */
  function lineOf({ id, says }: Told, count: number) {
    const first = randomFrom(`${picture} ${id}`).whole(0, says.length - 1)
    return says[(first + count) % says.length] ?? says[0]
  }
}

/** As it stands in a list: 'kettle', not 'a kettle'. */
function plainName(name: string) {
  return name.replace(/^(?:an?|some) /, '')
}
