import { asUsual } from '#scenes/kit/hand.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const strawHat: Thing = {
  id: 'straw-hat',
  name: 'a straw hat',
  says: [
    'It has been to the seaside more often than you have.',
    'A little chewed at the brim. The goat was sorry.',
    'It keeps the shape of whoever wore it last.',
  ],
  grid: [150, 112],
  widthCm: 42,
  manners: ['hang'],
  stories: ['clothes', 'garden', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const straw = paint(
      form.rather(pick(['wood.pine', 'paper.kraft', 'cloth.mustard', 'cloth.oat']), [
        'clay.bone',
        'paper.white',
        'wood.drift',
        'wood.oak',
      ]),
    )
    const band = paint(
      form.rather(pick(['enamel.red', 'cloth.indigo', 'enamel.teal', 'cloth.plum']), [
        'leaf.moss',
        'enamel.mustard',
        'paper.rose',
        'brass.iron',
      ]),
    )
    const bloom = paint(
      form.rather(pick(['paper.white', 'paper.rose', 'enamel.mustard']), [
        'enamel.red',
        'paper.sky',
        'leaf.autumn',
      ]),
    )
    return {
      outline: 'M75 0L98 18Q114 28 118 52Q152 56 149 76Q140 106 74 111Q8 112 1 88Q0 68 34 58Q36 28 52 18Z',
      art: [
        stroke(band.deep, 2, 'M24 66Q50 26 75 2Q104 30 122 60'),
        shape(straw.shade, 'M34 60Q2 70 1 88Q8 113 74 111Q140 106 149 78Q150 58 118 54Z'),
        shape(straw.base, 'M34 58Q2 68 2 84Q12 107 74 105Q138 100 147 74Q148 58 118 53Q76 62 34 58Z'),
        shape(straw.light, 'M33 60Q5 70 5 83Q14 99 54 102Q24 94 24 82Q24 70 40 66Z'),
        stroke(
          straw.shade,
          1.4,
          'M20 74Q14 82 26 88Q48 97 82 94M124 62Q140 66 134 76Q126 88 98 93M12 76Q6 86 24 94M132 60Q146 66 140 78',
        ),
        shape(straw.deep, 'M30 70Q32 90 76 87Q122 83 122 62Q132 76 112 86Q84 96 48 91Q20 86 30 70Z', 0.5),
        shape(straw.base, 'M32 74Q34 30 52 18Q76 6 98 17Q116 28 121 66Q120 82 76 86Q36 88 32 74Z'),
        shape(straw.shade, 'M98 17Q116 28 121 66Q120 80 88 85Q106 50 98 17Z'),
        shape(straw.light, 'M37 62Q39 32 54 22Q68 13 84 14Q64 22 56 38Q50 50 50 62Q42 64 37 62Z'),
        stroke(straw.shade, 1.4, 'M60 40Q76 35 92 40M58 49Q76 44 96 48M66 31Q77 27 87 31'),
        shape(band.base, 'M33.5 60Q76 70 119 54L121.5 68Q119 82 76 86Q36 88 32 74Z'),
        shape(band.shade, 'M119 54L121.5 68Q119 81 90 85Q102 74 102 59.5Z'),
        shape(band.light, 'M33.5 60Q44 63 56 64L55 70Q42 69 32.5 66Z'),
        chance(0.6)
          ? group(
              'translate(50 74)',
              shape(paint('leaf.leaf').base, 'M-6 4Q-20 0 -22 10Q-14 14 -4 8ZM6 6Q18 4 20 14Q10 16 3 10Z'),
              shape(
                bloom.base,
                'M0 -12Q7 -12 6 -5Q13 -6 13 1Q12 7 6 5Q8 12 1 12Q-5 12 -5 6Q-12 8 -12 1Q-12 -5 -6 -5Q-7 -12 0 -12Z',
              ),
              oval(paint('brass.brass').base, 0.5, 0, 4, 3.8),
            )
          : shape(band.shade, 'M106 72Q120 84 130 100L121 98L117 104Q108 92 100 78Z') +
            shape(band.base, 'M98 72Q102 88 102 106L95 101L90 107Q90 90 90 76Z') +
            shape(band.base, 'M92 66Q98 62 106 65Q110 72 106 78Q98 81 92 78Z'),
        chance(0.5) ? shape(straw.deep, 'M140 78L131 82L138 86L134 92L142 88Z') : '',
      ].join(''),
    }
  },
}
