import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const cactus: Thing = {
  id: 'cactus',
  name: 'a cactus',
  says: [
    'It flowered in 1991 and may again.',
    'It asks for very little, and means it.',
    'Everyone has touched it once.',
  ],
  grid: [86, 116],
  widthCm: 24,
  manners: ['stand'],
  stories: ['garden', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const flesh = paint(pick(['leaf.leaf', 'leaf.moss', 'glass.bottle']))
    const pot = paint(
      form.rather(pick(['clay.clay', 'enamel.mustard', 'enamel.cream', 'cloth.plum', 'paper.sky']), [
        'enamel.blue',
        'enamel.red',
        'enamel.teal',
        'clay.slate',
        'paper.rose',
      ]),
    )
    const bloom = paint(
      form.rather(pick(['paper.rose', 'enamel.red', 'cloth.mustard']), [
        'paper.white',
        'leaf.autumn',
        'cloth.plum',
        'enamel.cream',
      ]),
    )
    const spines = paint('paper.white').base
    const round = chance(0.35)
    const flower = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        shape(bloom.base, 'M-2 6Q-14 2 -11 -5Q-6 -6 -4 -2Q-4 -12 1 -12Q6 -10 5 -3Q9 -8 12 -4Q13 3 3 6Z'),
        shape(bloom.light, 'M-1 4Q-5 -2 1 -8Q5 -2 2 4Z'),
      )
    const ball = [
      shape(flesh.base, 'M43 84Q8 84 10 54Q12 24 43 22Q76 24 77 54Q76 84 43 84Z'),
      shape(flesh.shade, 'M43 84Q76 84 77 54Q76 30 55 24Q70 44 62 66Q56 80 43 84Z'),
      shape(flesh.light, 'M14 58Q14 36 30 27Q20 44 22 64Q18 64 14 58Z'),
      stroke(flesh.shade, 2.5, 'M36 24Q22 50 34 80M47 24Q54 50 48 82'),
      stroke(spines, 2, 'M24 40v0M21 54v0M24 68v0M38 36v0M37 52v0M39 68v0M58 38v0M61 54v0M57 70v0M70 50v0'),
      flower(42, 20),
    ]
    const armed = [
      shape(flesh.shade, 'M52 62Q66 64 66 52V40Q66 32 72 32Q79 32 79 40V54Q78 75 54 76Z'),
      shape(flesh.base, 'M36 72Q8 72 8 50V36Q8 28 14 28Q21 28 21 36V48Q22 58 36 58Z'),
      shape(flesh.base, 'M29 84V22Q30 6 43 6Q57 6 57 22V84Z'),
      shape(flesh.shade, 'M45 6Q57 7 57 22V84H46Q52 50 45 6Z'),
      shape(
        flesh.light,
        'M33 66V24Q33 15 39 11Q36 30 38 66ZM11 48V37Q12 32 15 32V50Q15 54 18 58Q12 56 11 48Z',
      ),
      stroke(
        spines,
        2,
        'M35 22v0M42 30v0M35 42v0M42 54v0M35 64v0M50 24v0M51 46v0M50 66v0M14 42v0M19 60v0M73 42v0M70 58v0',
      ),
      flower(43, 11),
      ...(chance(0.5) ? [flower(14, 31)] : []),
    ]
    return {
      outline: round
        ? 'M34 24Q26 14 38 16Q42 4 48 14Q58 12 54 24Q78 28 78 54Q78 68 68 78L71 84L65 112Q64 116 60 116H27Q22 116 21 112L14 84L18 78Q9 68 9 54Q10 30 34 24Z'
        : 'M29 12Q38 -6 52 2Q58 8 57 22V60Q66 62 66 52V40Q66 32 72 32Q79 32 79 40V54Q78 70 66 74L71 84L65 112Q64 116 60 116H27Q22 116 21 112L14 82L28 72Q8 70 8 50V36Q6 22 16 20Q22 24 21 36V48Q22 56 29 58Z',
      art: [
        ...(round ? ball : armed),
        shape(pot.base, 'M18 88L22 111Q23 116 28 116H59Q64 116 65 111L69 88Z'),
        shape(pot.shade, 'M69 88L65 111Q64 116 59 116H44Q56 112 57 88Z'),
        shape(pot.light, 'M23 94L26.5 111Q29 113 31 112L29 94Z'),
        shape(
          pot.base,
          'M14 82Q14 78 18 78Q44 75 68 78Q73 78 72 82L71 88Q70 91 67 91Q44 94 19 91Q16 91 15 88Z',
        ),
        shape(pot.shade, 'M60 77Q73 77 72 82L71 88Q70 91 67 91L56 92Q61 86 60 77Z'),
        printOn(
          { left: 24, right: 63, top: 94, height: 17, sag: 1 },
          paint('paper.white'),
          form,
          stroke(pot.shade, 2.5, 'M22 101L27 97L32 102L37 97L42 102L47 97L52 102L57 97L64 102'),
        ),
        ...(chance(0.4) ? [shape(pot.deep, 'M30 77l4 8l5 -3l3 3l3 -8.5Z')] : []),
      ].join(''),
    }
  },
}
