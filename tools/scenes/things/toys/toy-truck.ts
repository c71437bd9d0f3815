import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toyTruck: Thing = {
  id: 'toy-truck',
  name: 'a toy truck',
  says: [
    'It delivers one button at a time.',
    'It once took a tortoise to the end of the garden.',
    'A wheel is a bottle top. It does not hold it back.',
  ],
  grid: [150, 88],
  widthCm: 36,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cab = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'enamel.mustard']))
    const bed = paint(pick(['wood.pine', 'enamel.cream', 'enamel.mustard', 'paper.sky']))
    const tyre = paint('brass.iron')
    const hub = paint(pick(['enamel.cream', 'brass.tin', 'enamel.red']))
    const glass = paint('glass.clear')
    const block = paint(pick(['enamel.teal', 'enamel.red', 'cloth.mustard']))
    const ball = paint(pick(['cloth.rust', 'enamel.blue', 'leaf.leaf']))
    const loaded = chance(0.65)
    const wheels = 'M35 71.5v0M121 71.5v0'
    return {
      outline: `M4 34L8 30${loaded ? 'H14L16 10L36 6L40 14Q50 2 62 12Q68 20 66 30' : ''}H84V34L90 30L92 14Q93 8 99 8H118Q124 8 126 14L131 36L142 40Q149 43 149 54V66Q149 72 143 73H138Q136 88 121 88Q108 88 105 76H51Q48 88 35 88Q20 88 18 74H8Q4 74 4 70Z`,
      art: [
        ...(loaded
          ? [
              group(
                'rotate(-9 26 22)',
                shape(block.base, 'M15 10H37V36H15Z'),
                shape(block.shade, 'M32 10H37V36H15V32H32Z'),
                shape(block.light, 'M20 26L26 14L31 26H28.5L26 20L23 26Z'),
              ),
              shape(ball.base, 'M40 26Q40 9 54 8Q69 9 68 26L66 34H42Z'),
              shape(ball.shade, 'M60 10Q69 14 68 26L66 34H54Q64 24 60 10Z'),
              stroke(ball.light, 3.5, 'M42 20Q54 26 67 19'),
            ]
          : []),
        shape(tyre.base, 'M10 62H142V74H10Z'),
        shape(bed.shade, 'M4 33Q4 30 8 30H82Q86 30 86 34V68Q86 71 82 71H9Q5 71 5 67Z'),
        shape(bed.base, 'M4 33Q4 30 8 30H80V66Q44 64 5 66Z'),
        shape(bed.light, 'M4 33Q4 30 8 30H82V34H9L9 66L5 66Z'),
        stroke(bed.shade, 2.2, 'M10 44H78M10 55H78M24 36V66M62 36V66'),
        shape(
          cab.base,
          'M88 34L91 14Q92 8 98 8H117Q124 8 125.5 14L131 36L142 39Q149 42 149 54V66Q149 72 143 72H88Z',
        ),
        shape(
          cab.shade,
          'M131 36L142 39Q149 42 149 54V66Q149 72 143 72H88V64Q128 66 136 56Q138 46 131 36ZM118 8Q124 9 125.5 14L131 36L126 37Z',
        ),
        shape(cab.light, 'M94 16Q95 11 100 11H114L113 14H100Q97 14 96.5 18L95 34H91Z'),
        shape(glass.shade, 'M100 18H116Q119 18 120 21L123 36H99Z'),
        shape(glass.light, 'M100 18H110L104 36H99Z'),
        stroke(cab.shade, 1.8, 'M95 42V64H121V42Z'),
        stroke(paint('brass.brass').base, 3, 'M114 48H118'),
        shape(paint('enamel.cream').light, 'M141 46Q148 46 148.5 52Q148 57 141 56Z'),
        shape(paint('brass.tin').base, 'M134 66H149Q150 70 149 75H134Z'),
        shape(
          tyre.deep,
          'M19 72q0 -16 16 -16q16 0 16 16q0 16 -16 16q-16 0 -16 -16ZM105 72q0 -16 16 -16q16 0 16 16q0 16 -16 16q-16 0 -16 -16Z',
        ),
        stroke(tyre.base, 27, wheels),
        stroke(hub.shade, 15, wheels),
        stroke(hub.base, 11, wheels),
        stroke(tyre.deep, 3.6, wheels),
        ...(chance(0.5) ? [stroke(paint('cloth.oat').base, 2, 'M148 71Q152 80 146 86Q140 88 136 84')] : []),
        ...(chance(0.6)
          ? [
              shape(cab.deep, 'M128 44q5 -3 8 0q-1 5 -5 4Z'),
              shape(paint('brass.tin').light, 'M98 52l7 -2l-1 4l-6 2Z'),
            ]
          : []),
      ].join(''),
    }
  },
}
