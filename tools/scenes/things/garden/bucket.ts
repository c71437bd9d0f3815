import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bucket: Thing = {
  id: 'bucket',
  name: 'a bucket',
  says: [
    'Under the drip since March.',
    'There is nothing in it, which is what it is for.',
    'It has been a stool, a drum and a helmet.',
  ],
  grid: [100, 116],
  widthCm: 32,
  manners: ['stand'],
  stories: ['garden', 'tools', 'kitchen', 'sea'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const metal = paint(
      form.rather(pick(['brass.tin', 'enamel.blue', 'enamel.cream', 'enamel.red', 'enamel.teal']), [
        'brass.copper',
        'leaf.moss',
        'enamel.mustard',
        'clay.slate',
        'paper.sky',
      ]),
    )
    const wire = paint('brass.iron')
    const grip = paint('wood.oak')
    const full = chance(0.4)
    const label = chance(0.5)
      ? shape(paint('clay.brick').base, 'M60 88q2 -9 9 -6q8 1 4 9q-2 7 -8 4q-6 1 -5 -7Z')
      : shape(paint('paper.white').base, 'M42 82L58 78L62 90L46 94Z') +
        stroke(paint('paper.white').deep, 1.6, 'M47 85L55 83M48 89L57 87')
    return {
      outline: `M8 46Q16 4 40 3Q52 -1 66 4Q86 8 93 46L87 42Q80 11 52 10Q24 10 15 42${full ? 'L24 37L38 37Q36 24 60 24Q78 34 74 41L87 42' : 'Q50 32 87 42'}L93 48L90 56L80 108Q79 116 50 116Q22 116 20 108L10 56Z`,
      art: [
        stroke(wire.base, 3, 'M12 46Q20 6 52 6Q84 8 89 46'),
        stroke(grip.base, 8.5, 'M40 7.5Q52 3.5 64 8.5'),
        stroke(grip.light, 2.5, 'M40 6Q50 3 58 5'),
        shape(metal.base, 'M10 47L21 107Q23 115.5 50 115.5Q77 115.5 79 107L91 47Z'),
        shape(metal.shade, 'M91 47L79 107Q77 115.5 50 115.5Q72 108 74 52Z'),
        shape(metal.light, 'M17 58L27 105Q31 109 34 109Q27 84 27 60Z'),
        printOn({ left: 24, right: 74, top: 70, height: 30, sag: 5 }, paint('paper.white'), form, label),
        stroke(metal.shade, 2.5, 'M14 67Q50 78 87 67M19 97Q50 108 81 97'),
        oval(metal.light, 50.5, 46, 42, 9.5),
        oval(metal.deep, 50.5, 46.8, 37.5, 7),
        ...(full
          ? [
              shape(
                paint('cloth.oat').base,
                'M40 53Q30 46 38 36Q36 26 50 28Q60 22 68 32Q78 38 72 48Q64 54 52 53.8Q46 54 40 53Z',
              ),
              shape(paint('cloth.oat').shade, 'M72 48Q64 54 52 53.8Q58 46 56 40Q66 44 66 30Q78 38 72 48Z'),
              stroke(paint('cloth.oat').shade, 2, 'M42 46Q50 44 48 34'),
              shape(paint('cloth.rust').base, 'M24 52Q18 44 24 38Q34 36 42 44Q40 54 36 53.2Z'),
            ]
          : [shape(metal.shade, 'M24 46Q36 41 60 41Q48 46 40 51Q30 50 24 46Z')]),
        oval(wire.base, 12, 47, 4, 4.5),
        oval(wire.base, 89, 47, 4, 4.5),
      ].join(''),
    }
  },
}
