import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const gramophone: Thing = {
  id: 'gramophone',
  name: 'a gramophone',
  says: [
    'Wind it forty times, then dance quickly.',
    'It plays everything as if from the next room.',
    'The horn has heard more than it lets out.',
  ],
  grid: [140, 180],
  widthCm: 50,
  manners: ['stand'],
  stories: ['music', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const horn = paint(pick(['brass.brass', 'enamel.red', 'enamel.teal', 'cloth.plum', 'brass.copper']))
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    return {
      outline:
        'M54 2Q70 0 80 10Q98 16 100 36Q108 52 100 66Q114 80 118 98Q120 112 108 120L116 123Q124 124 125 132L124 148L138 150Q142 158 136 160L124 156L125 166Q130 168 130 180L22 180Q22 168 28 166L29 132Q30 124 40 122L72 118Q92 116 98 106Q92 96 80 92Q70 106 52 106Q34 106 26 94Q8 86 8 68Q-2 52 8 36Q10 18 28 14Q38 2 54 2Z',
      art: [
        stroke(iron.base, 4, 'M122 146L134 148L134 157'),
        shape(
          wood.base,
          'M22 180Q20 168 30 166L30 132Q30 125 38 124L118 124Q125 125 125 132L125 166Q132 168 130 180Z',
        ),
        shape(
          wood.shade,
          'M108 124L118 124Q125 125 125 132L125 166Q132 168 130 180L104 180Q110 170 108 160Z',
        ),
        shape(wood.light, 'M30 132Q30 125 38 124L70 124L68 130L42 131Q37 132 37 140L36 160L30 162Z'),
        shape(wood.shade, 'M22 180Q20 168 30 166L125 166Q132 168 130 180L22 180Q24 174 22 180Z'),
        shape(wood.deep, 'M46 139Q76 136 104 139L104 158Q76 161 46 158Z'),
        shape(wood.base, 'M50 143Q76 140 100 143L100 155Q76 157 50 155Z'),
        shape(brass.base, 'M75 144Q79 149 86 149Q79 151 75 155Q71 151 64 149Q71 149 75 144Z'),
        oval(iron.shade, 66, 123, 36, 5),
        oval(iron.base, 66, 121, 36, 5),
        oval(paint('enamel.red').base, 66, 120.5, 11, 2),
        shape(
          horn.shade,
          'M76 74Q98 72 112 88Q124 106 110 118Q98 124 84 121L84 113Q98 116 104 107Q104 98 90 93Q76 92 66 94Z',
        ),
        shape(horn.base, 'M76 76Q100 76 110 92Q116 104 108 112Q108 100 96 92Q84 88 70 92Z'),
        shape(brass.shade, 'M78 110L90 112L91 122L79 122Q74 116 78 110Z'),
        shape(
          horn.base,
          'M54 2Q70 0 80 10Q98 16 100 36Q108 52 100 68Q98 86 80 92Q70 106 52 106Q34 106 26 94Q8 88 8 70Q-2 52 8 36Q10 18 28 14Q38 2 54 2Z',
        ),
        shape(
          horn.light,
          'M54 2Q70 0 80 10L66 30L56 34ZM28 14Q38 4 52 2L53 34L44 36ZM8 36Q10 18 26 15L42 38L34 46ZM8 70Q-2 54 8 38L33 48L32 58Z',
        ),
        shape(
          horn.shade,
          'M100 68Q98 86 81 92L68 70L74 62ZM79 93Q70 106 53 106L54 76L66 72ZM51 106Q34 106 26 95L42 70L52 76Z',
        ),
        oval(horn.shade, 55, 56, 24, 23),
        shape(horn.deep, 'M56 36Q72 38 73 55Q72 72 56 73Q40 72 39 58Q40 44 50 42Q50 38 56 36Z'),
        stroke(horn.light, 3, 'M36 64Q38 76 52 79'),
        ...(chance(0.5)
          ? [
              shape(paint('clay.clay').base, 'M84 26L94 24L96 36L87 39Z'),
              stroke(horn.deep, 1.5, 'M85 30L95 27M86 36L95 33'),
            ]
          : [shape(horn.deep, 'M22 90L30 82L32 92L26 95Z', 0.6)]),
      ].join(''),
    }
  },
}
