import type { Step } from '#scenes/compose/steps.ts'
import { lit } from './flea-market-arches.ts'
import { counter, line } from './flea-market-counter.ts'
import { awnings, LEFT, openUmbrella, RIGHT, rainfall, rainyStalls } from './flea-market-rain.ts'

const dry = { scale: 0.74, hasWall: true, step: 0.9 } as const

export const recordsInTheRain: readonly Step[] = [
  rainyStalls,
  [
    'fill',
    {
      ...dry,
      from: LEFT.x + 24,
      to: LEFT.x + LEFT.width - 24,
      y: 452,
      room: 134,
      stories: ['music', 'light'],
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      ...dry,
      from: LEFT.x + 24,
      to: LEFT.x + LEFT.width - 24,
      y: 600,
      room: 130,
      stories: ['books', 'travel'],
    },
  ],
  ['fill', { ...dry, from: RIGHT.x + 24, to: 1610, y: 476, room: 124, stories: ['home', 'books'] }],
  [
    'fill',
    {
      ...dry,
      from: RIGHT.x + 24,
      to: 1610,
      y: 618,
      room: 126,
      stories: ['music', 'home'],
      rests: ['stove'],
    },
  ],
  (stage) => {
    lit(stage, 'paper-lantern', { x: 388, y: 262, hung: true, scale: 0.66, reach: 110 })
    lit(stage, 'paper-lantern', { x: 1270, y: 300, hung: true, scale: 0.62, reach: 110 })
  },
  ['put', 'guitar', { x: 660, y: 276, manner: 'hang', scale: 0.8, turn: 2, hasWall: true }],
  [
    'put',
    'guitar',
    {
      x: 112,
      y: 276,
      manner: 'hang',
      scale: 0.76,
      turn: -3,
      hasWall: true,
      isMirrored: true,
    },
  ],
  ['put', 'umbrella', { x: 1030, y: 316, manner: 'hang', scale: 0.76, hasWall: true }],
  ['put', 'coat', { x: 1512, y: 306, manner: 'hang', scale: 0.7, hasWall: true }],
  ['rest', 'bag', 1400, 312, { pose: 'hang' }],
  ['rest', 'bag', 230, 618],
  ['rest', 'stove', 470, 454],
  ['rest', 'stove', 1170, 478],
  awnings,

  (stage) => {
    counter(stage, { x: -40, y: 726, width: 740, cloth: 'cloth.indigo', stripe: 'cloth.oat', legs: 140 })
    line(stage, ['record-crate', 'gramophone', 'radio', 'record-crate'], {
      from: -10,
      to: 690,
      y: 744,
      scale: 0.84,
    })
  },
  [
    'fill',
    {
      from: -20,
      to: 680,
      y: 784,
      room: 100,
      stories: ['music', 'home'],
      scale: 0.96,
      rests: ['bag', 'stove'],
    },
  ],
  (stage) => {
    counter(stage, { x: 980, y: 744, width: 690, cloth: 'cloth.rust', stripe: 'cloth.mustard', legs: 140 })
    line(stage, ['radio', 'record-crate', 'television', 'record-crate'], {
      from: 990,
      to: 1620,
      y: 762,
      scale: 0.8,
    })
  },
  [
    'fill',
    {
      from: 1000,
      to: 1610,
      y: 800,
      room: 110,
      stories: ['music', 'tea', 'home'],
      scale: 0.96,
      rests: ['stove', 'bag'],
    },
  ],

  [
    'fill',
    {
      from: 710,
      to: 970,
      y: 800,
      room: 170,
      stories: ['home', 'garden'],
      scale: 0.84,
      rests: ['bag'],
    },
  ],
  (stage) => openUmbrella(stage, 800, 1000),
  ['put', 'accordion', { x: 850, y: 1024, scale: 1.02 }],
  [
    'fill',
    {
      from: -20,
      to: 660,
      y: 984,
      room: 180,
      stories: ['music', 'travel'],
      step: 0.84,
      rests: ['bag', 'stove'],
    },
  ],
  (stage) => line(stage, ['radio', 'record-crate'], { from: 980, to: 1400, y: 978, scale: 0.96 }),
  [
    'fill',
    {
      from: 1380,
      to: 1610,
      y: 990,
      room: 180,
      stories: ['music', 'home', 'travel'],
      step: 0.84,
      rests: ['bag', 'stove'],
    },
  ],
  [
    'fill',
    {
      from: 180,
      to: 730,
      y: 1084,
      room: 170,
      scale: 1.1,
      stories: ['books', 'music', 'clothes'],
      step: 0.84,
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      from: 950,
      to: 1460,
      y: 1088,
      room: 170,
      scale: 1.1,
      stories: ['travel', 'music', 'clothes'],
      step: 0.84,
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      from: 240,
      to: 1400,
      y: 1190,
      room: 150,
      scale: 1.2,
      stories: ['music', 'books', 'travel', 'light'],
      step: 0.86,
    },
  ],
  ['rest', 'stove', 560, 1150],
  ['rest', 'stove', 1120, 1150],
  ['put', 'record-crate', { x: 110, y: 1220, plane: 'front', scale: 1.2 }],
  ['put', 'gramophone', { x: 1478, y: 1230, plane: 'front', scale: 0.96, isMirrored: true }],
  rainfall,
]
