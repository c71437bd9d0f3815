import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel, type Rectangle } from '#scenes/kit/panel.ts'
import { shape, short } from '#scenes/kit/svg.ts'

/** A table seen a little from above: things stand between `y` and `y + depth`. */
export function table(
  tones: Tones,
  { x, y, width }: Omit<Rectangle, 'height'>,
  { depth, legs }: { depth: number; legs: number },
) {
  const front = y + depth
  return [
    shape(
      INK,
      `M${short(x + 20)} ${front + legs - 6}h${short(width - 20)}l30 16h${short(-width - 30)}Z`,
      0.18,
    ),
    ...[x + 30, x + width - 60].flatMap((at) => [
      panel(tones.shade, { x: at, y: front, width: 32, height: legs }, 2),
      panel(tones.base, { x: at, y: front, width: 16, height: legs }, 2),
    ]),
    panel(tones.shade, { x: x + 14, y: front + 18, width: width - 28, height: 34 }, 2),
    shape(
      tones.light,
      `M${short(x + 26)} ${y}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x)} ${front}Z`,
    ),
    shape(
      tones.base,
      `M${short(x + 60)} ${y + 6}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x + 24)} ${front}Z`,
      0.7,
    ),
    panel(tones.base, { x, y: front, width, height: 20 }, 2),
    panel(tones.shade, { x: x + width * 0.6, y: front + 2, width: width * 0.4, height: 18 }, 1),
  ].join('')
}

/** A table under a striped cloth with a scalloped hem; things stand between `y` and `y + depth`. */
export function drapedTable(
  { cloth, stripe, wood }: { cloth: Tones; stripe: Tones; wood: Tones },
  { x, y, width }: Omit<Rectangle, 'height'>,
  { depth, drop, legs }: { depth: number; drop: number; legs: number },
) {
  const front = y + depth
  const count = Math.round(width / 56)
  const step = width / count
  const bands = Array.from({ length: count }, (_, at) => {
    const left = x + at * step
    const tones = at % 2 === 0 ? cloth : stripe
    const hem = front + drop + (at % 3) * 2
    return [
      shape(
        tones.base,
        `M${short(left)} ${front}h${short(step + 0.5)}V${hem}q${short(-step / 2)} 16 ${short(-step - 0.5)} 0Z`,
      ),
      shape(
        tones.shade,
        `M${short(left + step * 0.62)} ${front}h${short(step * 0.38)}V${hem}q${short(-step * 0.14)} 7 ${short(-step * 0.26)} 8Z`,
        0.7,
      ),
    ].join('')
  })
  const top = Array.from({ length: count }, (_, at) => {
    const far = x + 26 + ((width - 52) * at) / count
    const farStep = (width - 52) / count
    return at % 2 === 1
      ? shape(
          stripe.light,
          `M${short(far)} ${y}h${short(farStep)}L${short(x + (at + 1) * step)} ${front}h${short(-step)}Z`,
        )
      : ''
  })
  return [
    shape(
      INK,
      `M${short(x + 16)} ${front + legs - 8}h${short(width - 10)}l34 20h${short(-width - 30)}Z`,
      0.18,
    ),
    ...[x + 26, x + width - 50].flatMap((at) => [
      panel(wood.deep, { x: at, y: front, width: 24, height: legs }, 2),
      panel(wood.base, { x: at, y: front, width: 11, height: legs }, 2),
    ]),
    panel(INK, { x: x + 10, y: front, width: width - 20, height: drop + 22 }, 0, 0.2),
    shape(
      cloth.light,
      `M${short(x + 26)} ${y}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x)} ${front}Z`,
    ),
    ...top,
    ...bands,
    shape(INK, `M${short(x)} ${front}h${short(width)}v5h${short(-width)}Z`, 0.16),
  ].join('')
}
