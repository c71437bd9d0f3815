import type { Step } from '#scenes/compose/steps.ts'
import { type Dyeing, dyed } from './dyed.ts'
import { bunting } from './flags-and-bulbs.ts'
import { garageAir } from './garage-sale-garage.ts'
import { morningHouse } from './garage-sale-house.ts'
import { clothesRail } from './garage-sale-rail.ts'
import { balloons, cardboardArrow, dogInChair, spreadCloth } from './garage-sale-sights.ts'
import { tableOf } from './garage-sale-table.ts'

const sun = { fall: [0.5, 0.14] as const, step: 0.84 }
const front = [
  'teddy-bear',
  'rubber-boots',
  'watering-can',
  'drum',
  'kettle',
  'roller-skates',
  'jam-jars',
  'camera',
]

const blue: Dyeing = Object.fromEntries(
  ['cloth.rust', 'cloth.mustard', 'cloth.sage', 'cloth.plum', 'enamel.teal', 'cloth.indigo'].map((dye) => [
    dye,
    'enamel.blue',
  ]),
)

export const saleMorning: readonly Step[] = [
  morningHouse,
  [
    'fill',
    {
      from: 440,
      to: 1050,
      y: 410,
      room: 116,
      scale: 0.6,
      stories: ['books', 'light', 'kitchen'],
      hasWall: true,
    },
  ],
  [
    'fill',
    {
      from: 424,
      to: 1064,
      y: 536,
      room: 112,
      scale: 0.62,
      stories: ['tools', 'sport', 'garden'],
      hasWall: true,
    },
  ],
  ['put', 'skis', { x: 352, y: 690, scale: 0.54, manner: 'lean', turn: 5 }],
  ['put', 'ladder', { x: 1112, y: 690, scale: 0.52, manner: 'lean', turn: -6 }],
  [
    'fill',
    {
      from: 400,
      to: 1090,
      y: 672,
      room: 140,
      scale: 0.66,
      stories: ['travel', 'tools', 'sea'],
      step: 0.84,
      hasWall: true,
    },
  ],
  garageAir,
  ['rest', 'stove', 560, 412, { dim: 0.16 }],
  ['rest', 'stove', 930, 538, { dim: 0.16 }],
  ['rest', 'bag', 1076, 690, { dim: 0.14 }],
  (stage) => {
    const paint = stage.paint('middle')
    stage.draw(
      bunting(
        [paint('enamel.red'), paint('enamel.cream'), paint('enamel.teal'), paint('enamel.mustard')],
        { from: [130, 232], to: [296, 176], sag: 26 },
        5,
      ),
      bunting(
        [paint('enamel.mustard'), paint('enamel.red'), paint('enamel.cream'), paint('enamel.teal')],
        { from: [1196, 178], to: [1620, 54], sag: 60 },
        11,
      ),
    )
  },

  ...clothesRail,
  ['put', 'bicycle', { x: 186, y: 770, scale: 0.68, fall: [0.5, 0.1] }],
  [
    'fill',
    {
      from: 400,
      to: 700,
      y: 764,
      room: 190,
      plane: 'middle',
      scale: 0.84,
      stories: ['home', 'travel'],
      fall: [0.5, 0.14],
    },
  ],
  [
    'fill',
    {
      from: 860,
      to: 1240,
      y: 770,
      room: 230,
      plane: 'middle',
      scale: 0.84,
      stories: ['home', 'toys'],
      fall: [0.5, 0.14],
    },
  ],

  (stage) => tableOf(stage, { x: 70, y: 836, width: 560 }, { cloth: 'enamel.cream', stripe: 'enamel.red' }),
  [
    'fill',
    {
      from: 96,
      to: 610,
      y: 850,
      room: 150,
      stories: ['kitchen', 'tea', 'sea', 'garden'],
      scale: 0.92,
      step: 0.84,
    },
  ],
  [
    'fill',
    {
      from: 84,
      to: 620,
      y: 888,
      room: 96,
      stories: ['tea', 'camp', 'light'],
      scale: 0.96,
      rests: ['stove', 'bag'],
    },
  ],

  (stage) =>
    tableOf(stage, { x: 1010, y: 856, width: 560 }, { cloth: 'enamel.cream', stripe: 'enamel.teal' }),
  [
    'fill',
    {
      from: 1036,
      to: 1550,
      y: 870,
      room: 170,
      stories: ['music', 'books', 'travel'],
      scale: 0.92,
      step: 0.84,
    },
  ],
  [
    'fill',
    {
      from: 1024,
      to: 1560,
      y: 908,
      room: 100,
      stories: ['light', 'toys', 'home'],
      scale: 0.96,
      rests: ['bag', 'stove'],
    },
  ],

  (stage) => {
    stage.put('armchair', {
      x: 812,
      y: 980,
      scale: 1.02,
      fall: [0.45, 0.12],
      look: dyed(stage, 'middle', blue),
    })
    dogInChair(stage, 808, 918)

    spreadCloth(stage, { x: 20, y: 1004, width: 660, depth: 196 }, [
      'cloth.rust',
      'cloth.oat',
      'enamel.blue',
      'cloth.mustard',
    ])
    spreadCloth(stage, { x: 900, y: 1016, width: 680, depth: 184 }, [
      'cloth.plum',
      'cloth.oat',
      'cloth.sage',
      'cloth.rust',
    ])
  },
  [
    'fill',
    {
      ...sun,
      from: -20,
      to: 600,
      y: 1058,
      room: 150,
      stories: ['toys', 'camp', 'sport'],
    },
  ],
  [
    'fill',
    {
      ...sun,
      from: 1000,
      to: 1600,
      y: 1064,
      room: 150,
      stories: ['clothes', 'travel', 'home'],
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      ...sun,
      from: 200,
      to: 1420,
      y: 1122,
      room: 168,
      scale: 1.1,
      stories: ['toys', 'camp', 'music', 'travel'],
    },
  ],
  ...front.map(
    (id, at): Step => [
      'put',
      id,
      { x: 288 + at * 143, y: 1190, scale: at === 3 ? 0.98 : 1.14, isMirrored: at % 2 === 1, fall: sun.fall },
    ],
  ),
  ['rest', 'bag', 400, 1194],
  ['rest', 'bag', 860, 1194],
  ['rest', 'stove', 1130, 1150],
  (stage) => {
    cardboardArrow(stage, 660, 1100)
    balloons(stage, 1254, 440)
  },
  ['put', 'record-crate', { x: 96, y: 1216, plane: 'front', scale: 1.2 }],
  ['put', 'duffel-bag', { x: 1510, y: 1216, plane: 'front', scale: 1.05 }],
]
