import { regionOf } from '#client/game/hints.ts'
import type { DrawnThing } from '#client/game/room/drawn-things.ts'

export type Feelable = { thing: DrawnThing; near: string | null }

/** The ninths of a picture and the things in each, in no particular order, as in a drawer. */
export function regionsOf(list: { width: number; height: number; things: readonly DrawnThing[] }) {
  const { width, height, things } = list
  const regions = new Map<string, Feelable[]>()
  for (const thing of things) {
    const [x, y] = middleOf(thing)
    const { words } = regionOf({ x: (x / width) * 100, y: (y / height) * 100 })
    const entry = { thing, near: nearest(thing, things) }
    regions.set(words, [...(regions.get(words) ?? []), entry])
  }
  return REGIONS.map((name) => ({ name, entries: regions.get(name) ?? [] }))
}

const REGIONS = [
  ...['top left', 'top', 'top right'],
  ...['left side', 'middle', 'right side'],
  ...['bottom left', 'bottom', 'bottom right'],
]

/** The nearest thing with a different name. */
function nearest(thing: DrawnThing, things: readonly DrawnThing[]) {
  const [x, y] = middleOf(thing)
  let best: { name: string; distance: number } | null = null
  for (const other of things) {
    if (other.name === thing.name) continue
    const [otherX, otherY] = middleOf(other)
    const distance = Math.hypot(otherX - x, otherY - y)
    if (best === null || distance < best.distance) best = { name: other.name, distance }
  }
  return best?.name ?? null
}

function middleOf({ box: [left, top, width, height] }: DrawnThing) {
  return [left + width / 2, top + height / 2] as const
}
