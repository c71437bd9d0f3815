import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const fryingPan: Thing = {
  id: 'frying-pan',
  name: 'a frying pan',
  says: [
    'Never washed with soap, on principle.',
    'It can flip a pancake. You may not be able to.',
    'It has been seasoned since before you were.',
  ],
  grid: [100, 176],
  widthCm: 27,
  manners: ['hang'],
  stories: ['kitchen', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const pan = paint(pick(['brass.iron', 'brass.copper', 'clay.slate', 'brass.iron']))
    const grip = paint(pick(['wood.walnut', 'wood.oak', 'brass.iron']))
    const rust = paint('clay.clay')
    return {
      outline: 'M41 84L42 10Q43 0 50 0Q58 0 59 10L59 84Q100 92 99 128Q98 175 49 176Q2 174 1 126Q1 92 41 84Z',
      art: [
        shape(pan.shade, 'M44 92L45 62H56L57 92Z'),
        shape(pan.light, 'M44 92L45 62H48L47.5 92Z'),
        shape(grip.base, 'M44 70Q40 40 42 10Q43 0 50 0Q58 0 59 10Q61 40 57 70Q50 73 44 70Z'),
        shape(grip.shade, 'M50 0Q58 0 59 10Q61 40 57 70L51 71.5Q54 30 50 0Z'),
        shape(grip.light, 'M44 12Q44 40 46.5 66Q42 40 44 12Z'),
        oval(grip.deep, 50.5, 10, 3.5, 5),
        shape(pan.base, 'M50 83Q99 84 99 129Q98 175 49 176Q2 174 1 127Q3 84 50 83Z'),
        shape(pan.light, 'M50 83Q99 84 99 129Q93 90 50 89Q10 92 8 130Q9 150 20 163Q2 150 1 127Q3 84 50 83Z'),
        shape(pan.deep, 'M50 91Q91 92 91 130Q90 167 50 168Q10 166 9 129Q11 92 50 91Z'),
        shape(pan.shade, 'M50 99Q86 99 90 134Q88 166 50 168Q18 166 16 132Q18 99 50 99Z'),
        shape(pan.base, 'M30 158Q60 164 80 134Q82 150 68 158Q48 167 30 158Z', 0.8),
        stroke(pan.light, 2, 'M37 93h.1M44 91.5h.1M57 91.5h.1M64 93h.1'),
        ...(chance(0.5)
          ? [shape(rust.shade, 'M26 118Q34 108 42 116Q50 122 42 130Q36 138 28 132Q22 126 26 118Z', 0.6)]
          : []),
        ...(chance(0.5)
          ? [
              stroke(paint('paper.white').shade, 1.5, 'M50 12Q62 24 68 40'),
              shape(paint('paper.kraft').light, 'M64 40L71 37L78 43L76 62L63 61Z'),
              stroke(paint('clay.brick').base, 2.5, 'M67 50H73M67 55H71'),
            ]
          : []),
      ].join(''),
    }
  },
}
