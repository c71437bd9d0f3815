import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toaster: Thing = {
  id: 'toaster',
  name: 'a toaster',
  says: [
    'Two settings: not yet, and too late.',
    'It throws. Stand back, have a plate.',
    'The crumbs in it are from another decade.',
  ],
  grid: [140, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.tin', 'enamel.cream', 'enamel.teal', 'enamel.red', 'paper.sky']))
    const black = paint('brass.iron')
    const crust = paint('wood.oak')
    const crumb = paint('wood.pine')
    const popped = chance(0.6)
    return {
      outline: `M8 104Q4 100 8 92L10 60Q10 28 ${popped ? '32 24L32 10Q32 2 42 2H86Q98 2 98 10V24' : '36 24H96'}Q122 26 124 50${popped ? 'H134Q140 54 138 61L124 62' : 'V66L134 66Q140 70 138 77L125 79'}L126 92Q130 100 126 104Z`,
      art: [
        shape(body.light, 'M18 38Q24 23 40 22H94Q110 23 117 38Z'),
        shape(black.deep, 'M34 30Q36 26 42 26H94Q100 27 102 31Q100 36 94 36H42Q35 35 34 30Z'),
        ...(popped
          ? [
              shape(crust.shade, 'M46 34V15Q43 2 56 3H90Q101 4 98 15V34Z'),
              shape(crust.base, 'M32 36V17Q28 5 41 4H78Q90 5 87 17V36Z'),
              shape(crumb.base, 'M36 36V18Q33 9 42 8H76Q85 9 83 18V36Z'),
              shape(crumb.light, 'M38 36V19Q36 11 43 10H58Q46 14 47 36Z'),
            ]
          : [stroke(black.shade, 2, 'M42 31H94')]),
        shape(body.base, 'M10 94V62Q10 36 34 34H100Q124 36 124 62V94Z'),
        shape(body.shade, 'M124 94V62Q124 36 100 34Q106 44 104 62V94Z'),
        shape(body.shade, 'M10 76Q60 82 124 74V94H10Z', 0.45),
        shape(body.light, 'M16 74V62Q16 42 36 39Q27 48 26 62V74Z'),
        shape(body.light, 'M34 48Q66 44 96 48L95 51Q66 47.5 35 51Z'),
        stroke(body.shade, 3, 'M40 60V72M52 61V73M64 61V73M76 61V73M88 60V72'),
        shape(black.shade, 'M121 46H125V84H121Z'),
        shape(
          black.base,
          `M122 ${popped ? 49 : 67}Q134 ${popped ? 47 : 65} 138 ${popped ? 52 : 70}Q140 ${popped ? 58 : 76} 134 ${popped ? 60 : 78}H122Z`,
        ),
        shape(black.base, 'M7 92Q68 89 127 92Q131 98 126 104H116L112 101H22L18 104H8Q3 98 7 92Z'),
        shape(black.light, 'M7 92Q40 90 70 90.5L70 93Q40 93 6.5 95Z', 0.6),
        oval(black.deep, 22, 85, 5),
        oval(black.light, 21, 84, 2),
        ...(chance(0.45)
          ? [
              group(
                'rotate(9 92 80)',
                shape(paint('enamel.mustard').light, 'M84 74Q94 72 101 75Q102 82 99 87Q92 88 85 86Z'),
                shape(paint('clay.clay').base, 'M89 79Q93 77 96 79Q96 83 93 84Q89 83 89 79Z'),
              ),
            ]
          : []),
      ].join(''),
    }
  },
}
