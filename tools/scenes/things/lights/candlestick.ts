import { asUsual } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const candlestick: Thing = {
  id: 'candlestick',
  name: 'a candlestick',
  says: [
    'Wax on it from a very long dinner.',
    'One of a pair. The other went with the silver.',
    'It lit the cellar stairs until there was a switch.',
  ],
  grid: [64, 150],
  widthCm: 14,
  manners: ['stand'],
  stories: ['light', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const metal = paint(
      form.rather(pick(['brass.brass', 'brass.tin', 'brass.copper', 'enamel.blue', 'enamel.teal']), [
        'brass.iron',
        'enamel.red',
        'enamel.cream',
        'leaf.moss',
        'clay.bone',
      ]),
    )
    const wax = paint(
      form.rather(pick(['paper.white', 'paper.white', 'enamel.red', 'cloth.sage', 'paper.rose']), [
        'paper.sky',
        'cloth.mustard',
        'cloth.plum',
        'leaf.moss',
      ]),
    )
    const lit = chance(0.5)
    return {
      outline: `${lit ? 'M32 1Q42 14 38 26' : 'M34 15L36 16L34 26L38 26'}L41 30L41 72L44 75L54 81Q54 90 40 94Q36 102 39 108Q45 118 38 130Q42 136 52 139Q62 142 61 150L3 150Q2 142 12 139Q22 136 26 130Q19 118 25 108Q28 102 24 94Q10 90 10 81L20 75L23 72L23 30L26 26${lit ? 'Q22 14 32 1Z' : 'L31 26Z'}`,
      art: [
        lit
          ? shape(paint('glass.amber').base, 'M32 0Q42 12 40 20Q38 27 32 27Q25 26 24.5 19Q25 11 32 0Z') +
            shape(LAMP, 'M32 8Q38 15 37 20Q36 25 32 25Q28 24 28 20Q28 14 32 8Z')
          : stroke(metal.deep, 2.5, 'M32 30Q31 22 34 16'),
        shape(wax.base, 'M23 31Q25 26 32 27Q40 26 41 31L41 78L23 78Z'),
        shape(wax.shade, 'M34 28Q40 26 41 31L41 78L34 78Q37 50 34 28Z'),
        shape(wax.light, 'M23 31Q25 27 29 28Q30 36 27.5 42Q27 56 24 58Q21 56 22 50Z'),
        shape(wax.base, 'M39 30Q42 31 41 40Q44 46 43.5 52Q42 56 39.5 53Q37 46 39 30Z'),
        shape(metal.base, 'M21 70Q32 74 43 70Q45 76 42 84L22 84Q19 76 21 70Z'),
        shape(metal.shade, 'M35 72.5Q40 72 43 70Q45 76 42 84L34 84Z'),
        shape(metal.shade, 'M10 81Q32 90 54 81Q54 90 40 94L24 94Q10 90 10 81Z'),
        shape(metal.light, 'M10 81Q14 78 32 78Q50 78 54 81Q48 87 32 87Q16 87 10 81Z'),
        shape(metal.base, 'M26 84.5Q38 87 54 81Q48 87 32 87Q28 86 26 84.5Z'),
        shape(
          metal.base,
          'M26 94Q29 102 25 108Q18 120 26 131Q22 137 12 139.5Q2 142 3 150L61 150Q62 142 52 139.5Q42 137 38 131Q46 120 39 108Q35 102 38 94Z',
        ),
        shape(
          metal.shade,
          'M38 94Q35 102 39 108Q46 120 38 131Q42 137 52 139.5Q62 142 61 150L38 150Q48 144 38 138Q31 134 32 128Q38 118 33 108Q31 100 33 94Z',
        ),
        shape(metal.light, 'M27 112Q22 120 27 128Q29 120 30 111Q28 109 27 112Z'),
        shape(metal.light, 'M10 146Q11 142 20 140Q27 138 30 134Q32 140 22 143Q14 145 10 146Z'),
        stroke(metal.shade, 2.5, 'M26 131Q32 134 38 131'),
        ...(chance(0.6) ? [shape(wax.light, 'M16 84Q22 82 24 86L24 96Q22 102 19.5 97Q20 90 16 84Z')] : []),
      ].join(''),
    }
  },
}
