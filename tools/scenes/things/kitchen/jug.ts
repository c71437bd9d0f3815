import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const jug: Thing = {
  id: 'jug',
  name: 'a jug',
  says: [
    'It has been a vase on all the important days.',
    'The handle was mended by somebody patient.',
    'It pours without a drip, and would like that noted.',
  ],
  grid: [98, 122],
  widthCm: 19,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(
        pick(['clay.bone', 'enamel.blue', 'enamel.cream', 'clay.clay', 'paper.sky', 'enamel.teal']),
        ['cloth.plum', 'leaf.olive', 'clay.slate', 'enamel.mustard', 'paper.rose'],
      ),
    )
    const deco = paint(pick(['enamel.blue', 'enamel.red', 'paper.white', 'enamel.mustard']))
    const stripes = [
      shape(deco.base, 'M11 66Q42 76 76 65L78 72Q42 83 9.3 73Z'),
      stroke(deco.base, 3, 'M10 82.5Q42 92 78 81'),
    ]
    const dots = [
      stroke(
        deco.base,
        8,
        'M26 66h.1M46 70h.1M66 67h.1M16 80h.1M36 86h.1M57 86h.1M27 100h.1M47 104h.1M68 98h.1M47 53h.1M31 48h.1',
      ),
    ]
    return {
      outline:
        'M18 120Q6 106 7 86Q8 60 22 42Q20 26 3 13Q10 2 40 2Q68 2 70 14V24Q98 22 96 48Q94 74 78 86Q78 110 70 120Q44 124 18 120Z',
      art: [
        stroke(body.shade, 9, 'M66 31Q92 26 90 49Q88 68 72 76'),
        stroke(body.base, 4, 'M68 28Q90 25 88.5 46'),
        shape(
          body.base,
          'M18 120Q5 106 7 84Q9 60 22 42Q20 24 3 13Q36 20 70 14Q66 30 67 42Q80 60 81 84Q82 108 70 120Q44 124 18 120Z',
        ),
        printOn(
          { left: 14, right: 74, top: 60, height: 42, sag: 6 },
          deco,
          form,
          (chance(0.5) ? stripes : dots).join(''),
        ),
        shape(
          body.shade,
          'M70 120Q82 108 81 84Q80 60 67 42Q66 30 70 14Q60 17 52 17.5Q52 36 58 46Q70 70 62 96Q56 114 42 122Q58 122.5 70 120Z',
          0.85,
        ),
        shape(
          body.light,
          'M14 88Q14 66 27 47Q28 34 22 21L30 21Q34 34 33 47Q24 66 23 84Q22 100 25 108Q15 100 14 88Z',
        ),
        shape(body.light, 'M3 13Q10 2 40 2Q68 2 71 13Q64 22 40 21Q18 21 3 13Z'),
        shape(body.deep, 'M9 13Q18 6 40 6Q62 6 65 13Q58 18 40 17.5Q20 17 9 13Z'),
        shape(body.shade, 'M9 13Q18 6 40 6Q26 9 22 16Q14 15 9 13Z'),
        ...(chance(0.5)
          ? [stroke(body.deep, 1.5, 'M50 20l3 8l-4 6l4 8')]
          : [shape(paint('clay.clay').base, 'M54 20L58 17L62 19.5Q59 25 56 24Z')]),
      ].join(''),
    }
  },
}
