import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const vice: Thing = {
  id: 'vice',
  name: 'a vice',
  says: [
    'It lets go when it is ready.',
    'It has held a chair leg since Easter.',
    'Turn it twice more and regret it.',
  ],
  grid: [140, 100],
  widthCm: 38,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.blue', 'enamel.red', 'leaf.moss', 'enamel.teal']))
    const steel = paint('brass.tin')
    const iron = paint('brass.iron')
    return {
      outline:
        'M6 22Q12 18 15 24L16 46L30 44L32 16Q34 10 42 10L62 10L66 4H74L76 10L110 14Q134 18 136 24Q136 32 116 36Q106 46 108 62Q112 72 120 84L128 88V98Q128 100 124 100H42Q38 100 38 96L40 88L52 84L54 70L32 66L16 60L16 78Q12 84 6 80Z',
      art: [
        stroke(steel.shade, 7, 'M12 53H48'),
        stroke(steel.light, 2, 'M18 51H40M22 50v5M28 50v5M34 50v5'),
        stroke(iron.base, 4.5, 'M10.5 26V76'),
        oval(iron.base, 10.5, 24, 5, 4.5),
        oval(iron.base, 10.5, 79, 5, 4.5),
        shape(steel.base, 'M5 46Q5 44 8 44H14Q17 44 17 47V59Q17 62 14 62H8Q5 62 5 59Z'),
        shape(steel.light, 'M5 46Q5 44 8 44H10V62H8Q5 62 5 59Z'),
        shape(body.deep, 'M50 48H92V70H50Z'),
        shape(body.base, 'M32 20Q32 11 40 11H62V28Q52 32 54 46V70Q42 72 36 66Q28 60 30 46Z'),
        shape(body.light, 'M35 22Q35 15 41 14H56V18H44Q38 22 38 34Q36 46 36 58Q32 50 34 40Z'),
        shape(body.shade, 'M62 20V28Q52 32 54 46V70Q48 71 44 70Q50 62 48 46Q48 24 62 20Z'),
        shape(
          body.base,
          'M78 11Q112 12 132 20Q140 25 132 30Q118 32 112 40Q104 52 108 66Q112 76 120 86H52Q66 80 70 66V46Q72 32 70 28V11Z',
        ),
        shape(
          body.shade,
          'M132 20Q140 25 132 30Q118 32 112 40Q104 52 108 66Q112 76 120 86H94Q104 72 98 56Q96 36 116 26Q128 24 132 20Z',
        ),
        shape(body.light, 'M78 14Q104 15 122 20Q104 22 92 20Q82 20 78 24Z'),
        shape(steel.base, 'M58 7Q58 4 61 4H66V26H58ZM68 4H74Q77 4 77 7V26H68Z'),
        shape(steel.shade, 'M63 4H66V26H63ZM73 4H74Q77 4 77 7V26H73Z'),
        shape(body.shade, 'M40 90Q40 85 45 85H122Q128 86 128 91V97Q128 100 124 100H42Q38 100 38 97Z'),
        shape(body.base, 'M40 90Q40 85 45 85H112Q112 92 104 94L39 95Z'),
        oval(steel.light, 54, 90, 4.5, 2.8),
        oval(steel.shade, 114, 91, 4.5, 2.8),
        ...(chance(0.6)
          ? [
              shape(paint('clay.brick').shade, 'M80 58q6 -6 9 1q-1 8 -7 5Z'),
              shape(body.light, 'M76 40l12 -3l0 5l-11 3Z'),
            ]
          : [shape(steel.light, 'M108 15q8 0 14 4q-6 2 -12 0Z')]),
      ].join(''),
    }
  },
}
