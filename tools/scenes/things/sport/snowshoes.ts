import type { Tones } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const snowshoes: Thing = {
  id: 'snowshoes',
  name: 'a pair of snowshoes',
  says: [
    'They make a small person sink politely.',
    'Hung up wet in March, and still proud.',
    'They walk like a duck and arrive.',
  ],
  grid: [108, 170],
  widthCm: 48,
  manners: ['hang'],
  stories: ['sport', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const ash = paint(pick(['wood.pine', 'wood.oak', 'paper.kraft']))
    const lace = paint(pick(['enamel.cream', 'cloth.oat', 'clay.bone']))
    const strap = paint(pick(['enamel.red', 'wood.walnut', 'cloth.indigo', 'leaf.moss']))
    const bound = chance(0.6)
    const mesh =
      'M12 34L40 52M9 48L42 68M8 62L40 84M44 34L14 52M46 48L10 68M46 62L12 84M13 102L34 124M17 116L31 132M38 100L19 122M34 118L22 134'
    const shoe = (tones: Tones, net: Tones) => [
      shape(
        net.deep,
        'M27 12Q46 18 49 46Q49 76 38 104Q32 126 27 136Q20 126 15 104Q4 76 5 46Q8 18 27 12Z',
        0.28,
      ),
      stroke(net.base, 1.9, mesh),
      stroke(
        tones.shade,
        6,
        'M27 10Q48 16 50 46Q50 76 39 104Q31 128 28 160M27 10Q6 16 4 46Q4 76 15 104Q24 128 26 160',
      ),
      stroke(
        tones.base,
        4.5,
        'M26.5 9.5Q46 15 49 46Q49 76 38 104Q30 128 27.5 160M26.5 9.5Q5 16 3.5 46Q3.5 76 14.5 104Q23 128 25.5 160',
      ),
      stroke(tones.light, 1.6, 'M26 8.5Q5 14 2.5 46Q2.5 70 10 92M14 106Q21 128 24 156M30 11Q44 18 47 44'),
      stroke(tones.shade, 5.5, 'M9 33Q27 28 45 33M12.5 94Q27 90 40.5 94'),
      stroke(tones.base, 4, 'M8.5 32Q27 27 44.5 32M12 93Q27 89 40 93'),
      shape(strap.base, 'M15 66L39 66L38 76Q27 72 16 76Z'),
      shape(strap.light, 'M15 66L24 66L23 73.5L16 76Z'),
      stroke(strap.base, 3, 'M18 74Q16 86 27 88Q38 86 36 74'),
    ]
    return {
      outline:
        'M54 0Q68 2 78 16Q100 20 106 44Q108 74 102 112Q100 140 101 166L94 168Q88 140 78 120Q62 90 58 66L54 52L50 66Q46 92 34 120Q24 144 18 168L11 167Q10 140 6 108Q-2 76 2 46Q6 20 30 14Q42 2 54 0Z',
      art: [
        stroke(strap.shade, 2.6, 'M30 20Q44 2 54 2Q64 2 76 20'),
        group(
          'translate(52 8) rotate(-7 27 10)',
          ...shoe({ ...ash, base: ash.shade, light: ash.base, shade: ash.deep }, lace),
        ),
        group(
          'translate(1 6) rotate(5 27 10)',
          ...shoe(ash, lace),
          bound ? stroke(strap.base, 3, 'M41 76L51 79M40 81.5L50 84.5M39 87L48.5 90') : '',
        ),
      ].join(''),
    }
  },
}
