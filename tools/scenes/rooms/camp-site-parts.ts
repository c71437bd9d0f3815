import { PICTURE } from '#scenes/compose/picture.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { contactShadow, shape, short } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** All from a softly waved edge at `y` down to `bottom`: clouds, hills far away, the wet edge of a beach. */
export function swell(
  fill: string,
  y: number,
  bottom: number,
  { amp = 8, length = 420, start = -60, opacity = 1 } = {},
) {
  const count = Math.ceil((PICTURE.width - start) / (length / 2)) + 1
  const waves = Array.from({ length: count }, () => `t${length / 2} 0`).join('')
  return shape(
    fill,
    `M${start} ${y}q${length / 4} ${-2 * amp} ${length / 2} 0${waves}V${bottom}H${start}Z`,
    opacity === 1 ? undefined : opacity,
  )
}

/** Flat lenses of light on water, denser under what shines. */
export function glints(
  fill: string,
  random: Random,
  { x, top, bottom, reach, count }: { x: number; top: number; bottom: number; reach: number; count: number },
) {
  const parts = Array.from({ length: count }, (_, at) => {
    const near = at / count
    const y = top + (bottom - top) * near
    const half = random.between(0.12, 0.5) * reach * (0.5 + near)
    const left = x + random.between(-0.6, 0.6) * reach - half
    const thick = 2 + near * 4
    return `M${short(left)} ${short(y)}q${short(half)} ${short(-thick)} ${short(half * 2)} 0q${short(-half)} ${short(thick)} ${short(-half * 2)} 0Z`
  })
  return shape(fill, parts.join(''), 0.75)
}

/** A conifer, one side in the light. */
export function fir(tones: Tones, x: number, y: number, height: number, tiers = 5) {
  const half = height * 0.21
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, at) => {
      const share = (at + 1) / tiers
      const out = half * (0.28 + 0.72 * share)
      const level = y - height + height * 0.93 * share
      return {
        outer: `${short(x + sign * out)} ${short(level)}`,
        bend: `${short(x + sign * out * 0.42)} ${short(level - height * 0.09)}`,
        inner: `${short(x + sign * out * 0.46)} ${short(level - height * 0.025)}`,
      }
    })
  const half1 = side(-1).map(({ outer, bend, inner }) => `Q${bend} ${outer}L${inner}`)
  const half2 = side(1).map(({ outer, bend, inner }) => `Q${bend} ${outer}L${inner}`)
  const top = `M${short(x)} ${short(y - height)}`
  const foot = `L${short(x)} ${short(y - height * 0.04)}Z`
  return [
    shape(
      tones.deep,
      `M${short(x - height * 0.025)} ${y}v${short(-height * 0.1)}h${short(height * 0.05)}v${short(height * 0.1)}Z`,
    ),
    shape(tones.base, `${top}${half1.join('')}${foot}`),
    shape(tones.shade, `${top}${half2.join('')}${foot}`),
  ].join('')
}

/** The trunk of an old pine, from above the frame to its roots. */
export function trunk(
  tones: Tones,
  random: Random,
  { x, base, width }: { x: number; base: number; width: number },
) {
  const w = width / 2
  const at = (u: number, y: number) => `${short(x + u * w)} ${short(y)}`
  const plates = Array.from({ length: Math.round(base / 70) }, (_, step) => {
    const y = 30 + step * 68 + random.between(-16, 16)
    const u = random.between(-0.6, 0.55)
    const tall = random.between(26, 54)
    return `M${at(u, y)}q${short(w * 0.18)} ${short(-tall * 0.3)} ${short(w * 0.28)} ${short(tall * 0.3)}q${short(-w * 0.02)} ${short(tall * 0.5)} ${short(-w * 0.16)} ${short(tall * 0.6)}q${short(-w * 0.16)} ${short(-tall * 0.4)} ${short(-w * 0.12)} ${short(-tall * 0.9)}Z`
  })
  return [
    contactShadow(x + w * 0.5, base + 8, w * 2.4, 14),
    shape(
      tones.base,
      `M${at(-0.86, -10)}Q${at(-1, base * 0.5)} ${at(-0.96, base - 90)}Q${at(-1.05, base - 26)} ${at(-1.9, base + 8)}Q${at(-1.2, base + 4)} ${at(-0.7, base + 2)}Q${at(-0.3, base + 24)} ${at(0, base + 20)}Q${at(0.2, base)} ${at(0.7, base + 4)}Q${at(1.4, base + 2)} ${at(2.1, base + 14)}Q${at(1.1, base - 30)} ${at(1, base - 100)}Q${at(0.9, base * 0.5)} ${at(0.96, -10)}Z`,
    ),
    shape(
      tones.shade,
      `M${at(0.3, -10)}Q${at(0.16, base * 0.5)} ${at(0.3, base - 90)}Q${at(0.34, base - 20)} ${at(0.7, base + 4)}Q${at(1.4, base + 2)} ${at(2.1, base + 14)}Q${at(1.1, base - 30)} ${at(1, base - 100)}Q${at(0.9, base * 0.5)} ${at(0.96, -10)}Z`,
    ),
    shape(
      tones.light,
      `M${at(-0.86, -10)}Q${at(-1, base * 0.5)} ${at(-0.96, base - 90)}Q${at(-1, base - 40)} ${at(-1.3, base - 8)}Q${at(-0.72, base - 50)} ${at(-0.72, base * 0.5)}Z`,
      0.75,
    ),
    shape(tones.deep, plates.join(''), 0.3),
  ].join('')
}

/** A tuft of long grass. */
export function tuft(tones: Tones, random: Random, x: number, y: number, height: number) {
  const blade = (sign: number, at: number) => {
    const bend = sign * random.between(0.1, 0.55) * height
    const tall = height * random.between(0.6, 1)
    return `M${short(x + at)} ${y}q${short(bend * 0.2)} ${short(-tall * 0.7)} ${short(bend)} ${short(-tall)}q${short(-bend * 0.5)} ${short(tall * 0.5)} ${short(-bend + 9)} ${short(tall)}Z`
  }
  return [
    shape(tones.shade, [-1, 1, -1, 1].map((sign, at) => blade(sign, at * 7 - 12)).join('')),
    shape(tones.base, [1, -1, 1].map((sign, at) => blade(sign, at * 8 - 8)).join('')),
    shape(tones.light, blade(-1, 0), 0.8),
  ].join('')
}
