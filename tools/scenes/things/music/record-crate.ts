import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const recordCrate: Thing = {
  id: 'record-crate',
  name: 'a crate of records',
  says: [
    'Mostly tangos, and one speech.',
    'Sorted by mood. Not by yours.',
    'The scratch comes in the same place, and people sing along to it.',
  ],
  grid: [140, 124],
  widthCm: 44,
  manners: ['stand'],
  stories: ['music', 'home'],
  weight: 'heavy',
  isReadable: true,
  draw({ paint, shuffle, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const iron = paint('brass.iron')
    const [back = wood, left = wood, right = wood, middle = wood, front = wood] = shuffle([
      'enamel.red',
      'paper.sky',
      'cloth.mustard',
      'cloth.indigo',
      'leaf.olive',
      'paper.rose',
      'enamel.teal',
      'cloth.plum',
      'paper.white',
    ] as const).map((dye) => paint(dye))
    const label = paint(pick(['enamel.red', 'enamel.mustard', 'paper.sky']))
    return {
      outline:
        'M2 46L14 44L12 26L46 18L50 22Q58 4 78 3Q100 4 106 18L128 16L130 44L138 46Q140 48 139 52L136 122Q136 124 132 124L8 124Q4 124 4 122L1 50Z',
      art: [
        shape(wood.deep, 'M1 47L139 47L135 120L6 120Z'),
        shape(back.shade, 'M84 18L128 15L131 70L84 70Z'),
        shape(left.base, 'M12 27L48 17L58 70L18 72Z'),
        shape(left.light, 'M12 27L48 17L49 22L13 32Z'),
        shape(left.shade, 'M20 40L42 34L46 54L24 58Z'),
        shape(iron.deep, 'M44 48Q42 4 78 3Q112 4 112 48L110 66L46 66Z'),
        stroke(iron.base, 1.8, 'M52 46Q52 12 78 11Q102 12 104 44M60 44Q62 20 78 19Q94 20 96 44'),
        oval(label.base, 78, 40, 12, 12),
        shape(right.base, 'M98 28L134 32L130 74L96 70Z'),
        shape(right.shade, 'M118 30.5L134 32L130 74L116 72Z'),
        shape(middle.base, 'M38 40L96 36L98 74L42 74Z'),
        shape(middle.light, 'M38 40L96 36L96.5 41L38.5 45Z'),
        shape(front.base, 'M54 46L118 48L116 80L54 80Z'),
        shape(front.shade, 'M100 47.5L118 48L116 80L100 80Z'),
        shape(front.deep, 'M62 80Q62 56 76 55Q90 56 90 80Z'),
        stroke(front.light, 3, 'M60 51L84 52'),
        shape(wood.base, 'M2 58Q70 63 138 58L136.5 88Q70 91 4 88Z'),
        shape(wood.base, 'M4 93Q70 96 136 93L135 122Q134 124 130 124L9 124Q5 124 5 121Z'),
        shape(wood.light, 'M2 58Q70 63 138 58L138 62Q70 67 2 62ZM4 93Q70 96 136 93L136 97Q70 100 4 97Z'),
        shape(wood.shade, 'M112 61L138 58L136.5 88L112 90ZM112 95L136 93L135 122Q134 124 130 124L112 124Z'),
        shape(wood.deep, 'M54 71Q70 69 86 71Q91 76 86 81Q70 83 54 81Q49 76 54 71Z'),
        stroke(wood.deep, 3, 'M10 68h0M10 80h0M11 104h0M11 116h0M130 68h0M130 80h0M129 104h0M129 116h0'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M26 100L48 98L50 112L28 115Z') +
            stroke(paint('enamel.red').base, 2.2, 'M32 104L32 110M38 104Q42 102 42 105L38 109L43 109')
          : stroke(wood.shade, 3, 'M24 104Q50 108 84 105M40 114Q62 117 98 113'),
      ].join(''),
    }
  },
}
