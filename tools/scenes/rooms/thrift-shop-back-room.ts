import type { Light } from '#scenes/compose/light.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import type { Step } from '#scenes/compose/steps.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { type Named, named } from '#scenes/named/by-hand.ts'
import { shelf } from './boards.ts'
import { table } from './tables.ts'
import { bulb, FLOOR, lists, shell } from './thrift-shop-back-room-shell.ts'
import { clothesRail, sack, tapedBox } from './thrift-shop-parts.ts'

const onWall = { plane: 'back', hasWall: true, areLampsLit: true } as const

export const oneBulb: Light = { tint: '#c98b4c', amount: 0.16, haze: '#54506c', dim: 0.18 }

const sacks: readonly [Dye, ...Dye[]] = [
  'clay.slate',
  'cloth.indigo',
  'cloth.sage',
  'paper.kraft',
  'cloth.plum',
  'cloth.oat',
  'enamel.teal',
  'cloth.mustard',
]

/** Sacks one upon the other: `y` is the foot of the heap, each number a layer of so many. */
function heap(stage: Stage, x: number, y: number, size: number, layers: readonly number[]) {
  const paint = stage.paint('middle')
  const parts: string[] = []
  layers.forEach((count, level) => {
    for (let at = 0; at < count; at++) {
      const left = x + (at - (count - 1) / 2) * size * 0.86 + stage.random.between(-8, 8)
      const foot = y - level * size * 0.56 + stage.random.between(-6, 6)
      parts.push(
        sack(
          paint,
          stage.random,
          stage.random.pick(sacks),
          left,
          foot,
          size * stage.random.between(0.9, 1.08),
        ),
      )
    }
  })
  return parts.join('')
}

/** Boxes on boxes, the widest below. */
function tower(stage: Stage, x: number, y: number, widths: readonly (readonly [number, number])[]) {
  const paint = stage.paint('middle')
  let base = y
  return widths.map(([width, height], level) => {
    const markup = tapedBox(paint, stage.random, {
      x: x + stage.random.between(-12, 12),
      y: base,
      width,
      height,
      mark: level + Math.floor(x / 150),
    })
    base -= height - 8
    return named('carton', markup)
  })
}

/** A heap or a tower that stands before things already there. */
function before(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  ...parts: (string | Named)[]
) {
  stage.drawBefore({ left: x - width / 2, right: x + width / 2, top: y - height, bottom: y }, ...parts)
}

