import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const firewood: Thing = {
  id: 'firewood',
  name: 'a bundle of firewood',
  says: [
    'Ash on top, optimism underneath.',
    'Enough for one evening and the end of a story.',
    'A beetle came with it and considers this a move.',
  ],
  grid: [174, 104],
  widthCm: 62,
  manners: ['stand'],
  stories: ['camp', 'home', 'garden'],
  weight: 'heavy',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const bark = paint(pick(['wood.walnut', 'wood.oak', 'wood.drift']))
    const cut = paint('wood.pine')
    const rope = paint(pick(['cloth.oat', 'cloth.rust', 'enamel.blue']))
    const log = (x: number, y: number, r: number) => [
      shape(
        bark.base,
        `M${x} ${y - r}L${x + 76} ${y - r - 8}Q${x + 88} ${y - 8} ${x + 76} ${y + r - 8}L${x} ${y + r}Z`,
      ),
      shape(
        bark.shade,
        `M${x} ${y + r * 0.3}L${x + 80} ${y + r * 0.3 - 8}L${x + 76} ${y + r - 8}L${x} ${y + r}Z`,
      ),
      oval(cut.shade, x, y, r * 0.82, r),
      oval(cut.base, x - 1, y - 1, r * 0.72, r * 0.88),
      oval(cut.shade, x, y, r * 0.46, r * 0.56),
      oval(cut.light, x, y, r * 0.34, r * 0.42),
    ]
    return {
      outline:
        'M4 84Q2 64 20 62Q14 40 32 38Q34 14 54 14L134 6Q146 20 138 30L148 46Q160 60 156 66L164 68Q174 80 164 94L20 103Q6 100 4 84Z',
      art: [
        ...log(56, 34, 19),
        ...log(36, 58, 18),
        ...log(68, 60, 17),
        ...log(22, 84, 18),
        ...log(54, 86, 17),
        ...log(86, 84, 18).slice(0, 2),
        ...log(62, 86, 16).slice(2),
        stroke(rope.shade, 6, 'M92 8Q116 40 104 94'),
        stroke(rope.base, 4, 'M91 8Q115 40 103 94M110 46q14 -14 18 -2q-4 8 -16 4q10 8 6 16'),
      ].join(''),
    }
  },
}
