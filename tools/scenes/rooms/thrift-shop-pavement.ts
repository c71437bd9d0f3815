import { hangUp, lineUp } from '#scenes/compose/side-by-side.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import { INK, paintIn } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { clothesRail, looking } from './thrift-shop-parts.ts'
import { dusk } from './thrift-shop-street.ts'

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