export const backRoom: readonly Step[] = [
  shell,
  (stage, { back }) => {
    const metal = back('brass.tin')
    stage.draw(
      ...lists(stage),
      ...[690, 1236].map((x) => panel(metal.shade, { x, y: 150, width: 14, height: FLOOR - 140 }, 0)),
      ...[200, 352, 508, 668].map((y) => shelf(metal, { x: 684, y, width: 572 }, 14)),
    )
  },
  ['lineUp', { ...onWall, from: 900, to: 1236, y: 201 }, 'suitcase', 'hat-box', 'globe'],
  [
    'lineUp',
    { ...onWall, from: 706, to: 1236, y: 353, scale: 0.94 },
    'folded-blankets',
    'book-stack',
    'drum',
    'biscuit-tin',
  ],
  [
    'lineUp',
    { ...onWall, from: 706, to: 1236, y: 509 },
    'radio',
    'crockery',
    'teddy-bear',
    'toaster',
    'kettle',
  ],
  ['lineUp', { ...onWall, from: 706, to: 1236, y: 669 }, 'typewriter', 'book-row', 'sewing-machine', 'jug'],
  ['rest', 'stove', 1090, 356],
  ['rest', 'stove', 800, 512],
  ['lineUp', { ...onWall, from: 706, to: 880, y: 202 }, 'book-row'],
  ['hangUp', { ...onWall, from: 404, to: 660, y: 440 }, 'tennis-racket', 'ice-skates'],
  ['put', 'skis', { x: 384, y: 806, plane: 'back', manner: 'lean', turn: 5, hasWall: true }],

  (stage, { middle }) =>
    stage.draw(clothesRail(middle('brass.tin'), { left: 1300, right: 1640, top: 300, bottom: 800 })),
  [
    'hangUp',
    { ...onWall, plane: 'middle', from: 1316, to: 1600, y: 303, scale: 0.9 },
    'coat',
    'coat',
    'knitted-scarf',
  ],
  ['rest', 'bag', 1412, 302, { pose: 'hang' }],

  (stage) =>
    stage.draw(
      heap(stage, 1440, 806, 150, [4, 2]),
      ...tower(stage, 596, 800, [
        [170, 120],
        [140, 100],
        [110, 74],
      ]),
      ...tower(stage, 440, 812, [
        [190, 136],
        [160, 112],
        [120, 84],
      ]),
      heap(stage, 60, 850, 170, [3, 2, 1]),
      ...bulb(stage, 820, 150),
    ),

  // The table where it will all be sorted.
  [
    'lineUp',
    { from: 610, to: 1190, y: 986, scale: 0.86 },
    'wooden-crate',
    'boots',
    'record-crate',
    'bottle-crate',
  ],
  (stage, { middle }) =>
    stage.draw(table(middle('wood.pine'), { x: 552, y: 800, width: 690 }, { depth: 74, legs: 150 })),
  [
    'lineUp',
    { from: 590, to: 1200, y: 820, scale: 0.92, areLampsLit: true },
    'laundry-basket',
    'table-lamp',
    'folded-blankets',
    'picnic-basket',
  ],
  [
    'lineUp',
    { from: 580, to: 1200, y: 862, scale: 0.9 },
    'kitchen-scale',
    'teapot',
    'knitting-basket',
    'camera',
    'flat-iron',
    'toaster',
  ],
  ['rest', 'stove', 690, 874],
  ['rest', 'bag', 960, 876],

  ['lineUp', { from: 392, to: 480, y: 504, scale: 0.8 }, 'cactus'],
  ['lineUp', { from: 540, to: 650, y: 540, scale: 0.7 }, 'garden-gnome'],
  (stage) => before(stage, 330, 990, 400, 200, heap(stage, 320, 990, 168, [3, 1])),
  ['put', 'standing-mirror', { x: 1250, y: 960, scale: 0.9 }],
  (stage) =>
    before(
      stage,
      1460,
      1000,
      380,
      300,
      ...tower(stage, 1460, 1000, [
        [240, 150],
        [190, 120],
      ]),
    ),
  ['put', 'dolls-house', { x: 1462, y: 744, scale: 0.62 }],
  ['lineUp', { from: 1340, to: 1600, y: 1066 }, 'coffee-grinder', 'teapot', 'jug'],

  ['lineUp', { from: 440, to: 640, y: 1060 }, 'rubber-boots'],
  ['lineUp', { from: 780, to: 1330, y: 1082 }, 'duffel-bag', 'travel-bag', 'cushion-pile'],
  ['rest', 'bag', 560, 1104],
  (stage) => before(stage, 230, 1140, 420, 180, heap(stage, 200, 1140, 190, [2])),
  [
    'lineUp',
    { from: 360, to: 1340, y: 1150, scale: 1.04 },
    'biscuit-tin',
    'concertina',
    'bolster',
    'tin-robot',
    'toy-truck',
  ],
  ['rest', 'bag', 790, 1184],
  ['rest', 'stove', 440, 1150],
  ['rest', 'stove', 996, 1150],
  ['rest', 'bag', 1200, 1170],
  [
    'lineUp',
    { from: 330, to: 1320, y: 1200, scale: 1.1 },
    'enamel-mug',
    'saucepan',
    'flashlight',
    'spinning-top',
    'oil-can',
    'football',
  ],
  (stage, { front }) =>
    before(stage, 70, 1226, 360, 300, sack(front, stage.random, 'cloth.plum', 70, 1226, 330)),
  ['put', 'cardboard-box', { x: 1510, y: 1222, plane: 'front', scale: 1 }],
]
