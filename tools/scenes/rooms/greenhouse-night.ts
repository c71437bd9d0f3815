import type { Step } from '#scenes/compose/steps.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { floorboards, shelf } from './boards.ts'
import { bench, GROUND, pottingShed, seedPackets, vine } from './greenhouse-shell.ts'
import { beam, glow } from './lamplight.ts'

const LAMP_X = 780

/** A potting shed at night: all that grows stands under the lamp. */
export const pottingByLamplight: readonly Step[] = [
  pottingShed,
  (stage) => {
    stage.draw(floorboards(stage.paint('middle')('wood.oak'), GROUND, 8, 700))
    vine(stage, -20, 640, 84, ['leaf.leaf', 'leaf.moss', 'leaf.leaf'])
    vine(stage, 1010, 1620, 80, ['leaf.leaf', 'leaf.olive', 'leaf.moss'])
  },
  [
    'hangUp',
    { from: 60, to: 610, y: 84, hasWall: true },
    'hanging-plant',
    'hurricane-lantern',
    'hanging-plant',
  ],
  ['rest', 'bag', 330, 84, { pose: 'hang' }],
  ['rest', 'bag', 990, 84, { pose: 'hang' }],
  ['hangUp', { from: 1420, to: 1590, y: 84, scale: 0.9, hasWall: true }, 'hanging-plant'],
  (stage) => {
    const [iron, shade] = [stage.paint('middle')('brass.iron'), stage.paint('middle')('enamel.mustard')]
    stage.draw(
      stroke(iron.deep, 4, `M${LAMP_X} 60V210`),
      glow(LAMP_X, 290, 560, 0.15),
      oval(LAMP, LAMP_X, 256, 28, 20),
      shape(shade.base, 'M716 256Q722 204 780 204Q838 204 844 256Q782 242 716 256Z'),
      shape(shade.light, 'M724 250Q732 212 770 206Q744 224 742 246Z'),
      shelf(stage.paint('back')('wood.walnut'), { x: 60, y: 500, width: 820 }),
    )
  },
  [
    'lineUp',
    { from: 74, to: 868, y: 500, plane: 'back', hasWall: true },
    'herb-pot',
    'clay-pots',
    'cactus',
    'jam-jars',
    'seedling-tray',
    'herb-pot',
    'jug',
    'herb-pot',
  ],
  ['rest', 'stove', 430, 500],
  [
    'lineUp',
    { from: 1000, to: 1370, y: 458, plane: 'back', scale: 0.92 },
    'cactus',
    'seedling-tray',
    'herb-pot',
  ],
  ['rest', 'stove', 1200, 458],
  (stage) => bench(stage, { x: 120, y: 700, width: 1290 }, 'wood.pine'),
  ['put', 'tomato-plant', { x: 236, y: 706, hasWall: true, scale: 0.95 }],
  ['put', 'fern', { x: 780, y: 702, hasWall: true, scale: 0.86 }],
  ['put', 'tomato-plant', { x: 1316, y: 704, hasWall: true, isMirrored: true, scale: 0.9 }],
  ['lineUp', { from: 330, to: 640, y: 712, scale: 0.92, hasWall: true }, 'seedling-tray', 'herb-pot'],
  ['lineUp', { from: 930, to: 1230, y: 712, scale: 0.92, hasWall: true }, 'clay-pots', 'seedling-tray'],
  (stage) => seedPackets(stage, 640, 716),
  ['rest', 'bag', 470, 706],
  ['rest', 'stove', 1080, 706],
  ['put', 'rake-and-spade', { x: 1500, y: 900, manner: 'lean', turn: 8, hasWall: true }],
  ['put', 'broom', { x: 70, y: 890, manner: 'lean', turn: -7, hasWall: true }],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 880,
      front: 1150,
      room: 250,
      nearRoom: 200,
      step: 0.9,
      stories: ['garden'],
      rows: [['bag', 'stove', 'bag'], ['bag', 'bag', 'stove'], ['bag', 'bag'], []],
    },
  ],
  ['rest', 'stove', 760, 1150],
  (stage) => stage.draw(beam({ left: 724, right: 838, y: 262 }, { left: 220, right: 1400, y: 1200 }, 0.07)),
  ['put', 'watering-can', { x: 120, y: 1216, plane: 'front', scale: 1.4 }],
  ['put', 'pumpkin', { x: 1490, y: 1222, plane: 'front', scale: 1.15 }],
]
