import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import { LAMP } from '#art/kit/palette.ts'
import { oval, shape, stroke } from '#art/kit/svg.ts'
import { shelf } from './boards.ts'
import {
  deck,
  hangingBeam,
  net,
  plankWall,
  porthole,
  QUAY,
  upturnedBoat,
  waterGate,
} from './boathouse-shell.ts'
import { beam, glow } from './lamplight.ts'

const lowTide: Light = { tint: '#d9e6dc', amount: 0.14, haze: '#bfd4d3', dim: 0.07 }
const storm: Light = { tint: '#4d6172', amount: 0.18, haze: '#6f8490', dim: 0.22 }
const loft: Light = { tint: '#e8b47a', amount: 0.15, haze: '#caa27c', dim: 0.09 }

export const boathouse: Picture[] = [
  {
    id: 'boathouse-1',
    alt: 'A boathouse at low tide, its gate open on a calm harbour',
    light: lowTide,
    steps: [
      (stage) => {
        plankWall(stage, 'wood.drift')
        waterGate(stage, 590, 470, {
          sky: '#f6e3c8',
          cloud: '#fff4e2',
          far: '#9fc1c4',
          near: '#7aa5ad',
          isRough: false,
        })
        deck(stage, 'wood.pine', true)
        hangingBeam(stage, 70)
        net(stage, 1110, 1590, 108)
      },
      ['hang', { from: 40, to: 440, y: 108, room: 280, stories: ['sea', 'light'], rests: ['bag'] }],
      ['hang', { from: 640, to: 1040, y: 108, room: 200, stories: ['light', 'sea'], hasWall: false }],
      ['hang', { from: 1120, to: 1560, y: 290, room: 240, stories: ['sea', 'clothes'], rests: ['bag'] }],
      (stage) => {
        const board = stage.paint('back')('wood.walnut')
        stage.draw(shelf(board, { x: 30, y: 560, width: 400 }), shelf(board, { x: 1130, y: 620, width: 440 }))
      },
      [
        'fill',
        {
          from: 44,
          to: 420,
          y: 560,
          room: 190,
          plane: 'back',
          stories: ['sea', 'light', 'tools'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 1144,
          to: 1560,
          y: 620,
          room: 150,
          plane: 'back',
          stories: ['kitchen', 'tea'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      (stage) => {
        for (const [x, turn] of [
          [480, -5],
          [530, 4],
          [1100, 6],
          [1560, -6],
        ] as const) {
          stage.put('oar', { x, y: 830, scale: 0.8, manner: 'lean', turn, hasWall: true })
        }
        upturnedBoat(stage, 470, 930, 'enamel.red')
      },
      [
        'fill',
        {
          from: 700,
          to: 990,
          y: 758,
          room: 180,
          stories: ['sea', 'light', 'tools'],
          rests: ['stove'],
        },
      ],
      [
        'crowd',
        {
          from: -20,
          to: 500,
          back: 850,
          front: 990,
          room: 250,
          stories: ['sea', 'travel', 'clothes'],
          hasWall: true,
          rows: [['bag'], ['bag']],
        },
      ],
      [
        'crowd',
        {
          from: 1130,
          to: 1620,
          back: 850,
          front: 990,
          room: 250,
          stories: ['sea', 'camp', 'tools'],
          hasWall: true,
          rows: [['bag'], ['stove', 'bag']],
        },
      ],
      [
        'crowd',
        {
          from: 60,
          to: 1600,
          back: 1010,
          front: 1160,
          room: 220,
          stories: ['sea', 'clothes', 'camp', 'tools'],
          rows: [['bag', 'stove', 'bag'], ['bag'], []],
        },
      ],
      (stage) =>
        stage.draw(beam({ left: 620, right: 1030, y: 400 }, { left: 360, right: 1330, y: 1200 }, 0.1)),
      ['put', 'barrel', { x: 70, y: 1226, plane: 'front', scale: 0.9 }],
      ['put', 'rubber-boots', { x: 1530, y: 1216, plane: 'front', scale: 1.3 }],
    ],
  },
  {
    id: 'boathouse-2',
    alt: 'The boathouse the morning after a storm, the sea at the door and nothing where it stood',
    light: storm,
    steps: [
      (stage) => {
        plankWall(stage, 'wood.walnut')
        waterGate(stage, 210, 400, {
          sky: '#8fa2ab',
          cloud: '#b4c1c4',
          far: '#5d7f88',
          near: '#466a75',
          isRough: true,
        })
        deck(stage, 'wood.drift', true)
        hangingBeam(stage, 70)
        stage.draw(
          stroke(stage.paint('middle')('brass.iron').deep, 4, 'M980 100V190'),
          glow(980, 240, 380, 0.11),
          shape(
            stage.paint('middle')('enamel.red').base,
            'M918 226Q922 182 980 180Q1038 182 1042 226Q980 214 918 226Z',
          ),
          oval(LAMP, 980, 230, 25, 20),
        )
      },
      ['hang', { from: 680, to: 900, y: 108, room: 290, stories: ['sea', 'clothes'], rests: ['bag'] }],
      [
        'hang',
        {
          from: 1080,
          to: 1580,
          y: 108,
          room: 270,
          stories: ['sea', 'clothes'],
          rests: ['bag', 'bag'],
        },
      ],
      (stage) => {
        const board = stage.paint('back')('wood.oak')
        stage.draw(shelf(board, { x: 700, y: 520, width: 840 }))
      },
      [
        'fill',
        {
          from: 714,
          to: 1530,
          y: 520,
          room: 180,
          plane: 'back',
          stories: ['sea', 'kitchen', 'light'],
          hasWall: true,
          rests: ['stove', 'stove'],
        },
      ],
      ['put', 'ladder', { x: 660, y: 860, manner: 'lean', turn: -10, hasWall: true }],
      ['put', 'oar', { x: 60, y: 850, scale: 0.85, manner: 'lean', turn: 6, hasWall: true }],
      (stage) => upturnedBoat(stage, 800, 900, 'enamel.cream'),
      [
        'fill',
        {
          from: 920,
          to: 1420,
          y: 722,
          room: 180,
          stories: ['sea', 'light', 'kitchen'],
          rests: ['stove', 'bag'],
        },
      ],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 880,
          front: 1160,
          room: 240,
          stories: ['sea', 'clothes', 'camp', 'tools', 'light'],
          rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], ['bag', 'bag'], []],
        },
      ],
      ['put', 'life-ring', { x: 1500, y: 1010, manner: 'hang', plane: 'front', turn: 12 }],
      ['put', 'rope', { x: 90, y: 1216, manner: 'stand', plane: 'front', scale: 1.4 }],
    ],
  },
  {
    id: 'boathouse-3',
    alt: 'The net loft over the boathouse, evening sun through two portholes',
    light: loft,
    steps: [
      (stage) => {
        plankWall(stage, 'wood.oak')
        porthole(stage, 420, 330, { sky: '#f9d9a0', far: '#b98f6d', near: '#8f6d5c' })
        porthole(stage, 1180, 330, { sky: '#f6c98e', far: '#b98f6d', near: '#8f6d5c' })
        deck(stage, 'wood.oak', false)
        hangingBeam(stage, 60)
        hangingBeam(stage, 470, 560, 1040)
        net(stage, 20, 400, 96)
        net(stage, 1200, 1590, 96)
      },
      ['hang', { from: 560, to: 1040, y: 100, room: 300, stories: ['sea', 'light'], rests: ['bag', 'bag'] }],
      ['hang', { from: 580, to: 1020, y: 508, room: 200, stories: ['sea', 'tools'] }],
      (stage) => {
        const board = stage.paint('back')('wood.walnut')
        stage.draw(shelf(board, { x: 40, y: 600, width: 500 }), shelf(board, { x: 1060, y: 600, width: 500 }))
      },
      [
        'fill',
        {
          from: 54,
          to: 530,
          y: 600,
          room: 160,
          plane: 'back',
          stories: ['books', 'sea', 'light'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 1074,
          to: 1550,
          y: 600,
          room: 160,
          plane: 'back',
          stories: ['sea', 'music', 'kitchen'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      ['put', 'chest-of-drawers', { x: 800, y: QUAY + 44, hasWall: true, scale: 1.2 }],
      ['put', 'sled', { x: 130, y: 860, manner: 'lean', turn: -8, hasWall: true }],
      ['put', 'fishing-rod', { x: 1480, y: 860, manner: 'lean', turn: 8, hasWall: true }],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 860,
          front: 1156,
          room: 250,
          stories: ['sea', 'travel', 'books', 'tools'],
          hasWall: true,
          rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], ['stove', 'bag'], []],
        },
      ],
      (stage) =>
        stage.draw(
          beam({ left: 360, right: 480, y: 340 }, { left: 620, right: 1010, y: 1200 }, 0.1),
          beam({ left: 1120, right: 1240, y: 340 }, { left: 1330, right: 1720, y: 1200 }, 0.1),
        ),
      ['put', 'rope', { x: 110, y: 1220, manner: 'stand', plane: 'front', scale: 1.5 }],
      ['put', 'toolbox', { x: 1500, y: 1214, plane: 'front', scale: 1.2 }],
    ],
  },
]
