import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toyTrain: Thing = {
  id: 'toy-train',
  name: 'a toy train',
  says: [
    'It runs round the table leg, and is never late.',
    'The last wagon is a matchbox. It pulls its weight.',
    'It whistles, if one does it.',
  ],
  grid: [200, 84],
  widthCm: 62,
  manners: ['stand'],
  stories: ['toys', 'travel'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const engine = paint(pick(['enamel.teal', 'enamel.red', 'enamel.blue', 'leaf.moss']))
    const wagon = paint(pick(['enamel.mustard', 'enamel.cream', 'cloth.rust']))
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    const wheel = (x: number, r: number) => [
      oval(iron.deep, x, 82 - r, r),
      oval(brass.base, x, 82 - r, r * 0.5),
      oval(iron.base, x, 82 - r, r * 0.22),
    ]
    return {
      outline:
        'M2 74L6 36H68L72 62L84 64V30L80 26L84 18H126L128 38L152 36L150 12L172 10L170 36Q190 40 192 58L198 80H6Z',
      art: [
        shape(wagon.base, 'M6 38H68L66 70H8Z'),
        shape(wagon.shade, 'M48 38H68L66 70H44Z'),
        oval(paint('cloth.indigo').base, 22, 34, 11),
        oval(paint('paper.rose').base, 42, 32, 12),
        oval(paint('leaf.leaf').base, 58, 35, 9),
        shape(wagon.base, 'M4 38H70V50H4Z'),
        shape(wagon.light, 'M4 38H70V42H4Z'),
        stroke(iron.base, 4, 'M68 66H86'),
        shape(engine.base, 'M86 28H124V70H86Z'),
        shape(engine.shade, 'M110 28H124V70H110Z'),
        shape(paint('glass.clear').light, 'M92 36H108V52H92Z'),
        shape(engine.deep, 'M80 20Q104 14 130 20V28H80Z'),
        shape(engine.base, 'M124 40H176Q190 42 190 56Q190 68 178 70H124Z'),
        shape(engine.light, 'M126 43H176Q184 44 186 50H126Z'),
        shape(engine.shade, 'M124 60H190Q188 70 178 70H124Z'),
        shape(iron.base, 'M150 40L147 14H175L172 40Z'),
        shape(brass.base, 'M144 10H178V18H144Z'),
        oval(brass.base, 136, 38, 7, 8),
        shape(engine.deep, 'M84 68H192L198 80H186L182 76H84Z'),
        ...wheel(22, 11),
        ...wheel(52, 11),
        ...wheel(102, 15),
        ...wheel(142, 12),
        ...wheel(172, 12),
        stroke(brass.light, 3.5, 'M102 68H142'),
      ].join(''),
    }
  },
}
