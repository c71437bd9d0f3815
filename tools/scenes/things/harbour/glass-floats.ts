import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const glassFloats: Thing = {
  id: 'glass-floats',
  name: 'some glass floats',
  says: [
    'They have come further than the boats.',
    'One holds a little sea that nobody can explain.',
    'Green for port, blue because it was pretty.',
  ],
  grid: [150, 112],
  widthCm: 50,
  manners: ['stand'],
  stories: ['sea'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const net = paint(pick(['cloth.oat', 'wood.pine', 'cloth.rust']))
    const ball = (x: number, y: number, r: number, tones: typeof net) => [
      oval(tones.shade, x, y, r),
      shape(
        tones.base,
        `M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r}Q${x + r * 0.8} ${y - r * 0.7} ${x + r * 0.5} ${y + r * 0.2}Q${x} ${y + r} ${x - r * 0.5} ${y + r * 0.8}Q${x - r} ${y + r * 0.6} ${x - r} ${y}Z`,
      ),
      oval(tones.light, x - r * 0.4, y - r * 0.4, r * 0.26, r * 0.18),
      stroke(
        net.base,
        2.4,
        `M${x - r} ${y}Q${x} ${y + r * 0.5} ${x + r} ${y}M${x} ${y - r}Q${x - r * 0.6} ${y} ${x} ${y + r}M${x} ${y - r}Q${x + r * 0.6} ${y} ${x} ${y + r}M${x - r * 0.8} ${y - r * 0.55}Q${x} ${y - r * 0.2} ${x + r * 0.8} ${y - r * 0.55}`,
      ),
    ]
    return {
      outline: 'M4 80Q6 52 34 46Q40 4 76 4Q112 6 114 44Q146 50 147 82Q144 110 112 111H36Q6 110 4 80Z',
      art: [
        ...ball(76, 40, 35, paint(pick(['glass.bottle', 'glass.blue', 'glass.clear']))),
        ...ball(38, 78, 33, paint(pick(['glass.blue', 'glass.bottle', 'glass.amber']))),
        ...ball(112, 78, 33, paint(pick(['glass.clear', 'glass.bottle', 'glass.amber']))),
        stroke(net.shade, 4, 'M72 6Q66 -2 60 6Q66 12 76 6Q90 -2 92 8'),
      ].join(''),
    }
  },
}
