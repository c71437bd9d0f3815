import type { Step } from '#scenes/compose/steps.ts'
import { dyed } from './dyed.ts'
import { eveningLawn } from './garage-sale-lawn.ts'
import { spreadCloth } from './garage-sale-sights.ts'
import { tableOf } from './garage-sale-table.ts'

const line = { y: 308, manner: 'hang', plane: 'back', hasWall: false } as const

const low = { fall: [1.1, 0.3] as const }

export const lastHour: readonly Step[] = [
  eveningLawn,
  ['put', 'patchwork-quilt', { ...line, x: 838, scale: 0.74, turn: 1 }],
  ['put', 'straw-hat', { ...line, x: 966, y: 312, scale: 0.74 }],
  ['put', 'knitted-scarf', { ...line, x: 1060, y: 314, scale: 0.8, turn: -1 }],
  ['put', 'coat', { ...line, x: 1336, y: 304, scale: 0.76, turn: -2 }],
  ['put', 'binoculars', { ...line, x: 1408, y: 302, scale: 0.9 }],

  ['put', 'snowshoes', { x: 120, y: 506, manner: 'hang', scale: 0.5, hasWall: true }],
  ['put', 'straw-hat', { x: 44, y: 530, manner: 'hang', scale: 0.6, hasWall: true }],
  ['put', 'tennis-racket', { x: 198, y: 512, manner: 'hang', scale: 0.5, hasWall: true }],
  [
    'fill',
    {
      ...low,
      from: 620,
      to: 1440,
      y: 664,
      room: 190,
      scale: 0.62,
      stories: ['garden', 'tools', 'travel'],
    },
  ],
  (stage) =>
    stage.put('standing-mirror', {
      x: 356,
      y: 742,
      scale: 0.7,
      ...low,
      look: dyed(stage, 'middle', {
        'glass.clear': 'paper.rose',
        'glass.blue': 'brass.brass',
        'paper.sky': 'paper.rose',
      }),
    }),
  ['put', 'bicycle', { x: 1420, y: 836, scale: 0.66, isMirrored: true, ...low }],
  ['fill', { ...low, from: 600, to: 880, y: 730, room: 170, scale: 0.8, stories: ['home', 'books'] }],
  [
    'fill',
    {
      ...low,
      from: 880,
      to: 1240,
      y: 742,
      room: 220,
      scale: 0.84,
      stories: ['garden', 'home', 'sea'],
      rests: ['bag'],
    },
  ],
  ['rest', 'bag', 1196, 310, { pose: 'hang' }],

  (stage) =>
    tableOf(
      stage,
      { x: 590, y: 776, width: 470 },
      { cloth: 'cloth.indigo', stripe: 'cloth.oat', shadow: 170 },
    ),
  ['fill', { from: 616, to: 1040, y: 790, room: 170, scale: 0.9, stories: ['tea', 'kitchen'], step: 0.84 }],
  [
    'fill',
    {
      from: 604,
      to: 1046,
      y: 826,
      room: 90,
      scale: 0.92,
      stories: ['kitchen', 'light'],
      step: 0.9,
      rests: ['stove', 'bag'],
    },
  ],

  (stage) =>
    tableOf(
      stage,
      { x: -90, y: 806, width: 450 },
      { cloth: 'cloth.plum', stripe: 'enamel.cream', shadow: 170 },
    ),
  ['fill', { from: -20, to: 330, y: 820, room: 190, scale: 0.94, stories: ['music', 'light'], step: 0.84 }],
  [
    'fill',
    {
      from: -30,
      to: 350,
      y: 858,
      room: 100,
      scale: 0.96,
      stories: ['books', 'music'],
      rests: ['stove'],
    },
  ],

  ['rest', 'bag', 474, 884],
  ['put', 'armchair', { x: 1246, y: 940, scale: 0.9, ...low }],
  (stage) =>
    tableOf(
      stage,
      { x: 1310, y: 872, width: 420 },
      { cloth: 'enamel.mustard', stripe: 'enamel.cream', shadow: 170 },
    ),
  ['fill', { from: 1340, to: 1600, y: 888, room: 170, scale: 0.96, stories: ['toys', 'sport'], step: 0.84 }],
  [
    'fill',
    {
      from: 1330,
      to: 1600,
      y: 924,
      room: 100,
      scale: 0.98,
      stories: ['toys', 'camp'],
      rests: ['stove'],
    },
  ],

  [
    'fill',
    {
      ...low,
      from: 330,
      to: 620,
      y: 930,
      room: 120,
      scale: 0.96,
      stories: ['sport', 'tools', 'garden'],
    },
  ],
  (stage) =>
    spreadCloth(stage, { x: 380, y: 1000, width: 620, depth: 180 }, [
      'enamel.teal',
      'cloth.oat',
      'cloth.rust',
      'cloth.oat',
    ]),
  [
    'fill',
    {
      ...low,
      from: 390,
      to: 1170,
      y: 1010,
      room: 160,
      stories: ['travel', 'clothes'],
      step: 0.86,
      rests: ['stove', 'bag'],
    },
  ],
  [
    'fill',
    {
      ...low,
      from: -20,
      to: 420,
      y: 1076,
      room: 170,
      scale: 1.08,
      stories: ['garden', 'tools'],
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      ...low,
      from: 430,
      to: 1290,
      y: 1096,
      room: 170,
      scale: 1.1,
      stories: ['camp', 'toys', 'music'],
      rests: ['bag', 'stove', 'bag'],
    },
  ],
  [
    'fill',
    {
      ...low,
      from: 240,
      to: 1330,
      y: 1188,
      room: 170,
      scale: 1.2,
      stories: ['sea', 'home', 'travel', 'sport'],
    },
  ],
  ['rest', 'stove', 640, 1150],
  ['rest', 'stove', 1190, 1150],
  ['rest', 'bag', 380, 1190],
  ['put', 'gramophone', { x: 120, y: 1226, plane: 'front', scale: 1, ...low }],
  ['put', 'picnic-basket', { x: 1478, y: 1216, plane: 'front', scale: 1.15, ...low }],
]
