import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toolbox: Thing = {
  id: 'toolbox',
  name: 'a toolbox',
  says: [
    'Everything is in it but the ten-millimetre.',
    'It weighs the same however much one takes out.',
    'The top tray is pencils. They are all flat.',
  ],
  grid: [140, 88],
  widthCm: 52,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const box = paint(pick(['enamel.red', 'enamel.blue', 'wood.pine', 'enamel.mustard', 'leaf.moss']))
    const wood = paint('wood.oak')
    const iron = paint('brass.tin')
    const spare = paint(pick(['enamel.red', 'enamel.mustard', 'enamel.teal']))
    return {
      outline:
        'M6 44L18 42L18 18Q22 8 30 16L38 26L40 8Q44 2 50 6L54 20L84 20L86 4Q98 -2 112 4L114 20L120 16Q126 8 130 20L132 44L137 46L131 84Q130 88 126 88H14Q10 88 9 84L3 48Q3 44 6 44Z',
      art: [
        group(
          'rotate(-7 46 30)',
          shape(spare.base, 'M41 8Q45 3 50 8L51 24H40Z'),
          shape(spare.shade, 'M46 5Q49 5 50 8L51 24H47Z'),
          shape(iron.base, 'M43.5 24H47.5V56H43.5Z'),
        ),
        group(
          'rotate(8 98 30)',
          shape(iron.shade, 'M84 14Q80 4 88 1L91 9L98 9L101 1Q109 4 105 14L99 21V56H90V21Z'),
          shape(iron.light, 'M85 12Q82 6 87 3L90 11L92 21V50H90V21Z'),
        ),
        shape(wood.deep, 'M70 26L76 24L78 52H64Z'),
        shape(wood.shade, 'M16 42H126L128 50H14Z'),
        shape(box.deep, 'M10 42H132L136 52H4Z'),
        shape(box.shade, 'M16 22Q22 12 28 22L34 50H8Z'),
        stroke(wood.base, 8, 'M22 25H122'),
        stroke(wood.light, 2.5, 'M22 22.5H104'),
        shape(box.base, 'M112 48L118 22Q124 12 130 22L134 48Z'),
        shape(box.shade, 'M124 15.5Q128 17 130 22L134 48H124Q127 30 124 15.5Z'),
        oval(wood.shade, 124, 26, 4.5, 5),
        shape(box.base, 'M3 46H137L131 84Q130.5 88 126 88H14Q9.5 88 9 84Z'),
        shape(box.shade, 'M137 46L131 84Q130.5 88 126 88H106Q118 78 120 46Z'),
        shape(box.light, 'M3 46H122L121 51H12L18 80Q14 80 13 77L6 55Z'),
        shape(box.shade, 'M14 82Q60 79 104 82L106 88H14Q10 88 9 84Z'),
        ...(chance(0.6)
          ? [
              shape(paint('paper.white').base, 'M46 60Q64 57 92 60L91 75Q66 73 47 76Z'),
              stroke(paint('enamel.red').base, 2.5, 'M54 66Q68 64 84 66M54 71Q62 70 72 70'),
            ]
          : [
              stroke(box.light, 2, 'M40 62L58 70M44 70L54 66M92 58L106 64'),
              shape(box.deep, 'M76 64q8 -4 12 2q-2 7 -9 5q-6 -2 -3 -7Z'),
            ]),
        oval(iron.light, 20, 60, 2.2),
        oval(iron.shade, 119, 60, 2.2),
      ].join(''),
    }
  },
}
