import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Evening } from './hours.ts'

/** The moon, a few days old. */
export function moon({ id, sky }: Evening, x: number, y: number, radius: number) {
  const r = radius
  return [
    id === 'night' ? oval('url(#glow)', x, y, r * 3.4, r * 3.4, 0.55) : '',
    shape(
      sky.moon,
      `M${short(x + r * 0.34)} ${short(y - r * 0.94)}A${r} ${r} 0 1 0 ${short(x + r * 0.94)} ${short(y + r * 0.34)}A${short(r * 0.86)} ${short(r * 0.86)} 0 0 1 ${short(x + r * 0.34)} ${short(y - r * 0.94)}Z`,
    ),
  ].join('')
}

/** More of them further from where the sun went, and hardly any behind `words`, where one looks like a full stop. */
export function stars(
  { id, sky, random }: Evening,
  width: number,
  height: number,
  words = { left: 0, right: 0 },
) {
  if (id === 'dusk') return ''
  const many = Array.from({ length: Math.round((width * height) / 13000) }, () => {
    const x = random.between(0, width)
    const y = height * random.next() ** 1.5
    const r = random.between(1.1, 2.6)
    if (x > words.left && x < words.right && y > 40 && y < 500 && !random.chance(0.15)) return ''
    return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`
  })
  const bright = Array.from({ length: 7 }, () => {
    const [x, y] = [random.between(0.05, 0.95) * width, height * random.next() ** 1.4]
    if (x > words.left && x < words.right) return ''
    return `M${short(x)} ${short(y - 8)}q1 7 8 8q-7 1 -8 8q-1 -7 -8 -8q7 -1 8 -8Z`
  })
  return shape(sky.moon, many.join(''), 0.75) + shape(LAMP, bright.join(''))
}

/** Long flat clouds, lit from below. */
export function clouds(
  { id, sky }: Evening,
  places: readonly (readonly [x: number, y: number, width: number])[],
) {
  const night = id === 'night'
  return places
    .map(([x, y, width]) => {
      const w = width
      const d = (dy: number) =>
        `M${short(x)} ${short(y + dy)}Q${short(x + w * 0.12)} ${short(y - 15 + dy)} ${short(x + w * 0.28)} ${short(y - 9 + dy)}Q${short(x + w * 0.42)} ${short(y - 34 + dy)} ${short(x + w * 0.6)} ${short(y - 13 + dy)}Q${short(x + w * 0.82)} ${short(y - 18 + dy)} ${short(x + w)} ${short(y + dy)}Q${short(x + w * 0.5)} ${short(y + 10 + dy)} ${short(x)} ${short(y + dy)}Z`
      return shape(sky.cloud, d(0), night ? 0.42 : 0.85) + shape(sky.underside, d(7), night ? 0.3 : 0.35)
    })
    .join('')
}

/** Swallows on the way home, or bats on the way out. */
export function birds(fill: string, places: readonly (readonly [x: number, y: number, size: number])[]) {
  return places
    .map(([x, y, s]) =>
      stroke(
        fill,
        Math.max(2, s * 0.16),
        `M${x} ${y}q${short(s * 0.6)} ${short(-s * 0.55)} ${s} ${short(s * 0.1)}q${short(s * 0.5)} ${short(-s * 0.6)} ${s} ${short(-s * 0.1)}`,
      ),
    )
    .join('')
}
