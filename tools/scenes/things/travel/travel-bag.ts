import type { Dye } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const travelBag: Thing = {
  id: 'travel-bag',
  name: 'a travel bag',
  says: [
    'It is packed for the weekend it did not go.',
    'It clasps shut like a good story.',
    'Small enough for the rack, if the rack is large.',
  ],
  grid: [140, 126],
  widthCm: 46,
  manners: ['stand'],
  stories: ['travel', 'clothes', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const [ground, bloom] = pick<readonly [Dye, Dye]>([
      ['cloth.plum', 'paper.rose'],
      ['leaf.moss', 'cloth.mustard'],
      ['cloth.rust', 'enamel.cream'],
      ['cloth.indigo', 'paper.sky'],
    ])
    const carpet = paint(ground)
    const flower = paint(bloom)
    const leaf = paint('leaf.leaf')
    const leather = paint(pick(['wood.oak', 'wood.walnut']))
    const brass = paint('brass.brass')
    const rose = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        shape(leaf.light, 'M-10 2Q-18 -2 -19 6Q-14 10 -8 6ZM10 -3Q17 -10 20 -3Q17 4 9 4Z'),
        shape(
          flower.base,
          'M-1 -11Q5 -13 7 -7Q13 -6 11 0Q12 7 6 8Q2 12 -3 9Q-10 10 -10 4Q-14 -1 -10 -5Q-8 -11 -1 -11Z',
        ),
        shape(flower.light, 'M-9 0Q-10 -6 -4 -7Q0 -10 4 -7Q-4 -6 -5 3Q-8 3 -9 0Z'),
        shape(
          carpet.shade,
          'M5 -3Q8 3 2 6Q-4 6 -4 0Q-3 -4 1 -3Q4 -1 2 2Q0 3 -1 1Q1 1 0 -1Q-2 0 -1 3Q2 5 4 2Q5 0 5 -3Z',
        ),
      )
    return {
      outline:
        'M4 104Q4 74 20 42Q22 36 30 35L44 35Q44 4 70 4Q96 4 96 35L110 35Q118 36 120 42Q136 74 137 104Q137 124 122 125L70 126L18 125Q4 124 4 104Z',
      art: [
        stroke(leather.shade, 6, 'M50 38Q50 12 72 11Q92 12 91 38'),
        shape(carpet.base, 'M22 40Q4 74 4 104Q4 124 18 125L70 126L122 125Q137 124 137 104Q136 74 119 40Z'),
        rose(45, 72, 1.1),
        rose(91, 70, 1),
        rose(70, 103, 1.15),
        chance(0.5) ? oval(flower.base, 33, 98, 4, 3.5) + oval(flower.base, 69, 76, 3.5, 3) : '',
        shape(
          carpet.shade,
          'M119 40Q136 74 137 104Q137 124 122 125L70 126L18 125Q9 124 6 117Q60 122 100 114Q122 106 112 42Z',
          0.62,
        ),
        shape(carpet.light, 'M26 46L42 44Q26 60 20 84Q16 104 19 118Q7 114 9 98Q12 70 26 46Z', 0.7),
        shape(leather.base, 'M4 104Q22 104 26 125L18 125Q4 124 4 108Z'),
        shape(leather.shade, 'M137 104Q120 104 116 125L122 125Q137 124 137 108Z'),
        shape(leather.deep, 'M20 43Q70 54 121 43L122 50Q70 61 18 50Z', 0.6),
        shape(leather.base, 'M19 45Q20 34 32 33L108 33Q121 34 122 45Q70 55 19 45Z'),
        shape(brass.base, 'M22 38Q24 32 32 32L108 32Q117 32 119 38Q70 46 22 38Z'),
        shape(brass.light, 'M22 38Q24 32 32 32L84 32Q54 35 34 40Z'),
        shape(brass.base, 'M63 38L78 38L78 50Q70 56 63 50Z'),
        shape(brass.light, 'M63 38L78 38L78 41L66 42L66 51Q63 51 63 49Z'),
        oval(brass.deep, 71, 47, 2, 2.5),
        stroke(leather.base, 7, 'M46 46Q44 8 69 7Q96 8 95 46'),
        stroke(leather.light, 2.2, 'M45 34Q46 10 68 6'),
        shape(brass.shade, 'M41 42h10v8q-5 4 -10 0ZM90 42h10v8q-5 4 -10 0Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M94 28Q102 36 104 46') +
            group(
              'rotate(-12 104 46)',
              shape(paint('paper.kraft').light, 'M98 51L104 45L110 51L110 70L98 70Z'),
              stroke(paint('paper.kraft').deep, 1.3, 'M101 57h6M101 62h4'),
            )
          : '',
      ].join(''),
    }
  },
}
