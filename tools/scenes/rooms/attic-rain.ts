import type { Step } from '#scenes/compose/steps.ts'
import { gable, rafters, rug, skylight } from './attic-loft.ts'
import { shelf } from './boards.ts'

/** Every toy box is open under the skylight. */
export const atticRain: readonly Step[] = [
  (stage) => {
    gable(stage, { wall: 'wood.oak', floor: 'wood.pine' })
    skylight(stage, { high: '#b9cbcf', low: '#8fa6ab' }, true)
  },
  rafters,
  ['hang', { from: 180, to: 480, y: 96, room: 290, stories: ['toys', 'sport'], rests: ['bag'] }],
  ['hang', { from: 1080, to: 1420, y: 96, room: 300, stories: ['toys', 'clothes'], rests: ['bag'] }],
  (stage) => {
    const board = stage.paint('back')('wood.pine')
    stage.draw(
      shelf(board, { x: 70, y: 590, width: 420 }),
      shelf(board, { x: 570, y: 560, width: 420 }),
      shelf(board, { x: 1060, y: 600, width: 470 }),
    )
  },
  [
    'fill',
    {
      from: 84,
      to: 480,
      y: 590,
      room: 190,
      plane: 'back',
      stories: ['toys'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 584,
      to: 980,
      y: 560,
      room: 150,
      plane: 'back',
      stories: ['books', 'toys'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 1074,
      to: 1520,
      y: 600,
      room: 190,
      plane: 'back',
      stories: ['toys', 'home'],
      hasWall: true,
      rests: ['stove'],
    },
  ],

  (stage) => rug(stage, 'cloth.sage', 'cloth.plum'),
  ['put', 'rocking-horse', { x: 330, y: 860, hasWall: true, scale: 1.1 }],
  ['put', 'dolls-house', { x: 1180, y: 850, hasWall: true, scale: 1.15 }],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 846,
      front: 1156,
      room: 230,
      nearRoom: 170,
      stories: ['toys', 'sport'],
      hasWall: true,
      rows: [['stove', 'bag', 'bag'], ['bag', 'stove', 'bag'], ['bag', 'bag', 'stove'], []],
    },
  ],
  ['put', 'teddy-bear', { x: 80, y: 1214, plane: 'front', scale: 1.3 }],
  ['put', 'cardboard-box', { x: 1530, y: 1210, plane: 'front', scale: 1.1 }],
]
