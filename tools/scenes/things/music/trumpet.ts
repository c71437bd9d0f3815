import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const trumpet: Thing = {
  id: 'trumpet',
  name: 'a trumpet',
  says: [
    'It is only ever put down for a moment.',
    'The dent was a wedding.',
    'One good note in it, and it is a loud one.',
  ],
  grid: [200, 84],
  widthCm: 50,
  manners: ['stand', 'hang'],
  stories: ['music'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const brass = paint(pick(['brass.brass', 'brass.brass', 'brass.copper', 'brass.tin']))
    const ribbon = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss']))
    const verdigris = paint('glass.bottle')
    const tied = chance(0.5)
    return {
      outline:
        'M1 24Q8 18 12 26L84 25L84 14L80 12L80 5L90 3L94 6L98 3L106 2L110 5L114 1L124 0L126 8L120 12L120 24Q164 24 184 2Q198 0 199 42Q198 82 186 83Q168 60 132 56Q132 76 112 79L86 80L82 78L64 78Q42 76 42 56Q42 44 50 36L12 36Q8 42 1 38Z',
      art: [
        stroke(brass.shade, 6, 'M126 54Q128 74 108 75L66 75Q46 73 46 54Q46 33 68 32'),
        stroke(brass.light, 2, 'M104 73.5L68 73.5Q49 71 49 54'),
        stroke(brass.base, 7, 'M12 31L140 30'),
        stroke(brass.light, 2, 'M14 29L80 28.5'),
        shape(brass.shade, 'M1 23Q7 18 13 27L13 35Q7 43 1 39Q4 31 1 23Z'),
        shape(
          brass.base,
          'M64 49L120 48Q152 48 186 82L188 4Q166 24 122 26Q112 28 112 42L112 54L64 55Q60 52 64 49Z',
        ),
        shape(brass.shade, 'M64 52L126 51Q160 54 187 74L188 83Q162 56 124 56L64 56Z'),
        shape(brass.light, 'M126 28Q166 26 184 9L182 22Q160 36 124 33Z'),
        shape(brass.shade, 'M184 3Q198 0 199 42Q198 84 186 83Q177 76 177 43Q178 10 184 3Z'),
        shape(brass.deep, 'M187 10Q194 12 195 43Q194 74 187 76Q181 70 181 43Q182 16 187 10Z'),
        shape(brass.base, 'M185 58Q191 40 187 11Q182 18 181 43Q181 54 185 58Z'),
        shape(
          brass.base,
          'M83 22L95 22L95 74Q89 78 83 74ZM98 22L110 22L110 74Q104 78 98 74ZM113 21L125 21L125 68Q119 72 113 68Z',
        ),
        shape(
          brass.shade,
          'M90.5 22L95 22L95 74L90.5 75.5ZM105.5 22L110 22L110 74L105.5 75.5ZM120.5 21L125 21L125 68L120.5 69.5Z',
        ),
        shape(brass.light, 'M85 24h2.5v38h-2.5ZM100 24h2.5v38h-2.5ZM115 24h2.5v36h-2.5Z'),
        stroke(brass.shade, 3, 'M89 20V9M104 20V8M119 19V6'),
        stroke(paint('clay.bone').base, 5, 'M84 8H94M99 6H109M114 4H124'),
        stroke(brass.shade, 4, 'M84 42H124'),
        ...(tied
          ? [
              stroke(ribbon.base, 5, 'M58 28Q62 44 58 57'),
              stroke(ribbon.shade, 4, 'M58 46Q50 56 54 70M59 46Q68 56 64 70'),
            ]
          : [
              shape(verdigris.base, 'M146 38q8 -4 10 2q-1 6 -8 5q-6 -2 -2 -7Z', 0.7),
              shape(verdigris.base, 'M28 29h8l-2 5h-6Z', 0.6),
            ]),
      ].join(''),
    }
  },
}
