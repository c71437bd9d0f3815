import type { Box } from '#scenes/compose/box.ts'
import type { Drawn } from '#scenes/compose/layers.ts'
import { PICTURE } from '#scenes/compose/picture.ts'
import { type Raster, rasterize } from './raster.ts'

const COARSE = 0.125
const WHOLE = { left: 0, top: 0, ...PICTURE }
/** What is more opaque than this is no light: it would hide what is behind it. A line of rain here and there does not. */
const OPAQUE = 0.35
const MOST_OPAQUE = 0.05

/** What lies over a place: a light of this colour, as strong as that; or null, if it is nothing one sees through. */
export type Lit = { colour: string; amount: number } | null

/** Beams, glows and walls that are drawn after things have come: what lies over a box, for each turn in the order. */
export function laterLight(order: readonly Drawn[]) {
  const first = order.findIndex(({ is }) => is !== 'ground')
  const late = order.flatMap((drawn, at) => (drawn.is === 'ground' && at > first ? [{ at, drawn }] : []))
  const layers = late.map(({ at, drawn }) => ({ at, raster: rasterize(drawn.solid, WHOLE, COARSE) }))

  return function over(turn: number, box: Box): Lit {
    let light = { colour: [0, 0, 0], amount: 0 }
    for (const { at, raster } of layers) {
      if (at < turn) continue
      const here = averageIn(raster, box)
      if (here.opaque > MOST_OPAQUE) return null
      const left = 1 - here.alpha
      light = {
        colour: light.colour.map((value, channel) => value * left + (here.colour[channel] ?? 0)),
        amount: 1 - (1 - light.amount) * left,
      }
    }
    if (light.amount < 0.005) return { colour: '#000000', amount: 0 }
    return { colour: hex(light.colour.map((value) => value / light.amount)), amount: light.amount }
  }
}

/** Colours multiplied by alpha, alpha, and how much of the box is opaque. */
function averageIn({ width, height, pixels }: Raster, box: Box) {
  const colour = [0, 0, 0]
  let [alpha, opaque, count] = [0, 0, 0]
  for (let y = floorIn(box.top, height); y <= floorIn(box.bottom, height); y++) {
    for (let x = floorIn(box.left, width); x <= floorIn(box.right, width); x++) {
      const at = (y * width + x) * 4
      for (const channel of [0, 1, 2]) colour[channel] = (colour[channel] ?? 0) + (pixels[at + channel] ?? 0)
      const here = (pixels[at + 3] ?? 0) / 255
      alpha += here
      if (here > OPAQUE) opaque += 1
      count += 1
    }
  }
  return { colour: colour.map((value) => value / count), alpha: alpha / count, opaque: opaque / count }
}

function floorIn(value: number, size: number) {
  return Math.max(0, Math.min(size - 1, Math.floor(value * COARSE)))
}

function hex(colour: number[]) {
  return `#${colour.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}
