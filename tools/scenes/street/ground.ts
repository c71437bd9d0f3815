import { INK, LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, short } from '#scenes/kit/svg.ts'
import type { Evening } from './hours.ts'

/** The pavement before the houses, and the kerb: the page goes on below in the same colour. */
export function pavement(
  { near, random }: Evening,
  { y, bottom, width }: { y: number; bottom: number; width: number },
) {
  const stone = near('clay.slate')
  const kerb = bottom - 16
  const slabs: Record<'light' | 'shade', string[]> = { light: [], shade: [] }
  for (const [row, top, foot] of [
    [0, y + 3, y + (kerb - y) * 0.42],
    [1, y + (kerb - y) * 0.42 + 3, kerb - 3],
  ] as const) {
    for (let x = -40 + row * 30; x < width; ) {
      const wide = random.between(70, 130)
      if (random.chance(0.55))
        slabs[random.pick<'light' | 'shade'>(['light', 'shade'])].push(
          `M${short(x + 2)} ${short(top)}h${short(wide - 4)}l${row * 4 - 2} ${short(foot - top)}h${short(4 - wide)}Z`,
        )
      x += wide
    }
  }
  return [
    shape(stone.shade, `M0 ${y}H${width}V${bottom}H0Z`),
    shape(stone.base, slabs.light.join(''), 0.5),
    shape(stone.deep, slabs.shade.join(''), 0.35),
    shape(INK, `M0 ${y}H${width}V${y + 9}H0Z`, 0.22),
    shape(stone.base, `M0 ${kerb}H${width}V${kerb + 6}H0Z`),
    shape(stone.deep, `M0 ${kerb + 6}H${width}V${bottom}H0Z`),
  ].join('')
}

/** Light lying on the ground under a lamp. */
export function poolOfLight(x: number, y: number, reach: number) {
  return oval('url(#glow)', x, y, reach, reach * 0.16, 0.8)
}

/** Grass along a foot of a wall. */
export function grass({ near, random }: Evening, from: number, to: number, y: number, density = 0.09) {
  const blades: Record<'base' | 'shade', string[]> = { base: [], shade: [] }
  for (let at = 0; at < (to - from) * density; at++) {
    const x = random.between(from, to)
    const tall = random.between(9, 24)
    const bend = random.between(-9, 9)
    blades[random.pick<'base' | 'shade'>(['base', 'shade'])].push(
      `M${short(x)} ${y}q${short(bend * 0.3)} ${short(-tall * 0.7)} ${short(bend)} ${short(-tall)}q${short(-bend * 0.4 + 2)} ${short(tall * 0.5)} ${short(5 - bend)} ${short(tall)}Z`,
    )
  }
  return (
    shape(near('leaf.moss').shade, blades.shade.join('')) +
    shape(near('leaf.leaf').shade, blades.base.join(''))
  )
}

/** A puddle that has kept some of the sky. */
export function puddle({ sky }: Evening, x: number, y: number, width: number) {
  return [
    oval(sky.puddle, x, y, width / 2, width * 0.055, 0.5),
    oval(LAMP, x - width * 0.12, y - 1, width * 0.2, width * 0.018, 0.7),
  ].join('')
}
