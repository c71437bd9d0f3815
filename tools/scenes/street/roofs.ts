import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import { clipped } from './place.ts'

type Extent = { left: number; right: number; top: number; bottom: number }

/** Rows of round tiles inside the path `d`, some newer than others. */
export function tiled(
  id: string,
  tones: Tones,
  random: Random,
  d: string,
  { left, right, top, bottom }: Extent,
  size = 26,
) {
  const rows: string[] = []
  const odd: Record<'light' | 'shade', string[]> = { light: [], shade: [] }
  const high = size * 0.72
  for (let row = 0; top + row * high < bottom; row++) {
    const y = top + row * high
    const from = left - (row % 2 === 0 ? 0 : size / 2)
    const count = Math.ceil((right - from) / size)
    rows.push(`M${short(from)} ${short(y)}${`q${size / 2} ${short(size * 0.5)} ${size} 0`.repeat(count)}`)
    for (let at = 0; at < count; at++) {
      if (!random.chance(0.16)) continue
      odd[random.pick<'light' | 'shade'>(['light', 'shade'])].push(
        `M${short(from + at * size + 1)} ${short(y)}q${size / 2 - 1} ${short(size * 0.5)} ${size - 2} 0v${short(-high * 0.8)}h${2 - size}Z`,
      )
    }
  }
  return clipped(
    id,
    d,
    shape(tones.base, d),
    shape(tones.light, odd.light.join(''), 0.45),
    shape(tones.shade, odd.shade.join(''), 0.8),
    `<g opacity=".7">${stroke(tones.shade, 3, rows.join(''))}</g>`,
  )
}

/** A chimney with pots; 0 0 is the middle of its foot. */
export function chimney(brick: Tones, pot: Tones, width: number, height: number, pots = 2) {
  const half = width / 2
  const courses = Array.from(
    { length: Math.floor(height / 17) },
    (_, at) => `M${short(-half)} ${short(-10 - at * 17)}h${width}v3h${-width}Z`,
  )
  const tops = Array.from({ length: pots }, (_, at) => {
    const x = -half + ((at + 0.5) * width) / pots
    return [
      shape(pot.base, `M${short(x - 9)} ${-height - 8}l3 -24h12l3 24Z`),
      shape(pot.shade, `M${short(x + 2)} ${-height - 8}v-24h4l3 24Z`),
      panel(pot.light, { x: x - 9, y: -height - 36, width: 18, height: 6 }, 1),
    ].join('')
  })
  return [
    ...tops,
    panel(brick.base, { x: -half, y: -height, width, height: height + 8 }, 1),
    panel(brick.shade, { x: half * 0.35, y: -height, width: half * 0.65, height: height + 8 }, 1),
    shape(brick.shade, courses.join(''), 0.7),
    panel(brick.light, { x: -half - 6, y: -height - 10, width: width + 12, height: 12 }, 1.5),
    panel(INK, { x: -half, y: -height + 2, width, height: 6 }, 1, 0.2),
  ].join('')
}

/** Smoke that goes straight up for a while: it is a calm evening. */
export function smoke(fill: string, x: number, y: number, size: number) {
  const puff = (dx: number, dy: number, r: number, opacity: number) =>
    oval(fill, x + dx * size, y - dy * size, r * size, r * size * 0.8, opacity)
  return [
    puff(0, 10, 8, 0.34),
    puff(5, 26, 12, 0.28),
    puff(0, 48, 15, 0.22),
    puff(12, 76, 20, 0.15),
    puff(30, 108, 26, 0.1),
  ].join('')
}
