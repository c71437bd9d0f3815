import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const standingMirror: Thing = {
  id: 'standing-mirror',
  name: 'a standing mirror',
  says: [
    'It tilts, so that you may be taller.',
    'Honest, but not before breakfast.',
    'Someone else is always just leaving it.',
  ],
  grid: [112, 240],
  widthCm: 68,
  manners: ['stand'],
  stories: ['clothes', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'enamel.cream', 'brass.brass', 'clay.brick']))
    const glass = paint(pick(['glass.clear', 'glass.blue', 'paper.sky']))
    const brass = paint('brass.brass')
    const scarf = paint(pick(['enamel.red', 'cloth.mustard', 'cloth.plum', 'leaf.moss']))
    const draped = chance(0.5)
    return {
      outline:
        'M56 0Q64 2 66 8Q92 20 98 62L99 60Q104 54 108 60L107 212Q112 226 111 240L98 240Q98 226 100 214L99 208L12 208L11 214Q14 226 14 240L1 240Q0 226 5 212L4 60Q8 54 13 60L14 62Q20 20 46 8Q48 2 56 0Z',
      art: [
        stroke(wood.shade, 6, 'M8 206Q56 200 104 206'),
        stroke(wood.base, 7, 'M8.5 66L9 216'),
        stroke(wood.shade, 7, 'M103.5 66L103 216'),
        shape(wood.base, 'M4 208L14 208Q14 224 15 240L1 240Q0 224 4 208Z'),
        shape(wood.shade, 'M98 208L108 208Q112 224 111 240L97 240Q98 224 98 208Z'),
        oval(brass.base, 8.5, 60, 5, 6),
        oval(brass.shade, 103.5, 60, 5, 6),
        shape(wood.base, 'M44 12Q46 4 56 0Q66 4 68 12Q62 18 56 16Q50 18 44 12Z'),
        shape(
          wood.base,
          'M56 8Q86 10 96 56Q104 110 96 158Q86 200 56 201Q26 200 16 158Q8 110 16 56Q26 10 56 8Z',
        ),
        shape(
          wood.shade,
          'M70 11Q88 20 96 56Q104 110 96 158Q86 200 56 201Q40 200 29 187Q78 196 88 152Q96 108 88 58Q84 26 70 11Z',
        ),
        shape(wood.light, 'M54 10Q28 14 19 58Q13 102 17 140Q20 140 20 132Q18 96 24 60Q32 22 54 14Z'),
        shape(
          glass.base,
          'M56 17Q80 20 88 60Q95 110 88 154Q79 191 56 192Q33 191 24 154Q17 110 24 60Q32 20 56 17Z',
        ),
        shape(
          glass.light,
          'M44 22Q52 17 60 18L25 106Q21 80 24 60Q30 32 44 22ZM74 30Q80 36 83 44L36 180Q31 174 28 166Z',
        ),
        shape(
          glass.shade,
          'M88 60Q95 110 88 154Q79 191 56 192Q46 192 38 184Q72 182 80 150Q88 108 84 46Q87 52 88 60Z',
        ),
        oval(brass.base, 15, 104, 5, 4.5),
        oval(brass.shade, 97.5, 104, 5, 4.5),
        draped
          ? shape(
              scarf.base,
              'M66 10Q84 16 94 50Q100 54 101 66Q98 98 102 126L96 122L92 130L87 123L82 128Q86 92 80 66Q72 32 60 20Q58 10 66 10Z',
            ) +
            shape(scarf.shade, 'M88 34Q98 50 101 66Q98 98 102 126L96 122L92 130Q96 80 88 34Z') +
            stroke(scarf.light, 2.5, 'M68 16Q84 40 86 70M83 112L100 110')
          : stroke(glass.deep, 1.5, 'M86 132L72 140L64 136M72 140L70 152L60 158M70 152L80 164'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M24 130L40 126L44 146L28 150Z') +
            shape(paint('paper.rose').base, 'M27 133L38 130L40 139L29 142Z')
          : stroke(wood.deep, 2, 'M36 196L44 190M46 200L54 195'),
      ].join(''),
    }
  },
}
