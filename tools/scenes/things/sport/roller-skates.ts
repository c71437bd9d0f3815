import type { Tones } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { inShadow } from './in-shadow.ts'

export const rollerSkates: Thing = {
  id: 'roller-skates',
  name: 'a pair of roller skates',
  says: [
    'Found on the stairs, at night, by foot.',
    'One wheel is faster than the rest.',
    'They need a key, and so does everybody.',
  ],
  grid: [140, 118],
  widthCm: 40,
  manners: ['stand'],
  stories: ['sport', 'toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const leather = paint(pick(['enamel.red', 'enamel.blue', 'paper.white', 'enamel.mustard', 'enamel.teal']))
    const wheel = paint(pick(['cloth.mustard', 'enamel.red', 'paper.sky', 'clay.bone']))
    const lace = paint(pick(['paper.white', 'enamel.mustard']))
    const steel = paint('brass.tin')
    const star = chance(0.6)
    const skate = (skin: Tones, roll: Tones) => [
      shape(steel.deep, 'M8 80H68V86Q38 90 10 86Z'),
      shape(skin.deep, 'M31 4Q48 -2 64 4L62 14L34 14Z'),
      shape(
        skin.base,
        'M30 5Q48 12 65 4Q62 30 66 50Q70 62 68 76L5 78Q0 70 4 62Q12 55 22 53Q34 50 34 38Q34 20 30 5Z',
      ),
      shape(skin.shade, 'M65 4Q62 30 66 50Q70 62 68 76L40 77Q58 68 55 50Q50 30 52 8.5Q60 7.5 65 4Z'),
      shape(
        skin.light,
        'M32 8Q36 10 40 10.5Q40 26 40 38Q40 54 24 57Q10 60 7 70Q2 68 6 63Q13 57 23 55Q36 51 36 38Q36 22 32 8Z',
      ),
      stroke(lace.base, 3, 'M33.5 18L46 20M34.5 27L47 29M34.5 36L47 38M31 45L43 49M24 51L35 57'),
      shape(steel.base, 'M4 76L69 74L69 81L6 83Z'),
      shape(steel.light, 'M4 76L46 75L46 77.5L5 79Z'),
      shape(roll.deep, 'M2 72Q-3 74 -2 82Q0 86 5 84L8 78Z'),
      ...[18, 58].flatMap((x) => [
        oval(roll.deep, x + 5, 97, 12),
        oval(roll.base, x, 97.5, 12.5),
        oval(roll.light, x - 2, 95, 8),
        oval(roll.shade, x, 97.5, 6.5),
        oval(steel.light, x - 0.5, 97, 3),
      ]),
    ]
    return {
      outline:
        'M30 14Q48 4 66 12Q62 36 68 60L78 56Q96 50 96 38Q96 20 92 6Q110 -2 128 4Q124 30 129 50Q133 64 132 78L134 96Q134 110 120 110L82 110L76 106Q76 118 60 118L14 118Q2 116 4 100L0 86Q0 76 4 70Q12 64 22 62Q34 58 34 46Q34 30 30 14Z',
      art: [
        group('translate(63 0)', ...skate(inShadow(leather), { ...inShadow(wheel), light: wheel.shade })),
        group(
          'translate(2 8)',
          ...skate(leather, wheel),
          star
            ? shape(lace.base, 'M56 46L58.5 53L66 53L60 58L62 65L56 61L50 65L52 58L46 53L53.5 53Z')
            : stroke(lace.base, 3.5, 'M67 56Q56 64 42 60M68 63Q56 71 40 67'),
        ),
      ].join(''),
    }
  },
}
