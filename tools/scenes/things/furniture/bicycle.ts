import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bicycle: Thing = {
  id: 'bicycle',
  name: 'a bicycle',
  says: [
    'It pulls slightly to the left, towards the bakery.',
    'The bell works. The brakes are under discussion.',
    'Never stolen, though it has been left everywhere.',
  ],
  grid: [192, 116],
  widthCm: 175,
  manners: ['stand'],
  stories: ['sport', 'travel', 'tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const frame = paint(
      pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'enamel.mustard', 'leaf.moss', 'cloth.plum']),
    )
    const tyre = paint('brass.iron')
    const steel = paint('brass.tin')
    const leather = paint('wood.oak')
    const wicker = paint('paper.kraft')
    const basket = chance(0.5)
    return {
      outline: `M1 76A40 40 0 1 1 1 76.1L6 76.1A35 35 0 1 0 6 76L1 76L39 74L67 40L65 24H50Q46 16 56 13Q74 9 84 18Q80 24 70 24L71 34L125 29L122 14L107 16V10Q124 2 136 10L${basket ? '172 14L167 38L139 38' : '147 18L146 30L136 32'}L132 42Q141 64 153 74L111 76A40 40 0 1 1 111 76.1L116 76.1A35 35 0 1 0 116 76L150 79Q136 68 128 47L97 84Q98 94 95 96L106 101L92 104L86 95L41 80Z`,
      art: [
        stroke(
          steel.base,
          1,
          'M41 40v72M5 76h72M16 51l50 50m0 -50l-50 50M151 40v72M115 76h72M126 51l50 50m0 -50l-50 50',
        ),
        stroke(tyre.base, 5, 'M4 76a37 37 0 1 1 0 0.1M114 76a37 37 0 1 1 0 0.1'),
        stroke(steel.light, 1.6, 'M9 70A33 33 0 0 1 35 43.5M119 70A33 33 0 0 1 145 43.5'),
        stroke(frame.shade, 3.6, 'M41 76L68 36M41 76L89 86'),
        stroke(frame.base, 5.5, 'M67 30L89 86L129 40M69 38L127 32'),
        stroke(frame.shade, 5.5, 'M89 86L129 40'),
        stroke(frame.base, 5, 'M125 18L131 44Q140 66 151 76'),
        stroke(frame.light, 1.6, 'M70 36L120 31M72 42L84 72M126 26L130 42'),
        stroke(frame.base, 4.5, 'M4 60Q14 34 46 35Q66 38 76 58M124 48Q144 32 172 42'),
        stroke(steel.shade, 3, 'M66 30L64 22M125 18L124 10Q116 8 110 12M124 10Q132 8 134 14'),
        stroke(leather.base, 5.5, 'M114 10.5L107 13'),
        shape(leather.shade, 'M48 19Q48 14 56 14Q70 11 82 17Q84 21 76 22Q66 21 60 25Q48 26 48 19Z'),
        shape(leather.base, 'M48 18Q48 14 56 14Q70 11 82 17Q74 18 64 19Q54 23 48 18Z'),
        shape(steel.shade, 'M89 77Q98 77 98 86Q98 95 89 95Q80 95 80 86Q80 77 89 77Z'),
        oval(tyre.deep, 89, 86, 3.5),
        stroke(steel.base, 3, 'M89 86L98 100'),
        stroke(tyre.base, 4, 'M92 101H104'),
        stroke(steel.shade, 1.5, 'M41 72L89 78M41 80L89 94'),
        oval(frame.shade, 41, 76, 4.5),
        oval(frame.shade, 151, 76, 4),
        ...(basket
          ? [
              shape(wicker.shade, 'M134 16H172L167 37Q152 40 139 37Z'),
              shape(wicker.base, 'M134 16H162L158 38Q148 39 139 37Z'),
              stroke(wicker.deep, 1.3, 'M136 23H170M138 30H168M144 18L146 37M153 18V38M162 18L160 37'),
              stroke(wicker.light, 3.5, 'M134 16Q152 14 172 16'),
            ]
          : [
              shape(steel.shade, 'M133 20Q142 16 145 22Q146 30 136 31Z'),
              oval(paint('enamel.cream').light, 142.5, 24.5, 3.2, 6),
            ]),
        ...(chance(0.5) ? [shape(paint('glass.amber').base, 'M3 66q-3 -6 2 -8l4 2l-2 8Z')] : []),
        ...(chance(0.4) ? [stroke(paint('cloth.oat').base, 3, 'M96 34L104 37M97 37L103 33')] : []),
      ].join(''),
    }
  },
}
