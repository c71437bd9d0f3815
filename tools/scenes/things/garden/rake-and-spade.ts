import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const rakeAndSpade: Thing = {
  id: 'rake-and-spade',
  name: 'a rake and a spade',
  says: [
    'They have an understanding about autumn.',
    'The spade found a coin once. The rake still says it did.',
    'Do not step on the rake. Somebody always does.',
  ],
  grid: [54, 170],
  widthCm: 46,
  manners: ['lean'],
  stories: ['garden', 'tools'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const shaft = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const iron = paint('brass.iron')
    const blade = paint(pick(['brass.tin', 'clay.slate', 'leaf.moss', 'enamel.red']))
    const twine = paint('cloth.oat')
    return {
      outline:
        'M1 4Q3 1 5 5L12 12L13 2L18 12L22 2L25 12L31 2L32 12L40 4L42 20L24 25L23 42L28 38Q38 34 46 38L49 56L41 62L41 112H52V150Q50 166 38 170Q26 164 25 150L24 170H17L18 25L2 21Z',
      art: [
        stroke(shaft.base, 5.5, 'M21.5 24L20.5 167'),
        stroke(shaft.shade, 2, 'M23.2 28L22.4 166'),
        shape(
          iron.base,
          'M1 20Q0 6 3 3L5 13Q9 15 11 14L12.5 3L15 14H20L22 3L24.5 14H29L31.5 3L33 14Q36 15 38 13L41 3Q43 8 42 20Q24 26 1 20Z',
        ),
        shape(iron.light, 'M3 15Q20 19 39 15L40 18Q20 22 3 18Z'),
        shape(iron.deep, 'M18 20H25L24.5 32Q21 34 18.5 32Z'),
        stroke(shaft.base, 5.5, 'M37.5 56L38 118'),
        stroke(shaft.shade, 2, 'M39.4 58L39.8 112'),
        stroke(shaft.shade, 4.5, 'M37.5 60Q30 54 30.5 41M37.5 60Q46 54 45 41'),
        stroke(shaft.base, 5.5, 'M30 40Q38 37 45.5 40'),
        stroke(shaft.light, 2, 'M31 38.5Q37 36.5 43 38'),
        shape(
          blade.base,
          'M24.5 114Q30 111 34 113L35.5 102H41L42.5 113Q48 111 52 114L51.5 148Q50 162 38 169Q27 163 25.5 148Z',
        ),
        shape(blade.shade, 'M42.5 113Q48 111 52 114L51.5 148Q50 162 38 169L39 126Z'),
        shape(blade.light, 'M28 117L33 116.5L34.5 140Q34 150 31 153Q28 148 28 142Z'),
        shape(paint('clay.brick').deep, 'M26 152Q32 149 37 153Q44 150 50.5 153Q48 163 38 169Q29 164 26 152Z'),
        stroke(twine.shade, 3.5, 'M18 79L42 82'),
        stroke(twine.base, 3.5, 'M18 74L41 77M19 84L41 86'),
        stroke(twine.base, 1.8, 'M30 80Q27 92 31 99M30 80Q36 90 35 95'),
        ...(chance(0.5) ? [shape(paint('leaf.autumn').base, 'M8 9Q14 2 23 9Q16 17 8 9Z')] : []),
      ].join(''),
    }
  },
}
