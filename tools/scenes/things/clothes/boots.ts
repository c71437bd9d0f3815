import { asUsual } from '#scenes/kit/hand.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

/** One laced boot, toe to the left, 76 wide and 112 high. */
function boot(leather: Tones, sole: Tones, lace: Tones, inside: Tones) {
  return [
    shape(inside.deep, 'M32 8Q50 0 69 8L66 18L36 18Z'),
    shape(
      leather.base,
      'M31 8Q50 16 69 8Q66 40 70 66Q74 84 73 100L5 102Q0 96 2 87Q6 77 20 73Q34 68 34 52Q35 30 31 8Z',
    ),
    shape(leather.shade, 'M69 8Q66 40 70 66Q74 84 73 100L40 101Q58 92 56 70Q53 40 56 13Q63 12 69 8Z'),
    shape(leather.light, 'M4 90Q8 79 21 76Q34 71 37 60L38 70Q32 79 20 83Q10 87 8 95Q4 94 4 90Z'),
    shape(leather.light, 'M32 11Q36 14 42 15Q41 34 41 52L36 52Q36 30 32 11Z'),
    shape(leather.shade, 'M21 76Q27 84 26 101L22 101Q22 88 16 80Z', 0.7),
    shape(sole.deep, 'M3 99L74 97L75 111Q64 113 54 111L52 106L8 108Q0 106 3 99Z'),
    shape(sole.base, 'M3 98L74 96L74.5 100L3 103Z'),
    stroke(lace.light, 2.4, 'M33.5 24L46 27M34.5 36L47 39M34 48L47 50M31 60L45 62M24 68L38 72'),
    stroke(lace.base, 2, 'M34 24Q22 22 24 32Q28 38 34 28Q22 40 26 52'),
    stroke(leather.deep, 2.4, 'M66 10Q76 4 73 18'),
  ]
}

export const boots: Thing = {
  id: 'boots',
  name: 'a pair of boots',
  says: [
    'They have walked further than they say.',
    'New laces, old opinions.',
    'One is drier than the other. It was a narrow stream.',
  ],
  grid: [140, 120],
  widthCm: 37,
  manners: ['stand'],
  stories: ['clothes', 'camp', 'travel', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const leather = paint(
      form.rather(pick(['wood.walnut', 'wood.oak', 'clay.brick', 'brass.iron', 'cloth.rust']), [
        'clay.slate',
        'leaf.olive',
        'cloth.plum',
        'wood.pine',
        'cloth.indigo',
      ]),
    )
    const sole = paint('wood.walnut')
    const lace = paint(
      form.rather(pick(['cloth.mustard', 'paper.white', 'enamel.red']), [
        'paper.sky',
        'enamel.teal',
        'cloth.oat',
      ]),
    )
    const sock = paint(pick(['enamel.red', 'cloth.sage', 'paper.sky', 'cloth.oat']))
    const patched = chance(0.5)
    return {
      outline:
        'M30 14Q50 4 76 12Q70 44 71 74L86 64Q94 44 90 6Q114 -2 134 4Q140 12 136 22Q129 60 132 90L135 112L114 114L76 110L76 119Q62 121 54 119L52 114L8 116Q0 114 3 104Q0 88 20 81Q34 75 33 58Q34 36 30 14Z',
      art: [
        group(
          'translate(58 1) rotate(3 40 110)',
          ...boot(
            { ...leather, light: leather.base, base: leather.shade, shade: leather.deep },
            sole,
            lace,
            leather,
          ),
        ),
        group(
          'translate(0 8)',
          chance(0.5)
            ? shape(sock.base, 'M33 10Q31 0 37 -3Q52 -8 65 -3Q70 2 67 12Z') +
                shape(sock.shade, 'M55 -5Q68 -4 68 4L67 12L58 13Z') +
                stroke(sock.light, 2, 'M40 -2V8M47 -4V9')
            : '',
          ...boot(leather, sole, lace, leather),
          patched
            ? shape(lace.shade, 'M46 78L62 74L65 90L49 93Z') +
                stroke(leather.deep, 1.3, 'M44 80h4M46 88h4M62 78h4M63 86h4M51 74v4M57 73v4M54 90v4M60 89v4')
            : shape(leather.deep, 'M7 88Q11 84 15 86Q13 91 8 92Z'),
        ),
      ].join(''),
    }
  },
}
