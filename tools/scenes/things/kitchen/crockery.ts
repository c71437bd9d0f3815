import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const crockery: Thing = {
  id: 'crockery',
  name: 'a stack of plates and bowls',
  says: [
    'Seven of twelve. They do not speak of the other five.',
    'The chipped plate goes to the host.',
    'Washed by hand, dried by whoever lost at cards.',
  ],
  grid: [150, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, between, shuffle, form = asUsual }) {
    const usual: readonly Dye[] = shuffle([
      'clay.bone',
      'paper.sky',
      'enamel.cream',
      'paper.white',
      'paper.rose',
    ] as const)
    const glazes: readonly Dye[] = form.rather(usual, [
      ['paper.white', 'paper.white', 'paper.white', 'paper.white'],
      ['enamel.blue', 'paper.sky', 'enamel.blue', 'paper.sky'],
      ['enamel.mustard', 'enamel.teal', 'enamel.red', 'enamel.cream'],
      ['clay.clay', 'clay.bone', 'clay.clay', 'clay.bone'],
      ['cloth.sage', 'enamel.cream', 'leaf.olive', 'clay.bone'],
    ])
    const plates = [100, 90, 80, 70].map((y, at) => {
      const tone = paint(glazes[at] ?? 'clay.bone')
      return group(
        `translate(${short(between(-3, 3))} ${y})`,
        shape(tone.shade, 'M6 -13Q14 0 46 4H104Q136 0 144 -13Z'),
        shape(tone.base, 'M6 -13Q10 -4 40 0Q70 2 98 1Q92 -8 98 -13Z'),
        shape(tone.light, 'M5 -15Q75 -6 145 -15Q146 -10 141 -9Q75 -1 9 -9Q4 -10 5 -15Z'),
      )
    })
    const bowl = paint(
      form.rather(pick(['enamel.teal', 'clay.clay', 'enamel.mustard', 'enamel.blue', 'clay.slate']), [
        'cloth.plum',
        'leaf.moss',
        'enamel.red',
        'paper.sky',
      ]),
    )
    const small = paint(pick(['paper.white', 'enamel.cream', 'paper.rose']))
    return {
      outline:
        'M46 104Q14 100 8 88Q2 82 6 76Q0 70 6 65Q2 54 12 52L44 56Q36 46 32 28L40 26Q38 12 40 7Q60 0 108 7Q110 14 108 26L118 28Q114 46 106 56L138 52Q148 54 144 64Q150 70 144 76Q148 82 142 88Q136 100 104 104Z',
      art: [
        ...plates,
        oval(paint('clay.slate').deep, 75, 57, 40, 5, 0.3),
        shape(bowl.base, 'M32 25Q36 54 56 60H94Q114 54 118 25Q75 34 32 25Z'),
        shape(bowl.shade, 'M118 25Q114 54 94 60H70Q92 52 96 28.5Z'),
        shape(bowl.light, 'M37 34Q41 50 53 56Q46 44 46 35Z'),
        printOn(
          { left: 44, right: 106, top: 36, height: 17, sag: 5 },
          small,
          form,
          stroke(small.base, 3, 'M36 42Q75 51 114 41.5'),
        ),
        shape(bowl.deep, 'M32 25Q75 36 118 25Q119 21 75 16Q31 21 32 25Z'),
        shape(small.base, 'M40 8Q43 28 56 31Q76 33 94 31Q106 27 109 8Z'),
        shape(small.shade, 'M109 8Q106 27 94 31Q84 32 72 32Q90 27 92 10Z'),
        oval(small.light, 74.5, 9, 35, 8),
        oval(small.shade, 75, 10, 31, 6),
        shape(small.deep, 'M106 10Q104 5 84 4.2Q96 9 88 15Q104 14 106 10Z', 0.5),
        ...(chance(0.6) ? [shape(bowl.deep, 'M52 14.5L56 10L60 15.8Q57 20 54 18Z')] : []),
      ].join(''),
    }
  },
}
