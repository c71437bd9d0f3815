import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const paperLantern: Thing = {
  id: 'paper-lantern',
  name: 'a paper lantern',
  says: [
    'It weighs nothing and lights a party.',
    'Folded flat eleven months of the year.',
    'One tear, patched with a stamp.',
  ],
  grid: [112, 160],
  widthCm: 36,
  manners: ['hang'],
  stories: ['light', 'home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const paper = paint(
      pick(['enamel.red', 'enamel.mustard', 'paper.white', 'paper.sky', 'paper.rose', 'cloth.sage']),
    )
    const rim = paint('wood.walnut')
    const tassel = paint(pick(['cloth.mustard', 'enamel.red', 'cloth.indigo']))
    const lit = chance(0.5)
    return {
      outline:
        'M55 0L57 0L58 16L74 18L76 26Q110 40 110 68Q110 98 78 112L76 119L61 121L67 150L62 160L49 159L46 150L51 121L37 119L35 112Q3 98 2 68Q3 40 36 26L38 18L54 16Z',
      art: [
        stroke(rim.base, 2.5, 'M40 21Q54 2 56 1.5Q58 2 72 21'),
        stroke(tassel.shade, 2.5, 'M56 118L56 132'),
        shape(
          tassel.base,
          'M50 134Q56 126 62 134Q64 146 67 152L62 159L58 154L54 160L50 154L45 156Q49 146 50 134Z',
        ),
        shape(tassel.shade, 'M57 130Q61 131 62 134Q64 146 67 152L62 159L58 154Z'),
        oval(tassel.light, 55, 133, 5, 3),
        shape(
          lit ? paper.light : paper.base,
          'M36 25Q56 21 76 25Q111 40 110 68Q110 98 77 113Q56 117 35 113Q2 98 2 68Q2 40 36 25Z',
        ),
        shape(
          lit ? paper.base : paper.shade,
          'M76 25Q111 40 110 68Q110 98 77 113Q66 116 52 115Q90 98 90 66Q89 38 68 24Z',
        ),
        lit
          ? shape(LAMP, 'M38 36Q60 31 76 40Q90 52 88 72Q84 96 66 104Q46 108 30 96Q18 82 21 62Q24 44 38 36Z')
          : shape(
              paper.light,
              'M38 30Q46 28 48 31Q30 44 28 68Q28 82 32 92Q22 94 14 86Q8 76 9 66Q12 42 38 30Z',
            ),
        stroke(
          paper.shade,
          1.8,
          'M21 33Q56 42 91 33M9 46Q56 58 103 46M3 61Q56 75 109 61M3 77Q56 92 109 77M9 92Q56 106 103 92M21 105Q56 115 91 105',
        ),
        shape(rim.base, 'M36 19Q56 14 76 19L77 27Q56 32 35 27Z'),
        shape(rim.light, 'M37 20Q46 17.5 54 17.5L52 23Q44 23.5 37 25Z'),
        shape(rim.base, 'M35 111Q56 116 77 111L75 119Q56 123 37 119Z'),
        shape(rim.shade, 'M60 114.5Q70 114 77 111L75 119Q68 121 60 121.5Z'),
        chance(0.5)
          ? shape(rim.deep, 'M72 62L84 56L80 66L86 74L76 72Q71 68 72 62Z', lit ? 0.35 : 0.55)
          : shape(paint('paper.kraft').light, 'M68 74L84 68L88 78L72 84Z'),
      ].join(''),
    }
  },
}
