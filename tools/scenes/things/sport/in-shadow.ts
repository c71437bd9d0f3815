import type { Tones } from '#scenes/kit/palette.ts'

/** The same material, standing one step further from the light. */
export function inShadow(of: Tones): Tones {
  return { base: of.shade, light: of.base, shade: of.deep, deep: of.deep }
}
