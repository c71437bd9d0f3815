import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const television: Thing = {
  id: 'television',
  name: 'an old television set',
  says: [
    'Two channels, and one of them is snow.',
    'It took three people and a ladder to get the picture.',
    'It warms up for a minute, then so does the room.',
  ],
  grid: [160, 158],
  widthCm: 64,
  manners: ['stand'],
  stories: ['home', 'music'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['wood.walnut', 'wood.oak', 'enamel.teal', 'enamel.red', 'wood.pine']))
    const leg = paint('wood.walnut')
    const tin = paint('brass.tin')
    const brass = paint('brass.brass')
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.kraft']))
    const glass = paint('glass.bottle')
    const dark = paint('clay.slate')
    const lace = paint('paper.white')
    const on = chance(0.25)
    return {
      outline:
        'M42 5Q42 1 46 2L79 40L118 1Q123 0 122 5L88 44L142 46Q156 47 157 60L158 124Q157 137 146 139L150 156L142 158L134 140L28 140L20 158L12 157L16 139Q4 138 3 125L4 60Q5 47 18 46L70 44L42 8Z',
      art: [
        stroke(tin.base, 2.5, 'M80 46L45 5'),
        stroke(tin.shade, 2.5, 'M82 46L119 4'),
        oval(tin.light, 45, 5, 3.5),
        oval(tin.base, 119, 4.5, 3.5),
        shape(leg.shade, 'M16 134L34 134L21 157Q16 160 12 156Z'),
        shape(leg.shade, 'M128 134L146 134L150 155Q147 160 142 157Z'),
        shape(brass.shade, 'M64 46Q66 37 81 37Q96 37 98 46Z'),
        shape(
          body.base,
          'M18 46Q80 42 142 46Q156 47 157 60L158 124Q157 138 144 139Q80 142 17 139Q4 138 3 125L4 60Q5 47 18 46Z',
        ),
        shape(
          body.shade,
          'M134 45.5L142 46Q156 47 157 60L158 124Q157 138 144 139Q80 142 17 139Q6 138 4 129Q80 136 138 132Q147 130 147 120Q148 70 134 45.5Z',
        ),
        shape(
          body.light,
          'M18 46Q60 43 104 44L100 49Q50 49 20 52Q11 53 10 62L9 100Q4 100 4 84L4 60Q5 47 18 46Z',
        ),
        shape(
          dark.deep,
          'M24 56Q62 51 100 56Q108 57 109 66Q112 92 109 118Q108 126 100 127Q62 131 24 127Q16 126 15 118Q12 92 15 66Q16 57 24 56Z',
        ),
        shape(
          on ? paint('glass.clear').light : glass.shade,
          'M28 61Q62 57 97 61Q103 62 104 70Q106 92 104 114Q103 121 97 122Q62 126 28 122Q21 121 20 114Q17 92 20 70Q21 62 28 61Z',
        ),
        on
          ? shape(LAMP, 'M34 76Q62 66 92 78L96 96Q70 84 28 98Z', 0.8) +
            stroke(dark.base, 2, 'M30 84h10M52 80h20M84 88h10M36 104h24M70 100h14M44 112h12M78 112h16')
          : shape(glass.base, 'M28 61Q40 59 54 58.5L24 104L19 108Q17 90 20 70Q21 62 28 61Z') +
            shape(glass.light, 'M30 66Q38 64 44 64Q30 76 27 94Q22 90 24 74Q25 67 30 66Z', 0.7),
        shape(cloth.base, 'M118 96Q132 94 147 96Q149 110 147 124Q132 127 118 125Q116 110 118 96Z'),
        stroke(cloth.deep, 2, 'M122 103H143M122 110H143M122 117H143'),
        oval(body.deep, 133, 64, 10, 10.5),
        oval(brass.base, 132, 63, 8.5, 8.5),
        oval(brass.base, 125, 84, 4.5),
        oval(brass.base, 140, 84, 4.5),
        stroke(brass.deep, 2.2, 'M132 63L137 56.5M125 84V81M140 84L142 82'),
        chance(0.5)
          ? shape(
              lace.base,
              'M8 53Q10 47 18 46Q42 43 68 44Q67 52 60 51Q60 59 52 58Q51 66 43 64Q37 72 31 65Q23 67 21 59Q12 60 8 53Z',
            ) + stroke(lace.shade, 2.6, 'M22 53h0M32 52h0M42 51h0M52 50h0M31 59h0M42 58h0')
          : stroke(paint('paper.white').base, 4, 'M94 108L108 122M107 108L96 121'),
      ].join(''),
    }
  },
}
