import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const seedlingTray: Thing = {
  id: 'seedling-tray',
  name: 'a tray of seedlings',
  says: [
    'Labelled in pencil, then rained on. They are a surprise.',
    'Twelve came up. The thirteenth is thinking.',
    'They lean to the window like a small choir.',
  ],
  grid: [170, 92],
  widthCm: 52,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const wood = paint(pick(['wood.pine', 'wood.drift', 'wood.oak']))
    const soil = paint('wood.walnut')
    const leaf = paint(pick(['leaf.leaf', 'leaf.moss', 'leaf.olive']))
    const paper = paint('paper.white')
    const heights = [34, 24, 38, 30, 20, 36, 28]
    const sprouts = heights.flatMap((height, at) => {
      const x = 22 + at * 21
      const y = 54 - (at % 2) * 3
      return [
        stroke(leaf.shade, 2.6, `M${x} ${y}Q${x + 2} ${y - height / 2} ${x + 3} ${y - height}`),
        shape(leaf.base, `M${x + 3} ${y - height}q-14 -12 -17 2q6 9 17 -2Z`),
        shape(leaf.light, `M${x + 3} ${y - height}q10 -14 16 -1q-4 10 -16 1Z`),
      ]
    })
    return {
      outline: 'M4 52L12 24Q40 2 60 16Q90 4 120 20Q150 6 160 34L166 52L160 88Q84 94 10 88Z',
      art: [
        shape(soil.deep, 'M10 50Q84 40 160 50L156 62H14Z'),
        shape(soil.base, 'M14 52Q84 44 156 52L154 60H16Z'),
        ...sprouts,
        shape(paper.base, 'M126 34L136 33L137 58L128 58Z'),
        stroke(paper.deep, 1.6, 'M129 38h5M129 43h4'),
        shape(wood.base, 'M4 54H166L160 88Q84 93 10 88Z'),
        shape(wood.shade, 'M166 54L160 88Q146 90 124 91Q132 70 130 54Z'),
        shape(wood.light, 'M4 54H166L165 60H6Z'),
        stroke(wood.shade, 2.4, 'M8 74Q84 78 162 74'),
        stroke(wood.deep, 3, 'M16 66h.1M16 82h.1M154 66h.1M152 82h.1'),
      ].join(''),
    }
  },
}
