import type { Step } from '#scenes/compose/steps.ts'
import { oval } from '#scenes/kit/svg.ts'
import { bulb, chimney, FLOOR, gable, rafters, roundWindow } from './attic-loft.ts'
import { shelf } from './boards.ts'
import { glow } from './lamplight.ts'

/** One bulb burns beside the chimney. */
export const atticMoonlight: readonly Step[] = [
  (stage) => {
    gable(stage, { wall: 'wood.drift', floor: 'wood.walnut' })
    roundWindow(stage, 560, 250, { high: '#aab8e6', low: '#5e6bab' })
    stage.draw(oval('#fdf3d2', 590, 214, 30))
    chimney(stage, 980, 300)
  },
  rafters,
  (stage) => bulb(stage, 860, 300),
  ['hang', { from: 1300, to: 1560, y: 470, room: 250, stories: ['clothes', 'music'] }],
  ['hang', { from: 120, to: 420, y: 96, room: 280, stories: ['light', 'toys'], rests: ['bag'] }],
  ['hang', { from: 980, to: 1250, y: 96, room: 230, stories: ['kitchen', 'music'], rests: ['bag'] }],
  (stage) => {
    const board = stage.paint('back')('wood.oak')
    stage.draw(shelf(board, { x: 60, y: 560, width: 860 }))
  },
  [
    'fill',
    {
      from: 76,
      to: 910,
      y: 560,
      room: 190,
      plane: 'back',
      stories: ['music', 'books'],
      hasWall: true,
      rests: ['stove', 'stove'],
    },
  ],
  ['put', 'round-table', { x: 1130, y: FLOOR + 30, hasWall: true, scale: 1.2 }],
  [
    'fill',
    {
      from: 1010,
      to: 1250,
      y: FLOOR - 244,
      room: 190,
      stories: ['music', 'light'],
      rests: ['stove'],
    },
  ],
  ['put', 'standing-mirror', { x: 120, y: 850, hasWall: true }],
  ['put', 'ladder', { x: 1440, y: 850, turn: 9, manner: 'lean', hasWall: true }],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 840,
      front: 1160,
      room: 290,
      nearRoom: 170,
      stories: ['music', 'books', 'travel', 'light'],
      hasWall: true,
      rows: [['bag', 'stove', 'bag'], ['stove', 'bag', 'bag'], ['bag', 'stove', 'bag'], []],
    },
  ],
  (stage) => stage.draw(glow(860, 300, 700, 0.03)),
  ['put', 'radio', { x: 90, y: 1210, plane: 'front', scale: 1.2 }],
  ['put', 'accordion', { x: 1530, y: 1206, plane: 'front', scale: 1.1 }],
]
