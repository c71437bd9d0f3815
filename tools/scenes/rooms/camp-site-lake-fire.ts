import type { Step } from '#scenes/compose/steps.ts'
import { blanket, fireRing } from './camp-site-gear.ts'

/** The near half of the camp by the lake: the fire, two blankets, and what lies about them. */
export const roundTheFire: readonly Step[] = [
  // Between the tents and the fire
  ['put', 'suitcase-stack', { x: 74, y: 812, scale: 0.86 }],
  ['put', 'hat-box', { x: 78, y: 530, plane: 'back' }],
  ['rest', 'bag', 360, 674],
  ['lineUp', { from: 210, to: 600, y: 812, scale: 0.86 }, 'concertina', 'picnic-basket', 'boots'],
  ['lineUp', { from: 1150, to: 1560, y: 836, scale: 0.88 }, 'drum', 'rubber-boots', 'accordion'],
  (stage, { middle }) =>
    stage.draw(
      fireRing(
        {
          stone: middle('clay.slate'),
          log: middle('wood.walnut'),
          red: middle('enamel.red'),
          amber: middle('enamel.mustard'),
        },
        stage.random,
        830,
        930,
        118,
      ),
    ),
  ['put', 'guitar', { x: 652, y: 880, scale: 0.8, turn: -7 }],

  (stage, { middle }) =>
    stage.draw(
      blanket(middle('cloth.rust'), middle('cloth.oat'), {
        left: 96,
        right: 600,
        far: 846,
        near: 1080,
        spread: [130, 20],
      }),
      blanket(middle('cloth.indigo'), middle('cloth.sage'), {
        left: 1050,
        right: 1540,
        far: 856,
        near: 1086,
        spread: [20, 150],
      }),
    ),
  [
    'lineUp',
    { from: 36, to: 590, y: 916, scale: 0.92 },
    'typewriter',
    'football',
    'camera',
    ['biscuit-tin', 'alarm-clock'],
    'jug',
    'saucepan',
  ],
  [
    'lineUp',
    { from: 1060, to: 1590, y: 922, scale: 0.92, areLampsLit: true },
    'violin-case',
    'hurricane-lantern',
    ['book-stack', 'enamel-mug'],
    'globe',
    'bucket',
  ],
  ['lineUp', { from: 20, to: 420, y: 1030 }, 'duffel-bag', 'biscuit-tin', 'roller-skates'],
  ['put', 'candlestick', { x: 570, y: 1040, isLit: true }],
  ['rest', 'stove', 476, 1012],
  ['lineUp', { from: 1066, to: 1420, y: 1036, scale: 0.96 }, 'record-crate', 'jam-jars', 'bolster'],
  ['rest', 'bag', 1140, 1064],
  ['rest', 'stove', 1016, 1004],

  // Before the fire, near us
  [
    'lineUp',
    { from: 452, to: 1170, y: 1150, scale: 1.1 },
    'kettle',
    'enamel-mug',
    'toolbox',
    'flashlight',
    'cool-box',
    'saucepan',
    'enamel-mug',
  ],
  ['rest', 'stove', 620, 1152],
  ['rest', 'bag', 890, 1166],

  ['put', 'picnic-basket', { x: 110, y: 1206, plane: 'front' }],
  ['put', 'rubber-boots', { x: 336, y: 1196, plane: 'front', scale: 0.88 }],
  ['put', 'old-trunk', { x: 1450, y: 1316, plane: 'front', scale: 0.84 }],
  [
    'put',
    'hurricane-lantern',
    {
      x: 1556,
      y: 990,
      plane: 'front',
      scale: 0.86,
      isLit: true,
    },
  ],
  ['rest', 'bag', 1376, 1002],
]
