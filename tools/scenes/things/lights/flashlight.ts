import { asUsual } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const flashlight: Thing = {
  id: 'flashlight',
  name: 'a flashlight',
  says: [
    'Give it a knock. There. No, gone again.',
    'It finds everything except its own batteries.',
    'It is for power cuts and for reading under the covers.',
  ],
  grid: [156, 60],
  widthCm: 27,
  manners: ['stand'],
  stories: ['light', 'camp', 'tools'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['brass.tin', 'enamel.red', 'enamel.mustard', 'leaf.moss', 'enamel.teal']), [
        'enamel.blue',
        'cloth.plum',
        'brass.copper',
        'clay.slate',
        'enamel.cream',
      ]),
    )
    const head = paint(pick(['brass.tin', 'brass.tin', 'brass.iron']))
    const glass = paint('glass.clear')
    const lit = chance(0.5)
    const tape = paint(
      form.rather(pick(['cloth.oat', 'paper.sky', 'cloth.rust']), [
        'enamel.red',
        'enamel.mustard',
        'cloth.indigo',
      ]),
    )
    return {
      outline:
        'M2 44Q2 30 11 27L52 24L54 18L71 17L73 22L98 20Q108 18 112 8Q114 2 120 2L142 1Q155 6 155 30Q155 55 142 60L120 59Q112 58 108 56L12 58Q2 56 2 44Z',
      art: [
        shape(head.shade, 'M3 42Q3 28 12 26L22 26L22 58L12 58Q3 56 3 42Z'),
        shape(body.base, 'M20 26Q60 24 100 20L104 57L20 58.5Q16 42 20 26Z'),
        shape(body.shade, 'M18.5 47Q60 46 103 43L104 57L20 58.5Z'),
        shape(body.light, 'M20 31Q60 29 100 25L100.5 31Q60 34 19 36Z'),
        stroke(body.shade, 2.5, 'M29 27Q26 42 29 57.5M37 27Q34 42 37 57.5M45 26Q42 42 45 57.5'),
        shape(paint('brass.iron').base, 'M53 27Q53 19 57 18L69 17Q73 18 74 25Z'),
        shape(paint('enamel.red').base, 'M57 18.5Q58 13.5 63 13.5Q68 13.5 69 17.5Z'),
        shape(
          head.base,
          'M98 19Q109 18 112 8Q114 2 120 2L140 1L142 60L120 59.5Q111 59 107 57L99 57Q95 38 98 19Z',
        ),
        shape(head.shade, 'M96.5 43Q118 42 136 39L142 60L120 59.5Q111 59 107 57L99 57Q97 50 96.5 43Z'),
        shape(head.light, 'M101 23Q112 20 116 10Q118 6 122 6L132 6L132 14L120 16Q114 26 100.5 29Z'),
        stroke(head.deep, 2.5, 'M119 3Q112 30 119 58.5'),
        oval(head.shade, 141, 30.5, 14, 29.5),
        oval(head.light, 140, 30, 13, 28.5),
        oval(lit ? LAMP : glass.base, 142, 30.5, 10, 24.5),
        lit
          ? oval('#fff8e4', 143, 31, 5, 13)
          : shape(glass.light, 'M138 12Q133 22 134 36Q140 32 147 10Q143 6 138 12Z') +
            oval(head.deep, 144, 33, 3, 6),
        ...(chance(0.5)
          ? [
              shape(tape.base, 'M78 22L92 20.5L95 57.5L80 58Q76 40 78 22Z'),
              shape(tape.shade, 'M77.5 46L94 44L95 57.5L80 58Q78 52 77.5 46Z'),
            ]
          : [shape(body.deep, 'M82 38q6 -3 8 2q0 4 -5 4q-5 -1 -3 -6Z', 0.5)]),
      ].join(''),
    }
  },
}
