import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const backpack: Thing = {
  id: 'backpack',
  name: 'a backpack',
  says: [
    'There is an apple in it from another season.',
    'It has carried the cake and the person who carried the cake.',
    'The left strap remembers a shoulder.',
  ],
  grid: [124, 150],
  widthCm: 42,
  manners: ['stand', 'hang'],
  stories: ['travel', 'camp', 'sport'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const canvas = paint(pick(['leaf.olive', 'cloth.rust', 'cloth.mustard', 'clay.slate', 'enamel.teal']))
    const leather = paint(pick(['wood.oak', 'wood.walnut']))
    const brass = paint('brass.brass')
    const patch = paint(pick(['cloth.plum', 'paper.sky', 'enamel.red']))
    return {
      outline:
        'M50 12Q50 0 62 0Q74 0 74 12Q102 14 102 40Q107 52 108 82Q122 84 121 100L119 136Q117 148 104 148L62 150L20 149Q6 148 5 136L3 100Q2 86 16 82Q17 52 22 40Q22 14 50 12Z',
      art: [
        stroke(leather.shade, 5, 'M53 18Q51 3 62 3Q73 3 71 18'),
        shape(
          canvas.shade,
          'M16 84Q2 86 3 102L5 136Q6 147 20 147L30 147L30 86ZM106 82Q122 84 121 100L119 136Q117 148 104 148L92 146L94 84Z',
        ),
        shape(canvas.base, 'M16 84Q2 86 3 102L5 136Q6 147 20 147L22 147Q12 120 22 86Z'),
        shape(canvas.base, 'M20 48Q15 70 16 134Q16 149 32 150L94 150Q108 149 108 132Q110 70 104 48Z'),
        shape(canvas.shade, 'M104 48Q110 70 108 132Q108 149 94 150L40 150Q84 146 92 120Q97 92 92 48Z'),
        shape(canvas.deep, 'M21 66Q60 82 104 64L105 74Q64 90 20 75Z'),
        shape(canvas.light, 'M27 96L52 95Q40 100 34 108Q30 122 32 136Q26 128 27 96Z'),
        shape(
          canvas.base,
          'M30 100Q30 96 34 96L90 95Q94 95 94 99L92 138Q92 144 86 144L38 144Q31 144 31 138Z',
        ),
        shape(canvas.shade, 'M90 95Q94 95 94 99L92 138Q92 144 86 144L44 144Q76 140 82 124Q86 110 90 95Z'),
        shape(
          canvas.light,
          'M34 96L86 95Q62 99 50 101Q40 104 37 116Q36 128 37 136Q31 134 31 122L30 100Q30 96 34 96Z',
        ),
        shape(
          canvas.base,
          'M22 38Q22 12 50 12L76 12Q102 14 102 38L107 70Q106 77 98 78Q62 84 26 79Q17 78 17 71Z',
        ),
        shape(canvas.shade, 'M78 12Q102 14 102 38L107 70Q106 77 98 78Q72 82 46 81Q84 76 90 58Q94 30 78 12Z'),
        shape(canvas.light, 'M26 40Q26 16 50 15L66 15Q42 22 37 40L32 72Q22 74 21 68Z'),
        shape(leather.base, 'M38 52L47 52L48 106Q43 110 39 106Z'),
        shape(leather.light, 'M38 52L41 52L41.5 107L39 106Z'),
        shape(leather.shade, 'M77 52L86 52L85 106Q81 110 76 106Z'),
        stroke(brass.base, 2.6, 'M36.5 84h13v10h-13ZM74.5 84h13v10h-13Z'),
        stroke(brass.light, 2, 'M36.5 93V84H48M74.5 93V84H86'),
        chance(0.6)
          ? group(
              'rotate(-7 64 40)',
              shape(patch.base, 'M54 32L73 31Q75 40 74 49L55 50Q53 40 54 32Z'),
              stroke(
                canvas.deep,
                1.3,
                'M52 35h4M52 41h4M52 47h4M72 34h4M73 40h4M72 46h4M59 30v4M66 30v4M60 48v4M68 48v4',
              ),
            )
          : '',
        chance(0.45)
          ? stroke(leather.deep, 1.5, 'M104 84L107 92') +
            shape(paint('enamel.cream').base, 'M97 92L116 92L115 109Q106 112 99 109Z') +
            shape(paint('enamel.cream').shade, 'M110 92L116 92L115 109Q110 111 105 111Q110 104 110 92Z') +
            stroke(paint('enamel.cream').shade, 2.5, 'M116 96Q123 97 121 102Q120 106 115 105') +
            stroke(paint('enamel.blue').base, 1.8, 'M97 92.5H116')
          : '',
      ].join(''),
    }
  },
}
