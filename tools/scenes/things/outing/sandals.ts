import { group, shape } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const sandals: Thing = {
  id: 'sandals',
  name: 'a pair of sandals',
  says: [
    'They have been to the sea by themselves.',
    'The left strap is string, and holds.',
    'Half a beach lives in them.',
  ],
  grid: [130, 70],
  widthCm: 30,
  manners: ['stand'],
  stories: ['sea', 'camp', 'clothes'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const sole = paint(pick(['wood.pine', 'wood.oak', 'paper.kraft']))
    const strap = paint(pick(['enamel.red', 'enamel.teal', 'cloth.indigo', 'enamel.mustard']))
    const sandal = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape(
          sole.shade,
          'M-50 6Q-54 -6 -36 -10Q-10 -8 8 -12Q40 -18 50 -4Q54 12 34 14Q6 10 -16 14Q-44 16 -50 6Z',
        ),
        shape(
          sole.base,
          'M-50 2Q-52 -8 -36 -12Q-10 -10 8 -14Q40 -20 50 -8Q52 6 34 8Q6 4 -16 8Q-44 12 -50 2Z',
        ),
        shape(sole.light, 'M-44 0Q-44 -8 -34 -9Q-10 -7 8 -11Q20 -13 28 -13Q0 -4 -20 0Q-36 4 -44 0Z'),
        shape(strap.base, 'M10 10Q12 -22 30 -28Q40 -22 40 10L32 10Q32 -12 28 -16Q20 -10 18 8Z'),
        shape(strap.base, 'M-46 4Q-40 -30 -22 -30Q-10 -26 -10 6L-17 7Q-18 -18 -24 -22Q-36 -18 -38 6Z'),
        shape(strap.light, 'M12 0Q14 -22 30 -28Q20 -16 17 0Z'),
      )
    return {
      outline:
        'M2 60Q-2 42 16 40Q22 18 36 18Q42 22 46 28Q52 6 64 6Q78 8 80 24Q94 6 106 12Q112 20 112 30Q130 36 126 52L110 66L20 70Z',
      art: [sandal(76, 38, -6), sandal(56, 56, 4)].join(''),
    }
  },
}
