import type { Light } from '#scenes/compose/light.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { type Dye, LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { dyed } from './dyed.ts'
import { bench, shell } from './workshop-radios-shell.ts'
import { archedRadio, chassis, longcaseClock, recordPlayer, wideRadio } from './workshop-sets.ts'

const onWall = { plane: 'back', hasWall: true, areLampsLit: true } as const

export const evening: Light = { tint: '#d98a3f', amount: 0.15, haze: '#6a4a5a', dim: 0.16 }

const cases: readonly Dye[] = [
  'wood.oak',
  'enamel.teal',
  'enamel.red',
  'enamel.cream',
  'wood.walnut',
  'leaf.olive',
]

/** A radio in a case of this colour. */
function radioIn(stage: Stage, x: number, y: number, dye: Dye, scale = 1) {
  const others = Object.fromEntries(cases.map((one) => [one, dye]))
  stage.put('radio', {
    x,
    y,
    plane: 'back',
    scale,
    hasWall: true,
    look: { ...dyed(stage, 'back', others), chance: (probability) => probability > 0.3 },
  })
}

/** Lamp light: a cone down to the bench, and the pool it makes there. */
function lampLight(x: number, y: number, base: number, reach: number) {
  return [
    shape(LAMP, `M${x - 22} ${y}L${x + 26} ${y}L${x + reach} ${base}H${x - reach}Z`, 0.12),
    oval(LAMP, x, base, reach * 1.15, 34, 0.16),
    oval(LAMP, x, base, reach * 0.7, 20, 0.18),
  ].join('')
}

const lit = { chance: () => true }

export const radioWorkshop: readonly Step[] = [
  shell,

  // What waits for its owner.
  (stage, { back }) => {
    radioIn(stage, 66, 216, 'enamel.teal')
    stage.draw(named('oak-radio', archedRadio(back, 'wood.oak', 204, 216, 1)))
    radioIn(stage, 346, 216, 'enamel.red', 0.96)
    stage.draw(named('walnut-radio', wideRadio(back, 'wood.walnut', 548, 216, 1)))
  },
  ['lineUp', { ...onWall, from: 420, to: 770, y: 217 }, 'candlestick', 'coffee-grinder'],
  (stage, { back }) => {
    stage.draw(
      named('walnut-radio', archedRadio(back, 'wood.walnut', 66, 408, 0.96)),
      named('cream-radio', wideRadio(back, 'enamel.cream', 248, 408, 0.9)),
    )
    radioIn(stage, 424, 408, 'wood.oak')
  },
  ['lineUp', { ...onWall, from: 506, to: 760, y: 408 }, 'telephone', 'film-projector'],
  [
    'lineUp',
    { ...onWall, from: 800, to: 1024, y: 409 },
    'alarm-clock',
    'alarm-clock',
    'alarm-clock',
    'alarm-clock',
  ],
  ['rest', 'stove', 600, 410],
  ['rest', 'stove', 212, 218],

  ['lineUp', { ...onWall, from: -10, to: 330, y: 602 }, 'typewriter', 'camera', 'book-row'],
  (stage) => radioIn(stage, 410, 602, 'leaf.olive', 1.05),
  ['lineUp', { ...onWall, from: 496, to: 930, y: 602 }, 'mantel-clock', 'table-lamp', 'record-crate'],
  (stage, { back }) => {
    radioIn(stage, 1010, 602, 'enamel.cream')
    stage.draw(named('oak-radio', archedRadio(back, 'wood.oak', 1158, 602, 0.94)))
    radioIn(stage, 1300, 602, 'enamel.red', 1.06)
  },
  ['lineUp', { ...onWall, from: 1378, to: 1444, y: 602 }, 'candlestick'],
  [
    'lineUp',
    { from: 1104, to: 1450, y: 429, plane: 'back', scale: 0.86 },
    'cactus',
    'teapot',
    'mantel-clock',
    'candlestick',
    'hurricane-lantern',
  ],
  ['rest', 'stove', 1262, 604],
  (stage, { back }) =>
    stage.draw(stroke(back('brass.brass').shade, 5, 'M880 424v12q8 8 14 -2M960 424v12q8 8 14 -2')),
  ['rest', 'bag', 960, 426, { pose: 'hang' }],
  ['hangUp', { ...onWall, from: 10, to: 200, y: 628 }, 'tool-board'],
  ['hangUp', { ...onWall, from: 480, to: 690, y: 628 }, 'hand-saw', 'trumpet'],

  (stage, { middle }) => {
    stage.draw(longcaseClock(middle, 1528, 900, 1.06), bench(stage))
    stage.draw(lampLight(330, 690, 900, 150), lampLight(1166, 690, 890, 150), lampLight(800, 700, 930, 170))
  },
  [
    'lineUp',
    { from: -20, to: 640, y: 836, scale: 0.92 },
    'toolbox',
    'mantel-clock',
    'typewriter',
    'jam-jars',
  ],
  [
    'lineUp',
    { from: 860, to: 1480, y: 836, scale: 0.92 },
    'radio',
    'book-stack',
    'bread-bin',
    'kitchen-scale',
    'biscuit-tin',
  ],
  ['put', 'desk-lamp', { x: 240, y: 858, isLit: true }],
  ['put', 'desk-lamp', { x: 1256, y: 852, isMirrored: true, isLit: true }],
  ['put', 'desk-lamp', { x: 700, y: 860, isLit: true }],
  ['rest', 'stove', 470, 872],
  ['rest', 'bag', 980, 892],
  (stage, { middle }) => {
    stage.drawBefore(
      { left: 1440, right: 1640, top: 770, bottom: 910 },
      recordPlayer(middle, 'enamel.red', 1536, 908, 1),
    )
    stage.drawBefore(
      { left: 680, right: 930, top: 790, bottom: 936 },
      named('open-radio', chassis(middle, 806, 936, 1.1)),
    )
  },
  ['lineUp', { from: 16, to: 640, y: 896 }, 'vice', 'oil-can', 'jug', 'flashlight', 'coffee-grinder'],
  ['lineUp', { from: 1060, to: 1420, y: 910 }, 'biscuit-tin', 'jam-jars', 'enamel-mug'],
  ['rest', 'stove', 1310, 924],
  ['lineUp', { from: 130, to: 660, y: 946 }, 'flat-iron', 'enamel-mug', 'spinning-top', 'flashlight'],
  ['lineUp', { from: 980, to: 1540, y: 950 }, 'flashlight', 'thermos', 'enamel-mug', 'jug'],

  [
    'lineUp',
    { from: 150, to: 1400, y: 1150, scale: 0.98 },
    'suitcase',
    'stool',
    'record-crate',
    'footstool',
    'wooden-crate',
    'accordion',
    'picnic-basket',
  ],
  ['rest', 'bag', 344, 1194],
  ['rest', 'bag', 760, 1194],
  ['rest', 'bag', 1190, 1190],
  ['rest', 'stove', 560, 1150],
  [
    'lineUp',
    { from: 190, to: 1400, y: 1206, scale: 1.06 },
    'letter-box',
    'flashlight',
    'concertina',
    'toy-truck',
    'camera',
    'kettle',
    'oil-can',
    'football',
  ],
  (stage) =>
    stage.put('radio', {
      x: 78,
      y: 1222,
      plane: 'front',
      scale: 1.15,
      look: {
        ...dyed(stage, 'front', Object.fromEntries(cases.map((one) => [one, 'enamel.teal' as const]))),
        ...lit,
      },
    }),
  ['put', 'television', { x: 1524, y: 1226, plane: 'front', scale: 0.8 }],
]
