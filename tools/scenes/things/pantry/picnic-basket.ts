import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const picnicBasket: Thing = {
  id: 'picnic-basket',
  name: 'a picnic basket',
  says: [
    'Four forks, three knives, one very old sandwich.',
    'There is sand in it from two seas.',
    'It has been carried further than it has been opened.',
  ],
  grid: [156, 122],
  widthCm: 44,
  manners: ['stand'],
  stories: ['camp', 'travel', 'kitchen', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const cane = paint(
      form.rather(pick(['wood.pine', 'paper.kraft', 'wood.oak', 'brass.brass']), [
        'wood.walnut',
        'wood.drift',
        'clay.bone',
        'cloth.rust',
      ]),
    )
    const cloth = paint(
      form.rather(pick(['enamel.red', 'enamel.blue', 'cloth.sage', 'cloth.mustard']), [
        'cloth.plum',
        'enamel.teal',
        'leaf.autumn',
        'cloth.indigo',
      ]),
    )
    const white = paint('paper.white')
    const rows = [70, 81, 92, 103].map((y, row) => {
      const dashes = Array.from(
        { length: 7 - (row % 2) },
        (_, at) => `M${21 + at * 18 + (row % 2) * 9} ${y}q4 3 7 0`,
      )
      return dashes.join('')
    })
    return {
      outline:
        'M22 122Q14 120 13 112L4 58Q0 46 8 42L32 38Q30 2 78 2Q126 2 124 38L148 42Q156 46 152 58L143 112Q142 120 134 122Z',
      art: [
        stroke(cane.shade, 8, 'M36 60Q26 6 78 6Q130 6 120 60'),
        stroke(cane.base, 4, 'M35 54Q28 6 78 5Q112 6 119 34'),
        stroke(cane.deep, 2.5, 'M40 22L48 16M56 10L62 3M78 8.5V2.5M96 10L92 3M110 18L104 12'),
        shape(cane.light, 'M6 50Q8 41 20 40Q50 36 76 38L77 50Z'),
        shape(cane.base, 'M80 50L80 38Q106 36 136 40Q148 41 150 50Z'),
        shape(cane.deep, 'M75 37L81 37L80 52H76Z'),
        shape(cane.base, 'M8 54H148L140 114Q138 122 128 122H28Q18 122 16 114Z'),
        shape(cane.shade, 'M148 54L140 114Q138 122 128 122H100Q122 112 126 54Z'),
        stroke(cane.shade, 3.5, rows.join('')),
        stroke(
          cane.light,
          2.5,
          'M21 66q4 3 7 0M39 66q4 3 7 0M30 77q4 3 7 0M21 88q4 3 7 0M39 88q4 3 7 0M30 99q4 3 7 0',
        ),
        shape(
          white.base,
          'M46 54H114Q117 74 108 82Q101 88 96 78Q92 72 88 80Q80 98 70 84Q64 74 60 79Q50 84 46 54Z',
        ),
        printOn(
          { left: 50, right: 110, top: 56, height: 20, sag: 2 },
          cloth,
          form,
          [
            shape(
              cloth.base,
              'M54 58H63V76Q57 81 54 77ZM72 58H81V88Q76 92 72 87ZM90 58H99V82L93 74L90 77ZM108 58H114Q116 74 108 82Z',
              0.8,
            ),
            shape(cloth.base, 'M47 60H115V69H48Z', 0.55),
          ].join(''),
        ),
        shape(
          white.deep,
          'M104 54H114Q117 74 108 82Q103 86 99 83Q106 74 104 54ZM81 54Q84 74 76 91Q84 90 88 80Z',
          0.25,
        ),
        shape(cane.base, 'M4 50Q78 42 152 50Q154 58 150 61Q78 54 6 61Q2 58 4 50Z'),
        shape(cane.light, 'M4 50Q50 45 96 46.5V50Q50 49 4 54Z'),
        shape(cane.shade, 'M118 47Q138 48 152 50Q154 58 150 61Q134 58.5 116 57.5Z'),
        shape(paint('wood.walnut').base, 'M73 51Q78 49 84 51L83 68Q78 71 74 68Z'),
        oval(paint('brass.brass').light, 78.5, 63, 2.5),
        ...(chance(0.5)
          ? [
              stroke(white.shade, 1.5, 'M128 58Q134 66 130 76'),
              group(
                'rotate(8 130 84)',
                shape(paint('paper.kraft').light, 'M124 80L130 75L136 80V96H124Z'),
                stroke(paint('clay.brick').base, 2.5, 'M127 86H133M127 91H131'),
              ),
            ]
          : [
              shape(paint('cloth.rust').base, 'M112 92L130 89L132 106L114 109Z'),
              stroke(
                white.base,
                1.5,
                'M114 95L117 94.5M121 93.6L124 93M128 92.4L129 94M118 106.5L121 106M126 105L129 104.5M114.5 99V102',
              ),
            ]),
        shape(cane.deep, 'M16 113Q78 118 140.2 113Q138 122 128 122H28Q18 122 16 113Z', 0.6),
      ].join(''),
    }
  },
}
