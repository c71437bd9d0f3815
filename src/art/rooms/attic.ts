import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import { oval } from '#art/kit/svg.ts'
import { bulb, chimney, FLOOR, gable, rafters, roundWindow, rug, skylight } from './attic-loft.ts'
import { shelf } from './boards.ts'
import { beam, glow } from './lamplight.ts'

const afternoon: Light = { tint: '#f2c98a', amount: 0.12, haze: '#d0b48c', dim: 0.06 }
const moonlight: Light = { tint: '#2a3068', amount: 0.24, haze: '#454f8c', dim: 0.36 }
const rain: Light = { tint: '#9fb0ac', amount: 0.18, haze: '#b4bdb0', dim: 0.12 }

export const attic: Picture[] = [
  {
    id: 'attic-1',
    alt: 'An attic on a late afternoon, sun falling through the round window in the gable',
    light: afternoon,
    steps: [
      (stage) => {
        gable(stage, { wall: 'wood.pine', floor: 'wood.oak' })
        roundWindow(stage, 800, 236, { high: '#f8dfae', low: '#e3a877' })
      },
      rafters,
      ['hang', { from: 300, to: 640, y: 96, room: 250, stories: ['clothes', 'sport'], rests: ['bag'] }],
      ['hang', { from: 950, to: 1290, y: 96, room: 230, stories: ['light', 'music'], rests: ['bag'] }],
      (stage) => {
        const board = stage.paint('back')('wood.walnut')
        stage.draw(shelf(board, { x: 210, y: 440, width: 440 }), shelf(board, { x: 950, y: 440, width: 430 }))
      },
      [
        'fill',
        {
          from: 222,
          to: 640,
          y: 440,
          room: 150,
          plane: 'back',
          stories: ['books', 'light'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 962,
          to: 1370,
          y: 440,
          room: 150,
          plane: 'back',
          stories: ['kitchen', 'tea'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      (stage) => {
        const board = stage.paint('back')('wood.walnut')
        stage.draw(shelf(board, { x: 90, y: 620, width: 600 }), shelf(board, { x: 900, y: 620, width: 610 }))
      },
      [
        'fill',
        {
          from: 104,
          to: 680,
          y: 620,
          room: 156,
          plane: 'back',
          stories: ['music', 'books'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 912,
          to: 1500,
          y: 620,
          room: 156,
          plane: 'back',
          stories: ['toys', 'home'],
          hasWall: true,
          rests: ['stove'],
        },
      ],

      (stage) => rug(stage, 'cloth.rust', 'cloth.oat'),
      ['put', 'chest-of-drawers', { x: 170, y: 830, hasWall: true, scale: 1.1 }],
      ['put', 'armchair', { x: 795, y: 850, hasWall: true, scale: 1.15 }],
      ['put', 'floor-lamp', { x: 560, y: 836, hasWall: true }],
      (stage) =>
        stage.draw(beam({ left: 712, right: 888, y: 236 }, { left: 760, right: 1210, y: 1200 }, 0.1)),
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 850,
          front: 1150,
          room: 250,
          stories: ['travel', 'home', 'music', 'clothes'],
          hasWall: true,
          rows: [['bag', 'stove', 'bag'], ['bag', 'stove', 'bag'], ['stove', 'bag', 'bag'], []],
        },
      ],
      ['put', 'old-trunk', { x: 40, y: 1200, plane: 'front', scale: 0.8 }],
      ['put', 'gramophone', { x: 1520, y: 1214, plane: 'front', scale: 1.2, isMirrored: true }],
    ],
  },
  {
    id: 'attic-2',
    alt: 'An attic by moonlight, one bulb burning beside the chimney',
    light: moonlight,
    steps: [
      (stage) => {
        gable(stage, { wall: 'wood.drift', floor: 'wood.walnut' })
        roundWindow(stage, 560, 250, { high: '#aab8e6', low: '#5e6bab' })
        stage.draw(oval('#fdf3d2', 590, 214, 30))
        chimney(stage, 980, 300)
      },
      rafters,
      (stage) => bulb(stage, 860, 300),
      ['hang', { from: 1300, to: 1560, y: 470, room: 250, stories: ['clothes', 'music'] }],
      ['hang', { from: 120, to: 420, y: 96, room: 280, stories: ['light', 'toys'], rests: ['bag'] }],
      ['hang', { from: 980, to: 1250, y: 96, room: 230, stories: ['kitchen', 'music'], rests: ['bag'] }],
      (stage) => {
        const board = stage.paint('back')('wood.oak')
        stage.draw(shelf(board, { x: 60, y: 560, width: 860 }))
      },
      [
        'fill',
        {
          from: 76,
          to: 910,
          y: 560,
          room: 190,
          plane: 'back',
          stories: ['music', 'books'],
          hasWall: true,
          rests: ['stove', 'stove'],
        },
      ],
      ['put', 'round-table', { x: 1130, y: FLOOR + 30, hasWall: true, scale: 1.2 }],
      [
        'fill',
        {
          from: 1010,
          to: 1250,
          y: FLOOR - 244,
          room: 190,
          stories: ['music', 'light'],
          rests: ['stove'],
        },
      ],
      ['put', 'standing-mirror', { x: 120, y: 850, hasWall: true }],
      ['put', 'ladder', { x: 1440, y: 850, turn: 9, manner: 'lean', hasWall: true }],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 840,
          front: 1160,
          room: 290,
          stories: ['music', 'books', 'travel', 'light'],
          hasWall: true,
          rows: [['bag', 'stove', 'bag'], ['stove', 'bag', 'bag'], ['bag', 'stove', 'bag'], []],
        },
      ],
      (stage) => stage.draw(glow(860, 300, 700, 0.03)),
      ['put', 'radio', { x: 90, y: 1210, plane: 'front', scale: 1.2 }],
      ['put', 'accordion', { x: 1530, y: 1206, plane: 'front', scale: 1.1 }],
    ],
  },
  {
    id: 'attic-3',
    alt: 'An attic on a rainy day, every toy box open under the skylight',
    light: rain,
    steps: [
      (stage) => {
        gable(stage, { wall: 'wood.oak', floor: 'wood.pine' })
        skylight(stage, { high: '#b9cbcf', low: '#8fa6ab' }, true)
      },
      rafters,
      ['hang', { from: 180, to: 480, y: 96, room: 290, stories: ['toys', 'sport'], rests: ['bag'] }],
      ['hang', { from: 1080, to: 1420, y: 96, room: 300, stories: ['toys', 'clothes'], rests: ['bag'] }],
      (stage) => {
        const board = stage.paint('back')('wood.pine')
        stage.draw(
          shelf(board, { x: 70, y: 590, width: 420 }),
          shelf(board, { x: 570, y: 560, width: 420 }),
          shelf(board, { x: 1060, y: 600, width: 470 }),
        )
      },
      [
        'fill',
        {
          from: 84,
          to: 480,
          y: 590,
          room: 190,
          plane: 'back',
          stories: ['toys'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 584,
          to: 980,
          y: 560,
          room: 150,
          plane: 'back',
          stories: ['books', 'toys'],
          hasWall: true,
          rests: ['stove'],
        },
      ],
      [
        'fill',
        {
          from: 1074,
          to: 1520,
          y: 600,
          room: 190,
          plane: 'back',
          stories: ['toys', 'home'],
          hasWall: true,
          rests: ['stove'],
        },
      ],

      (stage) => rug(stage, 'cloth.sage', 'cloth.plum'),
      ['put', 'rocking-horse', { x: 330, y: 860, hasWall: true, scale: 1.1 }],
      ['put', 'dolls-house', { x: 1180, y: 850, hasWall: true, scale: 1.15 }],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 846,
          front: 1156,
          room: 230,
          stories: ['toys', 'sport', 'home'],
          hasWall: true,
          rows: [['stove', 'bag', 'bag'], ['bag', 'stove', 'bag'], ['bag', 'bag', 'stove'], []],
        },
      ],
      ['put', 'teddy-bear', { x: 80, y: 1214, plane: 'front', scale: 1.3 }],
      ['put', 'cardboard-box', { x: 1530, y: 1210, plane: 'front', scale: 1.1 }],
    ],
  },
]
