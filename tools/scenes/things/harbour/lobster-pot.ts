import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const lobsterPot: Thing = {
  id: 'lobster-pot',
  name: 'a lobster pot',
  says: [
    'Easy to get into. It is the story of many careers.',
    'The lobster left by the way it came. It was not told it could not.',
    'It smells of low tide and good money.',
  ],
  grid: [160, 110],
  widthCm: 66,
  manners: ['stand'],
  stories: ['sea'],
  weight: 'heavy',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const wood = paint(pick(['wood.pine', 'wood.drift', 'wood.oak']))
    const net = paint(pick(['cloth.sage', 'cloth.indigo', 'cloth.rust', 'enamel.teal']))
    const mesh = [0, 1, 2, 3, 4, 5].map(
      (at) =>
        `M${14 + at * 24} 96Q${22 + at * 22} 50 ${42 + at * 18} 20M${36 + at * 22} 96Q${26 + at * 22} 56 ${26 + at * 18} 22`,
    )
    return {
      outline: 'M6 96Q2 20 80 10Q158 20 154 96L158 98V110H2V98Z',
      art: [
        shape(net.deep, 'M10 96Q8 22 80 14Q152 22 150 96Z'),
        stroke(net.base, 2.6, mesh.join('')),
        oval(net.shade, 80, 66, 26, 24),
        oval(net.deep, 80, 67, 17, 16),
        stroke(net.light, 3, 'M54 66a26 24 0 1 0 52 0a26 24 0 1 0 -52 0'),
        stroke(wood.base, 7, 'M10 96Q8 20 80 14Q152 20 150 96'),
        stroke(wood.light, 2, 'M12 80Q18 24 78 14'),
        stroke(wood.shade, 6, 'M46 98Q44 32 80 22M114 98Q116 32 80 22'),
        shape(wood.base, 'M2 96H158V109H2Z'),
        shape(wood.shade, 'M100 96H158V109H96Z'),
        shape(wood.light, 'M2 96H158V100H2Z'),
        stroke(paint('cloth.oat').base, 5, 'M120 24Q150 8 150 30Q148 44 136 40'),
        oval(paint('enamel.red').base, 140, 44, 8, 10),
      ].join(''),
    }
  },
}
