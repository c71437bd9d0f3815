import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const deskLamp: Thing = {
  id: 'desk-lamp',
  name: 'a desk lamp',
  says: [
    'It bows to whoever works late.',
    "Its spring gives in slowly, like everyone's.",
    'It has seen the tax done, year after year.',
  ],
  grid: [138, 150],
  widthCm: 44,
  manners: ['stand'],
  stories: ['light', 'books', 'home', 'tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const enamel = paint(
      pick(['enamel.red', 'enamel.teal', 'enamel.cream', 'enamel.mustard', 'leaf.moss', 'clay.slate']),
    )
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    const tin = paint('brass.tin')
    const lit = chance(0.5)
    return {
      outline:
        'M14 150Q10 136 30 131L40 130L14 84Q6 72 18 66L76 24Q78 10 90 6Q98 0 106 8L108 16Q128 26 136 50Q138 56 132 60L121 64Q118 76 108 74Q103 73 103 69L88 74Q80 76 78 68Q72 52 80 36L30 74L58 128L70 131Q88 136 86 150Z',
      art: [
        stroke(tin.base, 4, 'M45 134L17 80'),
        stroke(tin.shade, 4, 'M57 134L28 76'),
        stroke(iron.base, 3, 'M52 130L38 104'),
        stroke(tin.base, 4, 'M19 70L88 20'),
        stroke(tin.shade, 4, 'M26 79L92 31'),
        stroke(iron.base, 1.8, 'M30 66Q44 50 58 48Q74 44 84 26'),
        oval(brass.shade, 22, 75, 10, 10),
        oval(brass.base, 21, 74, 8.5, 8.5),
        oval(brass.light, 19, 72, 3.5, 3),
        shape(enamel.base, 'M14 150Q11 139 24 134Q34 125 50 125Q66 125 76 134Q89 139 86 150Z'),
        shape(enamel.shade, 'M58 126Q68 127 76 134Q89 139 86 150L56 150Q72 140 58 126Z'),
        shape(enamel.light, 'M22 144Q24 138 32 135Q38 129 48 129Q38 136 34 144Q28 147 22 144Z'),
        oval(iron.base, 53, 133, 5, 3.5),
        shape(lit ? LAMP : tin.light, 'M100 64Q112 57 119 58Q124 66 118 72Q110 78 104 72Q101 69 100 64Z'),
        shape(enamel.shade, 'M80 20Q78 9 90 6Q98 1 105 8L107 18L84 33Z'),
        shape(enamel.base, 'M82 30Q88 14 106 14Q130 24 137 52Q136 60 116 66Q94 74 80 73Q72 50 82 30Z'),
        shape(enamel.shade, 'M106 14Q130 24 137 52Q136 60 118 65.5Q122 40 106 14Z'),
        shape(enamel.light, 'M86 34Q90 25 98 22Q88 40 90 67Q86 69 83 68Q78 50 86 34Z'),
        shape(lit ? LAMP : enamel.deep, 'M80 73Q78 69 100 60Q126 48 137 52Q138 58 116 66.5Q92 75.5 80 73Z'),
        ...(chance(0.6)
          ? [shape(paint('brass.copper').shade, 'M104 40q7 -4 9 2q0 6 -6 6q-6 -2 -3 -8Z')]
          : [shape(paint('paper.white').base, 'M38 139L52 138L53 146L39 147Z')]),
      ].join(''),
    }
  },
}
