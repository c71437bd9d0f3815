import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const chestOfDrawers: Thing = {
  id: 'chest-of-drawers',
  name: 'a small chest of drawers',
  says: [
    'The middle drawer sticks in wet weather, and in arguments.',
    'The bottom drawer is string, candles and one good key.',
    'It was carried up in one piece and will not come down.',
  ],
  grid: [136, 124],
  widthCm: 74,
  manners: ['stand'],
  stories: ['home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['wood.oak', 'wood.walnut', 'wood.pine', 'enamel.teal', 'paper.sky', 'enamel.cream']),
    )
    const knob = paint(pick(['brass.brass', 'clay.bone', 'brass.iron']))
    const cloth = paint(pick(['cloth.rust', 'cloth.mustard', 'cloth.plum', 'paper.rose']))
    const open = chance(0.6)
    const front = (y: number) => [
      shape(body.light, `M14 ${y}h106v25h-106Z`),
      shape(body.base, `M16.5 ${y + 2.5}h103.5v22.5h-103.5Z`),
      shape(body.shade, `M114 ${y + 2.5}h6v22.5h-103v-3q62 1 92 -3q5 -6 5 -16.5Z`),
    ]
    const lost = chance(0.5)
    const row = open ? 71 : 64
    const knobs = `M36 34v0M98 34v0M36 ${row}v0M98 ${row}v0M36 94v0${lost ? '' : 'M98 94v0'}`
    return {
      outline:
        'M2 8L12 1H125L134 8Q136 14 130 17L129 110L126 124H116L113 114H23L19 124H10L7 110L6 17Q0 14 2 8Z',
      art: [
        shape(body.shade, 'M9 108L20 108Q22 116 19 124H11ZM117 108H128L125.5 124H117Z'),
        shape(body.base, 'M9 108L16 108Q18 116 15 124H11Z'),
        shape(body.shade, 'M6 15H130L129 113Q68 110 7 113Z'),
        shape(body.base, 'M6 15H116V112Q60 110 7 113Z'),
        shape(body.light, 'M6 15H10L10.5 112L7 113Z'),
        shape(body.deep, 'M13 20H121V110H13Z'),
        ...front(22),
        ...front(82),
        ...(open
          ? [
              shape(body.deep, 'M14 50H120V62H14Z'),
              shape(cloth.shade, 'M50 62Q52 50 62 52Q74 47 84 53L90 62Z'),
              shape(body.light, 'M11 56H123L124 84H10Z'),
              shape(body.base, 'M13 59H124V84H12Z'),
              shape(body.shade, 'M117 59H124V84H12V81Q84 82 112 78Q117 72 117 59Z'),
              shape(cloth.base, 'M54 54Q62 50 72 54L73 80Q74 84 78 87Q86 91 84 97Q80 102 68 99Q57 95 56 86Z'),
              shape(
                cloth.shade,
                'M67 53L72 54L73 80Q74 84 78 87Q86 91 84 97Q80 102 70 99.5Q76 95 70 88Q66 84 67 53Z',
              ),
              shape(
                cloth.light,
                'M55 61L72.5 62V66L55.5 65ZM55.5 69L72.5 70V74L56 73ZM80 88Q86 92 84 97Q82 99 79 99.5Q77 93 80 88Z',
              ),
            ]
          : front(52)),
        group('translate(1 1.5)', stroke(knob.shade, 9.4, knobs)),
        stroke(knob.base, 8.8, knobs),
        group('translate(-1.2 -1.4)', stroke(knob.light, 3, knobs)),
        ...(lost ? [stroke(body.deep, 3.6, 'M98 94v0')] : []),
        shape(body.shade, 'M2 9Q2 7 5 7H131Q134 7 134 10Q134 17 130 17H6Q2 17 2 12Z'),
        shape(body.light, 'M13 1Q68 0 124 1L134 9H2Z'),
        shape(body.base, 'M30 3L124 1L134 9V12Q70 10 12 12Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M104 17L111 16L118 34L110 38L103 34Z'),
              stroke(paint('enamel.red').base, 1.8, 'M107 29L112 28M108 33L113 32'),
            ]
          : []),
      ].join(''),
    }
  },
}
