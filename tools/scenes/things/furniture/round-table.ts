import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const roundTable: Thing = {
  id: 'round-table',
  name: 'a small round table',
  says: [
    'A ring on it for every cup of tea since the war.',
    'It wobbles unless you mention it.',
    'Large enough for two, if they get on.',
  ],
  grid: [124, 126],
  widthCm: 62,
  manners: ['stand'],
  stories: ['home', 'tea'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'wood.pine', 'enamel.teal']))
    const cloth = paint(pick(['paper.white', 'cloth.rust', 'paper.sky', 'cloth.mustard', 'paper.rose']))
    const trim = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss']))
    const dressed = chance(0.45)
    return {
      outline: dressed
        ? 'M2 18Q4 3 62 3Q120 3 122 18L120 48Q112 56 106 50Q98 60 90 53Q80 62 72 54L71 90Q84 104 108 114Q114 120 110 124Q104 127 98 123L66 110V124H58V110L26 123Q20 127 14 124Q10 120 16 114Q40 104 53 90L52 54Q44 62 35 54Q26 60 18 50Q10 56 4 48Z'
        : 'M2 18Q4 3 62 3Q120 3 122 18Q122 28 106 31L74 36L68 50L71 72L71 90Q84 104 108 114Q114 120 110 124Q104 127 98 123L66 110V124H58V110L26 123Q20 127 14 124Q10 120 16 114Q40 104 53 90L53 72L56 50L50 36L18 31Q2 28 2 18Z',
      art: [
        shape(wood.shade, 'M58 92H66L67 122Q62 127 57 122Z'),
        shape(wood.base, 'M54 84L60 98Q44 116 26 123Q18 128 13 123Q12 117 20 112Q42 104 54 84Z'),
        shape(wood.light, 'M52 90Q40 106 20 114Q14 117 14 121Q12 117 20 112Q40 104 52 90Z'),
        shape(wood.shade, 'M70 84L64 98Q80 116 98 123Q106 128 111 123Q112 117 104 112Q82 104 70 84Z'),
        shape(
          wood.base,
          'M48 32H76L70 44Q67 50 68 56Q74 66 73 78Q72 92 62 98Q52 92 51 78Q50 66 56 56Q57 50 54 44Z',
        ),
        shape(wood.shade, 'M64 32H76L70 44Q67 50 68 56Q74 66 73 78Q72 92 62 98Q68 80 64 62Q62 48 64 32Z'),
        shape(wood.light, 'M55 70Q56 62 59 60Q57 70 59 82Q55 78 55 70Z'),
        stroke(wood.deep, 2, 'M55 57Q62 60 69 57'),
        shape(wood.shade, 'M2 17Q4 32 62 33Q120 32 122 17Z'),
        oval(wood.base, 62, 15.5, 60, 12.5),
        shape(wood.light, 'M6 15Q12 5 56 4.5Q78 5 92 7Q44 8 24 16Q14 21 8 19Z'),
        ...(dressed
          ? [
              shape(
                cloth.base,
                'M2 18Q4 3 62 3Q120 3 122 18L120 48Q112 56 106 50Q98 60 90 53Q80 62 71 54Q62 62 53 54Q44 62 35 54Q26 60 18 50Q10 56 4 48Z',
              ),
              shape(
                cloth.shade,
                'M122 18L120 48Q112 56 106 50Q98 60 90 53Q94 40 92 26Q114 24 122 18ZM54 29H68Q66 42 71 54Q62 62 53 54Q58 42 54 29ZM24 25Q16 36 18 50Q10 56 4 48L4 22Q10 24 24 25Z',
                0.55,
              ),
              shape(cloth.light, 'M6 17Q12 6 56 5Q74 5 86 7Q48 10 34 20Q14 24 6 17Z'),
              stroke(
                trim.base,
                2.2,
                'M4 43Q11 50 18 45Q26 54 35 48Q44 56 53 48.5Q62 56 71 48.5Q80 56 90 47Q98 54 106 44Q113 49 120 43',
              ),
            ]
          : [
              stroke(wood.shade, 1.4, 'M40 6Q60 14 92 25M70 5Q90 12 106 21'),
              ...(chance(0.7) ? [stroke(wood.light, 1.8, 'M66 17A13 4.5 0 1 1 66 16.9')] : []),
              ...(chance(0.4) ? [shape(wood.deep, 'M20 30q4 -3 9 1l-2 2q-5 1 -7 -3Z')] : []),
            ]),
      ].join(''),
    }
  },
}
