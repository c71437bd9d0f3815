import type { Step } from '#scenes/compose/steps.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { shelf } from './boards.ts'
import { deck, hangingBeam, plankWall, upturnedBoat, waterGate } from './boathouse-shell.ts'
import { glow } from './lamplight.ts'

/** The storm took the lower door. */
export const boathouseStorm: readonly Step[] = [
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
      glow(980, 250, 480, 0.13),
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
      nearRoom: 190,
      stories: ['sea', 'clothes', 'camp'],
      rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], ['bag', 'bag'], []],
    },
  ],
  ['put', 'life-ring', { x: 1500, y: 1010, manner: 'hang', plane: 'front', turn: 12 }],
  ['put', 'rope', { x: 90, y: 1216, manner: 'stand', plane: 'front', scale: 1.4 }],
]
