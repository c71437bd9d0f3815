import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const kite: Thing = {
  id: 'kite',
  name: 'a kite',
  says: [
    'It spent one summer in the elm.',
    'The tail is four ties and a good napkin.',
    'It wants a hill and somebody who runs.',
  ],
  grid: [100, 180],
  widthCm: 66,
  manners: ['hang'],
  stories: ['toys', 'sport', 'sea'],
  weight: 'light',
  draw({ paint, chance, shuffle }) {
    const dyes = shuffle([
      'enamel.red',
      'cloth.mustard',
      'enamel.teal',
      'paper.sky',
      'cloth.indigo',
      'paper.white',
      'cloth.rust',
    ] as const)
    const one = paint(dyes[0] ?? 'enamel.red')
    const two = paint(dyes[1] ?? 'cloth.mustard')
    const three = paint(dyes[2] ?? 'enamel.teal')
    const wood = paint('wood.pine')
    const face = chance(0.4)
    return {
      outline:
        'M50 0L98 46Q78 76 54 118Q60 126 54 132L68 128V144L54 139Q46 146 50 152L60 150L64 166L52 160L50 168L57 166V179L46 176L33 180V165L42 168L48 160L36 164L38 148L46 151Q44 142 50 136L36 140L38 126L47 128L46 118Q20 82 2 48Z',
      art: [
        stroke(wood.shade, 2, 'M50 116Q60 126 52 136Q42 146 50 156Q54 166 44 178'),
        shape(two.base, 'M52 134L38 126L36 140ZM48 154L61 149L64 165Z'),
        shape(two.shade, 'M52 134L68 127L68 143ZM48 154L37 147L36 163Z'),
        shape(three.base, 'M45 173L34 166L33 180Z'),
        shape(three.shade, 'M45 173L56 167L57 179Z'),
        shape(one.base, 'M50 3Q26 24 3 48Q26 48 50 46Z'),
        shape(two.base, 'M50 3Q74 26 97 46Q74 48 50 46Z'),
        shape(two.base, 'M3 48Q26 48 50 46L50 117Q28 84 3 48Z'),
        shape(one.shade, 'M97 46Q74 48 50 46L50 117Q76 80 97 46Z'),
        shape(two.shade, 'M50 3Q74 26 97 46L86 46.5Q70 28 50 10Z'),
        shape(one.light, 'M46 8Q26 26 8 46L16 46.5Q28 32 46 16Z'),
        shape(two.light, 'M8 50L16 50Q32 70 46 100L46 108Q28 82 8 50Z'),
        ...(face
          ? [
              stroke(three.deep, 7, 'M34 40v0M66 40v0'),
              stroke(three.deep, 4, 'M34 62Q50 78 66 61'),
              oval(three.base, 26, 53, 5, 4),
              oval(three.base, 75, 52, 5, 4),
            ]
          : [
              shape(three.base, 'M50 26Q60 38 72 46Q60 54 50 72Q40 56 28 48Q42 40 50 26Z'),
              shape(three.shade, 'M50 26Q60 38 72 46Q60 54 50 72Q54 50 50 26Z'),
            ]),
        stroke(wood.shade, 2, 'M50 1V118M3 48Q50 44 97 46'),
        stroke(wood.light, 1, 'M49.5 3V60'),
        ...(chance(0.6)
          ? [
              shape(paint('cloth.oat').base, 'M62 74L74 66L79 76L67 84Z'),
              stroke(paint('cloth.oat').deep, 1.3, 'M64 78L77 70'),
            ]
          : []),
        stroke(wood.deep, 1.6, 'M50 4Q46 0 50 0.5Q54 0 50 4'),
      ].join(''),
    }
  },
}
