import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { drawLine, type Line } from '#scenes/kit/line.ts'
import { named } from '#scenes/named/by-hand.ts'
import { blanket, ridgeTent } from './camp-site-gear.ts'
import { trunk } from './camp-site-parts.ts'
import { ground, plank, squirrel, stump, undergrowth, wood } from './camp-site-wood-shell.ts'
import { beam } from './lamplight.ts'

// Lines from trunk to trunk
const near: Line = { from: [190, 136], to: [800, 150], sag: 34 }
const far: Line = { from: [800, 150], to: [1430, 126], sag: 40 }

const morning: Light = { tint: '#f4dc9a', amount: 0.12, haze: '#d9dcae', dim: 0.08 }

const steps: readonly Step[] = [
  wood,
  ground,
  ['put', 'bicycle', { x: 720, y: 610, plane: 'back', scale: 0.52, isMirrored: true, turn: -2 }],
  (stage, { middle }) =>
    stage.draw(
      named(
        'tent',
        ridgeTent(
          {
            canvas: middle('leaf.leaf'),
            inside: middle('leaf.moss').deep,
            floor: middle('cloth.oat').shade,
            pole: middle('wood.pine'),
            patch: middle('cloth.mustard'),
            cord: middle('paper.white').base,
          },
          { x: 236, y: 690, width: 440, height: 330 },
        ),
      ),
    ),
  [
    'lineUp',
    { from: 316, to: 500, y: 664, plane: 'back', scale: 0.8 },
    ['folded-blankets', 'jug'],
    'hurricane-lantern',
  ],
  ['rest', 'bag', 416, 652],

  // What came by car: somebody's whole corner of a living room
  ['put', 'floor-lamp', { x: 944, y: 694, plane: 'back', scale: 0.86 }],
  ['put', 'chest-of-drawers', { x: 1230, y: 690, plane: 'back', scale: 0.95 }],
  ['lineUp', { from: 1120, to: 1350, y: 462, plane: 'back', scale: 0.76 }, 'television', 'cactus'],
  ['put', 'armchair', { x: 1080, y: 716, plane: 'back', scale: 0.86 }],
  ['rest', 'bag', 925, 712],
  (stage, { middle }) => {
    stage.draw(trunk(middle('wood.oak'), stage.random, { x: 800, base: 676, width: 104 }))
    stage.draw(drawLine(middle('paper.white').base, 4, near), drawLine(middle('paper.white').base, 4, far))
  },
  [
    'hangUp',
    { from: 224, to: 770, y: near, plane: 'back' },
    'knitted-scarf',
    'hurricane-lantern',
    'straw-hat',
    'patchwork-quilt',
  ],
  ['rest', 'bag', 440, 172, { pose: 'hang' }],
  [
    'hangUp',
    { from: 1040, to: 1400, y: far, plane: 'back' },
    'paper-lantern',
    'binoculars',
    'hurricane-lantern',
    'frying-pan',
  ],
  ['put', 'hanging-plant', { x: 806, y: 236, plane: 'back', scale: 0.8 }],

  (stage, { middle }) =>
    stage.draw(
      trunk(middle('wood.walnut'), stage.random, { x: 120, base: 800, width: 190 }),
      trunk(middle('wood.walnut'), stage.random, { x: 1490, base: 800, width: 170 }),
    ),
  ['put', 'bicycle', { x: 1336, y: 846, plane: 'back', scale: 0.86, turn: 2 }],
  ['put', 'bird-house', { x: 1484, y: 236, plane: 'back', manner: 'hang' }],
  ['put', 'cuckoo-clock', { x: 110, y: 196, plane: 'back', manner: 'hang' }],
  ['put', 'backpack', { x: 116, y: 424, plane: 'back', manner: 'hang' }],
  undergrowth,

  // Breakfast
  (stage) => stage.draw(plank(stage, { x: 356, y: 744, width: 640, legs: 176 })),
  [
    'lineUp',
    { from: 380, to: 970, y: 748, plane: 'back' },
    'coffee-grinder',
    'toaster',
    'kettle',
    'crockery',
    'egg-basket',
    'thermos',
    'radio',
    'bread-bin',
  ],
  [
    'lineUp',
    { from: 370, to: 984, y: 764, plane: 'back' },
    'enamel-mug',
    'jam-jars',
    'flashlight',
    'teapot',
    'biscuit-tin',
    'enamel-mug',
    'jug',
    'kitchen-scale',
  ],
  ['rest', 'stove', 566, 770],
  ['rest', 'stove', 880, 770],
  [
    'lineUp',
    { from: 436, to: 940, y: 916, plane: 'back' },
    ['wooden-crate', 'saucepan'],
    'bucket',
    'rubber-boots',
    'bottle-crate',
  ],
  [
    'lineUp',
    { from: 10, to: 350, y: 900, scale: 0.84, fall: [0.3, 0.1] },
    ['suitcase-stack', 'candlestick'],
    'guitar',
  ],
  ['put', 'watering-can', { x: 330, y: 918, scale: 0.84 }],

  (stage) => stage.draw(stump(stage, { x: 1150, y: 860, width: 270, height: 90 })),
  ['put', 'saucepan', { x: 1190, y: 860, plane: 'back', scale: 1.1 }],
  (stage) =>
    stage.drawBefore(
      { left: 1040, right: 1120, top: 742, bottom: 870 },
      named('squirrel', squirrel(stage, 1084, 866, 1.1)),
    ),
  ['rest', 'stove', 1206, 872],

  (stage, { middle }) =>
    stage.draw(
      blanket(middle('cloth.mustard'), middle('cloth.rust'), {
        left: 300,
        right: 1000,
        far: 966,
        near: 1168,
        spread: [90, 60],
      }),
    ),
  [
    'lineUp',
    { from: 60, to: 1010, y: 1026, scale: 0.92, fall: [0.3, 0.1] },
    'picnic-basket',
    'accordion',
    'camera',
    ['suitcase', 'enamel-mug'],
    'typewriter',
    'football',
    'folded-blankets',
    'concertina',
  ],
  ['rest', 'bag', 330, 1040],
  ['rest', 'stove', 730, 1046],
  [
    'lineUp',
    { from: 1226, to: 1590, y: 1026, scale: 0.88, fall: [0.3, 0.1] },
    'cardboard-box',
    'stool',
    'gramophone',
  ],
  ['rest', 'bag', 1126, 1050],

  ['put', 'thermos', { x: 1250, y: 1000 }],
  [
    'lineUp',
    { from: 262, to: 1230, y: 1146, scale: 1.04, fall: [0.3, 0.1] },
    'boots',
    'enamel-mug',
    'roller-skates',
    'bolster',
    'coffee-grinder',
    'book-stack',
    'toolbox',
    'flashlight',
    'jug',
    'hurricane-lantern',
  ],
  ['rest', 'stove', 500, 1152],
  ['rest', 'bag', 890, 1166],

  ['put', 'duffel-bag', { x: 96, y: 1206, plane: 'front', scale: 0.88 }],
  ['put', 'wheelbarrow', { x: 1460, y: 1256, plane: 'front', scale: 0.6, isMirrored: true }],
  (stage) =>
    stage.draw(
      beam({ left: 120, right: 300, y: -10 }, { left: 560, right: 1020, y: 1200 }, 0.1),
      beam({ left: 420, right: 520, y: -10 }, { left: 1080, right: 1330, y: 1200 }, 0.09),
    ),
]

export const pineWood: Picture = {
  id: 'camp-site-2',
  alt: 'Breakfast in a pine wood, morning sun between the trunks and washing lines from tree to tree',
  light: morning,
  steps,
}
