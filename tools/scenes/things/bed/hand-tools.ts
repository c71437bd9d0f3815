import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const handTools: Thing = {
  id: 'hand-tools',
  name: 'a basket of garden tools',
  says: [
    'The trowel is the good one. It has been looked for.',
    'Somebody has put the string away. It will not last.',
    'Soil under every nail, and glad of it.',
  ],
  grid: [150, 120],
  widthCm: 48,
  manners: ['stand'],
  stories: ['garden', 'tools'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const cane = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const steel = paint('brass.tin')
    const grip = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard']))
    const glove = paint(pick(['cloth.rust', 'leaf.olive', 'cloth.indigo']))
    const weave = [0, 1, 2].map((row) => {
      const y = 78 + row * 14
      return `M${14 + row * 3} ${y}q10 -7 20 0t20 0t20 0t20 0t20 0t${18 - row * 6} 0`
    })
    return {
      outline:
        'M6 62L30 60L22 20Q30 6 42 14L58 4L70 10L72 44L100 10L112 16L108 46Q140 40 142 62L130 114Q76 122 20 114Z',
      art: [
        stroke(cane.shade, 7, 'M16 66Q30 18 76 18Q124 18 134 66'),
        stroke(cane.light, 2, 'M20 56Q36 20 76 16'),
        shape(steel.base, 'M48 46Q44 20 58 8Q72 18 70 46L62 52L60 70L57 52Z'),
        shape(steel.shade, 'M58 8Q72 18 70 46L60 50Z'),
        shape(grip.base, 'M56 50h8l2 26h-12Z'),
        stroke(steel.shade, 4, 'M88 48L96 14M98 46L104 14M108 48L112 18'),
        stroke(steel.base, 4, 'M88 48H108L96 62'),
        shape(grip.shade, 'M92 56h10l-2 22h-10Z'),
        shape(
          glove.base,
          'M108 70Q102 48 112 40Q118 36 120 46Q124 34 130 40Q132 44 130 50Q138 46 138 54Q136 66 126 74Z',
        ),
        shape(glove.shade, 'M130 50Q138 46 138 54Q136 66 126 74L116 72Q128 64 130 50Z'),
        shape(cane.base, 'M8 64Q76 54 142 64L130 114Q76 121 20 114Z'),
        shape(cane.shade, 'M142 64L130 114Q118 117 98 118Q112 90 110 60Z'),
        shape(cane.light, 'M8 64Q76 54 142 64L140 70Q76 60 10 70Z'),
        stroke(cane.shade, 3, weave.join('')),
      ].join(''),
    }
  },
}
