import { type Dye, INK, LAMP, mix, type Paint, type Tones } from '#scenes/kit/palette.ts'
import { panel, type Rectangle } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import { glow } from './lamplight.ts'

/** A wall with an opening: what lies beyond it is drawn before. */
export function wallRound(fill: string, wall: Rectangle, hole: Rectangle) {
  const { x, y, width, height } = wall
  return shape(
    fill,
    `M${x} ${y}h${width}v${height}h${-width}Z M${hole.x} ${hole.y}v${hole.height}h${hole.width}v${-hole.height}Z`,
  )
}

/** The frame of a window with its bars and a sill; things stand on the sill at `y + height`. */
export function windowFrame(
  tones: Tones,
  { x, y, width, height }: Rectangle,
  columns: number,
  rows: number,
  bar = 12,
) {
  const [right, bottom] = [x + width, y + height]
  const upright = Array.from({ length: columns - 1 }, (_, at) => x + (width * (at + 1)) / columns)
  const level = Array.from({ length: rows - 1 }, (_, at) => y + (height * (at + 1)) / rows)
  const edge = 22
  return [
    shape(INK, `M${x} ${y}h${width}v14H${x + 12}V${bottom}H${x}Z`, 0.2),
    ...level.flatMap((at) => [
      panel(tones.base, { x, y: at - bar / 2, width, height: bar }, 1),
      panel(tones.shade, { x, y: at + bar / 2 - 4, width, height: 4 }, 0),
    ]),
    ...upright.flatMap((at) => [
      panel(tones.base, { x: at - bar / 2, y, width: bar, height }, 1),
      panel(tones.light, { x: at - bar / 2, y, width: 4, height }, 0),
    ]),
    shape(
      tones.base,
      `M${x - edge} ${y - edge}h${width + 2 * edge}V${bottom}H${x - edge}Z M${x} ${y}V${bottom}H${right}V${y}Z`,
    ),
    shape(tones.light, `M${x - edge} ${y - edge}h${width + 2 * edge}v6H${x - edge + 6}V${bottom}h-6Z`),
    shape(tones.shade, `M${right} ${y}h8V${bottom}h-8Z M${x} ${y - 7}h${width}v7h${-width}Z`),
    panel(INK, { x: x - 26, y: bottom + 20, width: width + 70, height: 18 }, 2, 0.16),
    panel(tones.light, { x: x - 42, y: bottom - 4, width: width + 84, height: 16 }, 2),
    panel(tones.base, { x: x - 42, y: bottom + 8, width: width + 84, height: 16 }, 2),
    panel(tones.shade, { x: x - 36, y: bottom + 18, width: width + 74, height: 6 }, 1),
  ].join('')
}

/** A row of narrow houses across the street. After dark some windows are lit. */
export function townHouses(
  paint: Paint,
  random: Random,
  { left, right, ground, height }: { left: number; right: number; ground: number; height: number },
  dyes: readonly [Dye, ...Dye[]],
  isNight: boolean,
) {
  const parts: string[] = []
  let x = left
  for (let at = 0; x < right; at++) {
    const wall = paint(dyes[at % dyes.length] ?? dyes[0])
    const roof = paint(at % 2 ? 'clay.slate' : 'clay.brick')
    const [width, tall] = [random.between(0.3, 0.42) * height, random.between(0.7, 0.95) * height]
    const top = ground - tall
    const peak = top - random.between(0.14, 0.22) * height
    const middle = x + width / 2
    parts.push(
      shape(wall.base, `M${short(x)} ${ground}V${short(top)}h${short(width)}V${ground}Z`),
      shape(
        wall.shade,
        `M${short(x + width * 0.86)} ${ground}V${short(top)}h${short(width * 0.14)}V${ground}Z`,
      ),
      at % 3 === 1
        ? shape(
            roof.base,
            `M${short(x)} ${short(top)}l${short(width * 0.14)} ${short((peak - top) * 0.8)}h${short(width * 0.72)}L${short(x + width)} ${short(top)}Z`,
          )
        : shape(
            wall.base,
            `M${short(x)} ${short(top + 1)}L${short(middle)} ${short(peak)}L${short(x + width)} ${short(top + 1)}Z`,
          ),
      stroke(
        at % 3 === 1 ? roof.shade : roof.base,
        7,
        at % 3 === 1
          ? `M${short(x)} ${short(top)}h${short(width)}`
          : `M${short(x)} ${short(top)}L${short(middle)} ${short(peak)}L${short(x + width)} ${short(top)}`,
      ),
      shape(
        roof.deep,
        `M${short(x + width * 0.68)} ${short(top)}v${short((peak - top) * 1.1)}h${short(width * 0.14)}v${short((top - peak) * 1.1)}Z`,
      ),
    )
    for (let floor = 0; floor < 3; floor++) {
      const y = top + tall * (0.08 + floor * 0.3)
      for (const share of [0.18, 0.56]) {
        const isLit = isNight && random.chance(0.4)
        const glass = isLit ? LAMP : paint(isNight ? 'clay.slate' : 'glass.clear')[isNight ? 'deep' : 'shade']
        parts.push(panel(glass, { x: x + width * share, y, width: width * 0.24, height: tall * 0.17 }, 1))
      }
    }
    x += width
  }
  return parts.join('')
}

