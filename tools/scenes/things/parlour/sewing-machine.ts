import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const sewingMachine: Thing = {
  id: 'sewing-machine',
  name: 'a sewing machine',
  says: [
    'It hemmed the curtains of a whole street.',
    'The needle is threaded, in case.',
    'It runs backwards if it is spoken to sharply.',
  ],
  grid: [164, 124],
  widthCm: 44,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.iron', 'enamel.teal', 'leaf.moss', 'clay.brick', 'brass.iron']))
    const gold = paint('brass.brass')
    const tin = paint('brass.tin')
    const wood = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine']))
    const thread = paint(pick(['enamel.red', 'paper.sky', 'cloth.mustard']))
    const cloth = paint(pick(['paper.rose', 'cloth.sage', 'cloth.indigo', 'paper.white']))
    return {
      outline:
        'M2 124V100L14 92L20 88L22 66Q14 60 14 46L16 26Q20 18 34 18L96 20V6H114V20Q130 22 138 34Q144 22 152 26Q164 40 162 56Q160 72 150 74L140 70L138 92L162 100V124Z',
      art: [
        shape(tin.light, 'M98 20V12Q104 9 111 12V20Z'),
        shape(thread.base, 'M98 19Q96 12 98 5Q105 2 112 5Q114 12 112 19Q105 21 98 19Z'),
        shape(thread.shade, 'M106 3.5Q109 4 112 5Q114 12 112 19Q109 20 106 20Z'),
        stroke(thread.base, 1.5, 'M98 10Q60 2 34 20L30 84'),
        oval(body.shade, 150, 50, 12, 25),
        oval(tin.shade, 147, 50, 11, 24),
        oval(tin.light, 146, 49, 10, 22),
        oval(body.deep, 146, 50, 7, 16),
        stroke(tin.base, 4, 'M146 34V66'),
        oval(wood.base, 148, 50, 4, 5),
        stroke(tin.shade, 4, 'M30 66V84'),
        stroke(tin.base, 5, 'M24 88H37'),
        shape(
          body.base,
          'M14 46L16 28Q18 19 34 19H112Q142 22 142 56L138 92H98L104 62Q102 54 94 54H44L40 68Q30 72 20 67Q13 60 14 46Z',
        ),
        shape(
          body.shade,
          'M142 56L138 92H116Q122 70 122 56Q122 34 108 19H112Q142 22 142 56ZM44 54H94L95 49Q70 46 46 48Q40 56 38 69L40 68Z',
        ),
        shape(body.light, 'M17 46L19 30Q21 22 34 22H90Q60 26 34 28Q26 29 25 36L24 60Q17 56 17 46Z'),
        stroke(
          gold.base,
          2.5,
          'M50 37Q58 30 66 37Q74 44 82 37Q90 30 98 38M104 48Q116 54 112 68Q108 76 112 84',
        ),
        stroke(gold.light, 4.5, 'M58 40h.1M74 34h.1M90 39h.1M118 60h.1M106 72h.1'),
        shape(tin.base, 'M15 38L24 39L23 60Q16 56 15 48Z'),
        oval(gold.base, 19.5, 47, 3),
        shape(cloth.base, 'M4 92Q20 86 48 88L60 92Q50 98 40 96Q34 110 30 120Q14 118 4 122Q8 106 4 92Z'),
        shape(wood.base, 'M4 92H160L163 101H1Z'),
        shape(wood.light, 'M5 91H122V94.5H4Z'),
        shape(wood.base, 'M2 100H162V122Q82 126 2 122Z'),
        shape(wood.shade, 'M132 100H162V122Q146 123.5 130 124ZM2 100H162V103.5H2Z'),
        shape(cloth.base, 'M10 91Q24 88 50 90Q46 97 44 112Q28 108 10 116Q14 102 10 91Z'),
        shape(cloth.light, 'M10 91Q24 88 34 89Q22 94 22 111Q16 112 10 116Q14 102 10 91Z'),
        stroke(thread.base, 1.8, 'M30 91V96M30 99V103M30 106V109'),
        ...(chance(0.5)
          ? [
              shape(gold.base, 'M70 106Q90 104 108 106V116Q90 118 70 116Z'),
              stroke(gold.deep, 2, 'M77 111H101'),
            ]
          : [shape(wood.deep, 'M96 108Q106 106 114 109Q108 113 98 112Z', 0.6)]),
      ].join(''),
    }
  },
}
