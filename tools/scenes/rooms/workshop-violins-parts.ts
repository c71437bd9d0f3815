import type { Stage } from '#scenes/compose/stage.ts'
import { INK, type Paint } from '#scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { violin } from './workshop-parts.ts'

/** Curls from the plane. */
export function shavings(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
) {
  const [pine, pale] = [stage.paint('middle')('wood.pine'), stage.paint('middle')('cloth.oat')]
  return Array.from({ length: count }, () => {
    const [x, y] = [stage.random.between(left, right), stage.random.between(top, bottom)]
    const size = stage.random.between(0.7, 1.3)
    const tones = stage.random.chance(0.6) ? pale : pine
    return group(
      `translate(${short(x)} ${short(y)}) rotate(${short(stage.random.between(-40, 40))}) scale(${short(size)})`,
      stroke(tones.shade, 6, 'M-20 4q-8 -14 6 -16q14 0 10 12q-6 8 -10 0'),
      stroke(tones.light, 6, 'M-8 -6q10 -12 22 -4q8 10 -4 14'),
    )
  }).join('')
}

/** Where the broom has been. */
export function shavingHeap(stage: Stage, x: number, y: number) {
  const pale = stage.paint('middle')('cloth.oat')
  return [
    oval(INK, x + 6, y + 2, 130, 14, 0.16),
    shape(
      pale.shade,
      `M${x - 120} ${y}Q${x - 90} ${y - 40} ${x - 40} ${y - 52}Q${x} ${y - 78} ${x + 46} ${y - 50}Q${x + 96} ${y - 38} ${x + 124} ${y}Q${x} ${y + 12} ${x - 120} ${y}Z`,
    ),
    shavings(stage, x - 84, x + 84, y - 40, y - 6, 12),
    shavings(stage, x - 36, x + 36, y - 62, y - 40, 5),
  ].join('')
}

/** Glue kept warm in a bath on a little plate, the brush in it. */
export function gluePot(paint: Paint, x: number, y: number, size: number) {
  const [copper, iron, brush, glue] = [
    paint('brass.copper'),
    paint('brass.iron'),
    paint('wood.oak'),
    paint('glass.amber'),
  ]
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 62, 7),
    shape(iron.base, 'M-54 0L-50 -22H50L54 0Z'),
    shape(iron.light, 'M-50 -22h100v5h-100Z'),
    oval(paint('enamel.red').base, 34, -9, 5),
    shape(copper.base, 'M-44 -22Q-50 -60 -42 -84H42Q50 -60 44 -22Z'),
    shape(copper.shade, 'M16 -84H42Q50 -60 44 -22H20Q34 -50 16 -84Z'),
    shape(copper.light, 'M-38 -80Q-44 -56 -38 -28h10Q-34 -56 -28 -80Z'),
    oval(copper.deep, 0, -84, 43, 10),
    oval(glue.base, 0, -83, 33, 7),
    oval(glue.light, -10, -84, 12, 3),
    stroke(copper.shade, 7, 'M42 -70Q84 -82 92 -96'),
    stroke(brush.base, 8, 'M4 -84L34 -142'),
    stroke(brush.light, 2.5, 'M6 -92L32 -142'),
    stroke(paint('paper.white').light, 5, 'M-30 -104q-8 -14 2 -26q8 -10 0 -24'),
    stroke(paint('paper.white').light, 4, 'M-4 -108q-6 -10 1 -20'),
  )
}