/** An enamel shade on a wire, its bulb lit. `y` is the edge of the shade. */
export function pendant(
  paint: Paint,
  dye: Dye,
  { x, y, from, size = 1 }: { x: number; y: number; from: number; size?: number },
  strength = 0.09,
) {
  const enamel = paint(dye)
  const iron = paint('brass.iron')
  return [
    stroke(iron.deep, 4, `M${x} ${from}V${short(y - 60 * size)}`),
    glow(x, y + 14, 230 * size, strength),
    group(
      `translate(${x} ${y}) scale(${size})`,
      oval(LAMP, 0, 2, 50, 12),
      oval('#fff8e2', 0, 8, 19, 21),
      shape(iron.base, 'M-12 -72h24l3 24h-30Z'),
      shape(enamel.base, 'M-16 -50Q0 -56 16 -50Q62 -36 70 0Q0 10 -70 0Q-62 -36 -16 -50Z'),
      shape(enamel.shade, 'M10 -52Q62 -38 70 0Q44 5 18 6Q36 -24 10 -52Z'),
      shape(enamel.light, 'M-18 -48Q-48 -36 -58 -8Q-48 -2 -42 -4Q-36 -34 -18 -48Z'),
      stroke(enamel.light, 3, 'M-69 1Q0 11 69 1'),
    ),
  ].join('')
}

/** A calendar on a nail, a day ringed. */
export function calendar(paint: Paint, x: number, y: number, dye: Dye, size = 1) {
  const [paper, top] = [paint('paper.white'), paint(dye)]
  const days = Array.from(
    { length: 15 },
    (_, at) => `M${-34 + (at % 5) * 16} ${50 + Math.floor(at / 5) * 16}h6`,
  ).join('')
  return group(
    `translate(${x} ${y}) scale(${size}) rotate(-1.5)`,
    panel(INK, { x: -44, y: 8, width: 98, height: 104 }, 1, 0.16),
    panel(paper.base, { x: -50, y: 0, width: 96, height: 104 }, 1),
    panel(top.base, { x: -50, y: 0, width: 96, height: 36 }, 1),
    shape(top.light, 'M-40 32L-22 12L-8 26L6 8L34 32Z', 0.7),
    stroke(paper.deep, 5, days),
    stroke(paint('enamel.red').base, 3, 'M8 66a9 8 0 1 0 1 0'),
    oval(INK, -2, 2, 3.5),
  )
}

/** Sky in flat bands, from its colour high up to its colour low down. */
export function sky(high: string, low: string, { x, y, width, height }: Rectangle, bands = 4) {
  return Array.from({ length: bands }, (_, at) =>
    shape(
      mix(high, low, at / Math.max(1, bands - 1)),
      `M${x} ${short(y + (height * at) / bands)}h${width}V${y + height}h${-width}Z`,
    ),
  ).join('')
}
