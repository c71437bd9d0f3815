import type { Step } from '#scenes/compose/steps.ts'
import { shelf } from './boards.ts'
import { eveningSea, loftHatch } from './boathouse-loft-shell.ts'
import { deck, hangingBeam, net, plankWall, QUAY } from './boathouse-shell.ts'
import { beam } from './lamplight.ts'
import { table } from './tables.ts'

/** The net loft: everything leads to the hatch and the evening in it. */
export const netLoft: readonly Step[] = [
  (stage) => {
    plankWall(stage, 'wood.oak')
    eveningSea(stage)
    loftHatch(stage)
    deck(stage, 'wood.oak', false)
    hangingBeam(stage, 60)
    net(stage, 20, 380, 96)
    net(stage, 1220, 1590, 96)
  },
  ['hangUp', { from: 60, to: 360, y: 100, hasWall: true }, 'rope', 'binoculars'],
  ['rest', 'bag', 300, 100, { pose: 'hang' }],
  ['hangUp', { from: 1250, to: 1570, y: 100, hasWall: true }, 'straw-hat', 'life-ring'],
  ['rest', 'bag', 1290, 100, { pose: 'hang' }],
  (stage) => {
    const board = stage.paint('back')('wood.walnut')
    stage.draw(shelf(board, { x: 20, y: 600, width: 370 }), shelf(board, { x: 1210, y: 600, width: 370 }))
  },
  [
    'fill',
    {
      from: 34,
      to: 384,
      y: 600,
      room: 170,
      plane: 'back',
      stories: ['books', 'sea', 'light'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  [
    'fill',
    {
      from: 1224,
      to: 1570,
      y: 600,
      room: 170,
      plane: 'back',
      stories: ['sea'],
      hasWall: true,
      rests: ['stove'],
    },
  ],
  (stage) =>
    stage.draw(
      beam({ left: 520, right: 1080, y: 664 }, { left: 300, right: 1420, y: 1204 }, 0.12),
      beam({ left: 720, right: 940, y: 664 }, { left: 640, right: 1120, y: 1204 }, 0.1),
    ),
  (stage) =>
    stage.drawBefore(
      { left: 560, right: 1040, top: 740, bottom: 800 },
      table(stage.paint('middle')('wood.pine'), { x: 550, y: 744, width: 500 }, { depth: 34, legs: 110 }),
    ),
  ['put', 'bottle-ship', { x: 800, y: 766, scale: 1.25 }],
  ['lineUp', { from: 566, to: 680, y: 770 }, 'hurricane-lantern'],
  ['rest', 'stove', 985, 770],
  ['put', 'sled', { x: 130, y: 860, manner: 'lean', turn: -8, hasWall: true }],
  ['put', 'fishing-rod', { x: 1490, y: 860, manner: 'lean', turn: 8, hasWall: true }],
  ['put', 'oar', { x: 1420, y: 850, manner: 'lean', turn: 5, scale: 0.82, hasWall: true }],
  [
    'fill',
    {
      from: -20,
      to: 540,
      y: QUAY + 90,
      room: 250,
      stories: ['sea', 'travel'],
      hasWall: true,
      rests: ['bag', 'stove'],
    },
  ],
  [
    'fill',
    {
      from: 1070,
      to: 1620,
      y: QUAY + 90,
      room: 250,
      stories: ['sea', 'tools'],
      hasWall: true,
      rests: ['bag'],
    },
  ],
  [
    'crowd',
    {
      from: -20,
      to: 1620,
      back: 980,
      front: 1156,
      room: 190,
      nearRoom: 170,
      scale: 1.08,
      stories: ['sea', 'travel', 'books'],
      rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], []],
    },
  ],
  ['put', 'rope', { x: 110, y: 1220, manner: 'stand', plane: 'front', scale: 1.5 }],
  ['put', 'lobster-pot', { x: 1460, y: 1216, plane: 'front', scale: 0.95 }],
]
