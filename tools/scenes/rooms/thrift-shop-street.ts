import type { Stage } from '#scenes/compose/stage.ts'
import { LAMP, paintIn } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import { glow, halos } from './lamplight.ts'

export const night = paintIn({ tint: '#20265a', amount: 0.46 })
export const dusk = paintIn({ tint: '#3b3a68', amount: 0.26 })

const PAVEMENT = 968
export const SHOW = { left: 92, right: 1120, top: 236, bottom: 862 }

/** Bricks of the house above the shop, two windows, one still awake. */
export function upstairs(stage: Stage) {
  const [brick, frame] = [night('clay.brick'), night('enamel.cream')]
  const bricks = Array.from({ length: 120 }, () => {
    const row = Math.floor(stage.random.between(0, 32))
    const x = Math.floor(stage.random.between(-1, 26)) * 62 + (row % 2) * 31
    return `M${x} ${row * 31 + 4}h54v22h-54Z`
  })
  const windowAt = (x: number, isLit: boolean) => [
    panel(frame.shade, { x: x - 14, y: -20, width: 208, height: 96 }, 1),
    panel(isLit ? LAMP : night('clay.slate').deep, { x, y: -20, width: 180, height: 84 }, 1),
    ...(isLit
      ? [
          shape(
            night('cloth.rust').base,
            `M${x} -20h52q-6 60 -38 84h-14Z M${x + 180} -20h-52q6 60 38 84h14Z`,
          ),
          glow(x + 90, 20, 190, 0.05),
        ]
      : []),
    panel(frame.base, { x: x + 84, y: -20, width: 11, height: 84 }, 0),
    panel(frame.base, { x: x - 22, y: 62, width: 224, height: 14 }, 1),
  ]
  return [
    panel(brick.base, { x: -4, y: -4, width: 1608, height: PAVEMENT + 12 }, 0),
    shape(brick.shade, bricks.slice(0, 60).join('')),
    shape(brick.light, bricks.slice(60).join(''), 0.35),
    ...windowAt(250, false),
    ...windowAt(800, true),
    ...windowAt(1290, false),
  ]
}

/** Painted wood round the show window and the door, a board above that says it with pictures. */
export function front() {
  const [wood, gold] = [night('enamel.teal'), dusk('brass.brass')]
  const pillar = (x: number) => [
    panel(wood.base, { x, y: 96, width: 66, height: PAVEMENT - 96 }, 1),
    panel(wood.shade, { x: x + 44, y: 96, width: 22, height: PAVEMENT - 96 }, 1),
    shape(wood.light, `M${x + 14} 260h8v560h-8Z M${x} 96h6v${PAVEMENT - 96}h-6Z`, 0.6),
    panel(wood.light, { x: x - 8, y: 226, width: 82, height: 16 }, 1),
    panel(wood.shade, { x: x - 6, y: PAVEMENT - 60, width: 78, height: 60 }, 1),
  ]
  const icons = [
    'M-24 6Q-20 -18 0 -18Q20 -18 22 2L40 -12L36 6Q30 22 14 24H-14Q-22 22 -24 6Z M-4 -18q4 -12 8 0Z',
    'M-34 18L0 -6L34 18Z M-2 -8q-2 -14 8 -12l-2 6q-2 0 0 6Z',
    'M-22 -22H22L30 10H-30Z M-5 10h10v10h12v6h-34v-6h12Z',
    'M-30 22V-16Q-10 -24 0 -14Q10 -24 30 -16V22Q10 14 0 22Q-10 14 -30 22Z',
    'M-30 0a14 14 0 1 1 28 0a14 14 0 1 1 -28 0Z M-2 -5H36V5H30V16H22V5H-2Z',
  ]
  return [
    panel(wood.base, { x: 20, y: 92, width: 1500, height: 112 }, 1),
    panel(wood.shade, { x: 20, y: 188, width: 1500, height: 20 }, 1),
    panel(wood.light, { x: 8, y: 84, width: 1524, height: 14 }, 1),
    panel(wood.shade, { x: 50, y: 112, width: 1440, height: 66 }, 2),
    ...icons.map((d, at) => group(`translate(${430 + at * 148} 145)`, shape(gold.base, d))),
    ...[236, 1320].map((x) => stroke(gold.shade, 4, `M${x - 110} 145H${x + 110}M${x} 138v14`)),
    ...pillar(26),
    ...pillar(1120),
    ...pillar(1462),
    // The boards under the window.
    panel(
      wood.base,
      { x: SHOW.left, y: SHOW.bottom, width: SHOW.right - SHOW.left, height: PAVEMENT - SHOW.bottom },
      0,
    ),
    ...[0, 1, 2, 3].flatMap((at) => [
      panel(wood.shade, { x: 112 + at * 254, y: SHOW.bottom + 26, width: 228, height: 62 }, 2),
      panel(wood.light, { x: 112 + at * 254, y: SHOW.bottom + 82, width: 228, height: 6 }, 1),
    ]),
  ]
}

