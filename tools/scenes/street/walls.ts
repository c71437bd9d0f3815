import { INK, type Tones } from '#scenes/kit/palette.ts'
import type { Rectangle } from '#scenes/kit/panel.ts'
import { shape, short } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** Here and there the bricks show: enough of them to believe in the rest. */
export function bricks(
  tones: Tones,
  random: Random,
  { x, y, width, height }: Rectangle,
  share: number,
  size = 30,
) {
  const high = size * 0.42
  const drawn: Record<'light' | 'shade' | 'deep', string[]> = { light: [], shade: [], deep: [] }
  for (let row = 0; row * high < height; row++) {
    for (let at = row % 2 === 0 ? 0.1 : 0.6; (at + 1) * size < width; at++) {
      if (!random.chance(share)) continue
      const tone = random.pick<keyof typeof drawn>(['light', 'shade', 'shade', 'deep'])
      drawn[tone].push(
        `M${short(x + at * size)} ${short(y + row * high)}h${short(size - 4)}v${short(high - 4)}h${short(4 - size)}Z`,
      )
    }
  }
  return [
    shape(tones.shade, drawn.shade.join(''), 0.75),
    shape(tones.light, drawn.light.join(''), 0.4),
    shape(tones.deep, drawn.deep.join(''), 0.4),
  ].join('')
}

/** Where the plaster has come off. */
export function barePatch(plaster: Tones, brick: Tones, random: Random, x: number, y: number, size: number) {
  const edge = Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * Math.PI * 2
    const reach = size * random.between(0.78, 1)
    return `${short(x + Math.cos(turn) * reach * 1.5)} ${short(y + Math.sin(turn) * reach * 0.8)}`
  })
  const rows = [-0.5, -0.1, 0.3].map((at, row) =>
    [-1, -0.35, 0.3]
      .map(
        (left) =>
          `M${short(x + (left + (row % 2) * 0.25) * size)} ${short(y + at * size)}h${short(size * 0.54)}v${short(size * 0.28)}h${short(-size * 0.54)}Z`,
      )
      .join(''),
  )
  return [
    shape(plaster.shade, `M${edge.join('L')}Z`),
    shape(brick.base, rows.join('')),
    shape(brick.light, rows[0] ?? '', 0.4),
  ].join('')
}

/** A wall of dry stones with a row of slabs on top, from `x` for `width`, standing at `y`. */
export function stoneWall(stone: Tones, random: Random, { x, y, width, height }: Rectangle) {
  const stones: Record<'base' | 'light' | 'shade', string[]> = { base: [], light: [], shade: [] }
  const rows = Math.round(height / 21)
  const high = (height - 12) / rows
  for (let row = 0; row < rows; row++) {
    for (let left = row % 2 === 0 ? 0 : -16; left < width; ) {
      const long = random.between(26, 52)
      const from = Math.max(0, left)
      const to = Math.min(width, left + long)
      const top = y - height + 12 + row * high
      if (to - from > 8) {
        const tone = random.pick<keyof typeof stones>(['base', 'base', 'light', 'shade'])
        stones[tone].push(
          `M${short(x + from + 3)} ${short(top + 2)}Q${short(x + (from + to) / 2)} ${short(top - 1)} ${short(x + to - 2)} ${short(top + 3)}L${short(x + to - 3)} ${short(top + high - 2)}Q${short(x + (from + to) / 2)} ${short(top + high)} ${short(x + from + 2)} ${short(top + high - 2)}Z`,
        )
      }
      left += long
    }
  }
  const slabs = Array.from({ length: Math.ceil(width / 74) }, (_, at) => {
    const left = x + at * 74 - 4
    const right = Math.min(left + 72, x + width + 6)
    return `M${short(left)} ${short(y - height + random.between(-3, 0))}Q${short((left + right) / 2)} ${short(y - height - 5)} ${short(right)} ${short(y - height)}l-2 14H${short(left + 2)}Z`
  })
  return [
    shape(stone.deep, `M${x} ${short(y - height + 4)}h${width}V${y}h${-width}Z`),
    shape(stone.base, stones.base.join('')),
    shape(stone.light, stones.light.join(''), 0.8),
    shape(stone.shade, stones.shade.join('')),
    shape(INK, `M${x} ${short(y - height + 12)}h${width}v7h${-width}Z`, 0.25),
    shape(stone.light, slabs.join('')),
  ].join('')
}
