import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const ladder: Thing = {
  id: 'ladder',
  name: 'a ladder',
  says: [
    'The fourth rung is only for show.',
    'It has been up to the gutter and come to terms with it.',
    'Walk round it, if you like. Many do.',
  ],
  grid: [62, 230],
  widthCm: 46,
  manners: ['lean'],
  stories: ['tools', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.drift', 'wood.oak', 'enamel.cream']))
    const drip = paint(pick(['enamel.teal', 'enamel.blue', 'paper.white', 'enamel.red']))
    const rungs = [24, 56, 88, 120, 152, 184]
    return {
      outline:
        'M2 226L12 2Q18 -1 20 4L19.2 24H46V32H19L18.3 56H47V64H18L17.3 88H48V96H17L16.3 120H49V128H16L15.3 152H50V160H15L14.3 184H48.7L43 4Q48 -1 51 3L61 227Q60 230 55 230Q51 230 50 227L49 192H14L13 227Q11 230 7 230Q1 230 2 226Z',
      art: [
        ...rungs.map((y, at) => shape(wood.shade, `M${15 - at} ${y}H${48 + at}V${y + 8}H${15 - at}Z`)),
        ...rungs.map((y, at) =>
          shape(
            at === 3 ? wood.base : wood.light,
            `M${15 - at} ${y}Q31 ${y - 1} ${48 + at} ${y}V${y + 4}H${15 - at}Z`,
          ),
        ),
        shape(wood.base, 'M12 3Q16 -1 20 3L13 226Q12 230 7 230Q2 230 2 226Z'),
        shape(wood.light, 'M12 3Q14 0 16 1L8 229Q2 230 2 226Z'),
        shape(wood.base, 'M43 3Q47 -1 51 3L61 226Q61 230 56 230Q51 230 50 226Z'),
        shape(wood.shade, 'M48 1Q50 1 51 3L61 226Q61 230 56 230Z'),
        shape(
          drip.base,
          'M14 72L17.5 71L17 92Q14 96 14 88Q12 88 13 82ZM22 120H38V124Q36 132 34 125Q32 124 30 128Q27 134 26 125L22 124Z',
        ),
        shape(drip.base, 'M52.5 146L57.5 145L58.5 160Q57 168 56 159L53 158Z'),
        ...(chance(0.5)
          ? [
              stroke(paint('cloth.oat').base, 2.8, 'M40 181L56 195M41 186L57 188M42 192L55 182'),
              stroke(paint('cloth.oat').shade, 2, 'M48 192Q46 200 48 206'),
            ]
          : [
              shape(wood.deep, 'M20 92H25L22 96Z'),
              stroke(paint('brass.iron').base, 2, 'M10 210v0M54 210v0'),
            ]),
      ].join(''),
    }
  },
}
