import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const cabbageCrate: Thing = {
  id: 'cabbage-crate',
  name: 'a crate of cabbages',
  says: [
    'Eight heads, and not one idea between them.',
    'The caterpillars have signed for it.',
    'Savoy on the left, red on the right, slugs throughout.',
  ],
  grid: [160, 104],
  widthCm: 60,
  manners: ['stand'],
  stories: ['garden', 'kitchen'],
  weight: 'heavy',
  comesWhenNamed: true,
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.drift', 'wood.oak']))
    const green = paint(pick(['leaf.leaf', 'cloth.sage', 'leaf.olive']))
    const red = paint(chance(0.6) ? 'cloth.plum' : 'leaf.moss')
    const head = (x: number, y: number, tones: typeof green) =>
      group(
        `translate(${x} ${y})`,
        shape(tones.base, 'M0 26Q-28 24 -27 2Q-24 -18 -8 -20Q4 -26 16 -18Q30 -10 27 6Q24 24 0 26Z'),
        shape(tones.shade, 'M16 -18Q30 -10 27 6Q24 24 0 26Q18 8 8 -20Z'),
        shape(tones.light, 'M-22 4Q-22 -12 -8 -16Q-16 0 -12 16Q-20 14 -22 4Z'),
        stroke(tones.shade, 2, 'M0 24Q-6 4 2 -14M-4 8Q-14 2 -16 -6M0 2Q10 -2 14 -10'),
      )
    return {
      outline: 'M4 50L10 34Q20 8 44 14Q64 2 86 14Q120 4 136 22Q154 30 156 50L154 104H6Z',
      art: [
        head(38, 36, green),
        head(122, 38, red),
        head(80, 32, green),
        head(58, 52, red),
        head(102, 54, green),
        shape(wood.shade, 'M6 50H154V104H6Z'),
        shape(wood.base, 'M4 50H156V66H4ZM6 70H154V86H6ZM6 90H154V104H6Z'),
        shape(wood.shade, 'M118 50H156V66H116ZM116 70H154V86H114ZM114 90H154V104H112Z', 0.55),
        shape(wood.light, 'M4 50H156V54H4ZM6 70H154V73H6ZM6 90H154V93H6Z', 0.8),
        shape(wood.base, 'M8 48H24V104H8ZM136 48H152V104H136Z'),
        stroke(wood.deep, 3, 'M16 58h.1M16 78h.1M16 97h.1M144 58h.1M144 78h.1M144 97h.1'),
      ].join(''),
    }
  },
}
