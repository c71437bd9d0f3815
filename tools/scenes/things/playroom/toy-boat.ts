import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toyBoat: Thing = {
  id: 'toy-boat',
  name: 'a toy boat',
  says: [
    'It crossed the pond, and once came back by itself.',
    'It floats, with a list to port.',
    'The captain is a clothes peg.',
  ],
  grid: [124, 140],
  widthCm: 42,
  manners: ['stand'],
  stories: ['toys', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const hull = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'leaf.moss']))
    const sail = paint(pick(['paper.white', 'cloth.rust', 'enamel.cream', 'paper.sky']))
    const flag = paint(pick(['enamel.red', 'cloth.mustard', 'enamel.blue']))
    const wood = paint('wood.pine')
    const patch = paint(pick(['cloth.indigo', 'cloth.mustard', 'cloth.plum']))
    return {
      outline:
        'M56 2Q60 0 61 4L80 9L62 16L64 20Q100 50 106 86L64 90V96L120 92Q124 94 120 100L104 124H92L96 140H86L82 130H44L38 140H28L34 124H20Q8 114 3 100Q2 96 8 96L54 98V90L14 88Q36 58 54 22Z',
      art: [
        shape(wood.shade, 'M34 122H44L38 140H28ZM82 122H92L96 140H86Z'),
        shape(wood.base, 'M30 130H94L95 136H29Z'),
        stroke(wood.base, 4, 'M58.5 5V98'),
        stroke(wood.shade, 1.4, 'M60.2 8V96'),
        shape(flag.base, 'M60 4Q68 10 80 8Q74 12 76 16Q66 18 60 14Z'),
        shape(sail.base, 'M54 22Q58 56 53 88Q34 90 13 86Q38 60 54 22Z'),
        shape(sail.light, 'M51 34Q50 56 44 82Q30 86 20 84Q40 60 51 34Z'),
        shape(sail.shade, 'M64 20Q102 48 107 86Q88 92 64 88Q70 56 64 20Z'),
        shape(sail.base, 'M64 20Q88 44 90 88Q76 90 64 88Q70 56 64 20Z'),
        stroke(sail.shade, 1.5, 'M68 44Q76 46 80 43M68 66Q80 69 88 66M26 76Q40 78 52 76'),
        stroke(wood.shade, 3, 'M60 91L106 89M56 91L14 89'),
        shape(patch.base, 'M70 50L80 48L82 59L71 61Z'),
        stroke(patch.light, 1.3, 'M69 53h3M69 58h3M80 52h3M80 57h3M74 48v3M77 61v-3'),
        shape(wood.base, 'M6 95Q60 102 121 92L120 98Q60 108 8 101Z'),
        shape(wood.light, 'M6 95Q40 99 78 97.5L76 100Q40 102 8 99Z'),
        shape(hull.base, 'M7 100Q60 107 119 97Q114 114 104 124Q100 126 94 126H28Q22 126 18 122Q9 113 7 100Z'),
        shape(hull.shade, 'M119 97Q114 114 104 124Q100 126 94 126H46Q90 122 100 100Z'),
        shape(hull.light, 'M13 104Q22 106 34 106Q26 110 26 120Q16 114 13 104Z'),
        shape(sail.light, 'M14 112Q60 118 110 109L107 113.5Q60 121 17 116Z', 0.85),
        ...(chance(0.5) ? [stroke(paint('brass.brass').base, 5, 'M76 106v0M88 105v0M64 107v0')] : []),
        ...(chance(0.6) ? [shape(wood.base, 'M44 122q4 -5 9 -2l6 4q-3 3 -8 2Z')] : []),
        ...(chance(0.4) ? [stroke(paint('cloth.oat').base, 2, 'M10 100Q2 108 6 116Q12 120 12 126')] : []),
      ].join(''),
    }
  },
}
