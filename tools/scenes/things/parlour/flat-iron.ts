import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const flatIron: Thing = {
  id: 'flat-iron',
  name: 'a flat iron',
  says: [
    'It is a doorstop with a past.',
    'It took creases out of three grooms.',
    'Heavier than the argument about whose it is.',
  ],
  grid: [128, 92],
  widthCm: 20,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const iron = paint(pick(['brass.iron', 'clay.slate', 'clay.brick', 'enamel.teal']))
    const plate = paint('brass.tin')
    const grip = paint(pick(['wood.oak', 'wood.walnut', 'enamel.red', 'wood.pine']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M1 90Q0 84 6 80Q16 56 44 52Q34 28 28 22Q18 18 20 9Q24 1 36 2H108Q120 2 120 12Q118 22 108 22L106 52Q122 54 124 78Q129 84 126 91Z',
      art: [
        stroke(plate.shade, 7, 'M50 56Q46 30 34 14'),
        stroke(plate.light, 2.5, 'M47 54Q43 32 33 18'),
        stroke(plate.shade, 7, 'M102 56Q106 36 104 14'),
        shape(grip.base, 'M20 10Q24 1 36 2Q72 6 108 2Q120 3 120 12Q118 22 108 22Q72 18 32 23Q18 20 20 10Z'),
        shape(grip.shade, 'M120 12Q118 22 108 22Q72 18 32 23Q26 22 23 19Q72 12 120 9Z'),
        shape(grip.light, 'M24 9Q28 4 38 5Q60 8 84 6Q60 11 34 11Q27 13 24 9Z'),
        stroke(grip.deep, 2, 'M44 4.5Q41 12 44 21M98 4Q101 12 98 20.5'),
        shape(iron.base, 'M4 84Q14 54 52 51H106Q123 53 124 84Z'),
        shape(iron.shade, 'M124 84Q123 53 106 51H92Q104 60 104 84Z'),
        shape(iron.light, 'M10 79Q22 57 52 54H78Q40 60 28 79Q18 82 10 79Z'),
        shape(brass.base, 'M58 62Q66 58 74 62Q77 68 73 73Q66 76 59 73Q55 67 58 62Z'),
        shape(brass.light, 'M59 66Q60 61 67 61Q62 64 62 70Q59 69 59 66Z'),
        shape(plate.base, 'M6 79Q64 83 125 79Q129 86 126 92H2Q-1 86 6 79Z'),
        shape(plate.light, 'M6 79Q50 82.5 96 81.5V85Q50 86 2 85Q3 80 6 79Z'),
        shape(plate.shade, 'M104 81Q116 80 125 79Q129 86 126 92H102Z'),
        ...(chance(0.5)
          ? [
              shape(paint('clay.clay').base, 'M84 72Q94 66 98 74Q100 84 92 86Q82 84 84 72Z', 0.75),
              shape(paint('clay.clay').base, 'M38 84Q46 80 52 86Q46 91 38 90Z', 0.75),
            ]
          : [
              stroke(paint('paper.white').base, 1.5, 'M104 30Q116 36 113 46'),
              shape(paint('paper.kraft').light, 'M107 46L113 43L119 47L118 64L106 63Z'),
              stroke(paint('clay.brick').base, 2, 'M109 53H115M109 58H114'),
            ]),
      ].join(''),
    }
  },
}
