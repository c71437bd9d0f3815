import { INK, LAMP, mix, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'

/** Portraits are shown in an arched window: what lies outside a circle round 60 50, above it, is never seen. */
export const PORTRAIT_GRID = [120, 120] as const

export type Skin = { base: string; light: string; shade: string; blush: string; lip: string }

/** Skins from the lightest to the darkest, each mixed of two dyes: from one, so far towards the other. */
const skins = {
  snow: ['paper.white', 'paper.rose', 0.42],
  rose: ['cloth.oat', 'paper.rose', 0.62],
  wheat: ['enamel.cream', 'paper.rose', 0.46],
  sand: ['paper.kraft', 'paper.rose', 0.42],
  honey: ['wood.pine', 'paper.rose', 0.25],
  bronze: ['wood.pine', 'clay.clay', 0.42],
  chestnut: ['wood.oak', 'clay.clay', 0.28],
  umber: ['wood.walnut', 'clay.clay', 0.34],
  ebony: ['wood.walnut', 'clay.brick', 0.12],
} as const

/** The tones of one of the skins. */
export function skinOf(paint: Paint, name: keyof typeof skins): Skin {
  const [from, to, amount] = skins[name]
  const base = mix(paint(from).base, paint(to).base, amount)
  const warm = mix(base, paint('clay.brick').base, 0.24)
  return {
    base,
    light: mix(base, LAMP, 0.4),
    shade: mix(warm, INK, 0.17),
    blush: mix(base, paint('enamel.red').base, 0.3),
    lip: mix(mix(base, paint('enamel.red').base, 0.4), INK, 0.42),
  }
}

/** The tones of a colour that no single dye has: hair, mostly. */
export function tonesOf(base: string): Tones {
  return { base, light: mix(base, LAMP, 0.3), shade: mix(base, INK, 0.3), deep: mix(base, INK, 0.6) }
}

/** Black with a little brown in it. */
export function darkHair(paint: Paint) {
  return tonesOf(mix(paint('wood.walnut').deep, INK, 0.35))
}

/** White above, grey in its shade. */
export function whiteHair(paint: Paint): Tones {
  const white = paint('paper.white').base
  const grey = paint('brass.tin').base
  return {
    base: mix(white, grey, 0.28),
    light: mix(white, LAMP, 0.15),
    shade: mix(white, grey, 0.85),
    deep: grey,
  }
}

/** The wall behind somebody: all of the grid. */
export function backdrop(colour: string) {
  return shape(colour, 'M0 0H120V120H0Z')
}

/** Where a head is: `y` is the line of the eyes, `rx` half its width there, `jaw` from pointed 0.4 to square 0.9. */
export type Head = { x: number; top: number; y: number; chin: number; rx: number; jaw?: number }

/** The neck, `half` as wide to either side; the chin throws its shadow on it. */
export function neck(skin: Skin, { x, chin }: Head, half = 9) {
  return [
    shape(
      skin.shade,
      `M${x - half} ${chin - 14}H${x + half}V${chin + 9}Q${x} ${chin + 18} ${x - half} ${chin + 9}Z`,
    ),
    shape(
      skin.base,
      `M${x - half} ${chin - 4}Q${x - half + 3} ${chin + 2} ${x - half + 7} ${chin + 3}L${x - half + 6} ${chin + 13}L${x - half} ${chin + 9}Z`,
    ),
  ].join('')
}

/** Shoulders from `left` to `right`, lit from the upper left. */
export function bust(tones: Tones, x: number, top: number, left: number, right: number) {
  const slope = `M${left} 122Q${left + 1} ${top + 13} ${x - 22} ${top + 5}L${x - 10} ${top}H${x + 10}`
  const fall = `L${x + 22} ${top + 5}Q${right - 1} ${top + 13} ${right} 122`
  return [
    shape(tones.base, `${slope}${fall}Z`),
    shape(tones.shade, `M${x + 10} ${top}${fall}H${right - 22}Q${right - 12} ${top + 16} ${x + 10} ${top}Z`),
    shape(
      tones.light,
      `M${left + 4} 122Q${left + 6} ${top + 15} ${x - 21} ${top + 8}L${x - 16} ${top + 9}Q${left + 13} ${top + 16} ${left + 11} 122Z`,
    ),
  ].join('')
}

/** Both ears, at the height of the eyes; the face covers their inner halves. */
export function ears(skin: Skin, { x, y, rx }: Head, size = 5.5) {
  return [
    oval(skin.base, x - rx, y + 5, size - 0.5, size + 1),
    oval(skin.shade, x - rx + 1, y + 6, size - 3, size - 2),
    oval(skin.shade, x + rx, y + 5, size - 0.5, size + 1),
  ].join('')
}

/** The head from crown to chin, lit from the upper left. */
export function face(skin: Skin, { x, top, y, chin, rx, jaw = 0.62 }: Head) {
  const left = x - rx
  const right = x + rx
  const cheek = short(y + (chin - y) * 0.66)
  const toChin = `C${right} ${cheek} ${short(x + rx * jaw)} ${chin} ${x} ${chin}`
  return [
    shape(
      skin.base,
      `M${left} ${y}Q${left} ${top} ${x} ${top}Q${right} ${top} ${right} ${y}${toChin}C${short(x - rx * jaw)} ${chin} ${left} ${cheek} ${left} ${y}Z`,
    ),
    shape(
      skin.shade,
      `M${x} ${top}Q${right} ${top} ${right} ${y}${toChin}Q${short(x + rx * 0.66)} ${chin - 5} ${short(x + rx * 0.68)} ${y + 4}Q${short(x + rx * 0.7)} ${top + 10} ${x} ${top}Z`,
    ),
    shape(
      skin.light,
      `M${left + 2} ${y + 1}Q${left + 2} ${top + 4} ${x} ${top + 3}Q${left + 9} ${top + 12} ${left + 8} ${y + 1}Q${left + 8} ${y + 12} ${left + 6} ${y + 11}Q${left + 2} ${y + 8} ${left + 2} ${y + 1}Z`,
    ),
  ].join('')
}

/** A little red on either cheek. */
export function cheeks(skin: Skin, { x, y, rx }: Head, turn = 0) {
  return [
    oval(skin.blush, x - rx * 0.55 + turn, y + 10, 4.6, 3.4, 0.8),
    oval(skin.blush, x + rx * 0.55 + turn, y + 10, 4.2, 3.4, 0.8),
  ].join('')
}

/** Two dots. `turn` is how far the head looks to its side of the picture. */
export function eyes({ x, y }: Head, turn = 0, apart = 9) {
  return [oval(INK, x - apart + turn, y, 2.4, 2.8), oval(INK, x + apart + turn, y, 2.4, 2.8)].join('')
}

/** Brows `lift` above the eyes, `slant` lower at their outer ends. */
export function brows(
  colour: string,
  { x, y }: Head,
  { turn = 0, lift = 8, slant = 1.5, width = 2.6, apart = 9 } = {},
) {
  const at = y - lift
  const inner = apart - 4
  const outer = apart + 4
  return stroke(
    colour,
    width,
    `M${x - outer + turn} ${at + slant}Q${x - apart + turn} ${at - 2.5} ${x - inner + turn} ${at}M${x + inner + turn} ${at}Q${x + apart + turn} ${at - 2.5} ${x + outer + turn} ${at + slant}`,
  )
}

/** Nothing but its right edge and its tip. */
export function nose(skin: Skin, { x, y }: Head, turn = 0, length = 8) {
  return stroke(skin.shade, 2.6, `M${x + turn} ${y + 2}q4 ${length} -2.5 ${length}`)
}

/** A closed mouth, higher at the right by `wry`. */
export function smile(skin: Skin, { x, chin }: Head, { turn = 0, half = 6, up = 12, wry = 0 } = {}) {
  const at = chin - up
  return stroke(
    skin.lip,
    2.3,
    `M${x - half + turn} ${at}Q${x + turn} ${at + 5} ${x + half + turn} ${at - wry}`,
  )
}

/** Glasses with round rims. */
export function spectacles(
  colour: string,
  { x, y, rx }: Head,
  { turn = 0, apart = 9.5, size = 7.5, width = 2.2 } = {},
) {
  const rim = (cx: number) =>
    `M${cx - size} ${y}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0`
  return stroke(
    colour,
    width,
    `${rim(x - apart + turn)}${rim(x + apart + turn)}M${x - apart + size + turn} ${y - 1}q${apart - size} -2 ${(apart - size) * 2} 0M${x - rx} ${y}L${x - apart - size + turn} ${y - 1}M${x + rx} ${y}L${x + apart + size + turn} ${y - 1}`,
  )
}
