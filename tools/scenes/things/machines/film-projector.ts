import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const filmProjector: Thing = {
  id: 'film-projector',
  name: 'a film projector',
  says: [
    'One reel is left in it: a beach, and nobody you know.',
    'It rattles through the quiet parts.',
    'The holiday of 1968 is stuck at the second bulb.',
  ],
  grid: [156, 160],
  widthCm: 50,
  manners: ['stand'],
  stories: ['home', 'travel', 'music'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['enamel.teal', 'clay.slate', 'leaf.moss', 'enamel.red', 'enamel.cream', 'wood.oak']),
    )
    const tin = paint(pick(['brass.tin', 'brass.brass']))
    const iron = paint('brass.iron')
    const film = paint('wood.walnut')
    const lit = chance(0.4)
    return {
      outline:
        'M4 40Q4 4 40 3Q70 5 76 32Q84 16 112 15Q152 18 154 56Q152 84 130 94L132 146Q140 148 140 160L24 160Q24 148 32 146L32 120L26 118L22 122L4 124Q1 110 4 94L22 96L26 100L34 98L34 78Q6 72 4 40Z',
      art: [
        shape(iron.base, 'M24 160Q23 149 34 147L130 147Q141 149 140 160Z'),
        shape(iron.shade, 'M108 147L130 147Q141 149 140 160L104 160Q112 154 108 147Z'),
        shape(iron.base, 'M36 92L52 60L60 62L62 92ZM100 92L106 66L116 66L124 92Z'),
        stroke(film.deep, 3.5, 'M8 50Q20 84 42 100M152 62Q150 92 128 108'),
        shape(
          body.base,
          'M40 88Q84 84 124 88Q131 89 131 97L132 142Q131 150 123 150L42 150Q34 150 33 142L33 97Q33 89 40 88Z',
        ),
        shape(
          body.shade,
          'M114 87L124 88Q131 89 131 97L132 142Q131 150 123 150L42 150Q36 150 34 144Q80 146 110 143Q119 141 119 132Z',
        ),
        shape(
          body.light,
          'M40 88Q66 86 88 86L85 91Q60 91 45 94Q40 95 40 104L39 126L33 126L33 97Q33 89 40 88Z',
        ),
        shape(iron.base, 'M22 100L36 97L36 121L22 118Z'),
        shape(tin.base, 'M4 94L24 97L24 121L4 124Q0 110 4 94Z'),
        shape(tin.shade, 'M2 112L24 110L24 121L4 124Q2 118 2 112Z'),
        oval(lit ? LAMP : paint('glass.blue').light, 4.5, 109, 3.5, 14),
        stroke(body.deep, 3.5, 'M96 100H120M96 107H120M96 114H120'),
        oval(body.deep, 62, 118, 17.5, 17),
        oval(tin.base, 60.5, 116.5, 15.5, 15.5),
        shape(lit ? LAMP : tin.light, 'M60 108Q69 108 69 117Q68 125 60 125Q52 124 52 116Q53 108 60 108Z'),
        ...[
          { x: 40, y: 40, size: 36 },
          { x: 115, y: 54, size: 38.5 },
        ].flatMap(({ x, y, size }) => [
          oval(tin.shade, x + 0.5, y + 0.5, size, size),
          oval(tin.base, x - 1, y - 1, size - 2, size - 2),
          oval(film.base, x, y, size - 7, size - 7),
          shape(tin.base, `M${x - 5} ${y - 30}h10l2 24l20 12l-5 8l-22 -11l-22 11l-5 -8l20 -12Z`),
          oval(tin.light, x - 1, y - 1, 9, 9),
          oval(iron.deep, x, y, 4, 4),
        ]),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M86 124L106 121L109 136L89 139Z') +
            stroke(iron.base, 1.8, 'M91 128L102 126.5M92 133L100 132')
          : shape(
              paint('enamel.red').base,
              'M98 122L101 128L108 128L103 133L105 139L99 136L93 140L94 133L89 129L96 128Z',
            ),
      ].join(''),
    }
  },
}
