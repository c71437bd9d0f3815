import type { Light } from '#scenes/compose/light.ts'
import { lineUp } from '#scenes/compose/side-by-side.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import type { Step } from '#scenes/compose/steps.ts'
import { INK } from '#scenes/kit/palette.ts'
import { group, oval, stroke } from '#scenes/kit/svg.ts'
import { named } from '#scenes/named/by-hand.ts'
import { thingCalled } from '#scenes/things/catalogue.ts'
import { type Dyeing, dyed } from './dyed.ts'
import { shell } from './workshop-bicycles-shell.ts'
import { floorPump, sprocket, tyrePile, wheel, workbench } from './workshop-parts.ts'

export const lateAfternoon: Light = { tint: '#f3cf9c', amount: 0.1, haze: '#c3cbbd', dim: 0.08 }

const green: Dyeing = {
  'enamel.red': 'leaf.leaf',
  'enamel.teal': 'leaf.leaf',
  'enamel.blue': 'leaf.leaf',
  'enamel.mustard': 'leaf.leaf',
  'leaf.moss': 'leaf.leaf',
  'cloth.plum': 'leaf.leaf',
}

/** The stand that holds a bicycle by its seat post. */
function repairStand(stage: Stage, x: number, y: number) {
  const [iron, red] = [stage.paint('middle')('brass.iron'), stage.paint('middle')('enamel.red')]
  stage.drawBefore(
    { left: x - 120, right: x + 120, top: y - 470, bottom: y + 20 },
    oval(INK, x + 10, y + 4, 130, 14, 0.18),
    stroke(
      iron.shade,
      13,
      `M${x} ${y - 30}L${x - 110} ${y}M${x} ${y - 30}L${x + 112} ${y - 2}M${x} ${y - 20}L${x + 20} ${y + 14}`,
    ),
    stroke(iron.base, 16, `M${x} ${y - 24}V${y - 430}`),
    stroke(iron.light, 4, `M${x - 4} ${y - 24}V${y - 430}`),
    stroke(red.base, 18, `M${x - 4} ${y - 430}L${x + 46} ${y - 424}`),
    oval(red.shade, x, y - 200, 15, 18),
  )
}

/** The green one, off the ground, its seat post in the clamp. */
function heroBicycle(stage: Stage, x: number, y: number, scale: number) {
  const { paint } = dyed(stage, 'middle', green)
  const { art } = thingCalled('bicycle').draw({
    ...stage.hand('middle'),
    ...(paint && { paint }),
    chance: (probability) => probability === 0.5,
  })
  stage.drawBefore(
    { left: x - 96 * scale, right: x + 96 * scale, top: y - 116 * scale, bottom: y },
    oval(INK, x, y + 58, 90 * scale, 20, 0.12),
    group(`translate(${x - 96 * scale} ${y - 116 * scale}) scale(${scale})`, art),
  )
}

