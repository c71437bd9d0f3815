import type { Step } from '#scenes/compose/steps.ts'
import { shelf } from './boards.ts'
import { bench, flagstones, glasshouse, vine } from './greenhouse-shell.ts'

/** The last tomatoes are cleared. */
export const tomatoesCleared: readonly Step[] = [
  (stage) => {
    glasshouse(stage, { sky: '#f3d3a2', far: '#d39a62', near: '#a97b4c' }, 'enamel.teal')
    flagstones(stage, 'clay.slate', 'wood.walnut')
    vine(stage, 20, 620, 170, ['leaf.autumn', 'leaf.olive', 'clay.clay'])
    vine(stage, 700, 1580, 110, ['leaf.autumn', 'clay.clay', 'leaf.olive'])
  },
  [
    'hang',
    {
      from: 760,
      to: 1500,
      y: 140,
      room: 240,
      stories: ['garden', 'tools'],
      hasWall: false,
      rests: ['bag', 'bag'],
    },
  ],
  (stage) => stage.draw(shelf(stage.paint('back')('wood.oak'), { x: 90, y: 470, width: 520 })),
  [
    'fill',
    {
      from: 104,
      to: 600,
      y: 470,
      room: 180,
      plane: 'back',
      stories: ['garden', 'home'],
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 20,
      to: 1580,
      y: 632,
      room: 140,
      plane: 'back',
      stories: ['garden', 'music', 'kitchen'],
      rests: ['stove', 'stove'],
    },
  ],
  (stage) => bench(stage, { x: 420, y: 740, width: 800 }, 'wood.drift'),
  [
    'fill',
    {
      from: 440,
      to: 1210,
      y: 744,
      room: 200,
      stories: ['garden', 'music', 'clothes'],
      rests: ['bag', 'stove'],
    },
  ],
  ['put', 'barrel', { x: 160, y: 900, hasWall: true, scale: 1.2 }],
  ['put', 'bicycle', { x: 1370, y: 900, hasWall: true }],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 890,
      front: 1150,
      room: 210,
      nearRoom: 195,
      stories: ['garden', 'tools', 'music', 'clothes'],
      rows: [['bag', 'bag', 'bag'], ['stove', 'bag', 'stove'], ['bag', 'bag'], []],
    },
  ],
  ['rest', 'stove', 800, 1150],
  ['put', 'garden-gnome', { x: 1480, y: 1212, plane: 'front', scale: 1.5 }],
  ['put', 'wooden-crate', { x: 110, y: 1214, plane: 'front', scale: 1.1 }],
]
