import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const barrel: Thing = {
  id: 'barrel',
  name: 'a barrel',
  says: [
    'It held herring, and lets one know.',
    'It is empty below the third hoop. Knock and hear.',
    'Rolled here from the harbour, mostly downhill.',
  ],
  grid: [96, 122],
  widthCm: 58,
  manners: ['stand'],
  stories: ['tools', 'garden', 'sea'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.oak', 'wood.pine', 'wood.walnut', 'wood.drift']))
    const hoop = paint(pick(['brass.iron', 'clay.slate', 'brass.copper']))
    const tap = chance(0.5)
    return {
      outline:
        'M14 12Q14 2 48 2Q82 2 82 12Q94 40 94 64Q94 90 82 114Q80 122 48 122Q16 122 14 114Q2 90 2 64Q2 40 14 12Z',
      art: [
        shape(
          wood.base,
          'M14 11Q2 40 2 64Q2 90 14 114Q18 121 48 121.5Q78 121 82 114Q94 90 94 64Q94 40 82 11Z',
        ),
        shape(wood.light, 'M22 18Q12 42 12 64Q12 88 22 114L33 117Q25 92 25 65Q25 40 33 18Z'),
        shape(wood.shade, 'M82 11Q94 40 94 64Q94 90 82 114Q78 119 64 120.5Q74 92 74 65Q74 38 66 12Z'),
        stroke(wood.shade, 1.8, 'M34 16Q26 40 26 64Q26 92 33 118M48 18V120M62 16Q67 40 67 64Q67 92 61 118'),
        oval(wood.light, 48, 11.5, 34, 9),
        oval(wood.shade, 48, 12.5, 30, 7),
        shape(wood.base, 'M20 12Q22 7 48 6Q64 6 72 9Q60 16 40 17Q22 17 20 12Z'),
        stroke(wood.shade, 1.4, 'M34 7L30 18M46 6L45 19M60 7L62 18'),
        shape(
          hoop.base,
          'M10.5 22Q48 34 85.5 22L88 31Q48 43 7.5 31ZM2 74Q48 88 94 74L93.5 84Q48 98 3 84ZM8.5 100Q48 112 87.5 100L84 110Q48 121 12 110Z',
        ),
        shape(
          hoop.shade,
          'M68 26Q78 25 85.5 22L88 31Q80 34 70 35.5ZM74 79Q86 77 94 74L93.5 84Q86 87 73 89.5ZM71 104Q82 102 87.5 100L84 110Q78 113 69 114.5Z',
        ),
        shape(hoop.light, 'M20 25L28 27L26 36L17 34ZM12 77L24 80L24 91L13 88ZM19 103L28 105L30 114L21 113Z'),
        ...(tap
          ? [
              shape(paint('brass.brass').shade, 'M42 58H54V66H60V80H52V70H42Z'),
              shape(
                paint('brass.brass').base,
                'M40 58Q40 54 48 54Q55 54 55 60V64H59Q60 70 58 76H53V68H46Q40 66 40 58Z',
              ),
              stroke(paint('wood.walnut').deep, 4.5, 'M41 49H56M48.5 50V56'),
            ]
          : [
              shape(wood.deep, 'M48 46Q55 46 55 53Q55 60 48 60Q41 60 41 53Q41 46 48 46Z'),
              shape(paint('wood.pine').light, 'M44 54Q44 50 48 49.5Q52 50 52 54Q50 57 48 57Q45 57 44 54Z'),
              stroke(wood.deep, 2, 'M48 60Q49 66 47.5 71'),
            ]),
      ].join(''),
    }
  },
}
