import type { Stage } from '#scenes/compose/stage.ts'
import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { boards, shelf } from './boards.ts'
import { bulbString } from './flags-and-bulbs.ts'
import { sky, townHouses, wallRound, windowFrame } from './indoors.ts'
import { glow } from './lamplight.ts'
import { wallClock } from './workshop-sets.ts'

const WINDOW = { x: 1120, y: 96, width: 360, height: 330 }
const BENCH = 812

/** Roofs under the moon, a window or two still awake. */
function night(stage: Stage) {
  const { x, y, width, height } = WINDOW
  const paint = stage.paint('back')
  const stars = [
    [30, 40],
    [96, 88],
    [150, 30],
    [214, 110],
    [330, 60],
    [300, 130],
  ] as const
  return [
    sky('#1d2350', '#514a78', WINDOW, 4),
    oval('#fdf0cb', x + 262, y + 66, 30),
    oval('#1f2553', x + 276, y + 58, 26),
    ...stars.map(([dx, dy]) => oval('#fdf0cb', x + dx, y + dy, 2.4)),
    townHouses(
      paint,
      stage.random,
      { left: x - 16, right: x + width, ground: y + height, height: 210 },
      ['clay.slate', 'cloth.indigo', 'cloth.plum'],
      true,
    ),
    shape(INK, `M${x} ${y}h${width}v${height}h${-width}Z`, 0.24),
  ]
}

export function shell(stage: Stage) {
  const paint = stage.paint('back')
  const [wall, wood, dark] = [paint('cloth.plum'), paint('wood.oak'), paint('wood.walnut')]
  const behindGlass = (x: number, y: number) =>
    x > WINDOW.x - 40 && x < WINDOW.x + WINDOW.width && y > WINDOW.y - 30 && y < WINDOW.y + WINDOW.height
  const stripes = Array.from(
    { length: 20 * 14 },
    (_, at) => [(at % 20) * 80 + 6, Math.floor(at / 20) * 50] as const,
  )
    .filter(([x, y]) => !behindGlass(x, y + 25))
    .map(([x, y]) => `M${x} ${y}h26v50h-26Z`)
    .join('')
  const dots = Array.from(
    { length: 21 * 8 },
    (_, at) => [(at % 21) * 80 + 58, 40 + Math.floor(at / 21) * 84 + (at % 2) * 42] as const,
  )
    .filter(([x, y]) => !behindGlass(x, y))
    .map(([x, y]) => `M${x} ${y}q7 -13 14 0q-7 13 -14 0Z`)
    .join('')
  stage.draw(
    ...night(stage),
    wallRound(wall.shade, { x: -4, y: -4, width: 1608, height: 1208 }, WINDOW),
    shape(wall.base, stripes, 0.45),
    shape(wall.light, dots, 0.28),
    windowFrame(paint('enamel.cream'), WINDOW, 2, 2, 14),
    panel(dark.shade, { x: -4, y: 0, width: 1608, height: 26 }, 1),
    panel(dark.base, { x: -4, y: 0, width: 1608, height: 14 }, 1),
    // Light of the lamps on the wall.
    glow(420, 640, 520, 0.06),
    glow(1240, 660, 480, 0.06),
    boards(paint('wood.walnut'), stage.random, { x: -4, y: 700, width: 1608, height: 130 }, 14),
    shelf(wood, { x: -30, y: 214, width: 800 }),
    shelf(wood, { x: -30, y: 406, width: 1060 }),
    shelf(wood, { x: -30, y: 600, width: 1480 }),
    panel(dark.shade, { x: 770, y: 150, width: 20, height: 460 }, 0),
    panel(dark.base, { x: 770, y: 150, width: 8, height: 460 }, 0),
    wallClock(paint, 930, 244, 106),
    bulbString(paint('brass.iron'), { from: [-10, 24], to: [790, 24], sag: 26 }, 9, 0.16),
    bulbString(paint('brass.iron'), { from: [790, 24], to: [1610, 24], sag: 26 }, 9, 0.16),
  )
}

/** The bench across the whole room, with its drawers; one is open. */
export function bench(stage: Stage) {
  const paint = stage.paint('middle')
  const [top, front, brass] = [paint('wood.oak'), paint('wood.walnut'), paint('brass.brass')]
  const edge = BENCH + 150
  const drawer = (x: number, width: number) => [
    panel(front.deep, { x: x - 4, y: edge + 52, width: width + 8, height: 86 }, 2),
    panel(front.base, { x, y: edge + 54, width, height: 80 }, 3),
    panel(front.light, { x: x + 3, y: edge + 54, width: width - 6, height: 6 }, 2),
    panel(front.shade, { x: x + width * 0.7, y: edge + 60, width: width * 0.29, height: 72 }, 2),
    shape(brass.shade, `M${x + width / 2 - 26} ${edge + 86}h52q0 26 -26 26q-26 0 -26 -26Z`),
    shape(brass.base, `M${x + width / 2 - 26} ${edge + 84}h52q0 20 -26 20q-26 0 -26 -20Z`),
    panel(paint('paper.white').base, { x: x + 16, y: edge + 76, width: 44, height: 26 }, 1),
  ]
  return [
    shape(INK, `M-4 ${edge}H1604V1204H-4Z`, 0.4),
    panel(front.shade, { x: -4, y: edge + 20, width: 1608, height: 240 }, 0),
    ...[-120, 134, 388, 642, 896, 1150, 1404].flatMap((x) => drawer(x, 228)),
    shape(top.light, `M-4 ${BENCH}H1604V${edge}H-4Z`),
    shape(top.base, `M-4 ${BENCH}H1604V${edge}H-4Z`, 0.5),
    ...[0.28, 0.62].map((share) => stroke(top.shade, 3, `M-4 ${BENCH + 150 * share}H1604`)),
    stroke(
      top.shade,
      2,
      `M210 ${BENCH + 60}q60 8 150 -2M720 ${BENCH + 112}q90 10 200 0M1240 ${BENCH + 30}q80 8 190 0`,
    ),
    // A green mat to work on, and the ring of a cup.
    shape(paint('leaf.moss').shade, `M560 ${BENCH + 58}H1080L1110 ${BENCH + 142}H540Z`),
    shape(paint('leaf.moss').base, `M562 ${BENCH + 54}H1076L1104 ${BENCH + 136}H542Z`),
    stroke(top.deep, 3, `M1196 ${BENCH + 116}a34 12 0 1 1 1 1`),
    panel(top.base, { x: -4, y: edge, width: 1608, height: 34 }, 2),
    panel(top.light, { x: -4, y: edge, width: 1608, height: 7 }, 1),
    panel(top.shade, { x: -4, y: edge + 26, width: 1608, height: 9 }, 1),
  ].join('')
}
