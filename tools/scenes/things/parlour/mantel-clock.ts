import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { dial } from './dial.ts'

export const mantelClock: Thing = {
  id: 'mantel-clock',
  name: 'a mantel clock',
  says: [
    'Right twice a day, and proud of both.',
    'It strikes thirteen on Sundays. One gets used to it.',
    'Wound every Saturday by somebody who has moved away.',
  ],
  grid: [164, 96],
  widthCm: 42,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'middling',
  draw(hand) {
    const { paint, pick, chance } = hand
    const wood = paint(pick(['wood.oak', 'wood.walnut', 'clay.brick', 'wood.pine']))
    const inlay = paint('brass.brass')
    return {
      outline:
        'M8 96L8 92Q0 90 2 82Q4 78 8 78Q38 76 46 40Q52 2 82 2Q112 2 118 40Q126 76 156 78Q160 78 162 82Q164 90 156 92V96Z',
      art: [
        shape(wood.deep, 'M8 90H26V96H9ZM138 90H156L155 96H138Z'),
        shape(wood.base, 'M6 82Q38 76 46 40Q52 2 82 2Q112 2 118 40Q126 76 158 82Z'),
        shape(wood.shade, 'M158 82Q126 76 118 40Q112 2 86 2Q104 12 106 42Q110 72 124 82Z'),
        shape(wood.light, 'M12 80Q44 74 51 40Q56 8 78 5Q64 18 60 42Q54 70 30 80Z'),
        ...(chance(0.6)
          ? [shape(inlay.shade, 'M28 76Q44 68 47 56Q52 68 47 77ZM136 76Q120 68 117 56Q112 68 117 77Z', 0.8)]
          : [stroke(wood.deep, 1.5, 'M28 77Q48 68 54 44M136 77Q116 68 110 44')]),
        oval(inlay.shade, 83, 41, 31),
        oval(inlay.base, 82, 40, 31),
        shape(inlay.light, 'M52 42Q52 12 80 10Q60 18 57 46Q54 48 52 42Z'),
        ...dial(hand, 82, 40.5, 25, paint('paper.white'), inlay.deep),
        shape(wood.base, 'M3 81Q82 76 161 81Q165 89 158 92H6Q-1 88 3 81Z'),
        shape(wood.light, 'M3 81Q52 77.5 112 78.5V81.5Q52 81 3 84Z'),
        shape(wood.shade, 'M130 79.2Q148 80 161 81Q165 89 158 92H128Z'),
        oval(inlay.base, 82, 85.5, 3, 2.5),
        ...(chance(0.5)
          ? [
              stroke(paint('paper.white').shade, 1.5, 'M132 80Q138 70 144 74'),
              group(
                'rotate(14 146 78)',
                shape(paint('paper.white').base, 'M140 72L152 71V83L141 84Z'),
                stroke(paint('clay.brick').base, 2, 'M143 76H149M143 80H148'),
              ),
            ]
          : [shape(wood.deep, 'M20 81L26 79.5L25 85Q21 86 20 81Z')]),
      ].join(''),
    }
  },
}
