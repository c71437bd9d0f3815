import type { Light } from '#art/compose/light.ts'
import type { Picture } from '#art/compose/picture.ts'
import { awning, bulbs, coast, galley, galleyShelf, meadow, vanSide } from './camper-van-shell.ts'
import { table } from './tables.ts'

const noon: Light = { tint: '#fbeecb', amount: 0.1, haze: '#cfe0e2', dim: 0.04 }
const supper: Light = { tint: '#f3bf83', amount: 0.13, haze: '#d8b690', dim: 0.08 }
const evening: Light = { tint: '#e7a27c', amount: 0.16, haze: '#c49aa0', dim: 0.1 }

export const camperVan: Picture[] = [
  {
    id: 'camper-van-1',
    alt: 'A camper van with its side door open, parked where it can look at the sea',
    light: noon,
    steps: [
      (stage) => {
        coast(stage, { sky: '#bfe0e6', far: '#6fa9b8', near: '#6f9a68' }, 380)
        meadow(stage, 'leaf.olive', 560)
        vanSide(stage, 250, 840, 'enamel.teal', 'enamel.cream')
        awning(stage, 480, 1180, 236, 'enamel.cream', 'cloth.rust')
        bulbs(stage, [500, 372], [1160, 372], 18, false)
      },
      [
        'fill',
        {
          from: 330,
          to: 1200,
          y: 282,
          room: 150,
          plane: 'back',
          stories: ['travel', 'sport', 'camp'],
        },
      ],
      [
        'hang',
        {
          from: 590,
          to: 1090,
          y: 396,
          room: 190,
          plane: 'back',
          stories: ['light', 'kitchen', 'camp'],
          rests: ['bag'],
        },
      ],
      [
        'fill',
        {
          from: 580,
          to: 1100,
          y: 640,
          room: 150,
          plane: 'back',
          stories: ['kitchen', 'tea'],
          rests: ['stove', 'stove'],
        },
      ],
      [
        'fill',
        {
          from: 580,
          to: 1100,
          y: 766,
          room: 96,
          plane: 'back',
          stories: ['books', 'kitchen', 'camp'],
        },
      ],
      ['put', 'bicycle', { x: 190, y: 850, scale: 0.72, isMirrored: true }],
      ['put', 'ladder', { x: 1430, y: 880, manner: 'lean', turn: -8, scale: 0.72 }],
      (stage) => {
        const wood = stage.paint('middle')('wood.pine')
        stage.drawBefore(
          { left: 40, top: 826, right: 620, bottom: 900 },
          table(wood, { x: 60, y: 830, width: 520 }, { depth: 40, legs: 130 }),
        )
      },
      [
        'fill',
        {
          from: 80,
          to: 560,
          y: 866,
          room: 190,
          stories: ['tea', 'kitchen', 'camp'],
          rests: ['stove'],
        },
      ],
      [
        'crowd',
        {
          from: 600,
          to: 1620,
          back: 890,
          front: 1020,
          room: 210,
          stories: ['camp', 'travel', 'sea', 'sport'],
          rows: [
            ['bag', 'bag', 'stove'],
            ['bag', 'stove', 'bag'],
          ],
        },
      ],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 1070,
          front: 1160,
          room: 190,
          stories: ['camp', 'sea', 'sport', 'kitchen', 'music'],
          rows: [['bag', 'bag', 'stove', 'bag'], []],
        },
      ],
      ['put', 'backpack', { x: 70, y: 1224, plane: 'front', scale: 1.1 }],
      ['put', 'guitar', { x: 1540, y: 1230, plane: 'front', manner: 'lean', turn: -9 }],
    ],
  },
  {
    id: 'camper-van-2',
    alt: 'The inside of a camper van, a kitchen one and a half metres long',
    light: supper,
    steps: [
      (stage) => {
        galley(stage, { sky: '#f9d7a2', far: '#8fa6a4', near: '#8b9463' })
        for (const y of [290, 430, 572]) {
          galleyShelf(stage, 10, y, 400)
          galleyShelf(stage, 1190, y, 400)
        }
        for (const [at, y] of [290, 430, 572].entries()) {
          stage.fill({
            from: 20,
            to: 405,
            y,
            room: 118,
            plane: 'back',
            stories: at === 0 ? ['books', 'light'] : ['kitchen', 'tea'],
            rests: at === 1 ? ['stove'] : [],
          })
          stage.fill({
            from: 1200,
            to: 1585,
            y,
            room: 118,
            plane: 'back',
            stories: at === 2 ? ['music', 'home'] : ['kitchen', 'camp'],
            rests: at === 1 ? ['stove'] : [],
          })
        }
        bulbs(stage, [440, 150], [1170, 150], 14, true)
      },
      ['hang', { from: 430, to: 640, y: 176, room: 200, stories: ['kitchen', 'light'], hasWall: false }],
      [
        'hang',
        {
          from: 960,
          to: 1170,
          y: 176,
          room: 250,
          stories: ['clothes', 'kitchen'],
          hasWall: false,
          rests: ['bag'],
        },
      ],
      [
        'fill',
        {
          from: 430,
          to: 1180,
          y: 618,
          room: 170,
          stories: ['kitchen', 'tea', 'light'],
          hasWall: true,
          rests: ['stove', 'bag', 'stove'],
        },
      ],
      ['put', 'cushion-pile', { x: 150, y: 960, scale: 1.1 }],
      ['put', 'footstool', { x: 1160, y: 960, scale: 1.1 }],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 950,
          front: 1156,
          room: 260,
          stories: ['kitchen', 'travel', 'camp', 'clothes', 'tea'],
          rows: [['bag', 'bag', 'bag'], ['bag', 'stove', 'bag'], ['stove', 'bag'], []],
        },
      ],
      ['put', 'picnic-basket', { x: 110, y: 1216, plane: 'front', scale: 1.1 }],
      ['put', 'teapot', { x: 1520, y: 1214, plane: 'front', scale: 1.5, isMirrored: true }],
    ],
  },
  {
    id: 'camper-van-3',
    alt: 'A camper van unpacked onto the grass in the evening sun, all of it looking surprised',
    light: evening,
    steps: [
      (stage) => {
        coast(stage, { sky: '#f6c796', far: '#c98f78', near: '#8d7f5c' }, 430)
        meadow(stage, 'leaf.leaf', 520)
        vanSide(stage, 430, 720, 'enamel.red', 'enamel.cream')
      },
      [
        'fill',
        {
          from: 520,
          to: 1440,
          y: 164,
          room: 130,
          plane: 'back',
          stories: ['travel', 'sport', 'camp'],
        },
      ],
      (stage) => bulbs(stage, [40, 260], [470, 230], 30, true),
      ['put', 'ladder', { x: 420, y: 760, manner: 'lean', turn: 9, scale: 0.9 }],
      [
        'hang',
        {
          from: 40,
          to: 400,
          y: 286,
          room: 280,
          stories: ['clothes', 'home'],
          hasWall: false,
          rests: ['bag'],
        },
      ],
      [
        'fill',
        {
          from: 760,
          to: 1280,
          y: 520,
          room: 150,
          plane: 'back',
          stories: ['kitchen', 'home'],
          rests: ['stove'],
        },
      ],
      [
        'crowd',
        {
          from: -20,
          to: 1620,
          back: 790,
          front: 1160,
          room: 230,
          stories: ['travel', 'camp', 'kitchen', 'home', 'music', 'books'],
          rows: [
            ['bag', 'stove', 'bag', 'bag'],
            ['stove', 'bag', 'bag', 'stove'],
            ['bag', 'stove', 'bag', 'bag'],
            [],
            [],
          ],
        },
      ],
      ['put', 'armchair', { x: 1500, y: 1214, plane: 'front', scale: 0.75 }],
      ['put', 'suitcase', { x: 100, y: 1216, plane: 'front', scale: 0.9 }],
    ],
  },
]
