import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { drawLine, type Line } from '#scenes/kit/line.ts'
import { LAMP, mix } from '#scenes/kit/palette.ts'
import { stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { bulbs, campTable, ridgeTent } from './camp-site-gear.ts'
import { roundTheFire } from './camp-site-lake-fire.ts'
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
      named(
        'tent',
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
      ),
      glow(356, 600, 190, 0.09),
      trunk(middle('wood.walnut'), stage.random, { x: 62, base: 716, width: 116 }),
    ),
  [
    'lineUp',
    { from: 262, to: 466, y: 672, plane: 'back', scale: 0.85, areLampsLit: true },
    ['folded-blankets', 'teapot'],
    'water-can',
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
    'spinning-top',
    'camera',
  ],
  ['rest', 'stove', 1400, 664],

  ...roundTheFire,
]

export const lake: Picture = {
  id: 'camp-site-1',
  alt: 'A camp by a lake at dusk, with a lit tent, a fire and lanterns on a line',
  light: dusk,
  steps,
}
