import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const knittingBasket: Thing = {
  id: 'knitting-basket',
  name: 'a basket of knitting',
  says: [
    'A sleeve, so far. It has been so far for years.',
    'The cat started a second project from the same ball.',
    'Count the stitches aloud and lose them all.',
  ],
  grid: [140, 116],
  widthCm: 44,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const cane = paint(pick(['wood.pine', 'wood.drift', 'wood.oak']))
    const ball = (x: number, y: number, r: number, tones: typeof cane) => [
      oval(tones.base, x, y, r),
      shape(
        tones.shade,
        `M${x + r * 0.5} ${y - r * 0.85}Q${x + r * 1.3} ${y} ${x + r * 0.2} ${y + r}Q${x + r * 0.6} ${y} ${x + r * 0.5} ${y - r * 0.85}Z`,
      ),
      stroke(
        tones.light,
        2,
        `M${x - r * 0.8} ${y - r * 0.3}Q${x} ${y - r} ${x + r * 0.6} ${y - r * 0.5}M${x - r * 0.9} ${y + r * 0.2}Q${x - r * 0.2} ${y - r * 0.5} ${x + r * 0.6} ${y}`,
      ),
    ]
    const steel = paint('brass.tin')
    const weave = [0, 1, 2].map(
      (row) => `M${13 + row * 3} ${74 + row * 14}q9 -7 19 0t19 0t19 0t19 0t19 0t${18 - row * 5} 0`,
    )
    return {
      outline:
        'M6 60L20 46Q22 26 42 24L26 4L32 2L56 22Q64 14 78 20L104 2L108 6L96 24Q124 24 124 48L134 60L124 112Q70 118 16 112Z',
      art: [
        stroke(steel.shade, 3.6, 'M28 4L66 58M106 4L64 56'),
        oval(paint('enamel.red').base, 28, 5, 4.5),
        oval(paint('enamel.red').base, 106, 5, 4.5),
        ...ball(42, 46, 22, paint(pick(['cloth.rust', 'enamel.red', 'paper.rose']))),
        ...ball(100, 46, 22, paint(pick(['cloth.indigo', 'cloth.plum', 'enamel.teal']))),
        ...ball(72, 40, 20, paint(pick(['cloth.mustard', 'cloth.sage', 'cloth.oat']))),
        shape(cane.base, 'M6 60Q70 52 134 60L124 112Q70 117 16 112Z'),
        shape(cane.shade, 'M134 60L124 112Q108 115 94 115Q106 86 104 57Z'),
        shape(cane.light, 'M6 60Q70 52 134 60L133 66Q70 58 7 66Z'),
        stroke(cane.shade, 3, weave.join('')),
        stroke(paint('cloth.mustard').base, 3, 'M60 56Q50 80 58 92Q66 104 52 115'),
      ].join(''),
    }
  },
}
