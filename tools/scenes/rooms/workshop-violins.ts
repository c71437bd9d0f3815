import type { Light } from '#scenes/compose/light.ts'
import { lineUp } from '#scenes/compose/side-by-side.ts'
import type { Step } from '#scenes/compose/steps.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { named } from '#scenes/named/by-hand.ts'
import { shelf } from './boards.ts'
import { sleepingCat } from './cats.ts'
import { beam } from './lamplight.ts'
import { violin, workbench } from './workshop-parts.ts'
import {
  cello,
  gluePot,
  inTheWhite,
  musicStand,
  shavingHeap,
  shavings,
  tonewood,
} from './workshop-violins-parts.ts'
import { shell } from './workshop-violins-shell.ts'

const onWall = { plane: 'back', hasWall: true } as const

export const morning: Light = { tint: '#ffe3ae', amount: 0.13, haze: '#dcd6b4', dim: 0.05 }

const varnishes: readonly Dye[] = [
  'clay.clay',
  'glass.amber',
  'wood.oak',
  'brass.copper',
  'clay.brick',
  'wood.pine',
  'paper.kraft',
]

export const violinWorkshop: readonly Step[] = [
  shell,
  (stage, { back }) => {
    const fiddle = (x: number, y: number, at: number, size: number, hasStrings = true) =>
      violin(back, back(varnishes[at % varnishes.length] ?? 'wood.oak'), x, y, size, {
        turn: at % 2 ? 3 : -2,
        hasStrings,
      })

    stage.draw(
      ...[58, 160, 262, 366, 470].map((x, at) => fiddle(x, 60 + (at % 2) * 10, at, 1.22, at !== 3)),
      ...[1030, 1146, 1262, 1384, 1520].map((x, at) =>
        fiddle(x, 60 + ((at * 7) % 3) * 8, at + 3, 1.2, at !== 2),
      ),
      shelf(back('wood.oak'), { x: -30, y: 400, width: 560 }),
      shelf(back('wood.oak'), { x: -30, y: 562, width: 840 }),
      named(
        'sleeping-cat',
        sleepingCat({ coat: back('wood.drift'), bib: back('paper.white') }, 1386, 560, 0.94),
      ),
    )
  },
  [
    'lineUp',
    { ...onWall, from: -6, to: 520, y: 402 },
    'jam-jars',
    'bread-bin',
    'jug',
    'book-row',
    'radio',
    'mantel-clock',
  ],
  ['rest', 'stove', 330, 405],
  [
    'lineUp',
    { ...onWall, from: -20, to: 800, y: 564 },
    'violin-case',
    'jam-jars',
    'dried-flowers',
    'book-stack',
    'violin-case',
    'alarm-clock',
    'concertina',
  ],
  ['rest', 'stove', 484, 566],
  [
    'lineUp',
    { from: 886, to: 1290, y: 561, plane: 'back', scale: 0.84 },
    'potted-plant',
    'jam-jars',
    'teapot',
    'enamel-mug',
    'cactus',
  ],
  ['hangUp', { ...onWall, from: 520, to: 720, y: 586 }, 'hand-saw', 'hand-saw'],
  ['hangUp', { ...onWall, from: 790, to: 880, y: 60 }, 'knitted-scarf'],
  ['rest', 'bag', 800, 60, { pose: 'hang' }],

  (stage) => stage.draw(tonewood(stage, -6, 832)),
  ['lineUp', { ...onWall, from: 230, to: 716, y: 836, scale: 1.06 }, 'chest-of-drawers', 'guitar'],
  ['put', 'table-lamp', { x: 300, y: 588, plane: 'back', hasWall: true }],
  (stage, { middle }) => {
    const bench = workbench(middle('wood.oak'), middle('wood.walnut'), {
      x: 744,
      y: 672,
      width: 900,
      depth: 92,
      legs: 164,
    })
    stage.draw(bench.back)
    lineUp(
      stage,
      { from: 800, to: 1590, y: bench.board, scale: 0.84 },
      'violin-case',
      'wooden-crate',
      'bucket',
      'violin-case',
      'wooden-crate',
    )
    stage.draw(bench.front)
  },
  [
    'lineUp',
    { from: 764, to: 1610, y: 694, plane: 'back', scale: 1.06 },
    'bottle-crate',
    'jam-jars',
    'biscuit-tin',
    'desk-lamp',
    'coffee-grinder',
    'toolbox',
    'jam-jars',
  ],
  (stage, { middle }) =>
    stage.draw(
      inTheWhite(stage, 1100, 740),
      shavings(stage, 920, 1300, 712, 766, 8),
      gluePot(middle, 852, 762, 1.1),
    ),
  ['lineUp', { from: 1290, to: 1610, y: 768, scale: 0.9 }, 'vice', 'oil-can', 'candlestick', 'enamel-mug'],
  ['rest', 'stove', 1436, 774],
  (stage) => stage.draw(beam({ left: 920, right: 1470, y: 560 }, { left: 250, right: 1130, y: 1204 }, 0.14)),

  ['lineUp', { from: 340, to: 740, y: 898 }, 'laundry-basket', 'picnic-basket'],
  ['put', 'jam-jars', { x: 352, y: 1040 }],
  [
    'lineUp',
    { from: 770, to: 1640, y: 954, scale: 0.94 },
    'stool',
    'folded-blankets',
    'accordion',
    'wooden-crate',
    'footstool',
  ],
  (stage) => stage.draw(shavingHeap(stage, 1250, 960), shavings(stage, 780, 1500, 930, 1010, 16)),
  ['rest', 'stove', 440, 930],
  ['rest', 'bag', 970, 982],
  ['rest', 'bag', 1420, 984],
  (stage, { middle }) => {
    stage.drawBefore(
      { left: 520, right: 680, top: 740, bottom: 1000 },
      named('music-stand', musicStand(middle, 610, 1004, 1.06)),
    )
    cello(stage, 190, 1096, 3.3)
  },
  ['lineUp', { from: 1080, to: 1400, y: 1030 }, 'trumpet', 'football'],
  ['put', 'drum', { x: 1552, y: 1070 }],
  (stage) => stage.draw(shavings(stage, 340, 1100, 1020, 1080, 14)),
  ['lineUp', { from: 370, to: 1380, y: 1092 }, 'violin-case', 'record-crate', 'bolster', 'globe'],
  ['rest', 'bag', 470, 1146],
  ['rest', 'stove', 830, 1134],
  ['rest', 'bag', 1090, 1156],
  (stage) => stage.draw(shavings(stage, 200, 1350, 1140, 1190, 16)),
  [
    'lineUp',
    { from: 190, to: 1250, y: 1196, scale: 1.08 },
    'flat-iron',
    'spinning-top',
    'camera',
    'enamel-mug',
    'teapot',
    'biscuit-tin',
    'kettle',
    'jug',
  ],
  ['put', 'wooden-crate', { x: 50, y: 1222, plane: 'front', scale: 1.0 }],
  ['put', 'violin-case', { x: 1500, y: 1216, plane: 'front', scale: 0.9, isMirrored: true }],
]
