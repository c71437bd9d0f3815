import type { Stage } from '#scenes/compose/stage.ts'
import { INK, mix } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { shelf } from './boards.ts'
import { foliage } from './foliage.ts'
import { glow } from './lamplight.ts'

const DOOR = { left: 400, right: 1200, top: 196, bottom: 760 }

/** What one sees through the open door: a grey noon, the house over the way, bare trees, the drive. */
function overTheWay(stage: Stage) {
  const paint = stage.paint('back')
  const [wall, roof, trunk, hedge] = [
    paint('paper.white'),
    paint('clay.slate'),
    paint('wood.drift'),
    paint('leaf.olive'),
  ]
  const [door, glassTone, stone] = [paint('enamel.red'), paint('glass.clear'), paint('clay.bone')]
  const pane = (x: number) => [
    panel(wall.light, { x: x - 6, y: 424, width: 64, height: 84 }, 1),
    panel(glassTone.shade, { x, y: 430, width: 52, height: 70 }, 1),
    panel(wall.light, { x: x + 23, y: 430, width: 5, height: 70 }, 0),
  ]
  return [
    shape('#e6f3f3', 'M380 180H1220V780H380Z'),
    shape('#fff8e2', 'M380 330Q700 280 1220 360V780H380Z', 0.7),
    foliage(hedge, stage.random, { x: 350, y: 360, width: 220, height: 210 }, 8),
    panel(wall.base, { x: 560, y: 390, width: 480, height: 210 }, 1),
    panel(wall.shade, { x: 900, y: 390, width: 140, height: 210 }, 1, 0.6),
    shape(roof.base, 'M530 400L620 290H990L1070 400Z'),
    shape(roof.light, 'M530 400L620 290h40L584 400Z', 0.7),
    panel(roof.shade, { x: 930, y: 254, width: 36, height: 70 }, 1),
    ...pane(596),
    ...pane(964),
    panel(door.base, { x: 690, y: 440, width: 60, height: 160 }, 1),
    foliage(paint('leaf.autumn'), stage.random, { x: 1030, y: 300, width: 210, height: 210 }, 9),
    shape(trunk.shade, 'M1124 470h22l6 140h-36Z'),
    stroke(trunk.shade, 9, 'M440 600Q452 470 430 380M446 480Q480 430 474 380M440 440Q410 410 408 370'),
    panel(paint('leaf.leaf').base, { x: 380, y: 592, width: 840, height: 60 }, 2),
    panel(paint('clay.slate').light, { x: 380, y: 632, width: 840, height: 48 }, 2),
    shape(stone.base, 'M560 676H1040L1220 800H380Z'),
    shape(paint('leaf.leaf').base, 'M380 676H560L400 790H380Z M1040 676H1220V800Z'),
  ].join('')
}

/** Block walls on both sides of the door, rails of the door under the ceiling, two shelves on each side. */
export function crammedGarage(stage: Stage) {
  const back = stage.paint('back')
  const middle = stage.paint('middle')
  const slate = middle('clay.slate')
  const wall = { base: slate.shade, light: slate.base, shade: mix(slate.shade, INK, 0.3), deep: slate.deep }
  const [floor, wood, tin] = [slate, middle('wood.pine'), back('brass.tin')]
  const blocks = Array.from({ length: 34 }, () => {
    const row = Math.floor(stage.random.between(0, 13))
    const isLeft = stage.random.chance(0.5)
    const x = (isLeft ? -40 : 1216) + Math.floor(stage.random.between(0, 4)) * 108 + (row % 2) * 54
    return panel(
      stage.random.chance(0.6) ? wall.light : wall.shade,
      { x, y: 176 + row * 46, width: 98, height: 38 },
      1,
      0.3,
    )
  })
  const { left, right, top, bottom } = DOOR
  stage.draw(
    overTheWay(stage),
    shape(wall.base, `M-4 -4H1604V${bottom + 30}H${right}V${top}H${left}V${bottom + 30}H-4Z`),
    ...blocks,
    panel(wall.shade, { x: left - 24, y: top, width: 26, height: bottom - top + 20 }, 1),
    panel(wall.light, { x: right, y: top, width: 14, height: bottom - top + 20 }, 1),
    panel(floor.shade, { x: -4, y: bottom, width: 1610, height: 450 }, 0),
    shape(floor.base, `M${left} ${bottom}H${right}L1480 1204H120Z`),
    shape(floor.light, `M${left + 30} ${bottom}H${right - 30}L1160 1000H420Z`, 0.45),
    shape(wood.shade, 'M-4 -4H1604V40H-4Z'),
    ...[40, 300, 566, 830, 1092, 1356].map((x) =>
      panel(wood.deep, { x, y: -4, width: 26, height: 150 }, 1, 0.7),
    ),
    panel(INK, { x: -4, y: 172, width: 1608, height: 26 }, 1, 0.2),
    panel(wood.shade, { x: -4, y: 136, width: 1608, height: 42 }, 2),
    panel(wood.base, { x: -4, y: 136, width: 1608, height: 30 }, 2),
    panel(wood.light, { x: -4, y: 136, width: 1608, height: 7 }, 1),
    stroke(
      tin.shade,
      12,
      `M${left - 10} ${bottom}V240Q${left - 10} 206 ${left - 90} 190M${right + 10} ${bottom}V240Q${right + 10} 206 ${right + 90} 190`,
    ),
    stroke(tin.light, 3, `M${left - 13} ${bottom}V240M${right + 7} ${bottom}V240`),
  )
  stage.draw(glow(190, 250, 300, 0.12), glow(1420, 250, 300, 0.09))
  for (const y of [372, 540, 708]) {
    stage.draw(shelf(wood, { x: -30, y, width: 398 }, 16), shelf(wood, { x: 1234, y, width: 400 }, 16))
  }
}

/** A lamp with a tin shade that somebody left on, and a moth at it. */
export function pendant(stage: Stage, x: number, y: number) {
  const paint = stage.paint('middle')
  const tin = paint('enamel.teal')
  stage.draw(
    glow(x, y + 8, 60, 0.2),
    stroke(paint('brass.iron').deep, 3, `M${x} 172V${y - 34}`),
    oval('#fff1c9', x, y + 4, 20, 22),
    shape(tin.base, `M${x - 14} ${y - 40}h28q6 20 46 36h-120q40 -16 46 -36Z`),
    shape(tin.light, `M${x - 14} ${y - 40}h10q-4 20 -34 36h-22q40 -16 46 -36Z`),
    shape(paint('paper.kraft').deep, `M${x + 64} ${y + 40}q-14 -12 -5 -19q9 0 9 11q4 -11 13 -9q4 9 -9 17Z`),
  )
}
