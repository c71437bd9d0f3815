import type { Dye } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const letterBox: Thing = {
  id: 'letter-box',
  name: 'a letter box',
  says: [
    'There is a letter in it. There always is.',
    'It squeaks for bills and is silent for postcards.',
    'It still believes in the second post.',
  ],
  grid: [150, 142],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden', 'home', 'travel'],
  weight: 'middling',
  isReadable: true,
  draw({ paint, pick, chance }) {
    const tinDye = pick<Dye>([
      'enamel.blue',
      'enamel.red',
      'enamel.teal',
      'leaf.moss',
      'brass.tin',
      'enamel.cream',
    ])
    const tin = paint(tinDye)
    const flag = paint(tinDye === 'enamel.red' ? 'enamel.mustard' : 'enamel.red')
    const paper = paint('paper.white')
    const ink = tinDye === 'enamel.cream' ? tin.deep : paper.base
    const open = chance(0.5)
    const ragged = chance(0.4)
    return {
      outline: `M10 134L10 78Q12 42 46 40L96 36L95 4Q95 1 99 1Q114 -1 129 4L${ragged ? '116 13L128 26' : '128 27'}Q114 23 104 25L104 35L114 35Q146 38 147 74L147 128Q146 134 138 135L80 141${
        open ? 'L4 142Q0 138 4 134Z' : 'L12 141Q9 139 10 134Z'
      }`,
      art: [
        group(
          'translate(0 20)',
          shape(tin.base, 'M46 20L112 15Q146 16 147 54L147 108Q146 114 138 115L76 121Q60 60 46 20Z'),
          shape(tin.light, 'M46 20L112 15Q128 15 137 26Q110 27 74 31Q64 22 46 20Z'),
          shape(tin.shade, 'M84 88Q116 86 147 80L147 108Q146 114 138 115L76 121Z'),
          stroke(tin.shade, 2, 'M122 17Q134 40 133 114'),
          shape(tin.shade, 'M10 118L10 58Q12 20 46 20Q82 21 83 58L84 120Z'),
          shape(tin.deep, 'M16 118L16 60Q18 27 46 26Q76 27 77 60L78 119Z'),
          ...(open
            ? [
                shape(paint('paper.kraft').base, 'M22 66L64 58L68 104L24 108Z'),
                shape(paper.shade, 'M28 78L72 70L74 108L30 112Z'),
                shape(paper.base, 'M20 84L64 80L66 116L21 117Z'),
                stroke(paper.shade, 2, 'M21 86L43 101L64 82'),
                shape(paint('enamel.red').base, 'M53 104L62 103L62 113L53 114Z'),
                shape(tin.base, 'M14 113L80 112Q86 113 84 120L78 122L6 122Q2 118 6 115Z'),
                shape(tin.light, 'M10 115L60 113.5L58 117L9 118.5Z'),
              ]
            : [
                shape(tin.base, 'M12 120L12 60Q14 24 46 23Q80 24 81 60L81 119.5Q46 122 12 120Z'),
                shape(tin.shade, 'M60 25Q80 30 81 60L81 119.5Q70 120.5 58 121Q70 80 60 25Z'),
                shape(tin.light, 'M18 62Q20 34 38 29Q28 44 27 66L26 104Q20 106 18 102Z'),
                shape(paint('brass.brass').base, 'M39 36Q46 31 53 36L52 46Q46 49 40 46Z'),
                stroke(ink, 3, 'M32 66L46 77L61 65M32 66L32 88L61 87L61 65Z'),
              ]),
          shape(tin.deep, 'M108 96q7 -5 12 0q3 7 -5 9q-9 0 -7 -9Z', 0.45),
          stroke(ink, 2.8, 'M111 62L115 58L115 76M122 61Q123 57 127 58Q130 61 127 66L122 74L130 73'),
        ),
        shape(paint('brass.iron').base, 'M93 80Q94 73 100 74Q106 75 105 81Q102 87 96 85Z'),
        shape(
          flag.base,
          `M97 80L95 4Q95 1 99 1Q114 -1 129 4L${ragged ? '116 13L128 26' : '128 27'}Q114 23 104 25L103 80Q100 82 97 80Z`,
        ),
        shape(flag.shade, 'M104 2Q108 1 111 1.2L110 24Q106 24 104 25L103 80Q101 81 100.5 80Z'),
      ].join(''),
    }
  },
}
