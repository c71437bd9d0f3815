import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const kettle: Thing = {
  id: 'kettle',
  name: 'a kettle',
  says: [
    'It has an opinion about being watched.',
    'A limescale map of a country nobody has found.',
    'It sings a quarter-tone flat, and always the same song.',
  ],
  grid: [120, 110],
  widthCm: 24,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['enamel.red', 'enamel.teal', 'enamel.cream', 'enamel.blue', 'brass.copper']), [
        'leaf.moss',
        'enamel.mustard',
        'cloth.plum',
        'brass.tin',
        'clay.slate',
      ]),
    )
    const grip = paint('wood.walnut')
    const ink = paint(
      form.rather('paper.white', ['enamel.mustard', 'paper.rose', 'enamel.cream', 'paper.sky']),
    )
    return {
      outline:
        'M24 108Q12 106 12 86Q10 60 30 46Q34 4 64 6Q92 8 92 44L98 52L114 36Q120 38 118 44L102 84Q100 108 90 108Z',
      art: [
        stroke(body.deep, 5, 'M32 50Q30 12 62 10Q92 12 88 50'),
        stroke(grip.base, 9, 'M46 14Q62 8 78 15'),
        stroke(grip.light, 3, 'M47 12Q60 7 72 11'),
        shape(body.shade, 'M92 78L112 38Q119 37 118 43L103 84Q98 92 90 94Z'),
        shape(body.base, 'M24 108Q11 106 12 84Q12 46 58 44Q102 46 103 84Q104 106 92 108Z'),
        printOn({ left: 22, right: 92, top: 62, height: 34, sag: 5 }, ink, form),
        shape(body.shade, 'M92 108Q104 106 103 84Q102 56 80 48Q92 72 84 94Q80 104 68 108Z'),
        shape(body.light, 'M20 88Q18 58 44 50Q30 62 29 84Q28 94 30 100Q22 98 20 88Z'),
        shape(body.shade, 'M38 46Q40 37 58 37Q76 37 78 46Q58 51 38 46Z'),
        oval(grip.base, 58, 35, 6, 5),
        oval(grip.light, 56.5, 33, 2.5, 2),
        ...(chance(0.6) ? [shape(body.deep, 'M70 96q6 -6 9 1q-1 6 -6 5q-5 -1 -3 -6Z')] : []),
      ].join(''),
    }
  },
}
