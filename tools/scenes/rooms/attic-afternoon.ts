import type { Step } from '#scenes/compose/steps.ts'
import { gable, rafters, roundWindow, rug } from './attic-loft.ts'
import { shelf } from './boards.ts'
import { beam } from './lamplight.ts'

/** Sun falls through the round window in the gable. */
export const atticAfternoon: readonly Step[] = [
  (stage) => {
    gable(stage, { wall: 'wood.pine', floor: 'wood.oak' })
    roundWindow(stage, 800, 236, { high: '#f8dfae', low: '#e3a877' })
  },
  rafters,
  ['hang', { from: 300, to: 640, y: 96, room: 250, stories: ['clothes', 'sport'], rests: ['bag'] }],
  ['hang', { from: 950, to: 1290, y: 96, room: 230, stories: ['light', 'music'], rests: ['bag'] }],
  (stage) => {
    const board = stage.paint('back')('wood.walnut')
    stage.draw(shelf(board, { x: 210, y: 440, width: 440 }), shelf(board, { x: 950, y: 440, width: 430 }))
  },
  [
    'fill',
    {
      from: 222,
      to: 640,
      y: 440,
      room: 150,
      plane: 'back',
      stories: ['books', 'light'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 962,
      to: 1370,
      y: 440,
      room: 150,
      plane: 'back',
      stories: ['kitchen', 'tea'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  (stage) => {
    const board = stage.paint('back')('wood.walnut')
    stage.draw(shelf(board, { x: 90, y: 620, width: 600 }), shelf(board, { x: 900, y: 620, width: 610 }))
  },
  [
    'fill',
    {
      from: 104,
      to: 680,
      y: 620,
      room: 156,
      plane: 'back',
      stories: ['music', 'books'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 912,
      to: 1500,
      y: 620,
      room: 156,
      plane: 'back',
      stories: ['toys', 'home'],
      hasWall: true,
      rests: ['stove'],
    },
  ],

  (stage) => rug(stage, 'cloth.rust', 'cloth.oat'),
  ['put', 'chest-of-drawers', { x: 170, y: 830, hasWall: true, scale: 1.1 }],
  ['put', 'armchair', { x: 795, y: 850, hasWall: true, scale: 1.15 }],
  ['put', 'floor-lamp', { x: 560, y: 836, hasWall: true }],
  (stage) => stage.draw(beam({ left: 712, right: 888, y: 236 }, { left: 760, right: 1210, y: 1200 }, 0.1)),
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 850,
      front: 1150,
      room: 250,
      nearRoom: 165,
      stories: ['travel', 'home', 'music', 'clothes'],
      hasWall: true,
      rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], ['stove', 'bag', 'bag'], []],
    },
  ],
  ['put', 'old-trunk', { x: 40, y: 1200, plane: 'front', scale: 0.8 }],
  ['put', 'gramophone', { x: 1520, y: 1214, plane: 'front', scale: 1.2, isMirrored: true }],
]
