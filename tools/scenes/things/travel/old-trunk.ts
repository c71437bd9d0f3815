import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const oldTrunk: Thing = {
  id: 'old-trunk',
  name: 'an old trunk',
  says: [
    'The key is inside. It was a long evening.',
    'It came by ship and has not unpacked.',
    'Something in it shifts when you lift one end.',
  ],
  grid: [180, 130],
  widthCm: 92,
  manners: ['stand'],
  stories: ['travel', 'home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const hide = paint(pick(['wood.oak', 'enamel.teal', 'cloth.indigo', 'leaf.moss', 'clay.brick']))
    const slat = paint(pick(['wood.pine', 'wood.walnut']))
    const brass = paint(pick(['brass.brass', 'brass.copper']))
    const cloth = paint(pick(['paper.rose', 'cloth.mustard', 'cloth.oat']))
    return {
      outline: 'M6 60Q6 18 26 13L150 12Q174 16 174 52L172 118L138 129L10 130Q5 129 6 122Z',
      art: [
        shape(hide.shade, 'M136 62L173 54L172 118L138 129L134 126Z'),
        shape(hide.deep, 'M137 62Q138 18 151 12Q174 16 174 54Z'),
        shape(hide.shade, 'M141 57Q142 24 152 18Q168 24 169 51Z'),
        shape(hide.base, 'M6 64L138 63L138 129L10 130Q5 129 6 122Z'),
        shape(hide.shade, 'M138 66L138 129L10 130Q5 129 6 120Q70 124 106 118Q126 112 126 66Z'),
        shape(hide.base, 'M6 60Q6 18 26 13L151 12Q138 20 138 60Z'),
        shape(hide.light, 'M12 46Q14 20 30 16L118 15Q62 20 40 24Q22 28 12 46Z'),
        shape(hide.deep, 'M6 60L138 59L173 51L174 56L138 66L6 67Z'),
        shape(slat.base, 'M10 36Q12 30 14 27L142 26Q139 31 138.6 36ZM7 92L138 91L138 101L7 102Z'),
        shape(slat.light, 'M10 36Q12 30 14 27L80 26.5Q40 30 10 36ZM7 92L86 91.4L7 96Z'),
        shape(slat.deep, 'M138 91L173 84L173 92L138 101Z'),
        chance(0.55)
          ? shape(cloth.base, 'M84 62L116 62Q113 74 120 84Q112 82 108 90Q102 82 92 86Q90 74 84 62Z') +
            shape(cloth.shade, 'M104 62L116 62Q113 74 120 84Q112 82 108 90Q108 74 104 62Z')
          : '',
        shape(
          brass.base,
          'M24 62Q24 20 40 13L50 13Q35 20 35 62L35 130L24 130ZM112 62Q112 19 126 12L136 12Q123 20 123 62L123 129L112 129Z',
        ),
        shape(
          brass.light,
          'M24 62Q24 20 40 13L44 13Q28 20 28 62L28 130L24 130ZM112 62Q112 19 126 12L129.5 12Q115.5 20 115.5 62L115.5 129L112 129Z',
        ),
        shape(brass.shade, 'M24 96h11v34h-11ZM112 96h11v33h-11Z', 0.5),
        shape(brass.base, 'M6 112Q14 116 18 130L10 130Q5 129 6 122ZM7 46Q8 28 16 20Q18 32 7 46Z'),
        shape(brass.shade, 'M138 110Q128 116 126 129L138 129ZM138 110Q144 116 146 126L138 129Z'),
        shape(brass.base, 'M62 54L84 54L84 70Q84 80 73 82Q62 80 62 70Z'),
        shape(brass.light, 'M62 54L84 54L83 58L66 59L65 72Q62 70 62 66Z'),
        shape(brass.deep, 'M73 64q3.5 0 3.5 3q0 2 -1.6 3l1 5h-5.8l1 -5q-1.6 -1 -1.6 -3q0 -3 3.5 -3Z'),
        stroke(slat.deep, 5, 'M146 88Q147 102 156 100Q165 97 166 84'),
        stroke(slat.base, 2, 'M146 88Q147 99 155 98'),
        chance(0.6)
          ? group(
              'rotate(-6 56 110)',
              shape(paint('paper.white').base, 'M44 104L68 103L69 114L66 118L60 116L54 119L45 118Z'),
              stroke(paint('enamel.red').base, 1.6, 'M48 108.5h16M48 112.5h10'),
            )
          : '',
      ].join(''),
    }
  },
}
