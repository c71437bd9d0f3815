import type { Step } from '#scenes/compose/steps.ts'
import { arches, lampStall, lit, pierShelf } from './flea-market-arches.ts'
import { counter } from './flea-market-counter.ts'

export const lampsUnderArches: readonly Step[] = [
  arches,
  (stage) => {
    pierShelf(stage, -20, 520, 250)
    pierShelf(stage, 1376, 500, 250)
  },
  lampStall,

  (stage) => {
    lit(stage, 'table-lamp', { x: 60, y: 522, scale: 0.84 })
    lit(stage, 'hurricane-lantern', { x: 176, y: 522, scale: 0.84, reach: 80 })
    lit(stage, 'candlestick', { x: 1410, y: 502, scale: 0.84, reach: 80 })
    lit(stage, 'table-lamp', { x: 1510, y: 502, scale: 0.9 })
  },
  ['fill', { from: -10, to: 240, y: 744, room: 190, scale: 0.9, stories: ['home', 'books'], hasWall: true }],
  [
    'fill',
    {
      from: 1380,
      to: 1610,
      y: 744,
      room: 210,
      scale: 0.9,
      stories: ['home', 'travel'],
      hasWall: true,
    },
  ],

  (stage) => {
    lit(stage, 'paper-lantern', { x: 436, y: 258, hung: true, scale: 0.84 })
    lit(stage, 'hurricane-lantern', { x: 672, y: 258, hung: true, scale: 0.9, reach: 96 })
    lit(stage, 'paper-lantern', { x: 812, y: 258, hung: true, scale: 1 })
    lit(stage, 'hurricane-lantern', { x: 946, y: 258, hung: true, scale: 0.9, reach: 96 })
    lit(stage, 'paper-lantern', { x: 1164, y: 258, hung: true, scale: 0.9 })
  },
  ['rest', 'bag', 1056, 260, { pose: 'hang' }],
  ['rest', 'bag', 168, 744],

  (stage) => {
    lit(stage, 'floor-lamp', { x: 268, y: 900, scale: 0.78, reach: 0 })
    lit(stage, 'floor-lamp', { x: 1340, y: 900, scale: 0.82, reach: 0, isMirrored: true })
  },
  ['fill', { from: -20, to: 250, y: 850, room: 150, stories: ['music', 'travel'], rests: ['stove'] }],
  ['fill', { from: 1360, to: 1610, y: 850, room: 150, stories: ['camp', 'tea'], rests: ['stove'] }],

  (stage) => {
    counter(stage, { x: 330, y: 716, width: 960, cloth: 'cloth.plum', stripe: 'cloth.mustard' })
    lit(stage, 'table-lamp', { x: 420, y: 730 })
    lit(stage, 'hurricane-lantern', { x: 530, y: 738, reach: 90 })
    lit(stage, 'desk-lamp', { x: 668, y: 730, reach: 0 })
    lit(stage, 'table-lamp', { x: 816, y: 732, scale: 1.1 })
    lit(stage, 'candlestick', { x: 926, y: 734, reach: 80 })
    lit(stage, 'desk-lamp', { x: 1060, y: 732, reach: 0, isMirrored: true })
    lit(stage, 'table-lamp', { x: 1200, y: 730 })
  },
  [
    'fill',
    {
      from: 350,
      to: 1270,
      y: 774,
      room: 112,
      stories: ['light', 'travel', 'tea', 'camp'],
      scale: 0.96,
      step: 0.94,
      rests: ['stove', 'bag', 'stove', 'bag'],
    },
  ],

  [
    'fill',
    {
      from: -20,
      to: 560,
      y: 948,
      room: 150,
      stories: ['home', 'books', 'sea'],
      step: 0.84,
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      from: 1020,
      to: 1610,
      y: 948,
      room: 160,
      stories: ['camp', 'home', 'travel'],
      step: 0.84,
    },
  ],
  (stage) => {
    lit(stage, 'hurricane-lantern', { x: 610, y: 968, scale: 1.2, reach: 110 })
    lit(stage, 'candlestick', { x: 986, y: 972, scale: 1.2, reach: 90 })
  },
  [
    'fill',
    {
      from: 640,
      to: 970,
      y: 976,
      room: 130,
      stories: ['light', 'sea'],
      step: 0.86,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 190,
      to: 1420,
      y: 1042,
      room: 150,
      scale: 1.06,
      stories: ['light', 'travel', 'sea', 'camp'],
      step: 0.8,
    },
  ],
  (stage) => lit(stage, 'hurricane-lantern', { x: 1140, y: 1090, scale: 1.2, reach: 110 }),
  [
    'fill',
    {
      from: 210,
      to: 1400,
      y: 1112,
      room: 140,
      scale: 1.12,
      stories: ['music', 'clothes', 'travel', 'tea'],
      step: 0.8,
      rests: ['bag', 'stove', 'bag'],
    },
  ],
  [
    'fill',
    {
      from: 220,
      to: 1300,
      y: 1190,
      room: 150,
      scale: 1.22,
      stories: ['light', 'books', 'home', 'tea'],
      step: 0.86,
    },
  ],
  (stage) => lit(stage, 'table-lamp', { x: 130, y: 1222, scale: 1.9, reach: 190 }),
  ['put', 'old-trunk', { x: 1510, y: 1234, plane: 'front', scale: 0.66 }],
]
