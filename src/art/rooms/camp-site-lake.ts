import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import type { Step } from '#art/compose/steps.ts'
import { drawLine, type Line } from '#art/kit/line.ts'
import { LAMP, mix } from '#art/kit/palette.ts'
import { stroke } from '#art/kit/svg.ts'
import { blanket, bulbs, campTable, fireRing, ridgeTent } from './camp-site-gear.ts'
import { camper, ground, skyAndLake } from './camp-site-lake-shell.ts'
import { fir, trunk } from './camp-site-parts.ts'
import { glow } from './lamplight.ts'

const washing: Line = { from: [116, 122], to: [1554, 140], sag: 56 }

const dusk: Light = { tint: '#5b4a86', amount: 0.16, haze: '#8f6f95', dim: 0.2 }

const steps: readonly Step[] = [
  skyAndLake,
  (stage, { back }) =>
    stage.draw(
      fir(back('leaf.moss'), 1100, 462, 190),
      fir(back('leaf.moss'), 1560, 470, 360, 7),
      fir(back('leaf.moss'), 560, 470, 150),
      fir(back('leaf.leaf'), 610, 474, 96, 4),
    ),
  ground,
  camper,

  // The lit tent
  (stage, { back, middle }) =>
    stage.draw(
      fir(back('leaf.moss'), 500, 500, 330, 6),
      ridgeTent(
        {
          canvas: middle('cloth.mustard'),
          inside: mix(LAMP, middle('brass.brass').base, 0.25),
          floor: middle('wood.oak').base,
          pole: middle('wood.oak'),
          patch: middle('cloth.rust'),
          cord: middle('paper.kraft').light,
        },
        { x: 176, y: 704, width: 470, height: 390 },
      ),
      glow(356, 600, 190, 0.09),
      trunk(middle('wood.walnut'), stage.random, { x: 62, base: 716, width: 116 }),
    ),
  [
    'lineUp',
    { from: 262, to: 466, y: 672, plane: 'back', scale: 0.85, areLampsLit: true },
    ['folded-blankets', 'teapot'],
    'bolster',
    'hurricane-lantern',
  ],
  ['put', 'coat', { x: 78, y: 238, plane: 'back', scale: 0.82, manner: 'hang', turn: 2 }],
  // Lines from the pine to the pole: what is wet, and every lantern there is
  (stage, { back, middle }) =>
    stage.draw(
      stroke(middle('wood.drift').shade, 20, 'M1560 40L1548 830'),
      stroke(middle('wood.drift').light, 6, 'M1555 40L1543 830'),
      bulbs(back('brass.iron').deep, { from: [114, 34], to: [1556, 52], sag: 46 }, 15),
      drawLine(middle('paper.kraft').light, 4, washing),
    ),
  [
    'hangUp',
    { from: 150, to: 1530, y: washing, plane: 'back', scale: 0.95, areLampsLit: true },
    'hurricane-lantern',
    'knitted-scarf',
    'paper-lantern',
    'egg-basket',
    'hurricane-lantern',
    'straw-hat',
    'paper-lantern',
    'binoculars',
    'hurricane-lantern',
    'paper-lantern',
    'frying-pan',
    'hurricane-lantern',
    'paper-lantern',
    'trumpet',
  ],
  ['rest', 'bag', 740, 184, { pose: 'hang' }],

  // Table by the water
  ['put', 'milk-churn', { x: 640, y: 752, plane: 'back' }],
  (stage, { middle }) =>
    stage.draw(
      campTable(middle('enamel.cream'), middle('brass.tin'), {
        x: 660,
        y: 574,
        width: 480,
        depth: 26,
        legs: 178,
      }),
    ),
  [
    'lineUp',
    { from: 690, to: 1116, y: 578, plane: 'back', areLampsLit: true },
    'radio',
    'hurricane-lantern',
    'coffee-grinder',
    ['biscuit-tin', 'enamel-mug'],
    'thermos',
    'toaster',
  ],
  [
    'lineUp',
    { from: 678, to: 1124, y: 594, plane: 'back', areLampsLit: true },
    'enamel-mug',
    'saucepan',
    'candlestick',
    'kettle',
    'crockery',
    'jam-jars',
  ],
  ['rest', 'stove', 1000, 600],
  [
    'lineUp',
    { from: 716, to: 1110, y: 768, plane: 'back' },
    ['wooden-crate', 'flashlight'],
    'bucket',
    'bottle-crate',
  ],
  ['rest', 'bag', 1016, 776],

  // Table by the van
  (stage, { middle }) =>
    stage.draw(
      campTable(middle('enamel.red'), middle('brass.iron'), {
        x: 1190,
        y: 640,
        width: 360,
        depth: 24,
        legs: 140,
      }),
    ),
  [
    'lineUp',
    { from: 1214, to: 1530, y: 644, plane: 'back', areLampsLit: true },
    'bread-bin',
    'table-lamp',
    'teapot',
    'kitchen-scale',
  ],
  [
    'lineUp',
    { from: 1200, to: 1530, y: 660, plane: 'back' },
    'egg-basket',
    'enamel-mug',
    'alarm-clock',
    'camera',
  ],
  ['rest', 'stove', 1400, 664],

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
    'bolster',
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

export const lake: Picture = {
  id: 'camp-site-1',
  alt: 'A camp by a lake at dusk, with a lit tent, a fire and lanterns on a line',
  light: dusk,
  steps,
}
