import type { Raster } from '#scenes/hiding/raster.ts'

/** Of 255. By so much a pixel must differ for somebody to notice. */
export const NOTICED = 64

/** By how much each value of a pixel differs. */
export function apart(one: Raster, other: Raster) {
  return one.pixels.map((value, at) => Math.abs(value - (other.pixels[at] ?? 0)))
}

export function mostOf(values: Uint8Array) {
  return values.reduce((most, value) => Math.max(most, value), 0)
}
