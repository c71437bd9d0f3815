import type { Step } from '#scenes/compose/steps.ts'
import { oval, stroke } from '#scenes/kit/svg.ts'
import { boxBench, bulbs, galley, galleyShelf } from './camper-van-shell.ts'
import { drapedTable } from './tables.ts'

const shelf = { plane: 'back', room: 126 } as const
const left = { ...shelf, from: 20, to: 405 }
const right = { ...shelf, from: 1200, to: 1585 }

/** The inside, with the table let down: supper for five. */
export const vanKitchen: readonly Step[] = [
  (stage) => {
    galley(stage, { sky: '#f9d7a2', far: '#8fa6a4', near: '#8b9463' })
    stage.draw(
      oval('#fff4d2', 806, 312, 74, 74, 0.3),
      oval('#fff4d2', 806, 312, 38),
      stroke('#fdeecb', 5, 'M772 366q34 -6 68 0M758 384q48 -6 96 0M784 402q24 -5 50 0'),
    )
    for (const y of [290, 430, 572]) {
      galleyShelf(stage, 10, y, 400)
      galleyShelf(stage, 1190, y, 400)
    }
    bulbs(stage, [440, 150], [1170, 150], 14, true)
  },
  ['fill', { ...left, y: 290, stories: ['books', 'light'] }],
  ['fill', { ...right, y: 290, stories: ['kitchen', 'camp'] }],
  ['fill', { ...left, y: 430, stories: ['kitchen', 'tea'], rests: ['stove'] }],
  ['fill', { ...right, y: 430, stories: ['kitchen', 'tea'], rests: ['stove'] }],
  ['fill', { ...left, y: 572, stories: ['kitchen', 'tea'] }],
  ['fill', { ...right, y: 572, stories: ['home', 'music'] }],
  ['hangUp', { from: 440, to: 590, y: 176, hasWall: false }, 'frying-pan'],
  ['hangUp', { from: 1020, to: 1170, y: 176, hasWall: false }, 'egg-basket'],
  ['rest', 'bag', 1060, 176, { pose: 'hang' }],
  [
    'lineUp',
    { from: 440, to: 1160, y: 618, hasWall: true },
    'herb-pot',
    'bread-bin',
    'jug',
    'jam-jars',
    'coffee-grinder',
    'herb-pot',
  ],
  ['rest', 'stove', 620, 618],
  ['rest', 'bag', 980, 618],
  (stage) => {
    boxBench(stage, { x: -30, y: 850, width: 330 }, 'cloth.rust')
    boxBench(stage, { x: 1300, y: 850, width: 330 }, 'cloth.rust')
  },
  ['put', 'cushion-pile', { x: 110, y: 862, hasWall: true, scale: 0.9 }],
  ['put', 'guitar', { x: 1390, y: 1000, manner: 'lean', turn: 7, hasWall: true, scale: 0.94 }],
  ['put', 'folded-blankets', { x: 1520, y: 862, hasWall: true, scale: 0.86 }],
  ['rest', 'bag', 250, 866],
  ['put', 'stool', { x: 360, y: 1040, scale: 0.95 }],
  ['put', 'stool', { x: 1240, y: 1040, scale: 0.95, isMirrored: true }],
  (stage) => {
    const paint = stage.paint('middle')
    const cloths = { cloth: paint('cloth.oat'), stripe: paint('enamel.red'), wood: paint('wood.pine') }
    stage.drawBefore(
      { left: 420, right: 1180, top: 880, bottom: 1010 },
      drapedTable(cloths, { x: 420, y: 880, width: 760 }, { depth: 56, drop: 60, legs: 150 }),
    )
  },
  [
    'lineUp',
    { from: 480, to: 1120, y: 912 },
    'crockery',
    'thermos',
    'hurricane-lantern',
    'saucepan',
    'jug',
    'crockery',
  ],
  [
    'lineUp',
    { from: 450, to: 1150, y: 932, scale: 0.94 },
    'enamel-mug',
    'enamel-mug',
    'enamel-mug',
    'enamel-mug',
    'enamel-mug',
  ],
  [
    'fill',
    {
      from: -20,
      to: 420,
      y: 1090,
      room: 160,
      stories: ['clothes', 'travel'],
      rests: ['bag'],
    },
  ],
  ['fill', { from: 1190, to: 1620, y: 1090, room: 160, stories: ['camp', 'travel'], rests: ['stove'] }],
  [
    'fill',
    {
      from: 160,
      to: 1440,
      y: 1164,
      room: 140,
      scale: 1.14,
      stories: ['kitchen', 'camp', 'clothes'],
      rests: ['bag', 'bag'],
    },
  ],
  ['put', 'sandals', { x: 560, y: 1120 }],
  ['put', 'slippers', { x: 1010, y: 1124 }],
  ['put', 'picnic-basket', { x: 110, y: 1216, plane: 'front', scale: 1.1 }],
  ['put', 'teapot', { x: 1510, y: 1214, plane: 'front', scale: 1.5, isMirrored: true }],
]
