import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const pumpkin: Thing = {
  id: 'pumpkin',
  name: 'a pumpkin',
  says: [
    'It won second prize, and one can tell that it knows.',
    'It grew behind the compost, where nobody had planted it.',
    'Soup for eleven, or a coach for one.',
  ],
  grid: [140, 112],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden', 'kitchen'],
  weight: 'heavy',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const skin = paint(pick(['leaf.autumn', 'enamel.mustard', 'glass.amber', 'leaf.olive']))
    const stalk = paint('leaf.moss')
    return {
      outline: 'M60 28L58 8Q66 0 76 6L78 26Q132 22 137 66Q138 110 100 111H40Q2 110 3 66Q8 22 60 28Z',
      art: [
        shape(skin.shade, 'M92 26Q136 26 137 66Q138 110 96 111H60Z'),
        shape(skin.base, 'M48 26Q4 26 3 66Q2 110 44 111Q100 112 112 70Q114 30 84 25Q66 22 48 26Z'),
        shape(skin.shade, 'M96 28Q126 60 96 111Q112 104 118 70Q118 40 96 28Z', 0.7),
        shape(skin.light, 'M24 40Q10 56 14 84Q18 96 24 100Q20 66 34 36Z'),
        stroke(skin.shade, 3, 'M50 30Q24 64 48 108M70 28Q66 68 72 110M86 30Q112 66 92 108'),
        shape(stalk.shade, 'M58 34Q62 20 56 8Q66 -1 78 5Q74 18 82 33Q70 38 58 34Z'),
        shape(stalk.base, 'M58 34Q62 20 56 8Q62 3 68 3Q66 20 70 36Q64 36 58 34Z'),
        stroke(stalk.base, 2.6, 'M80 30Q100 18 108 26Q112 34 104 34'),
      ].join(''),
    }
  },
}
