import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import { LAMP } from '#art/kit/palette.ts'
import { oval, stroke } from '#art/kit/svg.ts'
import { floorboards, shelf } from './boards.ts'
import { bench, flagstones, GROUND, glasshouse, pottingShed, vine } from './greenhouse-shell.ts'
import { beam, glow } from './lamplight.ts'

const spring: Light = { tint: '#e9efc4', amount: 0.12, haze: '#d2e2c6', dim: 0.05 }
const autumn: Light = { tint: '#f0b878', amount: 0.16, haze: '#e0b98c', dim: 0.08 }
const lamplight: Light = { tint: '#3a3358', amount: 0.13, haze: '#433a66', dim: 0.22 }

export const greenhouse: Picture[] = [
  {
    id: 'greenhouse-1',
    alt: 'A greenhouse in spring, where more is kept than plants',
    light: spring,
    steps: [
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
          stories: ['garden', 'tools', 'clothes', 'camp'],
          rows: [['bag', 'stove', 'bag'], ['stove', 'bag'], []],
        },
      ],
      (stage) => stage.draw(beam({ left: 200, right: 520, y: 0 }, { left: 620, right: 1130, y: 1200 }, 0.11)),
      ['put', 'watering-can', { x: 110, y: 1216, plane: 'front', scale: 1.4 }],
      ['put', 'potted-plant', { x: 1510, y: 1220, plane: 'front', scale: 1.3 }],
    ],
  },
  {
    id: 'greenhouse-2',
    alt: 'A greenhouse in autumn, the last tomatoes cleared and what they were hiding come to light',
    light: autumn,
    steps: [
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
          stories: ['garden', 'tools', 'music', 'clothes'],
          rows: [['bag', 'bag', 'bag'], ['stove', 'bag', 'stove'], ['bag', 'bag'], []],
        },
      ],
      ['put', 'garden-gnome', { x: 1480, y: 1212, plane: 'front', scale: 1.5 }],
      ['put', 'wooden-crate', { x: 110, y: 1214, plane: 'front', scale: 1.1 }],
    ],
  },
  {
    id: 'greenhouse-3',
    alt: 'A potting shed at night, a lamp over the bench and the moon in the window',
    light: lamplight,
    steps: [
      pottingShed,
      (stage) => stage.draw(floorboards(stage.paint('middle')('wood.walnut'), GROUND, 8, 700)),
      ['hang', { from: 60, to: 620, y: 70, room: 280, stories: ['garden', 'tools'], rests: ['bag', 'bag'] }],
      ['hang', { from: 1430, to: 1590, y: 70, room: 260, stories: ['garden', 'light'] }],
      (stage) => {
        stage.draw(
          stroke(stage.paint('middle')('brass.iron').deep, 4, 'M780 60V210'),
          glow(780, 270, 330, 0.12),
          `<path fill="${stage.paint('middle')('enamel.mustard').base}" d="M720 252Q724 206 780 206Q836 206 842 252Q782 242 720 252Z"/>`,
          oval(LAMP, 780, 256, 26, 20),
        )
        stage.draw(shelf(stage.paint('back')('wood.oak'), { x: 60, y: 500, width: 820 }))
      },
      [
        'fill',
        {
          from: 74,
          to: 870,
          y: 500,
          room: 130,
          plane: 'back',
          stories: ['garden', 'kitchen', 'books'],
          hasWall: true,
          rests: ['stove', 'stove'],
        },
      ],
      [
        'fill',
        {
          from: 990,
          to: 1380,
          y: 458,
          room: 100,
          plane: 'back',
          stories: ['garden'],
          rests: ['stove'],
        },
      ],
      (stage) => bench(stage, { x: 120, y: 700, width: 1290 }, 'wood.pine'),
      [
        'fill',
        {
          from: 140,
          to: 1400,
          y: 704,
          room: 180,
          stories: ['garden', 'tools', 'light'],
          hasWall: true,
          rests: ['bag', 'stove', 'bag'],
        },
      ],
      ['put', 'rake-and-spade', { x: 1490, y: 900, manner: 'lean', turn: 8, hasWall: true }],
      ['put', 'broom', { x: 70, y: 890, manner: 'lean', turn: -7, hasWall: true }],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 880,
          front: 1150,
          room: 200,
          stories: ['garden', 'tools', 'camp', 'books'],
          rows: [['bag', 'stove', 'bag'], ['bag', 'bag', 'stove'], ['bag', 'bag'], []],
        },
      ],
      (stage) =>
        stage.draw(beam({ left: 724, right: 838, y: 262 }, { left: 220, right: 1400, y: 1200 }, 0.08)),
      ['put', 'bucket', { x: 100, y: 1214, plane: 'front', scale: 1.4 }],
      ['put', 'wooden-crate', { x: 1500, y: 1214, plane: 'front', scale: 1.2 }],
    ],
  },
]
