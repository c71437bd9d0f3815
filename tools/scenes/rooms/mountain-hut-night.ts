import type { Light } from '#scenes/compose/light.ts'
import type { Picture } from '#scenes/compose/picture.ts'
import { lineUp } from '#scenes/compose/side-by-side.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { drawLine, type Line } from '#scenes/kit/line.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, shape, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { floorboards, shelf } from './boards.ts'
import { glow } from './lamplight.ts'
import { bunk, cardTable, FLOOR, stormWindow } from './mountain-hut-night-shell.ts'
import { cards, ironStove, logs, sleepingCat } from './mountain-hut-parts.ts'

// Over the stove: what has been out
const drying: Line = { from: [30, 130], to: [452, 122], sag: 24 }

const lamplight: Light = { tint: '#4a3350', amount: 0.16, haze: '#5d4258', dim: 0.24 }

const steps: readonly Step[] = [
  (stage, { back, middle }) => {
    const { random } = stage
    stage.draw(
      logs(back('wood.oak'), back('wood.walnut').deep, random, { x: 0, y: 50, width: 1600, height: 760 }, 11),
      glow(830, 400, 470, 0.05),
      stormWindow(stage),
      // Stones behind the stove
      shape(back('clay.slate').shade, 'M20 300Q220 276 430 300V812H20Z'),
      ...Array.from({ length: 20 }, (_, at) => {
        const [x, y] = [30 + (at % 4) * 100 + (Math.floor(at / 4) % 2) * 14, 306 + Math.floor(at / 4) * 100]
        return shape(
          random.pick([back('clay.slate').base, back('clay.brick').base, back('clay.clay').shade]),
          `M${x + 4} ${y}q40 -6 82 2q6 44 -2 88q-42 6 -80 0q-8 -46 0 -90Z`,
          0.75,
        )
      }),
      floorboards(middle('wood.walnut'), FLOOR, 10, 760),
      panel(middle('wood.walnut').deep, { x: 0, y: 0, width: 1600, height: 24 }, 0),
      panel(middle('wood.walnut').shade, { x: -4, y: 18, width: 1608, height: 44 }, 3),
      panel(middle('wood.walnut').base, { x: -4, y: 16, width: 1608, height: 28 }, 3),
      shape(middle('clay.slate').shade, 'M0 812H470L520 880H-10Z'),
      shape(middle('clay.slate').base, 'M0 812H470L500 852H-10Z', 0.7),
      ironStove(stage, { x: 220, y: 852, pipeTo: 40 }),
    )
    stage.draw(drawLine(back('cloth.oat').base, 4, drying))
  },
  ['hangUp', { from: 50, to: 172, y: drying, plane: 'back', scale: 0.8 }, 'knitted-scarf'],
  ['hangUp', { from: 262, to: 444, y: drying, plane: 'back', scale: 0.72 }, 'binoculars', 'ice-skates'],
  ['lineUp', { from: 96, to: 340, y: 484, plane: 'back' }, 'kettle', 'saucepan'],
  ['rest', 'stove', 250, 490],
  ['put', 'broom', { x: 420, y: 820, plane: 'back', scale: 0.84, turn: 6, hasWall: true }],
  [
    'lineUp',
    { from: 470, to: 740, y: 446, plane: 'back', scale: 0.8, areLampsLit: true },
    'candlestick',
    'jam-jars',
    'cactus',
    'jug',
  ],

  // Shelves between the window and the beds
  (stage, { back }) =>
    stage.draw(
      shelf(back('wood.walnut'), { x: 790, y: 260, width: 270 }),
      shelf(back('wood.walnut'), { x: 470, y: 610, width: 570 }),
    ),
  [
    'lineUp',
    { from: 796, to: 1054, y: 260, plane: 'back', scale: 0.84, hasWall: true },
    'book-row',
    'mantel-clock',
  ],
  [
    'lineUp',
    { from: 476, to: 1030, y: 610, plane: 'back', scale: 0.92, hasWall: true, areLampsLit: true },
    'radio',
    'crockery',
    'coffee-grinder',
    'biscuit-tin',
    'typewriter',
    'teapot',
    'hurricane-lantern',
  ],
  ['rest', 'stove', 590, 614],
  [
    'hangUp',
    { from: 796, to: 1040, y: 300, plane: 'back', scale: 0.76, hasWall: true },
    'snowshoes',
    'guitar',
  ],
  ['rest', 'bag', 940, 296, { pose: 'hang' }],

  (stage) => {
    const { behind, before } = bunk(stage, { x: 1096, width: 520, upper: 360, lower: 680 })
    stage.draw(behind)
    lineUp(
      stage,
      { from: 1110, to: 1590, y: 350, plane: 'back' },
      'backpack',
      'concertina',
      'globe',
      'book-stack',
    )
    stage.rest('bag', 1420, 356)
    lineUp(stage, { from: 1120, to: 1590, y: 668, plane: 'back' }, 'bolster', 'accordion', [
      'folded-blankets',
      'straw-hat',
    ])
    stage.rest('bag', 1430, 676)
    lineUp(stage, { from: 1130, to: 1600, y: 842, plane: 'back' }, 'suitcase', 'boots', 'boots', 'hat-box')
    stage.drawBefore({ left: 1074, right: 1114, top: 140, bottom: 880 }, before)
  },
  ['put', 'ladder', { x: 1240, y: 876, plane: 'back', scale: 0.92, turn: 9 }],
  [
    'put',
    'hurricane-lantern',
    {
      x: 1560,
      y: 150,
      plane: 'back',
      manner: 'hang',
      isLit: true,
    },
  ],

  // Wood for the night, and who guards it
  ['lineUp', { from: 10, to: 470, y: 882, plane: 'back' }, 'bucket', 'watering-can', 'rubber-boots', 'boots'],
  ['put', 'wooden-chair', { x: 520, y: 900, scale: 0.9 }],
  ['put', 'wooden-chair', { x: 1060, y: 910, scale: 0.9, isMirrored: true }],
  ['put', 'chess-box', { x: 520, y: 742, plane: 'back' }],
  (stage, { middle }) => {
    stage.draw(named('sleeping-cat', sleepingCat(middle('clay.clay'), middle('paper.white'), 1062, 738, 0.9)))
    stage.draw(cardTable(stage, 790, 800))
    stage.draw(
      cards(middle('paper.white'), middle('enamel.red'), middle('brass.iron'), [
        [640, 822, -20],
        [672, 816, -6],
        [704, 814, 8],
        [770, 832, 30],
        [800, 826, -12],
        [836, 836, 6],
        [880, 818, -24],
        [912, 822, -8],
        [944, 828, 10],
        [720, 846, 70],
      ]),
    )
  },
  [
    'lineUp',
    { from: 600, to: 980, y: 792, plane: 'back', scale: 1.02, areLampsLit: true },
    'enamel-mug',
    'candlestick',
    'jug',
    'thermos',
    'enamel-mug',
  ],
  ['rest', 'stove', 860, 822],

  // The lamp over the table
  (stage, { middle }) => {
    stage.draw(
      stroke(middle('brass.iron').base, 4, 'M800 40V520'),
      shape(
        middle('enamel.red').base,
        'M776 520Q800 512 824 520L830 544Q892 560 910 600Q800 614 690 600Q708 560 770 544Z',
      ),
      shape(middle('enamel.red').light, 'M700 590Q722 560 772 548L786 548Q748 566 734 596Z', 0.8),
      shape('#fff1c9', 'M704 603Q800 614 896 603Q850 626 800 626Q750 626 704 603Z'),
      shape(LAMP, 'M704 606Q800 618 896 606L1060 800Q800 880 540 800Z', 0.16),
    )

    stage.draw(
      contactShadow(560, 1060, 560, 110),
      shape(middle('clay.brick').base, 'M170 968Q600 944 1010 970L1110 1150Q560 1184 60 1150Z'),
      shape(
        middle('cloth.oat').base,
        'M182 986Q600 962 1000 988L1008 1002Q600 976 174 1000ZM92 1112Q560 1142 1080 1112L1090 1132Q560 1164 80 1132Z',
      ),
      shape(
        middle('cloth.indigo').base,
        'M250 1020L330 1052L230 1090ZM450 1012L540 1050L440 1094ZM650 1012L750 1050L660 1094ZM860 1016L950 1052L880 1092Z',
      ),
    )
  },
  ['lineUp', { from: 30, to: 420, y: 990, scale: 0.92 }, 'drum', 'bottle-crate', 'film-projector'],
  ['rest', 'bag', 350, 1004],
  ['lineUp', { from: 1120, to: 1590, y: 980, scale: 0.92 }, 'travel-bag', 'record-crate', 'gramophone'],
  ['rest', 'stove', 1196, 1000],
  [
    'lineUp',
    { from: 440, to: 1110, y: 1030, scale: 0.92 },
    'duffel-bag',
    'football',
    'roller-skates',
    'footstool',
    'picnic-basket',
  ],
  ['rest', 'bag', 680, 1044],
  [
    'lineUp',
    { from: 250, to: 1260, y: 1140, scale: 1.06 },
    'boots',
    'violin-case',
    'enamel-mug',
    'alarm-clock',
    'firewood',
    'toolbox',
    'kettle',
    'camera',
    'thermos',
  ],
  ['rest', 'bag', 420, 1160],
  ['rest', 'stove', 1050, 1150],

  ['put', 'wooden-crate', { x: 90, y: 1230, plane: 'front', scale: 0.96 }],
  ['put', 'knitting-basket', { x: 90, y: 1016, plane: 'front', scale: 0.7 }],
  ['put', 'armchair', { x: 1500, y: 1300, plane: 'front', scale: 0.78 }],
  (stage) => stage.draw(glow(220, 640, 330, 0.05), glow(800, 640, 330, 0.05)),
]

export const stormNight: Picture = {
  id: 'mountain-hut-3',
  alt: 'A stormy night in the mountain hut, with the stove glowing and a game of cards under the lamp',
  light: lamplight,
  steps,
}
