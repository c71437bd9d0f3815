import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const fern: Thing = {
  id: 'fern',
  name: 'a fern',
  says: [
    'It has been watered, talked to and left alone. It prefers the last.',
    'Older than the glass over it.',
    'One frond unrolls a week. There is no hurrying it.',
  ],
  grid: [170, 150],
  widthCm: 74,
  manners: ['stand'],
  stories: ['garden', 'home'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick, chance }) {
    const leaf = paint(pick(['leaf.leaf', 'leaf.moss', 'glass.bottle']))
    const pot = paint(pick(['clay.clay', 'enamel.cream', 'enamel.teal', 'clay.slate', 'clay.brick']))
    const frond = (turn: number, length: number, tone: string) =>
      group(
        `translate(85 104) rotate(${turn}) scale(${length})`,
        shape(
          tone,
          'M-2 0Q-8 -30 -4 -60Q0 -86 16 -100Q10 -94 12 -90L20 -88L10 -82L18 -76L7 -73L15 -66L5 -64L12 -56L4 -55L11 -46L3 -45L10 -36L3 -36L8 -26L3 -26L2 0ZM-5 -24L-12 -30L-6 -34L-14 -40L-7 -44L-14 -52L-6 -54L-12 -62L-5 -64L-9 -74L-1 -74L-3 -84L4 -84L4 -92L12 -98L4 -70L-2 -20Z',
        ),
      )
    const fronds: [number, number, string][] = [
      [-78, 0.84, leaf.shade],
      [70, 0.84, leaf.shade],
      [-52, 0.98, leaf.base],
      [40, 1, leaf.shade],
      [-26, 1.02, leaf.base],
      [18, 1.02, leaf.base],
      [-6, 0.94, leaf.light],
      [-64, 0.66, leaf.light],
      [56, 0.7, leaf.base],
    ]
    return {
      outline:
        'M60 104L4 96Q0 70 30 66L18 40Q34 20 60 34Q70 0 92 6Q110 0 118 24Q146 14 152 44Q140 60 168 76Q168 96 112 104L106 144Q86 152 64 144Z',
      art: [
        ...fronds.map(([turn, length, tone]) => frond(turn, length, tone)),
        shape(pot.base, 'M58 100Q85 94 112 100L106 144Q86 151 64 144Z'),
        shape(pot.shade, 'M112 100L106 144Q98 147 90 147.5Q98 124 96 98Z'),
        shape(pot.light, 'M64 106L68 141L73 142L70 105Z'),
        ...(chance(0.5)
          ? [stroke(pot.shade, 3, 'M61 116Q85 122 110 116')]
          : [oval(pot.light, 85, 124, 7, 9)]),
      ].join(''),
    }
  },
}
