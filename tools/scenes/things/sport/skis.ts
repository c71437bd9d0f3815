import type { Tones } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const skis: Thing = {
  id: 'skis',
  name: 'a pair of skis',
  says: [
    'They are two different lengths, and so is the story.',
    'Waxed in October, out of hope.',
    'They have been down the same mountain on separate days.',
  ],
  grid: [64, 240],
  widthCm: 44,
  manners: ['lean'],
  stories: ['sport', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'enamel.red', 'enamel.blue', 'leaf.moss', 'wood.oak']))
    const band = paint(pick(['enamel.cream', 'enamel.mustard', 'paper.white']))
    const strap = paint('wood.walnut')
    const tin = paint('brass.tin')
    const ski = (tones: Tones, stripe: Tones) => [
      shape(tones.base, 'M2 34Q3 10 11 2Q19 10 21 34L19 120L21 226Q12 232 3 226L4 120Z'),
      shape(tones.shade, 'M11 2Q19 10 21 34L19 120L21 226Q18 229 14 229.5L14.5 120L16 34Q15 14 11 2Z'),
      shape(tones.light, 'M4 34Q5 16 10.5 7Q8 22 7.5 36L7.5 120L6.5 226L4.5 225L5.5 120Z'),
      shape(stripe.base, 'M3.2 44L20.7 44L20.5 51L3.2 51ZM3.4 55L20.4 55L20.3 58L3.4 58Z'),
      shape(strap.base, 'M1 124Q11 119 22 124L22.5 137Q11 132 0.5 137Z'),
      shape(strap.deep, 'M15 121.5Q19 122 22 124L22.5 137Q19 135 15 134.5Z'),
      shape(tin.base, 'M6 140L17 140L16.5 154L6.5 154Z'),
      shape(tin.light, 'M6 140L9.5 140L9.5 154L6.5 154Z'),
    ]
    return {
      outline:
        'M4 34Q5 10 13 2Q21 8 24 26Q28 8 36 4Q46 12 47 36L48 58L56 50L61 54L60 214L64 222L60 226L58 240L55 240L54 226L47 228L45 232L30 234L8 231L6 120Z',
      art: [
        stroke(tin.shade, 3.4, 'M57.5 60L56.5 238'),
        stroke(tin.light, 1.5, 'M56.8 80L55.8 216'),
        stroke(strap.base, 2, 'M58 54Q48 60 51 78Q54 84 57 72'),
        stroke(strap.shade, 6.5, 'M58 54L57.5 76'),
        stroke(strap.light, 2, 'M56.5 56V74'),
        oval(tin.shade, 57, 222, 7, 3.8),
        oval(wood.deep, 57, 221.5, 4.5, 2),
        group(
          'translate(25 3) rotate(1.5 11 230)',
          ...ski(
            { ...wood, base: wood.shade, light: wood.base, shade: wood.deep },
            { ...band, base: band.shade },
          ),
        ),
        group('translate(2 1) rotate(-1 11 230)', ...ski(wood, band)),
        stroke(strap.deep, 3.4, 'M3 186Q24 194 49 185'),
        stroke(strap.light, 2, 'M3 183Q24 191 49 182'),
        chance(0.5)
          ? group(
              'rotate(-4 13 84)',
              shape(paint('paper.sky').base, 'M7 78L20 78L20 93L7 93Z'),
              shape(paint('paper.white').base, 'M8 92L13 82L16 87L17 85L19.5 92Z'),
            )
          : shape(wood.deep, 'M12 84l7 2l-1 5l-5 -1Z', 0.6),
      ].join(''),
    }
  },
}
