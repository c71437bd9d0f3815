import type { Step } from '#scenes/compose/steps.ts'
import { shelf } from './boards.ts'
import { deck, hangingBeam, net, plankWall, upturnedBoat, waterGate } from './boathouse-shell.ts'
import { beam } from './lamplight.ts'

/** Low tide, the doors open on the harbour. */
export const boathouseLowTide: readonly Step[] = [
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
      nearRoom: 185,
      stories: ['sea', 'clothes', 'camp'],
      rows: [['bag', 'stove', 'bag'], ['bag'], []],
    },
  ],
  (stage) => stage.draw(beam({ left: 620, right: 1030, y: 400 }, { left: 360, right: 1330, y: 1200 }, 0.1)),
  ['put', 'barrel', { x: 70, y: 1226, plane: 'front', scale: 0.9 }],
  ['put', 'rubber-boots', { x: 1530, y: 1216, plane: 'front', scale: 1.3 }],
]
