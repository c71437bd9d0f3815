import type { Tones } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

/** A plump cushion seen flat, its corners drawn out: 110 wide, 46 high, resting on y = 46. */
function cushion(cloth: Tones, trim: Tones, pattern: string) {
  return [
    shape(
      cloth.base,
      'M2 6Q6 2 14 6Q54 -5 96 5Q104 1 108 5Q112 9 106 15Q111 26 105 36Q110 42 105 45Q100 47 95 43Q54 49 15 44Q8 48 4 45Q0 41 5 36Q0 25 5 15Q-1 9 2 6Z',
    ),
    pattern,
    shape(
      cloth.shade,
      'M106 15Q111 26 105 36Q110 42 105 45Q100 47 95 43Q54 49 15 44Q8 48 4 45Q2 43 3 40Q50 42 84 37Q100 32 98 8Q104 1 108 5Q112 9 106 15Z',
      0.7,
    ),
    shape(cloth.light, 'M6 8Q10 6 15 9Q50 0 82 5Q50 6 28 12Q14 16 10 26Q6 22 9 14Q5 11 6 8Z', 0.8),
    stroke(trim.base, 2, 'M9 37Q52 44 101 37'),
  ].join('')
}

export const cushionPile: Thing = {
  id: 'cushion-pile',
  name: 'a pile of cushions',
  says: [
    'The lowest one does all the work.',
    'Nobody ever buys one. Nobody ever has just one.',
    'Plumped every Sunday, sat on by the cat.',
  ],
  grid: [140, 122],
  widthCm: 58,
  manners: ['stand'],
  stories: ['home', 'toys'],
  weight: 'light',
  draw({ paint, shuffle, chance }) {
    const [one = paint('cloth.rust'), two = one, three = one] = shuffle([
      paint('cloth.rust'),
      paint('cloth.sage'),
      paint('cloth.plum'),
      paint('enamel.teal'),
      paint('cloth.mustard'),
      paint('paper.rose'),
      paint('enamel.blue'),
    ])
    const pale = paint('cloth.oat')
    const dots = [
      [22, 16],
      [40, 28],
      [60, 14],
      [78, 28],
      [92, 16],
      [24, 36],
      [58, 38],
    ]
      .map(([x = 0, y = 0]) => oval(pale.base, x, y, 3.6, 3.2))
      .join('')
    const stripes = shape(
      pale.base,
      'M24 3L32 2Q30 24 32 46L24 45Q22 24 24 3ZM48 1L60 0.5Q58 24 60 47L48 47Q46 24 48 1ZM76 2L84 3Q82 24 84 45L76 46Q74 24 76 2Z',
    )
    const mend =
      shape(two.light, 'M64 12L80 11L81 26L65 27Z') +
      stroke(pale.deep, 1.3, 'M62 15h4M62 22h4M79 14h4M80 22h4M68 9v4M76 9v4M70 25v4M77 24v4')
    return {
      outline:
        'M24 8Q30 2 42 7Q80 -3 112 10Q124 8 122 18L119 40L124 47Q126 70 120 80Q142 72 138 86L137 118Q130 124 118 119Q70 124 22 119Q4 124 2 116L1 84Q2 76 16 80Q8 78 10 72L13 50Q8 42 16 41L26 44Q24 30 28 20Z',
      art: [
        group('translate(-2 71) scale(1.28 1.08)', cushion(one, pale, chance(0.5) ? stripes : '')),
        shape(one.deep, 'M14 79Q70 72 126 78Q120 86 70 87Q24 86 14 79Z', 0.5),
        group('translate(11 37) rotate(-3 55 23)', cushion(two, one, chance(0.6) ? mend : dots)),
        shape(two.deep, 'M30 46Q72 36 116 41Q112 50 72 51Q38 52 30 46Z', 0.5),
        group('translate(20 2) rotate(5 50 23) scale(0.94 1)', cushion(three, pale, dots)),
        stroke(pale.base, 2, 'M119 12q5 2 6 7M120 11q7 0 9 4M119 13q2 4 2 8'),
      ].join(''),
    }
  },
}
