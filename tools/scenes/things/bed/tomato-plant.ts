import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const tomatoPlant: Thing = {
  id: 'tomato-plant',
  name: 'a tomato plant',
  says: [
    'Tied up with a stocking. It has not asked whose.',
    'Three ripe, one blushing, the rest have till September.',
    'It smells of August when one brushes past.',
  ],
  grid: [110, 190],
  widthCm: 62,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const leaf = paint(pick(['leaf.leaf', 'leaf.moss']))
    const fruit = paint(pick(['enamel.red', 'enamel.mustard', 'leaf.autumn']))
    const pot = paint(pick(['clay.clay', 'brass.tin', 'clay.brick']))
    const cane = paint('wood.pine')
    const spray = (x: number, y: number, turn: number, tone: string, size = 1) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
        shape(tone, 'M0 0Q6 -14 20 -12Q24 -22 36 -18Q34 -8 44 -2Q36 8 26 4Q22 14 12 10Q4 10 0 0Z'),
      )
    const tomato = (x: number, y: number, r: number) => [
      oval(fruit.base, x, y, r),
      shape(
        fruit.shade,
        `M${x + r * 0.4} ${y - r * 0.9}Q${x + r * 1.4} ${y + r * 0.2} ${x} ${y + r}Q${x + r * 0.7} ${y} ${x + r * 0.4} ${y - r * 0.9}Z`,
      ),
      oval(fruit.light, x - r * 0.4, y - r * 0.4, r * 0.28),
      stroke(leaf.shade, 2.6, `M${x - 5} ${y - r}l5 2l5 -2M${x} ${y - r + 2}v-5`),
    ]
    return {
      outline:
        'M50 10L58 2L62 18Q84 16 92 40Q108 56 98 84Q108 116 86 136L82 186Q56 194 30 186L26 136Q4 118 14 92Q0 66 20 44Q30 18 50 20Z',
      art: [
        stroke(cane.base, 5, 'M56 150V6'),
        stroke(leaf.shade, 5, 'M54 150Q44 110 58 70Q62 40 56 22'),
        spray(54, 120, 10, leaf.shade, 1.1),
        spray(56, 96, 172, leaf.shade, 1.1),
        spray(56, 70, -18, leaf.base, 1.1),
        spray(56, 128, 164, leaf.base, 1.1),
        spray(58, 52, 196, leaf.base),
        spray(56, 34, -30, leaf.light, 0.9),
        spray(54, 106, -6, leaf.base),
        spray(56, 78, 150, leaf.light, 0.8),
        ...tomato(34, 106, 12),
        ...tomato(82, 92, 11),
        ...tomato(74, 128, 12),
        ...tomato(36, 66, 9),
        shape(pot.base, 'M26 142Q56 136 86 142L80 186Q56 192 32 186Z'),
        shape(pot.shade, 'M86 142L80 186Q72 188 60 189Q70 164 68 140Z'),
        shape(pot.light, 'M32 148L37 182L42 183L38 147Z'),
        stroke(paint('paper.rose').base, 3, 'M48 60Q56 66 62 58'),
      ].join(''),
    }
  },
}
