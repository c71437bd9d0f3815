import type { Step } from '#scenes/compose/steps.ts'
import { bench, flagstones, glasshouse, vine } from './greenhouse-shell.ts'
import { beam } from './lamplight.ts'

/** A greenhouse in spring, where more is kept than plants. */
export const keptInTheGreen: readonly Step[] = [
  (stage) => {
    glasshouse(stage, { sky: '#cfe4e4', far: '#a9cbb0', near: '#86b286' }, 'enamel.cream')
    flagstones(stage, 'clay.bone', 'leaf.moss')
    vine(stage, 40, 760, 130, ['leaf.leaf', 'leaf.olive'])
    vine(stage, 860, 1560, 124, ['leaf.leaf', 'leaf.moss'])
  },
  [
    'hang',
    {
      from: 110,
      to: 690,
      y: 150,
      room: 260,
      stories: ['garden', 'clothes'],
      hasWall: false,
      rests: ['bag'],
    },
  ],
  [
    'hang',
    {
      from: 930,
      to: 1480,
      y: 150,
      room: 260,
      stories: ['garden', 'light'],
      hasWall: false,
      rests: ['bag'],
    },
  ],
  [
    'fill',
    {
      from: 20,
      to: 1580,
      y: 632,
      room: 210,
      plane: 'back',
      stories: ['garden', 'kitchen'],
      rests: ['stove', 'stove', 'stove'],
    },
  ],
  ['put', 'ladder', { x: 800, y: 880, manner: 'lean', turn: 7, hasWall: true }],
  (stage) => {
    bench(stage, { x: -30, y: 730, width: 640 }, 'wood.pine')
    bench(stage, { x: 1000, y: 730, width: 640 }, 'wood.pine')
  },
  ['fill', { from: -10, to: 600, y: 734, room: 170, stories: ['garden', 'tools'], rests: ['bag'] }],
  ['fill', { from: 1014, to: 1610, y: 734, room: 170, stories: ['garden', 'tea'], rests: ['bag'] }],
  ['put', 'wheelbarrow', { x: 700, y: 960, scale: 1.1 }],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 900,
      front: 1160,
      room: 220,
      nearRoom: 195,
      stories: ['garden', 'tools', 'clothes', 'camp'],
      rows: [['bag', 'stove', 'bag'], ['stove', 'bag'], []],
    },
  ],
  (stage) => stage.draw(beam({ left: 200, right: 520, y: 0 }, { left: 620, right: 1130, y: 1200 }, 0.11)),
  ['put', 'watering-can', { x: 110, y: 1216, plane: 'front', scale: 1.4 }],
  ['put', 'potted-plant', { x: 1510, y: 1220, plane: 'front', scale: 1.3 }],
]
