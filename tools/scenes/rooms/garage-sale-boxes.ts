import type { Step } from '#scenes/compose/steps.ts'
import { car } from './garage-sale-car.ts'
import { boxOfLids, carton } from './garage-sale-cartons.ts'
import { crammedGarage, pendant } from './garage-sale-inside.ts'

const left = { from: -10, to: 362, scale: 0.74, hasWall: true, step: 0.86 } as const
const right = { ...left, from: 1240, to: 1610 }

export const behindTheBoxes: readonly Step[] = [
  crammedGarage,
  [
    'fill',
    {
      from: -10,
      to: 1610,
      y: 138,
      room: 132,
      scale: 0.7,
      stories: ['sport', 'travel', 'camp'],
      hasWall: true,
      step: 0.94,
    },
  ],
  ['fill', { ...left, y: 372, room: 160, stories: ['tools'], rests: ['stove'] }],
  ['fill', { ...left, y: 540, room: 140, stories: ['garden', 'sea'], rests: ['bag'] }],
  ['fill', { ...left, y: 708, room: 140, stories: ['kitchen'], rests: ['stove'] }],
  ['fill', { ...right, y: 372, room: 160, stories: ['books', 'light'], rests: ['bag'] }],
  ['fill', { ...right, y: 540, room: 140, stories: ['toys', 'music'], rests: ['stove'] }],
  ['fill', { ...right, y: 708, room: 140, stories: ['home', 'camp'], rests: ['bag'] }],
  (stage) => {
    pendant(stage, 190, 232)
    pendant(stage, 1420, 232)
  },
  [
    'hang',
    {
      from: 410,
      to: 640,
      y: 180,
      room: 260,
      plane: 'back',
      stories: ['sport', 'sea'],
      hasWall: false,
      rests: ['bag'],
    },
  ],
  [
    'hang',
    {
      from: 960,
      to: 1200,
      y: 180,
      room: 260,
      plane: 'back',
      stories: ['tools', 'light'],
      hasWall: false,
    },
  ],

  (stage) => {
    car(stage, 800, 900)
    carton(stage, { x: 690, y: 376, width: 230, height: 116, mark: 'misc' })
    carton(stage, { x: 716, y: 264, width: 150, height: 84, dye: 'wood.drift' })
  },
  ['rest', 'stove', 860, 630],

  (stage) => {
    carton(stage, { x: 250, y: 890, width: 230, height: 150, mark: 'ticks' })
    carton(stage, { x: 280, y: 746, width: 170, height: 110, dye: 'wood.drift', mark: 'question' })
    carton(stage, { x: 1130, y: 880, width: 220, height: 140 })
    carton(stage, { x: 1310, y: 890, width: 250, height: 180, mark: 'thisWayUp' })
    carton(stage, { x: 20, y: 910, width: 240, height: 180, dye: 'wood.drift' })
    carton(stage, { x: 990, y: 956, width: 210, height: 150, mark: 'misc' })
  },
  ['fill', { from: 30, to: 240, y: 738, room: 120, stories: ['toys'], scale: 0.9 }],
  ['fill', { from: 1320, to: 1560, y: 718, room: 130, stories: ['travel'], scale: 0.9 }],
  [
    'fill',
    {
      from: 470,
      to: 1140,
      y: 916,
      room: 150,
      stories: ['home', 'camp', 'travel'],
      rests: ['bag', 'stove'],
    },
  ],

  (stage) => {
    carton(stage, { x: -40, y: 1060, width: 260, height: 170 })
    carton(stage, { x: 180, y: 1040, width: 230, height: 150, mark: 'crossedOut' })
    carton(stage, { x: 1180, y: 1040, width: 230, height: 150, dye: 'wood.drift', mark: 'thisWayUp' })
    carton(stage, { x: 1380, y: 1060, width: 260, height: 190, mark: 'misc' })
    carton(stage, { x: 560, y: 1020, width: 220, height: 130 })
  },
  ['fill', { from: -20, to: 400, y: 896, room: 130, stories: ['kitchen', 'home'], rests: ['bag'] }],
  ['fill', { from: 1190, to: 1600, y: 886, room: 130, stories: ['music', 'books'], rests: ['stove'] }],
  [
    'fill',
    {
      from: 400,
      to: 1190,
      y: 1050,
      room: 150,
      stories: ['clothes', 'toys', 'camp'],
      scale: 1.1,
      rests: ['bag', 'bag'],
    },
  ],

  (stage) => {
    carton(stage, { x: 300, y: 1190, width: 270, height: 150, mark: 'question' })
    carton(stage, { x: 1060, y: 1190, width: 250, height: 150 })
    boxOfLids(stage, 820, 1186)
  },
  ['fill', { from: 130, to: 1500, y: 1196, room: 120, stories: ['sport', 'tools'], scale: 1.15 }],
  ['put', 'cardboard-box', { x: 110, y: 1220, plane: 'front', scale: 1.1 }],
  ['put', 'wooden-crate', { x: 1490, y: 1220, plane: 'front', scale: 1.1 }],
]
