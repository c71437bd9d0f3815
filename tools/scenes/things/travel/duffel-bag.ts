import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const duffelBag: Thing = {
  id: 'duffel-bag',
  name: 'a duffel bag',
  says: [
    "It holds a tent, or one sailor's whole winter.",
    'The zip stops at three quarters and means it.',
    'Wet at the bottom. It is best not to know.',
  ],
  grid: [180, 112],
  widthCm: 66,
  manners: ['stand'],
  stories: ['travel', 'sport', 'sea', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const canvas = paint(
      form.rather(
        pick(['cloth.indigo', 'leaf.olive', 'cloth.rust', 'enamel.teal', 'cloth.oat', 'clay.slate']),
        ['cloth.plum', 'cloth.mustard', 'cloth.sage', 'clay.brick', 'enamel.blue'],
      ),
    )
    const strap = paint(pick(['wood.pine', 'cloth.mustard', 'paper.kraft']))
    const tin = paint('brass.tin')
    return {
      outline:
        'M4 78Q2 44 24 36Q34 31 54 31Q62 2 92 2Q120 2 126 31Q158 30 168 42Q178 54 177 80Q177 106 160 109L92 112L24 111Q6 108 4 78Z',
      art: [
        stroke(strap.shade, 5.5, 'M60 44Q66 10 92 9Q116 10 120 44'),
        shape(
          canvas.base,
          'M24 36Q60 29 100 30Q140 29 158 34Q178 42 177 78Q177 106 160 109L92 112L26 110Q6 84 24 36Z',
        ),
        shape(
          canvas.shade,
          'M158 34Q178 42 177 78Q177 106 160 109L92 112L30 111Q104 106 136 98Q162 90 158 34Z',
        ),
        shape(canvas.light, 'M42 38Q76 31 130 34Q92 38 66 44Q52 50 48 66Q40 52 42 38Z'),
        shape(canvas.deep, 'M50 36Q96 31 152 36L152 39Q98 35 50 40Z'),
        stroke(tin.light, 1.4, 'M54 37.5Q100 33.5 140 36'),
        shape(tin.base, 'M139 34L147 35L148 46Q144 49 141 46Z'),
        shape(canvas.shade, 'M92 112Q78 84 84 44Q92 60 92 84Q93 100 104 111Z', 0.55),
        printOn({ left: 132, right: 168, top: 48, height: 44, sag: 2 }, strap, form),
        shape(strap.base, 'M60 40L70 40Q66 76 72 111L62 111Q56 76 60 40Z'),
        shape(strap.light, 'M60 40L63 40Q59 76 65 111L62 111Q56 76 60 40Z'),
        shape(strap.shade, 'M116 39L126 39Q132 74 126 110L116 111Q122 74 116 39Z'),
        stroke(strap.base, 6.5, 'M64 50Q60 16 88 6Q122 2 122 50'),
        stroke(strap.light, 2, 'M62.5 38Q64 16 88 5'),
        shape(canvas.base, 'M24 36Q44 40 45 74Q44 108 25 111Q6 108 4 76Q4 42 24 36Z'),
        shape(canvas.light, 'M22 40Q32 42 36 54Q24 48 14 60Q9 70 11 92Q2 62 22 40Z'),
        shape(canvas.shade, 'M45 74Q44 108 25 111Q16 109 11 102Q32 106 36 80Q38 60 34 42Q44 52 45 74Z'),
        stroke(strap.shade, 4, 'M18 64Q22 56 28 58Q33 64 31 84Q28 92 22 88'),
        chance(0.55)
          ? group(
              'rotate(-5 94 80)',
              shape(paint('paper.rose').base, 'M84 68L106 67L107 89L85 90Z'),
              stroke(
                canvas.deep,
                1.3,
                'M82 72h5M82 79h5M82 86h5M104 71h5M105 78h5M104 85h5M90 65v5M99 65v5M91 87v5M100 87v5',
              ),
            )
          : oval(paint('paper.white').base, 96, 78, 10, 9) + oval(paint('enamel.red').base, 96, 78, 6.5, 5.8),
      ].join(''),
    }
  },
}
