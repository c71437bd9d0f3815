import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { drawLine, type Line } from '#scenes/kit/line.ts'
import { stroke } from '#scenes/kit/svg.ts'
import { blanket } from './camp-site-gear.ts'
import { bootRack, house, mountains, terrace } from './mountain-hut-summer-shell.ts'
import { table } from './tables.ts'

// From the corner to the pole
const washing: Line = { from: [1030, 132], to: [1570, 116], sag: 36 }

const summer: Light = { tint: '#ffe7b0', amount: 0.09, haze: '#e9dcb4', dim: 0.05 }

const steps: readonly Step[] = [
  mountains,
  house,
  terrace,

  // Under the eaves: hung up wrong
  (stage, { back }) =>
    stage.draw(
      stroke(back('wood.walnut').deep, 12, 'M20 120H1000'),
      stroke(back('wood.walnut').base, 6, 'M20 118H1000'),
    ),
  [
    'hangUp',
    { from: 20, to: 250, y: 122, plane: 'back', scale: 0.9, hasWall: true },
    'snowshoes',
    'hand-saw',
  ],
  [
    'hangUp',
    { from: 270, to: 640, y: 122, plane: 'back', scale: 0.74, hasWall: true },
    'hurricane-lantern',
    'ice-skates',
    'egg-basket',
    'trumpet',
  ],
  ['hangUp', { from: 654, to: 760, y: 122, plane: 'back', scale: 0.86, hasWall: true }, 'frying-pan'],
  ['hangUp', { from: 880, to: 1006, y: 122, plane: 'back', scale: 0.86, hasWall: true }, 'rope'],
  ['hangUp', { from: 36, to: 220, y: 318, plane: 'back', scale: 0.78, hasWall: true }, 'coat'],
  ['rest', 'bag', 180, 128, { pose: 'hang' }],
  ['put', 'skis', { x: 678, y: 800, plane: 'back', scale: 0.84, turn: -5, hasWall: true }],
  ['put', 'ladder', { x: 1040, y: 812, plane: 'back', scale: 0.84, turn: -5, hasWall: true }],
  (stage, { middle }) =>
    stage.draw(
      stroke(middle('wood.drift').shade, 18, 'M1574 90L1566 830'),
      stroke(middle('wood.drift').light, 5, 'M1570 90L1562 830'),
      drawLine(middle('paper.white').light, 4, washing),
    ),
  [
    'hangUp',
    { from: 1076, to: 1550, y: washing, plane: 'back', scale: 0.8 },
    'knitted-scarf',
    'straw-hat',
    'backpack',
    'binoculars',
    'hurricane-lantern',
  ],
  ['rest', 'bag', 1240, 164, { pose: 'hang' }],

  // On the wall, in the sun
  [
    'lineUp',
    { from: 1080, to: 1580, y: 680, plane: 'back' },
    'kettle',
    'dried-flowers',
    'radio',
    'jug',
    'crockery',
    'camera',
    'cactus',
  ],
  ['rest', 'stove', 1190, 690],
  ['put', 'garden-gnome', { x: 836, y: 800, plane: 'back' }],
  ['put', 'broom', { x: 760, y: 806, plane: 'back', scale: 0.9, turn: -4 }],

  bootRack,
  [
    'lineUp',
    { from: 60, to: 560, y: 622, plane: 'back', scale: 0.82, hasWall: true },
    'oil-can',
    'folded-blankets',
    'paint-tins',
    'flat-iron',
  ],
  [
    'lineUp',
    { from: 600, to: 860, y: 860, plane: 'back', fall: [0.26, 0.12] },
    'stool',
    'bucket',
    'potted-plant',
  ],
  ['rest', 'bag', 690, 870],

  // The table where everything is oiled
  (stage, { middle }) =>
    stage.draw(table(middle('wood.drift'), { x: 900, y: 806, width: 660 }, { depth: 34, legs: 130 })),
  [
    'lineUp',
    { from: 920, to: 1530, y: 812, plane: 'back', scale: 1.02 },
    'vice',
    'thermos',
    'toolbox',
    'coffee-grinder',
    'bread-bin',
    'tool-board',
  ],
  [
    'lineUp',
    { from: 916, to: 1540, y: 834, plane: 'back', scale: 1.06 },
    'oil-can',
    'enamel-mug',
    'flashlight',
    'saucepan',
    'jam-jars',
    'biscuit-tin',
    'enamel-mug',
  ],
  ['rest', 'stove', 1080, 842],
  ['rest', 'stove', 1400, 842],
  [
    'lineUp',
    { from: 970, to: 1480, y: 972, scale: 0.86, fall: [0.26, 0.12] },
    'wooden-crate',
    'rubber-boots',
    'bottle-crate',
    'boots',
  ],
  ['rest', 'bag', 1330, 984],

  // Laid out, to be counted
  (stage, { middle }) =>
    stage.draw(
      blanket(middle('enamel.mustard'), middle('cloth.oat'), {
        left: 130,
        right: 880,
        far: 920,
        near: 1150,
        spread: [90, 60],
      }),
    ),
  [
    'lineUp',
    { from: 150, to: 900, y: 962, scale: 0.86, fall: [0.26, 0.12] },
    'crockery',
    'camera',
    'football',
    'flashlight',
    'book-stack',
    'duffel-bag',
    'accordion',
  ],
  [
    'lineUp',
    { from: 130, to: 900, y: 1044, scale: 0.9, fall: [0.26, 0.12] },
    'roller-skates',
    'boots',
    'kitchen-scale',
    'bolster',
    'drum',
    'travel-bag',
  ],
  ['rest', 'bag', 560, 1058],
  [
    'lineUp',
    { from: 900, to: 1340, y: 1066, scale: 0.98, fall: [0.26, 0.12] },
    'picnic-basket',
    'typewriter',
    'concertina',
  ],
  [
    'lineUp',
    { from: 300, to: 1240, y: 1146, scale: 1.06, fall: [0.26, 0.12] },
    'boots',
    'enamel-mug',
    'flashlight',
    'violin-case',
    'hurricane-lantern',
    'teapot',
    'toaster',
    'rope',
  ],
  ['rest', 'stove', 420, 1152],
  ['rest', 'bag', 1000, 1164],

  ['put', 'laundry-basket', { x: 110, y: 1214, plane: 'front', scale: 0.9 }],
  ['put', 'milk-churn', { x: 1500, y: 1220, plane: 'front', scale: 0.92 }],
  ['put', 'watering-can', { x: 1310, y: 1192, plane: 'front', scale: 0.74 }],
]

export const gearDay: Picture = {
  id: 'mountain-hut-2',
  alt: 'Gear day at a mountain hut in summer, with everything hung and laid out on the terrace before the peaks',
  light: summer,
  steps,
}