/** The door, half glass, a round-topped light above it; the shop behind, and a card that has been turned. */
export function door() {
  const [wood, red, brass, paper] = [
    night('enamel.teal'),
    dusk('clay.brick'),
    dusk('brass.brass'),
    dusk('paper.white'),
  ]
  const [inside, shade] = [
    paintIn({ tint: '#f3b767', amount: 0.3 }),
    paintIn({ tint: '#c47f3c', amount: 0.34 }),
  ]
  return [
    panel(wood.shade, { x: 1184, y: 204, width: 282, height: PAVEMENT - 204 }, 0),
    shape(inside('enamel.mustard').light, 'M1210 370Q1212 236 1326 232Q1440 236 1440 370Z'),
    stroke(wood.base, 9, 'M1326 232V370M1326 370L1238 284M1326 370L1414 284'),
    panel(wood.light, { x: 1198, y: 364, width: 256, height: 18 }, 1),
    panel(red.base, { x: 1206, y: 382, width: 240, height: PAVEMENT - 390 }, 1),
    panel(red.shade, { x: 1420, y: 382, width: 26, height: PAVEMENT - 390 }, 1),
    panel(red.light, { x: 1206, y: 382, width: 7, height: PAVEMENT - 390 }, 1),
    // Through the glass: a lamp, shelves, the counter.
    panel(inside('cloth.mustard').light, { x: 1242, y: 416, width: 168, height: 286 }, 2),
    shape(shade('wood.oak').base, 'M1242 520h66v9h-66Z M1242 590h66v9h-66Z M1330 606h80v96h-80Z'),
    shape(
      shade('enamel.blue').base,
      'M1250 520v-34h14v34Z M1268 520v-26h12v26Z M1284 520q-2 -30 8 -34q12 4 10 34Z',
    ),
    shape(shade('cloth.plum').base, 'M1248 590v-30h30v30Z M1284 590v-44h10v44Z M1340 606v-30h34v30Z'),
    stroke(shade('brass.iron').base, 3, 'M1370 416v56'),
    shape(shade('enamel.red').base, 'M1346 492Q1352 472 1370 470Q1388 472 1394 492Z'),
    oval('#fff3d0', 1370, 494, 11),
    halos([[1370, 496]], 66, 0.44),
    shape('#ffffff', 'M1252 690L1330 430h26L1278 690Z', 0.16),
    stroke(red.deep, 4, 'M1242 416h168v286h-168Z'),
    group(
      'translate(1296 640) rotate(-4)',
      stroke(brass.shade, 2.5, 'M-24 -26L0 -50L24 -26'),
      panel(paper.base, { x: -40, y: -28, width: 80, height: 50 }, 2),
      shape(dusk('cloth.indigo').base, 'M6 -18a15 15 0 1 0 10 24a13 13 0 0 1 -10 -24Z'),
    ),
    panel(red.shade, { x: 1244, y: 744, width: 164, height: 150 }, 2),
    panel(red.light, { x: 1250, y: 886, width: 156, height: 6 }, 1),
    oval(brass.shade, 1418, 742, 11, 13),
    oval(brass.light, 1415, 738, 6),
    shape(brass.base, 'M1296 806h62v16h-62Z'),
    panel(night('clay.slate').base, { x: 1180, y: PAVEMENT - 16, width: 292, height: 24 }, 1),
  ]
}

/** Stones, wet from the afternoon; what the window and the door throw on them. */
export function pavement(stage: Stage) {
  const stone = night('clay.slate')
  const rows = [0, 34, 76, 128, 190]
  const cobbles = rows.flatMap((dy, row) =>
    Array.from({ length: 17 - row }, (_, at) => {
      const width = 1640 / (16 - row)
      const x = -30 + at * width - (row % 2) * width * 0.5
      const [y, height] = [PAVEMENT + dy + 4, [28, 36, 46, 56, 50][row] ?? 40]
      const tone = stage.random.pick([stone.base, stone.base, stone.light, stone.shade])
      return shape(
        tone,
        `M${short(x + 8)} ${y}Q${short(x + width / 2)} ${y - 4} ${short(x + width - 8)} ${y}Q${short(x + width - 2)} ${short(y + height / 2)} ${short(x + width - 8)} ${y + height}Q${short(x + width / 2)} ${y + height + 3} ${short(x + 8)} ${y + height}Q${short(x + 1)} ${short(y + height / 2)} ${short(x + 8)} ${y}Z`,
        tone === stone.light ? 0.5 : 1,
      )
    }),
  )
  return [
    panel(stone.deep, { x: -4, y: PAVEMENT, width: 1608, height: 240 }, 0),
    ...cobbles,
    shape(LAMP, `M130 ${PAVEMENT}H1090L1250 1204H-60Z`, 0.2),
    shape(LAMP, `M230 ${PAVEMENT}H990L1090 1110H130Z`, 0.12),
    shape(LAMP, `M1244 ${PAVEMENT + 6}H1410L1490 1204H1270Z`, 0.2),
    oval(stone.deep, 1180, 1120, 150, 22),
    oval(LAMP, 1168, 1118, 120, 15, 0.35),
  ]
}

/** An old street lamp on the wall. */
export function wallLamp(x: number, y: number) {
  const iron = night('brass.iron')
  return [
    stroke(iron.base, 9, `M${x + 60} ${y - 60}q-60 -24 -60 20`),
    glow(x, y + 10, 190, 0.09),
    shape(iron.deep, `M${x - 34} ${y - 30}L${x} ${y - 56}L${x + 34} ${y - 30}Z`),
    shape(LAMP, `M${x - 26} ${y - 30}h52l-9 72h-34Z`),
    oval('#fffaf0', x, y + 6, 10, 18),
    stroke(iron.deep, 4, `M${x - 28} ${y - 30}l9 72h38l9 -72M${x} ${y - 30}v72`),
    shape(iron.deep, `M${x - 22} ${y + 40}h44l-8 12h-28Z`),
  ]
}
