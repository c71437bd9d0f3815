import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const milkChurn: Thing = {
  id: 'milk-churn',
  name: 'a milk churn',
  says: [
    "It comes up to the dog's chin.",
    'Empty, and loud about it.',
    'It holds umbrellas now, and does not complain.',
  ],
  grid: [92, 150],
  widthCm: 38,
  manners: ['stand'],
  stories: ['kitchen', 'garden'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.tin', 'enamel.cream', 'enamel.teal', 'enamel.blue', 'leaf.moss']))
    const tin = paint('brass.tin')
    const flower = paint(pick(['enamel.red', 'enamel.mustard', 'paper.rose']))
    const white = paint('paper.white')
    const leaf = paint('leaf.olive')
    return {
      outline:
        'M12 150Q6 148 8 142V72Q4 62 14 54L12 40Q8 32 18 30L22 24Q14 16 20 8Q46 -3 72 8Q78 16 70 24L74 30Q84 32 80 40L78 54Q88 62 84 72V142Q86 148 80 150Z',
      art: [
        stroke(tin.shade, 5, 'M22 36Q8 34 14 52L18 62'),
        stroke(tin.deep, 5, 'M70 36Q84 34 78 52L74 62'),
        shape(body.shade, 'M24 18H68V44H24Z'),
        shape(body.base, 'M24 18H56Q58 34 56 44H24Z'),
        shape(tin.base, 'M18 20Q14 8 24 6Q46 -2 68 6Q78 8 74 20Q46 28 18 20Z'),
        shape(tin.shade, 'M74 20Q78 8 68 6Q60 3 52 2Q64 10 60 23Q68 22 74 20Z'),
        shape(tin.light, 'M22 17Q20 9 28 8Q36 4 44 4Q32 8 30 19Z'),
        shape(
          body.base,
          'M8 78Q6 60 20 50Q26 46 26 38H66Q66 46 72 50Q86 60 84 78V142Q80 150 46 150Q12 150 8 142Z',
        ),
        shape(
          body.shade,
          'M84 78Q86 60 72 50Q66 46 66 38H52Q54 48 58 54Q66 64 66 80V120Q64 142 48 150Q80 150 84 142Z',
        ),
        shape(body.light, 'M14 80Q14 62 26 53Q31 48 32 40H37Q38 50 32 56Q24 64 24 80V140Q17 138 14 134Z'),
        stroke(body.shade, 3.5, 'M8.5 76Q46 86 83.5 76'),
        shape(body.deep, 'M8 138Q46 147 84 138V143Q80 150 46 150Q12 150 8 143Z', 0.7),
        ...(chance(0.6)
          ? [
              stroke(leaf.base, 4, 'M40 124Q48 114 46 100M46 116Q56 118 60 110M44 112Q34 112 32 106'),
              oval(flower.base, 38, 100, 7, 6),
              oval(flower.base, 52, 98, 7, 6),
              oval(flower.base, 45, 92, 7, 6),
              oval(flower.light, 45, 105, 6, 5),
              oval(white.base, 45, 98.5, 4),
            ]
          : [
              shape(body.shade, 'M32 112Q34 98 48 98Q38 104 39 116Q40 126 48 130Q32 128 32 112Z'),
              shape(body.light, 'M44 128Q56 124 54 108Q60 126 48 131Z'),
            ]),
        ...(chance(0.4)
          ? [shape(paint('clay.clay').base, 'M70 130Q76 124 80 128L80 139Q74 141 68 140Q66 134 70 130Z', 0.7)]
          : []),
      ].join(''),
    }
  },
}
