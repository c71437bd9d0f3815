import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const kitchenScale: Thing = {
  id: 'kitchen-scale',
  name: 'a kitchen scale',
  says: [
    'It adds ten grams for friends.',
    'It weighs flour, letters and once a baby.',
    'Dead right, if you stand on the left.',
  ],
  grid: [120, 136],
  widthCm: 26,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, between }) {
    const body = paint(pick(['enamel.teal', 'enamel.cream', 'enamel.red', 'paper.sky', 'enamel.mustard']))
    const tin = paint('brass.tin')
    const face = paint('paper.white')
    const fruit = paint(pick(['leaf.autumn', 'enamel.red', 'enamel.mustard']))
    const turn = short(between(-120, 120))
    const full = chance(0.65)
    return {
      outline: `M12 136Q8 130 12 124Q28 98 36 60L50 56V44Q10 42 4 24Q4 20 12 19${full ? 'Q28 8 40 8Q48 0 60 3Q76 0 84 8L108 19' : 'Q60 12 108 19'}Q116 20 116 24Q110 42 70 44V56L84 60Q92 98 108 124Q112 130 108 136Z`,
      art: [
        ...(full
          ? [
              oval(fruit.shade, 82, 20, 15, 13),
              oval(fruit.base, 56, 16, 15, 14),
              oval(fruit.light, 51, 11, 5, 4),
              oval(fruit.base, 36, 22, 13, 12),
              oval(fruit.light, 32, 17, 4, 3),
              stroke(paint('leaf.moss').deep, 2, 'M57 5Q57 2 60 1'),
            ]
          : []),
        shape(tin.deep, 'M50 42H71L72 62H49Z'),
        shape(tin.base, 'M3 22Q60 30 117 22Q112 46 60 46Q8 46 3 22Z'),
        shape(tin.shade, 'M117 22Q112 46 60 46Q88 42 94 25Z'),
        shape(tin.light, 'M3 19Q60 27 117 19Q119 25 114 26.5Q60 33 6 26.5Q1 25 3 19Z'),
        shape(body.base, 'M12 126Q30 96 35 64Q37 57 44 56H77Q84 57 86 64Q90 96 108 126Z'),
        shape(body.shade, 'M108 126Q90 96 86 64Q84 57 77 56H70Q78 90 88 126Z'),
        shape(body.light, 'M22 122Q36 92 40 66Q41 61 46 60Q44 92 32 122Z'),
        oval(body.deep, 61.5, 92, 27.5),
        oval(tin.light, 60, 91, 27.5),
        oval(face.base, 60.5, 91.5, 23.5),
        stroke(
          face.deep,
          2,
          'M60.5 71v4M74.9 77.1l-2.8 2.8M81 91.5h-4M74.9 105.9l-2.8 -2.8M60.5 112v-4M46.1 105.9l2.8 -2.8M40 91.5h4M46.1 77.1l2.8 2.8',
        ),
        group(`rotate(${turn} 60.5 91.5)`, stroke(paint('enamel.red').base, 3, 'M60.5 97V75')),
        oval(paint('brass.iron').base, 60.5, 91.5, 4),
        shape(body.deep, 'M11 125Q60 121 109 125Q113 131 109 136H11Q7 131 11 125Z'),
        shape(body.shade, 'M11 125Q60 121 109 125L109.5 128Q60 125 10.5 128Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M92 112Q96 110 98 115Q98 120 94 119Z')] : []),
      ].join(''),
    }
  },
}
