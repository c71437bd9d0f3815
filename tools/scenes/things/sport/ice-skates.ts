import type { Tones } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { inShadow } from './in-shadow.ts'

export const iceSkates: Thing = {
  id: 'ice-skates',
  name: 'a pair of ice skates',
  says: [
    'Sharp. So was the bend by the mill.',
    'They hang by the laces and think of February.',
    'One falls less each year. Then one is forty.',
  ],
  grid: [140, 136],
  widthCm: 44,
  manners: ['hang'],
  stories: ['sport', 'clothes'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const leather = paint(pick(['paper.white', 'enamel.cream', 'wood.oak', 'enamel.red', 'brass.iron']))
    const lace = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard']))
    const steel = paint('brass.tin')
    const sole = paint('wood.walnut')
    const worn = chance(0.5)
    const skate = (tones: Tones) => [
      stroke(steel.shade, 4.5, 'M-1 76Q-8 84 1 86L62 86Q66 86 66 82M16 72L18 85M48 72L50 85'),
      stroke(steel.light, 2.2, 'M-2 77Q-7 83 1 84.5L60 84.5'),
      shape(tones.shade, 'M27 2Q42 -2 56 3L55 12L28 12Z'),
      shape(
        tones.base,
        'M25 4Q40 9 57 3Q54 26 58 44Q62 56 60 68L3 70Q-2 62 4 56Q10 52 18 49Q28 46 28 34Q28 18 25 4Z',
      ),
      shape(tones.shade, 'M57 3Q54 26 58 44Q62 56 60 68L34 69Q50 60 47 44Q44 26 46 6.5Q52 6 57 3Z'),
      shape(
        tones.light,
        'M27 6Q31 8 35 8Q34 22 35 34Q35 48 20 53Q8 56 6 63Q0 60 6 56Q12 53 19 51Q30 47 30 34Q30 18 27 6Z',
      ),
      stroke(lace.base, 2.6, 'M28 14L40 16M29.5 22L41 24M29.5 30L41 32M28 38L40 41M23 46L34 50'),
      shape(sole.base, 'M1 68L61 66L62 76L48 77L45 73L20 73L17 76L1 76Q-2 72 1 68Z'),
      shape(sole.light, 'M1 68L40 67L40 69L1 71Z'),
    ]
    return {
      outline:
        'M70 0L78 4L82 18L96 42L119 42Q114 62 122 88L123 112L132 116L130 124L62 126L66 120L54 116L4 107L4 96Q18 82 36 74L46 64Q46 48 48 36L60 30L66 14Z',
      art: [
        stroke(lace.shade, 2.4, 'M71 3Q80 20 98 46'),
        group('translate(62 38) rotate(3 40 0)', ...skate(inShadow(leather))),
        stroke(
          lace.base,
          2.4,
          'M69 4Q62 18 56 34M70 6Q60 0 60 9Q64 16 70 6Q80 0 80 9Q76 16 70 6M69 8L62 24M71 8L80 22',
        ),
        group(
          'translate(22 28) rotate(11 40 0)',
          ...skate(leather),
          worn
            ? shape(lace.shade, 'M44 44L55 42L58 55L47 57Z') +
                stroke(sole.deep, 1.2, 'M42 46h4M44 53h4M54 45h4M56 51h4M48 41v4M52 54v4')
            : '',
        ),
      ].join(''),
    }
  },
}
