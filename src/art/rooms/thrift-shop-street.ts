import { hangUp, lineUp } from '#art/compose/side-by-side.ts'
import type { Stage } from '#art/compose/stage.ts'
import { INK, LAMP, paintIn } from '#art/kit/palette.ts'
import { panel } from '#art/kit/panel.ts'
import { group, oval, shape, short, stroke } from '#art/kit/svg.ts'
import { glow } from './lamplight.ts'
import { clothesRail, looking } from './thrift-shop-parts.ts'

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
    oval(LAMP, 1370, 496, 54, 54, 0.3),
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

/** A board on legs, chalked: tonight, a moon. */
function chalkBoard(stage: Stage, x: number, y: number) {
  const [wood, board, chalk] = [dusk('wood.oak'), dusk('brass.iron'), dusk('paper.white')]
  stage.drawBefore(
    { left: x - 84, right: x + 84, top: y - 236, bottom: y },
    oval(INK, x + 10, y - 2, 92, 11, 0.3),
    stroke(
      wood.shade,
      12,
      `M${x - 40} ${y - 216}L${x - 30} ${y - 10}M${x + 50} ${y - 216}L${x + 66} ${y - 8}`,
    ),
    group(
      `translate(${x} ${y})`,
      shape(wood.base, 'M-58 -236L54 -234L74 0H60L56 -34L-64 -34L-68 0H-82Z'),
      shape(wood.light, 'M-58 -236L54 -234V-226L-56 -228L-76 0H-82Z'),
      shape(board.deep, 'M-48 -222L44 -220L56 -50L-62 -50Z'),
      shape(chalk.base, 'M6 -196a32 32 0 1 0 22 48a27 27 0 0 1 -22 -48Z', 0.9),
      stroke(
        chalk.shade,
        4,
        'M-44 -98Q-20 -108 4 -98T50 -98M-40 -76h60M-34 -176l4 8m8 -16l-12 8M30 -196l3 8l8 2',
      ),
    ),
  )
}

/** What is brought in last: crates before the window, a rail, a bicycle. */
export function outside(stage: Stage) {
  const early = looking(stage, { paint: dusk })
  const late = looking(stage, { paint: paintIn({ tint: '#2b2f62', amount: 0.34 }) })
  lineUp(
    early,
    { from: 280, to: 1060, y: 984, scale: 0.84 },
    'wooden-crate',
    'boots',
    'book-stack',
    'record-crate',
    'bucket',
    'footstool',
  )
  early.put('potted-plant', { x: 1150, y: 984 })
  early.put('broom', { x: 1530, y: 990, manner: 'lean', turn: 6, hasWall: true })
  stage.drawBefore(
    { left: -70, right: 270, top: 636, bottom: 1064 },
    clothesRail(dusk('brass.tin'), { left: -60, right: 262, top: 640, bottom: 1060 }),
  )
  hangUp(early, { from: -50, to: 250, y: 642, scale: 0.94 }, 'coat', 'patchwork-quilt', 'knitted-scarf')
  stage.rest('bag', 186, 640, { pose: 'hang', dim: 0.18 })
  early.put('bicycle', { x: 1352, y: 1076, scale: 0.64 })

  lineUp(early, { from: 150, to: 700, y: 1070, scale: 0.92 }, 'suitcase', 'cushion-pile', 'bolster')
  lineUp(early, { from: 700, to: 1040, y: 1076, scale: 0.92 }, 'wooden-crate', 'football', 'jug')
  chalkBoard(stage, 1130, 1104)
  stage.rest('bag', 410, 1116, { dim: 0.2 })
  stage.rest('stove', 620, 1120, { dim: 0.2 })
  stage.rest('bag', 850, 1126, { dim: 0.2 })
  lineUp(early, { from: 1240, to: 1480, y: 1120, scale: 0.9 }, 'paint-tins', 'jam-jars')
  lineUp(
    late,
    { from: 220, to: 1180, y: 1190, scale: 1.04 },
    'roller-skates',
    'biscuit-tin',
    'saucepan',
    'kettle',
    'toy-truck',
    'radio',
    'flat-iron',
  )
  stage.rest('bag', 1300, 1192, { dim: 0.24 })
  stage.rest('stove', 1060, 1148, { dim: 0.22 })
  late.put('old-trunk', { x: 60, y: 1222, plane: 'front', scale: 0.66 })
  late.put('barrel', { x: 1562, y: 1222, plane: 'front', scale: 0.72 })
}
