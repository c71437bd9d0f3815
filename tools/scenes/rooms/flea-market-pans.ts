import type { Step } from '#scenes/compose/steps.ts'
import { counter, line } from './flea-market-counter.ts'
import { pigeon } from './flea-market-ground.ts'
import { dresser, morningSquare, panRack } from './flea-market-kitchen.ts'

const plates = { hasWall: true, scale: 0.74, step: 0.92 } as const
const sun = { fall: [-0.14, 0.3] as const }

export const copperMorning: readonly Step[] = [
  morningSquare,
  (stage) => {
    dresser(stage, -30, 270, 'enamel.teal')
    dresser(stage, 1380, 260, 'enamel.cream')
  },
  ['fill', { ...plates, from: -10, to: 222, y: 270, room: 150, stories: ['kitchen', 'garden'] }],
  ['fill', { ...plates, from: -10, to: 222, y: 453, room: 130, stories: ['tea'] }],
  ['fill', { ...plates, from: -10, to: 222, y: 585, room: 110, stories: ['kitchen'] }],
  [
    'fill',
    {
      ...plates,
      from: -10,
      to: 232,
      y: 714,
      room: 110,
      stories: ['tea', 'kitchen'],
      rests: ['stove'],
    },
  ],
  ['fill', { ...plates, from: 1390, to: 1610, y: 270, room: 150, stories: ['kitchen', 'home'] }],
  ['fill', { ...plates, from: 1398, to: 1610, y: 453, room: 130, stories: ['kitchen'] }],
  ['fill', { ...plates, from: 1398, to: 1610, y: 585, room: 110, stories: ['tea'], rests: ['stove'] }],
  ['fill', { ...plates, from: 1384, to: 1610, y: 714, room: 110, stories: ['kitchen', 'tea'] }],
  panRack,
  ['put', 'egg-basket', { x: 1130, y: 146, manner: 'hang', scale: 0.8 }],
  ['put', 'frying-pan', { x: 918, y: 146, manner: 'hang', scale: 0.74, turn: 2 }],
  ['rest', 'bag', 712, 150, { pose: 'hang' }],
  [
    'fill',
    {
      from: 300,
      to: 1330,
      y: 706,
      room: 150,
      plane: 'back',
      stories: ['garden', 'kitchen'],
      scale: 0.9,
      step: 0.9,
    },
  ],
  (stage) => {
    counter(stage, { x: 240, y: 744, width: 1130, cloth: 'paper.white', stripe: 'enamel.blue', legs: 130 })
    line(
      stage,
      [
        'bread-bin',
        'jug',
        'kitchen-scale',
        'saucepan',
        'egg-basket',
        'kettle',
        'coffee-grinder',
        'crockery',
        'jug',
        'toaster',
        'toaster',
      ],
      { from: 262, to: 1350, y: 762, scale: 0.94 },
    )
    line(
      stage,
      [
        'teapot',
        'enamel-mug',
        'saucepan',
        'crockery',
        'jam-jars',
        'kettle',
        'biscuit-tin',
        'saucepan',
        'enamel-mug',
        'teapot',
        'coffee-grinder',
      ],
      { from: 254, to: 1356, y: 802, scale: 1 },
    )
  },
  ['rest', 'stove', 420, 804],
  ['rest', 'bag', 660, 806],
  ['rest', 'stove', 930, 804],
  ['rest', 'bag', 1180, 806],

  [
    'fill',
    {
      ...sun,
      from: -20,
      to: 560,
      y: 972,
      room: 200,
      stories: ['garden', 'kitchen'],
      step: 0.84,
      rests: ['bag', 'stove'],
    },
  ],
  [
    'fill',
    {
      ...sun,
      from: 600,
      to: 1010,
      y: 984,
      room: 150,
      stories: ['garden', 'camp'],
      step: 0.86,
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      ...sun,
      from: 1040,
      to: 1610,
      y: 972,
      room: 200,
      stories: ['kitchen', 'home'],
      step: 0.84,
      rests: ['stove', 'bag'],
    },
  ],
  [
    'fill',
    {
      ...sun,
      from: 190,
      to: 1430,
      y: 1080,
      room: 160,
      scale: 1.08,
      stories: ['kitchen', 'garden', 'tea', 'camp'],
      step: 0.86,
      rests: ['bag', 'stove', 'bag'],
    },
  ],
  (stage) => {
    const slate = stage.paint('front')('clay.slate')
    const beak = stage.paint('front')('enamel.mustard').base
    line(stage, ['kettle', 'crockery', 'saucepan'], { from: 250, to: 690, y: 1184, scale: 1.24 })
    line(stage, ['teapot', 'kitchen-scale', 'biscuit-tin'], { from: 910, to: 1340, y: 1184, scale: 1.24 })
    stage.draw(
      pigeon(slate, beak, 770, 1160),
      pigeon(stage.paint('front')('brass.tin'), beak, 866, 1182, true),
    )
  },
  ['put', 'milk-churn', { x: 110, y: 1222, plane: 'front', scale: 1 }],
  ['put', 'laundry-basket', { x: 1500, y: 1216, plane: 'front', scale: 1 }],
]
