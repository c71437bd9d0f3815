import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const enamelMug: Thing = {
  id: 'enamel-mug',
  name: 'an enamel mug',
  says: [
    'A chip for every campfire.',
    'It keeps tea too hot, then too cold, and nothing between.',
    'Somebody scratched an initial under it, then married.',
  ],
  grid: [112, 94],
  widthCm: 15,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const pale = chance(0.35)
    const body = paint(
      pale
        ? 'paper.white'
        : form.rather(pick(['enamel.teal', 'enamel.red', 'enamel.mustard', 'leaf.moss', 'clay.slate']), [
            'enamel.blue',
            'cloth.plum',
            'paper.sky',
            'clay.clay',
          ]),
    )
    const rim = paint(
      pale ? pick(['enamel.blue', 'enamel.red', 'enamel.teal']) : pick(['brass.iron', 'enamel.cream']),
    )
    const inside = paint('paper.white')
    return {
      outline:
        'M12 84Q5 56 4 16Q6 2 44 2Q82 2 84 16V24Q110 22 109 46Q108 70 80 72Q78 82 76 85Q72 94 44 94Q16 94 12 84Z',
      art: [
        stroke(body.shade, 10, 'M80 31Q104 27 103.5 47Q102 65 78 66'),
        stroke(body.base, 4.5, 'M80 28.5Q104 25 102 46'),
        shape(body.base, 'M4 16Q5 60 12 85Q16 94 44 94Q72 94 76 85Q83 60 84 16Z'),
        shape(body.shade, 'M84 16Q83 60 76 85Q72 94 44 94Q60 88 64 66Q68 44 66 22Z'),
        shape(body.light, 'M10 30Q15 32 19 32Q18 60 25 84Q18 82 16 76Q11 56 10 30Z'),
        printOn(
          { left: 12, right: 76, top: 36, height: 44, sag: 7 },
          pale ? rim : inside,
          form,
          chance(0.55)
            ? stroke(
                pale ? rim.base : inside.light,
                2.6,
                'M30 44h.1M42 56h.1M34 70h.1M52 40h.1M56 62h.1M46 78h.1M70 48h.1M66 76h.1M28 58h.1M61 33h.1',
              )
            : shape(rim.base, 'M7 60Q44 72 80 59L79 66Q44 79 8.5 67Z'),
        ),
        oval(rim.base, 44, 16, 40, 14),
        oval(rim.light, 42.5, 14.8, 38, 12.5),
        oval(inside.shade, 44, 17, 35.5, 11),
        ...(chance(0.6)
          ? [
              shape(paint('wood.walnut').deep, 'M10 20Q22 13 44 13Q66 13 78 20Q70 28 44 28Q18 28 10 20Z'),
              shape(paint('wood.walnut').base, 'M17 20Q28 16 40 16Q28 19 24 23Q20 22 17 20Z'),
            ]
          : [shape(inside.deep, 'M78 20Q79 9 52 6.5Q66 14 58 27.5Q74 25 78 20Z', 0.5)]),
        shape(rim.deep, 'M60 84Q66 80 70 84Q71 90 66 91Q60 90 60 84Z'),
        ...(chance(0.5) ? [shape(rim.deep, 'M22 28Q28 26 29 31Q27 36 23 34Z')] : []),
      ].join(''),
    }
  },
}
