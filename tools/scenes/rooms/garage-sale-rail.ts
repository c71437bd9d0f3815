import type { Step } from '#scenes/compose/steps.ts'
import { panel } from '#scenes/kit/panel.ts'

const TOP = 430
const hung = { y: TOP, manner: 'hang', scale: 0.84, hasWall: true } as const

/** A clothes rail before the wall of the house. */
export const clothesRail: readonly Step[] = [
  (stage) => {
    const tin = stage.paint('middle')('brass.tin')
    stage.draw(
      ...[1246, 1568].flatMap((x) => [
        panel(tin.shade, { x, y: TOP, width: 12, height: 410 }, 0),
        panel(tin.light, { x, y: TOP, width: 4, height: 410 }, 0),
        panel(tin.shade, { x: x - 34, y: 834, width: 80, height: 10 }, 1),
      ]),
      panel(tin.base, { x: 1236, y: TOP - 4, width: 354, height: 12 }, 1),
      panel(tin.light, { x: 1236, y: TOP - 4, width: 354, height: 4 }, 1),
    )
  },
  ['put', 'coat', { ...hung, x: 1312, turn: 2 }],
  ['put', 'knitted-scarf', { ...hung, x: 1546, turn: -2 }],
  ['put', 'patchwork-quilt', { ...hung, x: 1474, turn: 1, scale: 0.66 }],
  ['put', 'coat', { ...hung, x: 1392, turn: -2, isMirrored: true }],
  ['rest', 'bag', 1410, TOP, { pose: 'hang' }],
]
