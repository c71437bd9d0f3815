import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { contactShadow, shape } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { shelf } from './boards.ts'
import { beam } from './lamplight.ts'
import { bench, itsShadow, pegRail, sleepingCat } from './mountain-hut-parts.ts'
import { lampOver, papers, room } from './mountain-hut-winter-shell.ts'
import { table } from './tables.ts'

const snowDay: Light = { tint: '#dfe3ea', amount: 0.1, haze: '#cfc8c4', dim: 0.1 }

const steps: readonly Step[] = [
  room,

  // The wall of things to borrow, and the shadows of those that are out
  (stage, { back, middle }) => {
    const painted = back('paper.white').light
    stage.draw(
      itsShadow(stage, painted, 'frying-pan', { x: 330, y: 376 }),
      itsShadow(stage, painted, 'hand-saw', { x: 430, y: 376 }),
      pegRail(middle('wood.oak'), { x: 30, y: 136, width: 500 }, 6),
      pegRail(middle('wood.oak'), { x: 30, y: 376, width: 500 }, 5),
      pegRail(middle('wood.oak'), { x: 1216, y: 136, width: 370 }, 4),
      papers(stage),
    )
  },
  [
    'hangUp',
    { from: 36, to: 530, y: 140, plane: 'back', scale: 0.86, hasWall: true },
    'snowshoes',
    'rope',
    'backpack',
    'binoculars',
  ],
  [
    'hangUp',
    { from: 50, to: 250, y: 380, plane: 'back', scale: 0.86, hasWall: true },
    'knitted-scarf',
    'tennis-racket',
  ],
  ['rest', 'bag', 400, 140, { pose: 'hang' }],
  [
    'hangUp',
    { from: 1228, to: 1580, y: 140, plane: 'back', scale: 0.84, hasWall: true },
    'ice-skates',
    'guitar',
    'hurricane-lantern',
  ],
  ['put', 'cuckoo-clock', { x: 560, y: 200, plane: 'back', scale: 0.86, manner: 'hang', hasWall: true }],
  ['put', 'skis', { x: 1540, y: 700, plane: 'back', scale: 0.8, turn: 5, hasWall: true }],

  // On the sill, in the cold light
  [
    'lineUp',
    { from: 590, to: 1150, y: 492, plane: 'back', scale: 0.82 },
    'candlestick',
    'jam-jars',
    'globe',
    'cactus',
    'radio',
    'enamel-mug',
    'kettle',
  ],
  (stage, { back }) =>
    stage.draw(named('sleeping-cat', sleepingCat(back('clay.clay'), back('paper.white'), 806, 494, 0.76))),
  ['rest', 'stove', 1010, 500],
  (stage, { back }) => stage.draw(shelf(back('wood.oak'), { x: 1200, y: 566, width: 330 })),
  [
    'lineUp',
    { from: 1206, to: 1500, y: 566, plane: 'back', scale: 0.78, hasWall: true },
    'book-row',
    'candlestick',
    'coffee-grinder',
    'biscuit-tin',
  ],
  (stage, { middle }) => {
    stage.draw(lampOver(stage, 1180, 250))

    // The long bench
    stage.draw(bench(middle('wood.pine'), { x: 30, y: 706, width: 860, height: 140 }))
  },
  [
    'lineUp',
    { from: 40, to: 880, y: 706, plane: 'back', hasWall: true },
    ['folded-blankets', 'straw-hat'],
    'accordion',
    'thermos',
    'travel-bag',
    'jug',
    'bread-bin',
    'dried-flowers',
    'typewriter',
  ],
  ['rest', 'bag', 330, 708],
  ['rest', 'stove', 760, 708],
  [
    'lineUp',
    { from: 60, to: 860, y: 846, plane: 'back', scale: 1.05 },
    'boots',
    'bucket',
    'boots',
    'toolbox',
    'wooden-crate',
  ],
  ['rest', 'bag', 560, 860],

  // The table under the lamp
  (stage, { middle }) => {
    stage.draw(table(middle('wood.oak'), { x: 930, y: 760, width: 640 }, { depth: 36, legs: 170 }))
    stage.draw(
      shape(middle('enamel.red').base, 'M1090 757H1330L1344 798H1076Z'),
      shape(
        middle('paper.white').base,
        'M1110 757h20l-8 41h-22ZM1160 757h20l-5 41h-22ZM1210 757h20l-1 41h-22ZM1260 757h20l3 41h-22ZM1306 757h16l12 41h-20Z',
        0.8,
      ),
    )
  },
  [
    'lineUp',
    { from: 950, to: 1540, y: 766, plane: 'back', scale: 1.05 },
    'coffee-grinder',
    'jug',
    'toaster',
    'teapot',
    'kitchen-scale',
    'table-lamp',
  ],
  [
    'lineUp',
    { from: 944, to: 1560, y: 790, plane: 'back', scale: 1.08 },
    'enamel-mug',
    'crockery',
    'saucepan',
    'enamel-mug',
    'flashlight',
    'camera',
  ],
  ['rest', 'stove', 1320, 796],
  (stage, { middle }) =>
    stage.drawBefore(
      { left: 900, right: 1580, top: 900, bottom: 1010 },
      bench(middle('wood.pine'), { x: 920, y: 916, width: 560, height: 100 }),
    ),
  ['lineUp', { from: 930, to: 1470, y: 914, scale: 0.86 }, 'concertina', 'bolster', 'drum', 'picnic-basket'],
  ['rest', 'bag', 1130, 916],

  // A rug and what has not been put back
  (stage, { middle }) =>
    stage.draw(
      contactShadow(460, 1030, 480, 120),
      shape(middle('cloth.plum').base, 'M180 920Q480 904 800 922L900 1130Q460 1156 40 1126Z'),
      shape(
        middle('cloth.mustard').base,
        'M190 936Q480 922 790 938L798 956Q480 940 180 954ZM70 1086Q460 1112 872 1090L880 1112Q460 1136 58 1108Z',
      ),
      shape(
        middle('enamel.teal').base,
        'M170 980L250 1018L130 1056ZM330 976L420 1018L300 1066ZM500 976L590 1018L500 1066ZM670 976L760 1020L700 1064Z',
        0.9,
      ),
      shape(middle('cloth.plum').light, 'M180 920Q480 904 800 922L802 927Q480 910 178 926Z', 0.8),
    ),
  [
    'lineUp',
    { from: 200, to: 880, y: 988, scale: 0.92 },
    'football',
    'roller-skates',
    ['suitcase', 'enamel-mug'],
    'book-stack',
    'firewood',
  ],
  ['rest', 'stove', 800, 1000],
  ['rest', 'bag', 300, 1016],
  ['lineUp', { from: 900, to: 1300, y: 1060, scale: 0.96 }, 'duffel-bag', 'oil-can', 'rubber-boots'],
  [
    'lineUp',
    { from: 220, to: 1260, y: 1146, scale: 1.08 },
    'boots',
    'jug',
    'violin-case',
    'hurricane-lantern',
    'trumpet',
    'record-crate',
    'kettle',
    'camera',
  ],
  ['rest', 'bag', 900, 1162],
  ['rest', 'stove', 480, 1152],

  ['put', 'sled', { x: 86, y: 1226, plane: 'front', scale: 0.88, manner: 'lean', turn: -7 }],
  ['put', 'wooden-crate', { x: 1370, y: 1110, scale: 0.94 }],
  ['put', 'backpack', { x: 1510, y: 1216, plane: 'front', scale: 1.1 }],
  ['put', 'boots', { x: 1330, y: 1192, plane: 'front', scale: 0.7 }],
  (stage) => stage.draw(beam({ left: 640, right: 1120, y: 300 }, { left: 300, right: 1000, y: 1200 }, 0.06)),
]

export const winter: Picture = {
  id: 'mountain-hut-1',
  alt: 'The room of a mountain hut, with snow up to the window sill and a wall of gear to borrow',
  light: snowDay,
  steps,
}