/** The music that stops in the middle: its last page is not there. */
export function musicStand(paint: Paint, x: number, y: number, size: number) {
  const [iron, paper, ink] = [paint('brass.iron'), paint('paper.white'), paint('wood.walnut')]
  const notes = [0, 1, 2]
    .map(
      (at) =>
        `M-66 ${-262 + at * 34}h56M-66 ${-254 + at * 34}h56M10 ${-262 + at * 34}h54M10 ${-254 + at * 34}h54`,
    )
    .join('')
  return group(
    `translate(${x} ${y}) scale(${size})`,
    contactShadow(4, 0, 58, 8),
    stroke(iron.base, 7, 'M0 -14L-48 0M0 -14L50 -2M0 -14V-190'),
    stroke(iron.light, 2, 'M-2 -20V-186'),
    shape(iron.shade, 'M-84 -180L-76 -292H78L86 -180Z'),
    shape(paper.base, 'M-76 -186L-70 -284Q-36 -294 0 -282L0 -184Q-38 -194 -76 -186Z'),
    shape(paper.light, 'M0 -184L0 -282Q36 -294 72 -284L78 -186Q40 -194 0 -184Z'),
    stroke(ink.base, 2, notes),
    shape(
      ink.deep,
      'M-56 -256a5 4 0 1 1 .1 .1Z M-36 -260a5 4 0 1 1 .1 .1Z M-50 -224a5 4 0 1 1 .1 .1Z M-24 -226a5 4 0 1 1 .1 .1Z M22 -258a5 4 0 1 1 .1 .1Z M44 -262a5 4 0 1 1 .1 .1Z M24 -222a5 4 0 1 1 .1 .1Z',
    ),
    shape(iron.base, 'M-90 -184H92V-172H-90Z'),
  )
}

/** Boards of spruce and maple set up to dry, their ends painted. */
export function tonewood(stage: Stage, x: number, y: number) {
  const paint = stage.paint('back')
  const woods = [paint('wood.pine'), paint('cloth.oat'), paint('wood.oak'), paint('paper.kraft')] as const
  return Array.from({ length: 7 }, (_, at) => {
    const tones = woods[at % 4] ?? woods[0]
    const [left, tall] = [x + at * 31, 300 - ((at * 53) % 90)]
    const lean = 10 - at * 3
    return [
      shape(INK, `M${left + 8} ${y}l${lean} ${-tall}h30l${-lean} ${tall}Z`, 0.14),
      shape(tones.base, `M${left} ${y}l${lean} ${-tall}h30l${-lean} ${tall}Z`),
      shape(tones.shade, `M${left + 20} ${y}l${lean} ${-tall}h10l${-lean} ${tall}Z`),
      stroke(
        tones.shade,
        1.6,
        `M${left + 8} ${y - 8}l${lean} ${-tall + 24}M${left + 14} ${y - 20}l${lean} ${-tall + 60}`,
      ),
      shape(paint(at % 2 ? 'enamel.red' : 'enamel.teal').base, `M${left + lean} ${y - tall}h30l-1 13h-30Z`),
    ].join('')
  }).join('')
}

/** A cello on its pin, leaning back a little. */
export function cello(stage: Stage, x: number, y: number, size: number) {
  const [middle, iron] = [stage.paint('middle'), stage.paint('middle')('brass.iron')]
  stage.drawBefore(
    { left: x - 40 * size, right: x + 40 * size, top: y - 180 * size, bottom: y },
    oval(INK, x + 16, y, 34 * size, 12, 0.18),
    stroke(iron.shade, 8, `M${x} ${y - 26}V${y - 2}`),
    violin(middle, middle('clay.clay'), x - 12, y - 176 * size, size, { turn: -1 }),
  )
}

/** The fiddle in the making, on its back on the bench. */
export function inTheWhite(stage: Stage, x: number, y: number) {
  const middle = stage.paint('middle')
  const felt = middle('enamel.teal')
  return [
    shape(felt.shade, `M${x - 176} ${y - 50}L${x + 178} ${y - 54}L${x + 190} ${y + 24}H${x - 196}Z`),
    shape(felt.base, `M${x - 174} ${y - 54}L${x + 174} ${y - 58}L${x + 184} ${y + 18}H${x - 192}Z`),
    group(
      `translate(${x} ${y - 18}) scale(1 0.62)`,
      violin(middle, middle('cloth.oat'), 150, 0, 1.9, { turn: 87, hasStrings: false }),
    ),
  ].join('')
}
