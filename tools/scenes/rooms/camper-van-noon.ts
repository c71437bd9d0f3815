import type { Step } from '#scenes/compose/steps.ts'
import { awning, bulbs, coast, meadow, vanSide } from './camper-van-shell.ts'
import { table } from './tables.ts'

/** Parked where it can look at the sea. */
export const vanByTheSea: readonly Step[] = [
  (stage) => {
    coast(stage, { sky: '#bfe0e6', far: '#6fa9b8', near: '#6f9a68' }, 380)
    meadow(stage, 'leaf.olive', 560)
    vanSide(stage, 250, 840, 'enamel.teal', 'enamel.cream')
    awning(stage, 480, 1180, 236, 'enamel.cream', 'cloth.rust')
    bulbs(stage, [500, 372], [1160, 372], 18, false)
  },
  [
    'fill',
    {
      from: 330,
      to: 1200,
      y: 282,
      room: 150,
      plane: 'back',
      step: 0.8,
      stories: ['travel', 'sport', 'camp'],
    },
  ],
  [
    'hang',
    {
      from: 590,
      to: 1090,
      y: 396,
      room: 190,
      plane: 'back',
      stories: ['light', 'kitchen', 'camp'],
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      from: 580,
      to: 1100,
      y: 640,
      room: 150,
      plane: 'back',
      stories: ['kitchen', 'tea'],
      rests: ['stove', 'stove'],
    },
  ],
  [
    'fill',
    {
      from: 580,
      to: 1100,
      y: 766,
      room: 96,
      plane: 'back',
      stories: ['books', 'kitchen', 'camp'],
    },
  ],
  ['put', 'bicycle', { x: 190, y: 850, scale: 0.72, isMirrored: true }],
  ['put', 'ladder', { x: 1430, y: 880, manner: 'lean', turn: -8, scale: 0.72 }],
  (stage) => {
    const wood = stage.paint('middle')('wood.pine')
    stage.drawBefore(
      { left: 40, top: 826, right: 620, bottom: 900 },
      table(wood, { x: 60, y: 830, width: 520 }, { depth: 40, legs: 130 }),
    )
  },
  [
    'fill',
    {
      from: 80,
      to: 560,
      y: 866,
      room: 190,
      stories: ['tea', 'kitchen', 'camp'],
      rests: ['stove'],
    },
  ],
  [
    'crowd',
    {
      from: 600,
      to: 1620,
      back: 890,
      front: 1020,
      room: 210,
      stories: ['camp', 'travel', 'sea', 'sport'],
      step: 0.76,
      rows: [['bag', 'stove'], ['bag']],
    },
  ],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 1070,
      front: 1160,
      room: 190,
      nearRoom: 175,
      stories: ['camp', 'sea', 'sport', 'travel'],
      step: 0.74,
      rows: [[], []],
    },
  ],
  ['put', 'backpack', { x: 70, y: 1224, plane: 'front', scale: 1.1 }],
  ['put', 'guitar', { x: 1540, y: 1230, plane: 'front', manner: 'lean', turn: -9 }],
]
