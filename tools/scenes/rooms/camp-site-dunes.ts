import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { lineUp } from '#scenes/compose/side-by-side.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { drawLine, type Line } from '#scenes/kit/line.ts'
import { stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { boat, drift, driftTree, gull, windbreak } from './camp-site-dunes-parts.ts'
import { gulls, kite, sands, skyAndSea } from './camp-site-dunes-shell.ts'
import { blanket } from './camp-site-gear.ts'
import { tuft } from './camp-site-parts.ts'

// A frame of found wood on the dune: what got wet
const guy: Line = { from: [562, 150], to: [1010, 500], sag: 60 }

const sunrise: Light = { tint: '#f6b98e', amount: 0.09, haze: '#e9c9b4', dim: 0.07 }

const steps: readonly Step[] = [
  skyAndSea,
  (stage) => stage.draw(gulls(stage), kite(stage)),
  sands,
  (stage, { middle }) =>
    stage.draw(
      stroke(middle('wood.drift').shade, 18, 'M70 108Q64 300 76 520M566 96Q574 330 560 600'),
      stroke(middle('wood.drift').light, 5, 'M66 108Q60 300 72 516M562 98Q570 330 556 596'),
      stroke(middle('wood.drift').shade, 16, 'M24 138Q300 112 612 130'),
      stroke(middle('wood.drift').light, 5, 'M26 133Q300 107 610 125'),
      drawLine(middle('paper.kraft').shade, 5, guy),
    ),
  [
    'hangUp',
    { from: 96, to: 552, y: 126, plane: 'back', scale: 0.8 },
    'life-ring',
    'rope',
    'patchwork-quilt',
  ],
  ['rest', 'bag', 300, 130, { pose: 'hang' }],
  ['hangUp', { from: 596, to: 744, y: guy, plane: 'back', scale: 0.9 }, 'straw-hat', 'binoculars'],
  ['put', 'oar', { x: 34, y: 650, plane: 'back', scale: 0.76, turn: 6 }],
  ['put', 'fishing-rod', { x: 588, y: 640, plane: 'back', scale: 0.9, turn: 7 }],
  [
    'lineUp',
    { from: 76, to: 560, y: 610, plane: 'back', scale: 0.9 },
    'barrel',
    'milk-churn',
    'suitcase-stack',
  ],
  [
    'lineUp',
    { from: 60, to: 530, y: 636, plane: 'back', scale: 0.9, fall: [-0.16, 0.2] },
    'duffel-bag',
    'jug',
    ['wooden-crate', 'concertina'],
    'boots',
  ],
  ['rest', 'bag', 210, 650],
  ['rest', 'stove', 430, 648],

  // In the lee of the windbreak
  (stage) => stage.draw(windbreak(stage, { x: 600, y: 640, height: 216 }, [220, 210, 190])),
  [
    'lineUp',
    { from: 640, to: 1130, y: 676, plane: 'back', fall: [-0.16, 0.2] },
    'teapot',
    'folded-blankets',
    'radio',
    ['picnic-basket', 'enamel-mug'],
    'hurricane-lantern',
  ],
  ['rest', 'stove', 890, 690],
  ['rest', 'bag', 690, 700],

  (stage) => {
    const { behind, before } = boat(stage)
    stage.draw(behind)
    lineUp(
      stage,
      { from: 1110, to: 1590, y: 660, plane: 'back', scale: 0.96 },
      ['folded-blankets', 'straw-hat'],
      'guitar',
      ['suitcase', 'camera'],
      'bird-house',
    )
    lineUp(
      stage,
      { from: 1190, to: 1590, y: 690, plane: 'back', scale: 0.96 },
      'bottle-crate',
      'rubber-boots',
      'backpack',
    )
    stage.rest('bag', 1330, 682)
    stage.drawBefore({ left: 1030, right: 1600, top: 646, bottom: 776 }, before)

    stage.draw(driftTree(stage))
  },
  [
    'lineUp',
    { from: 226, to: 1100, y: 792, plane: 'back', scale: 1.06 },
    'kettle',
    'enamel-mug',
    'coffee-grinder',
    'jug',
    'crockery',
    'typewriter',
    'thermos',
    'flat-iron',
    'biscuit-tin',
    'saucepan',
    'bread-bin',
  ],
  ['rest', 'stove', 420, 796],
  ['rest', 'stove', 760, 812],
  (stage, { middle }) => {
    stage.drawBefore(
      { left: 1064, right: 1204, top: 706, bottom: 814 },
      named('gull', gull(stage, 1120, 812)),
    )

    stage.draw(
      blanket(middle('enamel.teal'), middle('cloth.oat'), {
        left: 560,
        right: 1120,
        far: 930,
        near: 1110,
        spread: [60, 70],
      }),
    )
  },
  [
    'lineUp',
    { from: 210, to: 570, y: 950, scale: 0.88, fall: [-0.16, 0.2] },
    'bucket',
    ['book-stack', 'alarm-clock'],
    'watering-can',
    'football',
  ],
  (stage) => drift(stage, 440, 958, 200),
  ['rest', 'bag', 330, 968],
  [
    'lineUp',
    { from: 600, to: 1120, y: 990, scale: 0.88 },
    'accordion',
    'jam-jars',
    'bolster',
    'globe',
    'toaster',
  ],
  [
    'lineUp',
    { from: 1150, to: 1600, y: 946, scale: 0.9, fall: [-0.16, 0.2] },
    'letter-box',
    'telephone',
    'cactus',
    'drum',
  ],
  (stage) => drift(stage, 1290, 954, 280),
  ['lineUp', { from: 1160, to: 1390, y: 1046, scale: 0.9 }, 'travel-bag'],

  [
    'lineUp',
    { from: 330, to: 1200, y: 1098, scale: 1, fall: [-0.16, 0.2] },
    'boots',
    'enamel-mug',
    'trumpet',
    'kitchen-scale',
    ['suitcase', 'camera'],
    'teapot',
    'hat-box',
  ],
  (stage) => drift(stage, 420, 1104, 220),
  ['rest', 'bag', 1050, 1124],
  [
    'lineUp',
    { from: 410, to: 1330, y: 1178, scale: 1.1, fall: [-0.16, 0.2] },
    'jam-jars',
    'flashlight',
    'enamel-mug',
    'toy-boat',
    'oil-can',
    'sandals',
    'kettle',
  ],
  (stage) => drift(stage, 900, 1184, 260),
  ['rest', 'stove', 640, 1152],
  ['rest', 'stove', 1180, 1152],

  ['put', 'rope', { x: 1330, y: 1196, plane: 'front', scale: 0.8, manner: 'stand' }],
  ['put', 'wooden-crate', { x: 120, y: 1256, plane: 'front', scale: 1.1 }],
  ['put', 'gramophone', { x: 110, y: 1010, plane: 'front', scale: 0.62 }],
  ['put', 'barrel', { x: 1510, y: 1240, plane: 'front', scale: 0.76 }],
  (stage) =>
    stage.draw(
      tuft(stage.paint('front')('leaf.olive'), stage.random, 1420, 1206, 150),
      tuft(stage.paint('front')('leaf.olive'), stage.random, 376, 1210, 120),
    ),
]

export const dunes: Picture = {
  id: 'camp-site-3',
  alt: 'Dunes by the sea at sunrise, with a windbreak, a pulled-up boat and sand in everything',
  light: sunrise,
  steps,
}
