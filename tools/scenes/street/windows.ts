import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short } from '#scenes/kit/svg.ts'
import { LIT } from './hours.ts'
import { clipped } from './place.ts'

type WindowLook = {
  /** The file's own name for it. */
  id: string
  width: number
  height: number
  trim: Tones
  /** Curtains, or none. */
  curtain?: Tones
  shutter?: Tones
  isArched?: boolean
  /** No lamp behind it: it keeps a little of the sky. */
  dark?: Tones
  /** What is seen against the light, drawn about the middle of the sill. */
  inside?: string
}

/** A sash window; 0 0 is the middle of its sill. */
export function sashWindow({
  id,
  width,
  height,
  trim,
  curtain,
  shutter,
  isArched,
  dark,
  inside = '',
}: WindowLook) {
  const half = width / 2
  const rise = isArched ? half : height * 0.04
  const opening = (grow: number) =>
    isArched
      ? `M${short(-half - grow)} ${grow}V${short(-height + rise)}A${short(half + grow)} ${short(half + grow)} 0 0 1 ${short(half + grow)} ${short(-height + rise)}V${grow}Z`
      : `M${short(-half - grow)} ${grow}V${short(-height + rise - grow)}Q0 ${short(-height - rise - grow)} ${short(half + grow)} ${short(-height + rise - grow)}V${grow}Z`
  const glass = dark ?? LIT
  const bar = Math.max(4, width * 0.05)
  return [
    ...(shutter
      ? [-1, 1].map((side) => louvred(shutter, side * (half + 9 + width * 0.21), width * 0.38, height))
      : []),
    shape(INK, opening(9), 0.2),
    shape(trim.base, opening(7)),
    clipped(
      id,
      opening(0),
      shape(glass.base, opening(0)),
      shape(
        glass.light,
        `M${short(-half)} 0V${short(-height)}H${short(half * 0.7)}L${short(-half * 0.3)} 0Z`,
        dark ? 0.35 : 0.75,
      ),
      dark ? '' : oval(LIT.light, -half * 0.2, -height * 0.55, width * 0.42, height * 0.36, 0.7),
      inside,
      ...(curtain ? curtains(curtain, half, height) : []),
      shape(
        INK,
        `M${short(-half)} ${short(-height)}H${short(half)}V${short(-height + 7 + rise * 0.3)}H${short(-half)}Z`,
        0.22,
      ),
    ),
    shape(
      trim.shade,
      `M${short(-bar / 2)} ${short(-height - (isArched ? 0 : rise / 2))}h${short(bar)}V0h${short(-bar)}ZM${short(-half)} ${short(-height * 0.52)}h${short(width)}v${short(bar)}h${short(-width)}Z`,
    ),
    panel(INK, { x: -half - 8, y: 9, width: width + 24, height: 7 }, 1, 0.22),
    panel(trim.light, { x: -half - 14, y: 0, width: width + 28, height: 9 }, 1),
    panel(trim.shade, { x: -half - 14, y: 6, width: width + 28, height: 4 }, 1),
  ].join('')
}

function curtains(cloth: Tones, half: number, height: number) {
  return [-1, 1].map((side) =>
    shape(
      side < 0 ? cloth.base : cloth.shade,
      `M${short(side * half)} ${short(-height - 4)}H${short(side * half * 0.2)}Q${short(side * half * 0.36)} ${short(-height * 0.5)} ${short(side * half * 0.82)} ${short(-height * 0.38)}Q${short(side * half * 0.6)} ${short(-height * 0.2)} ${short(side * half * 0.66)} 4H${short(side * half)}Z`,
      0.62,
    ),
  )
}

function louvred(tones: Tones, x: number, width: number, height: number) {
  const slats = Array.from({ length: Math.round(height / 13) - 1 }, (_, at) => {
    const y = -height + 10 + at * 13
    return `M${short(x - width / 2 + 5)} ${short(y)}h${short(width - 10)}v4h${short(10 - width)}Z`
  })
  return [
    panel(tones.base, { x: x - width / 2, y: -height - 3, width, height: height + 8 }, 1.5),
    shape(tones.shade, slats.join('')),
    shape(tones.light, `M${short(x - width / 2)} ${short(-height - 2)}h3v${short(height + 6)}h-3Z`),
  ].join('')
}

/** A round window under a gable. */
export function roundWindow(id: string, radius: number, trim: Tones, inside = '') {
  const disc = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  const bar = radius * 0.13
  return [
    shape(INK, disc(radius + 11), 0.2),
    shape(trim.base, disc(radius + 8)),
    shape(
      trim.light,
      `M${-radius - 8} 0A${radius + 8} ${radius + 8} 0 0 1 0 ${-radius - 8}V${-radius}A${radius} ${radius} 0 0 0 ${-radius} 0Z`,
    ),
    clipped(
      id,
      disc(radius),
      shape(LIT.base, disc(radius)),
      shape(LIT.light, `M${-radius} ${radius}V${-radius}H${radius * 0.6}L${-radius * 0.2} ${radius}Z`, 0.75),
      inside,
    ),
    shape(
      trim.shade,
      `M${short(-bar / 2)} ${-radius}h${short(bar)}v${2 * radius}h${short(-bar)}ZM${-radius} ${short(-bar / 2)}v${short(bar)}h${2 * radius}v${short(-bar)}Z`,
    ),
  ].join('')
}

/** Earth, leaves and blossom before a window; 0 0 is the middle of the sill. */
export function flowerBox(
  box: Tones,
  leaf: Tones,
  blossom: Tones,
  width: number,
  random: { between: (low: number, high: number) => number },
) {
  const count = Math.round(width / 13)
  const spots = Array.from({ length: count }, (_, at) => ({
    x: -width / 2 + ((at + 0.5) * width) / count + random.between(-4, 4),
    y: random.between(-16, -4),
  }))
  return [
    ...spots.map(({ x, y }) => oval(leaf.shade, x + 3, y + 6, 11, 9)),
    ...spots.map(({ x, y }) => oval(leaf.base, x, y + 3, 9, 8)),
    ...spots.filter((_, at) => at % 2 === 0).map(({ x, y }) => oval(blossom.base, x, y - 4, 6, 5.5)),
    ...spots.filter((_, at) => at % 2 === 0).map(({ x, y }) => oval(blossom.light, x - 1.5, y - 5.5, 3, 2.6)),
    panel(box.base, { x: -width / 2 - 4, y: 4, width: width + 8, height: 22 }, 1.5),
    panel(box.shade, { x: -width / 2, y: 19, width: width + 2, height: 8 }, 1.5),
    panel(box.light, { x: -width / 2 - 4, y: 3, width: width + 8, height: 5 }, 1),
  ].join('')
}
