import { heightAt, type Line } from '#scenes/kit/line.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { flatTops } from './flat-tops.ts'
import { type Plane, planes } from './light.ts'
import { type Fall, maybeMirrored, sizeOf } from './placing.ts'
import type { Stage } from './stage.ts'

/** A thing by its id, or several, one on top of the other, from the bottom up. */
export type Entry = string | readonly [string, ...string[]]

type Stretch = {
  from: number
  to: number
  plane?: Plane
  scale?: number
  hasWall?: boolean
  /** After sunset every lamp is. */
  areLampsLit?: boolean
}

const LAMPS = ['hurricane-lantern', 'paper-lantern', 'candlestick', 'table-lamp', 'floor-lamp', 'desk-lamp']

type Placement = Omit<Parameters<Stage['put']>[1], 'look' | 'isMirrored'>

function place(stage: Stage, id: string, at: Placement, areLampsLit: boolean) {
  const isMirrored = maybeMirrored(thingCalled(id), stage.random)
  const look = areLampsLit && LAMPS.includes(id) ? { chance: () => true } : {}
  stage.put(id, { ...at, isMirrored, look })
}

/** These very things side by side, evenly spread from edge to edge: low ones stand a little before high ones. */
export function lineUp(
  stage: Stage,
  {
    from,
    to,
    y,
    plane = 'middle',
    scale = 1,
    hasWall = false,
    areLampsLit = false,
    fall,
  }: Stretch & { y: number; fall?: Fall },
  ...entries: Entry[]
) {
  const pixelsPerCm = planes[plane].pixelsPerCm * scale
  const piles = entries.map((entry) => {
    const ids = typeof entry === 'string' ? [entry] : [...entry]
    const sizes = ids.map((id) => sizeOf(thingCalled(id), pixelsPerCm))
    return { ids, sizes, width: sizes[0]?.width ?? 0, height: sizes[0]?.height ?? 0 }
  })
  const taken = piles.reduce((sum, { width }) => sum + width, 0)
  const gap = piles.length > 1 ? (to - from - taken) / (piles.length - 1) : 0
  let x = piles.length > 1 ? from : (from + to - taken) / 2
  const standing = piles.map((pile) => {
    const at = x + pile.width / 2
    x += pile.width + gap
    return { ...pile, at }
  })
  const highest = Math.max(...piles.map(({ height }) => height))
  for (const { ids, sizes, at, height } of standing.sort((one, other) => other.height - one.height)) {
    let base = y + (1 - height / highest) * 9 + stage.random.between(-2, 2)
    ids.forEach((id, level) => {
      const [usual] = thingCalled(id).manners
      const manner = usual === 'hang' ? 'stand' : usual
      const shade = level === 0 && fall !== undefined ? { fall } : {}
      const surface = level === 0 ? { surface: { from, to } } : {}
      place(stage, id, { x: at, y: base, plane, scale, hasWall, manner, ...shade, ...surface }, areLampsLit)
      base -= (sizes[level]?.height ?? 0) * (flatTops[id]?.at ?? 0.94)
    })
  }
}

/** These very things on a rail at `y`, or on a line. */
export function hangUp(
  stage: Stage,
  {
    from,
    to,
    y,
    plane = 'middle',
    scale = 1,
    hasWall = false,
    areLampsLit = false,
  }: Stretch & { y: number | Line },
  ...ids: string[]
) {
  const widths = ids.map((id) => sizeOf(thingCalled(id), planes[plane].pixelsPerCm * scale).width)
  const gap = (to - from - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, ids.length - 1)
  let left = from
  ids.forEach((id, at) => {
    const width = widths[at] ?? 0
    const x = left + width / 2
    const hook = typeof y === 'number' ? y : heightAt(y, x)
    const turn = stage.random.between(-3, 3)
    const surface = { from, to }
    place(stage, id, { x, y: hook, plane, scale, hasWall, manner: 'hang', turn, surface }, areLampsLit)
    left += width + gap
  })
}
