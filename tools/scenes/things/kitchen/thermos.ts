import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const thermos: Thing = {
  id: 'thermos',
  name: 'a thermos flask',
  says: [
    'Still warm. Nobody likes to ask since when.',
    'The cup is missing, so one shares.',
    'It has been up more mountains than its owner admits.',
  ],
  grid: [62, 160],
  widthCm: 12,
  manners: ['stand'],
  stories: ['camp', 'travel', 'kitchen', 'tea'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['enamel.red', 'enamel.blue', 'leaf.moss', 'enamel.mustard', 'cloth.plum']), [
        'enamel.teal',
        'clay.slate',
        'cloth.rust',
        'paper.sky',
        'enamel.cream',
      ]),
    )
    const cup = paint(pick(['enamel.cream', 'enamel.red', 'clay.bone', 'enamel.teal']))
    const tin = paint('brass.tin')
    const check = paint(pick(['paper.white', 'cloth.indigo', 'enamel.cream']))
    return {
      outline:
        'M4 150V64Q5 54 12 48L11 8Q12 2 30 2Q48 2 49 8V14Q62 12 61 27Q60 42 49 42V48Q57 54 58 64V150Q57 160 31 160Q5 160 4 150Z',
      art: [
        stroke(cup.shade, 5, 'M48 18Q58 15 58 27Q57 38 48 38'),
        shape(tin.base, 'M4 70Q4 54 14 47Q31 52 48 47Q58 54 58 70Z'),
        shape(tin.shade, 'M58 70Q58 54 48 47Q42 49 37 49.5Q44 56 44 70Z'),
        shape(tin.light, 'M9 68Q9 56 17 50L22 51Q16 57 16 68Z'),
        shape(cup.base, 'M11 7Q30 13 49 7L48.5 47Q30 54 11.5 47Z'),
        shape(cup.shade, 'M49 7L48.5 47Q42 49.5 34 50.5Q38 28 36 10Z'),
        shape(cup.light, 'M14 12L20 13L20.5 46L15 44Z'),
        oval(cup.light, 30, 7.5, 19, 5.5),
        shape(body.base, 'M4 68Q31 76 58 68V148Q58 156 31 156Q4 156 4 148Z'),
        printOn(
          { left: 8, right: 54, top: 80, height: 60, sag: 5 },
          check,
          form,
          [
            shape(check.base, 'M4 82Q31 90 58 82V90Q31 98 4 90ZM4 118Q31 126 58 118V126Q31 134 4 126Z', 0.75),
            stroke(check.light, 1.5, 'M5 104Q31 112 57 104M5 140Q31 148 57 140M27 74V154'),
            shape(check.base, 'M13 71.5L20 73V155L13 153.5ZM38 73.5L45 72.5V154.5L38 155.5Z', 0.55),
          ].join(''),
        ),
        shape(body.shade, 'M58 68V148Q58 156 31 156Q44 148 44 120V72Q52 71 58 68Z', 0.7),
        shape(body.light, 'M8 76L12 77V146L8 143Z', 0.8),
        shape(tin.shade, 'M4 146Q31 155 58 146V151Q57 160 31 160Q5 160 4 151Z'),
        shape(tin.light, 'M4 146Q14 150 24 150.5V156Q8 155 4 151Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M30 98Q38 94 41 101Q40 110 33 109Q27 106 30 98Z', 0.45)] : []),
      ].join(''),
    }
  },
}
