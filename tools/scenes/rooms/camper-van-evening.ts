import type { Step } from '#scenes/compose/steps.ts'
import type { Line } from '#scenes/kit/line.ts'
import { drawLine } from '#scenes/kit/line.ts'
import { INK } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { contactShadow, oval, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { blanket, campTable } from './camp-site-gear.ts'
import { bulbs, coast, meadow, vanSide } from './camper-van-shell.ts'

const washing: Line = { from: [36, 236], to: [500, 250], sag: 14 }
const MARBLE = { x: 862, y: 1000 }

/** All of the van, on the grass. In the middle of the blanket lies what made the noise. */
export const vanUnpacked: readonly Step[] = [
  (stage) => {
    const [wood, iron] = [stage.paint('middle')('wood.pine'), stage.paint('middle')('brass.iron')]
    coast(stage, { sky: '#f6c796', far: '#c98f78', near: '#8d7f5c' }, 430)
    stage.draw(
      oval('#fff0c6', 300, 392, 110, 110, 0.28),
      oval('#fff6da', 300, 392, 52),
      stroke('#ffe6b4', 6, 'M236 448q64 -8 130 0M214 470q90 -10 178 0M250 492q50 -8 104 0'),
    )
    meadow(stage, 'leaf.leaf', 520)
    vanSide(stage, 430, 720, 'enamel.red', 'enamel.cream')
    stage.draw(panel(wood.shade, { x: 28, y: 214, width: 16, height: 560 }, 1))
    stage.draw(drawLine(iron.deep, 3, washing))
    bulbs(stage, [500, 232], [1600, 190], 40, true)
  },
  [
    'lineUp',
    { from: 590, to: 1380, y: 166, plane: 'back' },
    'hat-box',
    'suitcase',
    'folded-blankets',
    'duffel-bag',
  ],
  ['hangUp', { from: 64, to: 470, y: washing, plane: 'back' }, 'knitted-scarf', 'patchwork-quilt'],
  ['rest', 'bag', 250, 246, { pose: 'hang' }],
  ['rest', 'stove', 800, 522],
  ['rest', 'bag', 1020, 640],
  ['put', 'ladder', { x: 1510, y: 800, manner: 'lean', turn: 8, scale: 0.86 }],
  ['put', 'old-trunk', { x: 1390, y: 856, scale: 0.8 }],
  ['rest', 'bag', 1240, 850],
  ['put', 'bicycle', { x: 240, y: 856, scale: 0.56 }],
  ['put', 'suitcase-stack', { x: 1180, y: 872, scale: 0.72 }],
  ['put', 'folding-chair', { x: 560, y: 884, scale: 0.74, isMirrored: true }],
  (stage) => {
    const paint = stage.paint('middle')
    stage.drawBefore(
      { left: 40, right: 470, top: 830, bottom: 900 },
      campTable(paint('wood.pine'), paint('brass.tin'), { x: 40, y: 836, width: 430, depth: 44, legs: 120 }),
    )
  },
  ['lineUp', { from: 70, to: 450, y: 858, scale: 0.9 }, 'kettle', 'crockery', 'bread-bin', 'jug'],
  ['rest', 'stove', 330, 868],
  (stage) => {
    const paint = stage.paint('middle')
    stage.draw(
      blanket(paint('cloth.indigo'), paint('cloth.oat'), {
        left: 620,
        right: 1130,
        far: 880,
        near: 1096,
        spread: [90, 90],
      }),
    )
  },
  ['lineUp', { from: 600, to: 1120, y: 912, scale: 0.92 }, 'radio', 'photo-album', 'book-stack', 'globe'],
  ['rest', 'stove', 720, 930],
  (stage) => {
    const { x, y } = MARBLE
    const [cream, glass] = [stage.paint('middle')('enamel.cream'), stage.paint('middle')('glass.blue')]
    stage.draw(
      named(
        'marble',
        contactShadow(x + 6, y + 16, 66, 15),
        oval(cream.shade, x, y + 8, 58, 17),
        oval(cream.light, x, y + 4, 56, 15),
        oval(cream.base, x, y + 5, 36, 9),
        oval(INK, x + 4, y + 5, 20, 5, 0.25),
        oval(glass.shade, x, y - 14, 22),
        oval(glass.base, x - 2, y - 16, 18),
        stroke(cream.light, 4, `M${x - 10} ${y - 6}q-2 -18 16 -22`),
        stroke(stage.paint('middle')('enamel.red').base, 4, `M${x} ${y - 2}q4 -16 12 -18`),
        oval('#ffffff', x - 9, y - 23, 5, 4),
      ),
    )
  },
  ['lineUp', { from: 1200, to: 1600, y: 966 }, 'cool-box', 'cushion-pile', 'water-can'],
  ['rest', 'stove', 1300, 975],
  ['put', 'guitar', { x: 604, y: 1010, manner: 'lean', turn: -8, scale: 0.9 }],
  ['put', 'chess-box', { x: 1190, y: 1048, scale: 0.9 }],
  [
    'fill',
    { from: -20, to: 560, y: 1036, room: 180, step: 0.86, stories: ['travel'], rests: ['bag', 'stove'] },
  ],
  [
    'fill',
    { from: 1250, to: 1620, y: 1062, room: 170, step: 0.86, stories: ['home', 'clothes'], rests: ['bag'] },
  ],
  [
    'fill',
    { from: 150, to: 640, y: 1104, room: 120, step: 0.86, stories: ['tea', 'kitchen'], rests: ['bag'] },
  ],
  ['fill', { from: 1120, to: 1600, y: 1112, room: 130, step: 0.86, stories: ['books', 'light'] }],
  [
    'fill',
    {
      from: 170,
      to: 1380,
      y: 1172,
      room: 130,
      scale: 1.16,
      step: 0.88,
      stories: ['camp', 'clothes', 'kitchen', 'tea'],
      rests: ['bag'],
    },
  ],
  ['put', 'backpack', { x: 90, y: 1222, plane: 'front', scale: 1.1 }],
  ['put', 'folding-chair', { x: 1490, y: 1236, plane: 'front', scale: 0.8 }],
]
