import type { Random } from '#client/lib/seeded-random.ts'
import type { Plane } from '#client/scenes/compose/light.ts'
import type { Stage } from '#client/scenes/compose/stage.ts'
import { type Dye, INK, LAMP, mix, type Tones } from '#client/scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand } from '#client/scenes/kit/thing.ts'
import { glow, panel } from './parts.ts'

type Rectangle = { x: number; y: number; width: number; height: number }
/** Gives a dye its tones, in the light of the room. */
export type Paint = (dye: Dye) => Tones

/** What is in these dyes comes out in those. */
export type Dyeing = Partial<Record<Dye, Dye>>

export function dyed(stage: Stage, plane: Plane, others: Dyeing): Partial<Hand> {
  const paint = stage.paint(plane)
  return { paint: (dye) => paint(others[dye] ?? dye) }
}

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

type Fur = { coat: Tones; bib: Tones; eye: string }

/** A cat that sits and looks at you. `x y` is the middle between its paws. */
export function sittingCat({ coat, bib, eye }: Fur, x: number, y: number, size: number) {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 46, 7),
    stroke(coat.shade, 12, 'M26 -8Q62 0 62 -28Q60 -46 48 -46'),
    shape(coat.base, 'M-33 0Q-44 -50 -17 -80Q0 -88 17 -80Q44 -50 33 0Q0 5 -33 0Z'),
    shape(coat.shade, 'M8 -84Q17 -82 19 -78Q44 -50 33 0Q20 3 8 2Q28 -40 8 -84Z'),
    shape(bib.base, 'M-14 -76Q0 -82 14 -76Q15 -46 0 -34Q-15 -46 -14 -76Z'),
    shape(coat.base, 'M-17 -42Q-20 -12 -20 0Q-10 4 -2 1L-2 -40Z M17 -42Q20 -12 20 0Q10 4 2 1L2 -40Z'),
    stroke(coat.shade, 2.5, 'M0 -36V0M-30 -40Q-24 -44 -22 -36M-33 -26Q-26 -30 -24 -22M34 -40Q28 -44 26 -36'),
    shape(
      bib.light,
      'M-21 -6Q-12 -12 -3 -6Q-2 3 -12 3Q-22 3 -21 -6Z M21 -6Q12 -12 3 -6Q2 3 12 3Q22 3 21 -6Z',
    ),
    shape(
      coat.base,
      'M-28 -102Q-33 -130 -25 -142L-11 -128Q0 -132 11 -128L25 -142Q33 -130 28 -102Q22 -80 0 -80Q-22 -80 -28 -102Z',
    ),
    shape(coat.shade, 'M14 -129L25 -142Q33 -130 28 -102Q22 -82 6 -80Q24 -100 14 -129Z'),
    shape(bib.shade, 'M-23 -133L-15 -125L-25 -118Z M23 -133L15 -125L25 -118Z'),
    shape(bib.base, 'M0 -106Q14 -96 15 -88Q8 -80 0 -80Q-8 -80 -15 -88Q-14 -96 0 -106Z'),
    stroke(coat.deep, 2.6, 'M0 -128v11M-8 -127l1 9M8 -127l-1 9'),
    oval(eye, -12, -107, 6, 5.4),
    oval(eye, 12, -107, 6, 5.4),
    oval(INK, -12, -107, 2.2, 5),
    oval(INK, 12, -107, 2.2, 5),
    shape(INK, 'M-4 -97h8l-4 5Z'),
    stroke(bib.light, 1.3, 'M-14 -92l-20 -3M-14 -89l-19 4M14 -92l20 -3M14 -89l19 4'),
  )
}

/** A cat asleep, rolled up. */
export function sleepingCat({ coat, bib }: Omit<Fur, 'eye'>, x: number, y: number, size: number) {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 74, 9),
    shape(coat.base, 'M-64 -2Q-82 -36 -44 -54Q8 -70 52 -50Q80 -32 68 -2Q0 6 -64 -2Z'),
    shape(coat.shade, 'M36 -56Q80 -44 72 -8Q68 2 20 2Q-20 3 -52 0Q10 -6 36 -24Q46 -38 36 -56Z'),
    shape(coat.light, 'M-30 -57Q0 -64 26 -58Q6 -52 -16 -50Q-30 -50 -30 -57Z', 0.7),
    stroke(coat.shade, 4, 'M10 -60Q16 -48 12 -38M26 -58Q34 -46 30 -36M-6 -61Q-2 -52 -4 -44'),
    stroke(coat.base, 15, 'M64 -10Q30 6 -16 -4'),
    stroke(bib.base, 13, 'M-20 -5l8 2'),
    shape(
      coat.base,
      'M-70 -16Q-76 -40 -68 -52L-56 -42Q-46 -46 -38 -42L-26 -52Q-20 -38 -26 -16Q-34 0 -48 0Q-64 0 -70 -16Z',
    ),
    shape(bib.shade, 'M-66 -46L-59 -40L-67 -34Z M-28 -46L-35 -40L-28 -34Z'),
    shape(bib.base, 'M-48 -22Q-36 -14 -38 -6Q-42 0 -48 0Q-56 0 -58 -6Q-60 -14 -48 -22Z'),
    stroke(INK, 2.2, 'M-64 -20q5 5 10 0M-42 -20q5 5 10 0'),
    shape(INK, 'M-51 -14h6l-3 4Z'),
  )
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
