import { asUsual } from '#scenes/kit/hand.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const football: Thing = {
  id: 'football',
  name: 'a football',
  says: [
    'It has been over that fence, thank you.',
    'Flat since the final.',
    'It knows every window in the street.',
  ],
  grid: [100, 96],
  widthCm: 24,
  manners: ['stand'],
  stories: ['sport', 'toys'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const usual = pick<readonly [Tones, Tones]>([
      [paint('paper.white'), paint('brass.iron')],
      [paint('enamel.cream'), paint('enamel.red')],
      [paint('clay.bone'), paint('enamel.teal')],
      [paint('wood.pine'), paint('wood.walnut')],
    ])
    const [skin, panel] = form.rather(usual, [
      [paint('enamel.mustard'), paint('cloth.indigo')],
      [paint('paper.sky'), paint('paper.white')],
      [paint('paper.white'), paint('leaf.leaf')],
      [paint('leaf.autumn'), paint('wood.walnut')],
      [paint('paper.rose'), paint('cloth.plum')],
      [paint('paper.white'), paint('enamel.blue')],
    ])
    return {
      outline: 'M50 2Q94 4 98 48Q96 92 52 96Q6 94 2 50Q4 4 50 2Z',
      art: [
        shape(skin.base, 'M50 2Q94 4 98 48Q96 92 52 96Q6 94 2 50Q4 4 50 2Z'),
        shape(skin.shade, 'M88 22Q97 33 98 48Q96 92 52 96Q22 94 9 74Q44 92 72 72Q92 54 88 22Z'),
        shape(skin.light, 'M9 42Q14 12 46 7Q30 16 22 30Q16 42 14 54Q8 52 9 42Z'),
        stroke(
          skin.deep,
          1.6,
          'M46 30L44 12M62 42L82 34M57 62L68 80M37 62L26 78M31 42L12 40M44 12L22 20M44 12L68 9M82 34L80 22M82 34L94 52M68 80L88 72M68 80L54 92M26 78L38 92M26 78L8 66M12 40L6 58',
        ),
        shape(panel.base, 'M46 29L63 41L57 62L37 63L30 42Z'),
        shape(panel.light, 'M46 29L52 33L36 45L38 60L37 63L30 42Z'),
        shape(panel.shade, 'M63 41L57 62L46 62.5Q56 54 58 37.5Z'),
        shape(panel.base, 'M36 4Q50 0 62 3L68 9L44 13L33 10ZM6 34L13 40L7 60Q2 56 2 48Q3 40 6 34Z'),
        shape(panel.shade, 'M80 20L86 18Q96 30 97 42L95 52L82 34ZM68 80L88 71L90 76Q80 90 66 94L54 92Z'),
        shape(panel.deep, 'M26 78L38 92L36 94Q20 90 10 74L8 66Z'),
        chance(0.6)
          ? shape(paint('paper.rose').base, 'M60 16L74 20L70 32L57 28Z') +
            stroke(
              skin.deep,
              1.3,
              'M57 19l5 1M56 25l4 1M70 23l5 1M69 29l4 1M63 14l-1 5M68 16l-1 5M61 27l-1 5M66 28l-1 5',
            )
          : '',
      ].join(''),
    }
  },
}
