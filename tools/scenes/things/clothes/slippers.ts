import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const slippers: Thing = {
  id: 'slippers',
  name: 'a pair of slippers',
  says: [
    'They know the way to the kitchen in the dark.',
    'Warm on the inside, tartan about it.',
    'The dog has made one of them his own.',
  ],
  grid: [136, 74],
  widthCm: 30,
  manners: ['stand'],
  stories: ['clothes', 'home'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const felt = paint(pick(['cloth.rust', 'cloth.indigo', 'cloth.sage', 'cloth.plum', 'enamel.red']))
    const fleece = paint('cloth.oat')
    const slipper = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        shape(felt.deep, 'M-44 10Q-46 18 -30 19H36Q50 18 48 8Z'),
        shape(felt.base, 'M-44 12Q-48 -6 -40 -16Q-20 -22 -4 -14Q16 -14 34 -10Q50 -4 48 10Q20 16 -44 12Z'),
        shape(felt.shade, 'M14 -13Q50 -12 48 10Q34 14 14 14Q30 4 14 -13Z'),
        shape(
          fleece.base,
          'M-46 -14Q-48 -24 -38 -24Q-30 -30 -22 -25Q-12 -28 -6 -21Q6 -22 4 -12Q-4 -6 -12 -10Q-24 -6 -30 -11Q-42 -6 -46 -14Z',
        ),
        shape(felt.deep, 'M-38 -17Q-20 -24 -3 -15Q-20 -9 -38 -17Z'),
        oval(fleece.light, 14, -8, 7),
        stroke(felt.light, 2, 'M24 -8Q38 -4 42 4M-38 4Q-10 8 10 6'),
      )
    return {
      outline:
        'M2 66Q-2 38 14 34Q30 28 42 32Q44 8 62 6Q84 4 92 18Q132 18 134 40Q130 54 98 52Q104 68 92 72H12Z',
      art: [slipper(86, 32), slipper(50, 54)].join(''),
    }
  },
}