export const bicycleWorkshop: readonly Step[] = [
  shell,

  [
    'lineUp',
    { from: 78, to: 606, y: 572, plane: 'back', scale: 0.84 },
    'cactus',
    'oil-can',
    'enamel-mug',
    'radio',
    'potted-plant',
    'jam-jars',
    'coffee-grinder',
  ],
  ['hangUp', { from: 616, to: 840, y: 84, plane: 'back', hasWall: true }, 'rope', 'backpack'],
  [
    'hangUp',
    { from: 1010, to: 1250, y: 84, plane: 'back', hasWall: true, scale: 0.94 },
    'tool-board',
    'hand-saw',
  ],
  ['rest', 'bag', 668, 82, { pose: 'hang' }],

  (stage, { middle }) => {
    const bench = workbench(middle('wood.oak'), middle('wood.walnut'), {
      x: 650,
      y: 626,
      width: 980,
      depth: 66,
      legs: 176,
    })
    stage.draw(bench.back)
    lineUp(
      stage,
      { from: 700, to: 1590, y: bench.board, scale: 0.84 },
      'wooden-crate',
      'bucket',
      'bottle-crate',
      'paint-tins',
      'wooden-crate',
      'cardboard-box',
      'travel-bag',
      'rope',
    )
    stage.draw(bench.front)
  },
  [
    'lineUp',
    { from: 850, to: 1610, y: 646, plane: 'back', hasWall: true },
    'radio',
    'paint-tins',
    'desk-lamp',
    'book-row',
    'bread-bin',
    'coffee-grinder',
    'jam-jars',
  ],
  ['put', 'vice', { x: 744, y: 688, scale: 1.1 }],
  ['put', 'tin-robot', { x: 664, y: 676, plane: 'back' }],
  [
    'lineUp',
    { from: 846, to: 1600, y: 680, scale: 0.92 },
    'oil-can',
    'enamel-mug',
    'thermos',
    'toolbox',
    'flashlight',
    'oil-can',
    'teapot',
    'biscuit-tin',
  ],
  ['rest', 'stove', 940, 688],
  ['rest', 'stove', 1350, 688],

  [
    'lineUp',
    { from: -30, to: 650, y: 812, plane: 'back', scale: 1.04, hasWall: true },
    'barrel',
    'suitcase',
    'wooden-crate',
    'rolled-mattress',
    'milk-churn',
    'bucket',
  ],
  [
    'lineUp',
    { from: -30, to: 690, y: 888 },
    'toolbox',
    'duffel-bag',
    'bucket',
    'backpack',
    'rubber-boots',
    'paint-tins',
  ],
  ['lineUp', { from: 700, to: 1300, y: 880 }, 'stool', 'bolster', 'wooden-crate', 'picnic-basket'],
  (stage, { middle }) =>
    stage.draw(tyrePile(middle, 1376, 926, 84, ['brass.iron', 'brass.iron', 'clay.brick', 'brass.iron'])),
  ['rest', 'stove', 890, 914],
  ['rest', 'bag', 1430, 962],

  (stage) => {
    repairStand(stage, 364, 1052)
    heroBicycle(stage, 420, 990, 4.2)
  },

  ['lineUp', { from: 880, to: 1290, y: 1006 }, 'boots', 'paint-tins', 'rubber-boots'],
  (stage, { middle }) => stage.draw(sprocket(middle('brass.tin'), 1312, 1040, 34)),
  ['put', 'backpack', { x: 1560, y: 1010 }],
  (stage, { middle }) =>
    stage.drawBefore(
      { left: 730, right: 800, top: 880, bottom: 1060 },
      named('floor-pump', floorPump(middle, 764, 1050, 190)),
    ),
  ['lineUp', { from: 1330, to: 1610, y: 1070 }, 'flashlight', 'enamel-mug', 'saucepan'],
  ['lineUp', { from: 150, to: 700, y: 1092, scale: 1.06 }, 'oil-can', 'roller-skates', 'wooden-crate'],
  ['lineUp', { from: 800, to: 1400, y: 1090, scale: 1.04 }, 'toolbox', 'duffel-bag', 'drum'],
  ['rest', 'bag', 262, 1136],
  ['rest', 'stove', 560, 1126],
  ['rest', 'bag', 824, 1146],
  ['rest', 'bag', 1220, 1150],
  ['rest', 'stove', 1030, 1136],
  [
    'lineUp',
    { from: 180, to: 1400, y: 1194, scale: 1.1 },
    'roller-skates',
    'enamel-mug',
    'flashlight',
    'football',
    'oil-can',
    'kettle',
    'biscuit-tin',
    'alarm-clock',
    'flat-iron',
    'toy-truck',
    'camera',
  ],
  (stage, { front }) =>
    stage.drawBefore({ left: -160, right: 150, top: 900, bottom: 1200 }, wheel(front, -20, 1074, 176)),
  ['put', 'toolbox', { x: 1506, y: 1216, plane: 'front', scale: 1.05, isMirrored: true }],
]
