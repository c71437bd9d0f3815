import type { Tones } from '#scenes/kit/palette.ts'
import { shape, short } from '#scenes/kit/svg.ts'

/** A leaf from its stalk to its tip, its lit half towards the upper left. */
export function leaf(
  tones: Tones,
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  width: number,
  bend = 0,
) {
  const length = Math.hypot(tipX - x, tipY - y)
  const across = [-(tipY - y) / length, (tipX - x) / length] as const
  const at = (off: number) =>
    `${short((x + tipX) / 2 + across[0] * off)} ${short((y + tipY) / 2 + across[1] * off)}`
  const lit = across[0] + across[1] < 0 ? width : -width
  const tip = `${short(tipX)} ${short(tipY)}`
  const stalk = `${short(x)} ${short(y)}`
  return [
    shape(tones.shade, `M${stalk}Q${at(bend - lit)} ${tip}Q${at(bend)} ${stalk}Z`),
    shape(tones.base, `M${stalk}Q${at(bend + lit)} ${tip}Q${at(bend)} ${stalk}Z`),
  ].join('')
}
