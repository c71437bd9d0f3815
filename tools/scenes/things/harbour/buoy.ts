import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const buoy: Thing = {
  id: 'buoy',
  name: 'a painted buoy',
  says: [
    'It marks a rock that has since moved.',
    'Red to the right, coming home.',
    'Still tugging a little, on a windless floor.',
  ],
  grid: [90, 150],
  widthCm: 38,
  manners: ['stand', 'lean'],
  stories: ['sea'],
  weight: 'middling',
  isReadable: true,
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const first = paint(pick(['enamel.red', 'enamel.blue', 'enamel.mustard', 'enamel.teal']))
    const other = paint('enamel.cream')
    const rope = paint('cloth.oat')
    return {
      outline:
        'M38 20Q34 2 46 2Q58 4 54 22L60 26L62 44Q86 56 86 96Q84 146 46 149Q8 146 6 96Q6 56 30 44L32 26Z',
      art: [
        stroke(rope.shade, 6, 'M44 30Q32 4 46 4Q60 6 50 30'),
        shape(first.shade, 'M32 26Q46 22 60 26L62 46H30Z'),
        shape(first.base, 'M32 26Q42 23 50 24L50 46H30Z'),
        shape(other.base, 'M30 44Q46 40 62 44Q86 56 86 96Q84 146 46 149Q8 146 6 96Q6 56 30 44Z'),
        shape(first.base, 'M30 44Q46 40 62 44Q76 52 82 68Q46 78 10 68Q16 52 30 44Z'),
        shape(first.base, 'M6 98Q46 110 86 98Q84 118 78 130Q46 140 14 130Q7 118 6 98Z'),
        shape(first.deep, 'M62 44Q86 56 86 96Q84 146 46 149Q76 120 68 76Q66 56 56 43Z', 0.4),
        shape(other.light, 'M16 76Q10 90 14 116Q20 124 24 124Q18 98 24 70Z', 0.7),
        stroke(rope.base, 4, 'M8 92Q46 104 84 92'),
        stroke(rope.shade, 4, 'M74 94Q90 108 84 126Q78 138 86 148'),
        stroke(other.deep, 3, 'M40 112V124M46 110L52 124M52 111V122'),
      ].join(''),
    }
  },
}
