import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const marionette: Thing = {
  id: 'marionette',
  name: 'a marionette',
  says: [
    'He bows if you breathe.',
    'His strings are in a knot that took a whole winter.',
    "He has played the king, the wolf and the king's mother.",
  ],
  grid: [100, 190],
  widthCm: 36,
  manners: ['hang'],
  stories: ['toys', 'music'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const coat = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss', 'cloth.mustard', 'cloth.plum']))
    const other = paint(pick(['cloth.oat', 'paper.sky', 'cloth.mustard']))
    const wood = paint(pick(['paper.kraft', 'clay.bone']))
    const bar = paint('wood.oak')
    const thread = paint('cloth.oat')
    const shoe = paint('wood.walnut')
    const cheek = paint('cloth.rust')
    return {
      outline:
        'M46 3Q50 -1 54 3V11L90 10Q95 14 91 19L53 21L52 33Q66 24 80 30Q88 26 90 33Q88 40 82 38L72 44Q72 66 68 76Q72 80 70 86L84 98Q94 100 96 108Q92 116 84 114L72 102L76 122Q74 128 68 132L78 158L90 166Q93 174 86 177L72 178L60 140L50 132L40 148L38 174L41 186Q38 190 32 189L18 187Q14 182 20 178L27 174L29 148L36 132Q28 128 26 122L30 104L22 110Q20 118 14 118Q5 116 8 106L32 84Q30 78 36 76L34 72L22 72Q17 68 22 64L32 60Q28 44 46 36L48 22L11 22Q5 17 10 12L46 11Z',
      art: [
        stroke(thread.shade, 1.2, 'M13 20L11 104M87 18L90 100M30 18L34 150M70 18L70 146'),
        shape(bar.shade, 'M47 3Q50 0 53 3V30Q50 33 47 30Z'),
        shape(bar.base, 'M10 13L90 11Q94 14 90 18L11 21Q7 17 10 13Z'),
        shape(bar.light, 'M11 14L70 12.5L68 15L12 17Z'),
        stroke(other.base, 9, 'M44 126Q32 138 34 152L32 176'),
        stroke(other.shade, 9, 'M56 126Q62 136 68 148L74 164'),
        stroke(wood.deep, 2, 'M30 150h8M65 149l7 -3'),
        shape(shoe.base, 'M27 174H38L39 184Q39 189 33 188L18 186Q16 182 21 179Z'),
        shape(shoe.shade, 'M69 164L79 160L88 166Q92 172 86 175L72 176Z'),
        stroke(coat.shade, 9.5, 'M64 88Q74 92 82 104'),
        stroke(coat.base, 9.5, 'M36 88Q24 94 17 106'),
        shape(wood.base, 'M10 104Q16 100 21 106Q22 114 15 117Q7 117 8 110Z'),
        shape(wood.shade, 'M80 104Q86 98 92 103Q95 111 88 114Q80 113 80 104Z'),
        shape(coat.base, 'M36 82Q50 76 64 82Q70 104 74 122Q66 132 50 131Q34 132 27 122Q32 104 36 82Z'),
        shape(coat.shade, 'M64 82Q70 104 74 122Q66 132 50 131Q62 112 58 80Z'),
        shape(
          other.base,
          'M27 122Q29 116 33 121Q37 127 41 121Q46 128 50 122Q55 128 59 121Q63 127 67 121Q71 116 74 122Q68 134 50 133Q32 134 27 122Z',
        ),
        stroke(other.light, 4.6, 'M50 94v0M50 106v0'),
        shape(
          other.light,
          'M32 82Q36 74 42 80Q46 74 50 80Q55 74 59 80Q65 74 69 82Q66 90 60 86Q55 92 50 86Q45 92 40 86Q34 90 32 82Z',
        ),
        shape(wood.base, 'M32 60Q32 40 50 40Q68 40 68 60Q68 80 50 80Q32 80 32 60Z'),
        shape(wood.shade, 'M60 43Q68 48 68 60Q68 80 50 80Q46 80 43 79Q62 74 60 43Z'),
        shape(wood.light, 'M48 62Q34 62 22 66Q20 70 24 71Q38 72 50 70Z'),
        shape(wood.shade, 'M24 71Q38 72 50 70V67Q38 69 22 68.5Q22 71 24 71Z'),
        stroke(shoe.deep, 3.8, 'M40 57v0M55 57v0'),
        stroke(shoe.deep, 1.8, 'M37 51Q40 49 43 50.5M53 50.5Q56 49 59 51M44 75Q50 77 56 73'),
        oval(cheek.base, 60, 66, 4, 3.2, 0.7),
        shape(coat.base, 'M30 54Q34 36 52 34Q66 24 84 32Q78 38 72 42Q70 46 70 53Q50 44 30 54Z'),
        shape(coat.shade, 'M56 33Q68 25 84 32Q78 38 72 42Q70 46 70 53Q64 50 58 49Q64 42 56 33Z'),
        oval(other.base, 84, 33, 4.5),
        stroke(thread.shade, 1.2, 'M50 20V36'),
        ...(chance(0.5)
          ? [
              shape(other.base, 'M38 104L46 102L47 112L39 114Z'),
              stroke(other.deep, 1.2, 'M37 107h3M45 105h3M41 115v-3'),
            ]
          : []),
        ...(chance(0.4) ? [stroke(thread.base, 1.6, 'M70 132Q78 136 74 142Q70 146 76 150')] : []),
      ].join(''),
    }
  },
}
