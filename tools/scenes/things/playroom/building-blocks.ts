import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const buildingBlocks: Thing = {
  id: 'building-blocks',
  name: 'some building blocks',
  says: [
    'A castle, until the cat.',
    'The arch is always the last to be found.',
    'They spell CAB, if one is quick.',
  ],
  grid: [150, 92],
  widthCm: 40,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  isReadable: true,
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const faces = [
      paint(pick(['enamel.red', 'paper.rose'])),
      paint(pick(['enamel.blue', 'paper.sky'])),
      paint(pick(['enamel.mustard', 'enamel.cream'])),
      paint(pick(['leaf.leaf', 'enamel.teal'])),
    ] as const
    const cube = (x: number, y: number, tones: (typeof faces)[number], turn = 0) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape(tones.light, 'M-20 -40L-10 -48H28L20 -40Z'),
        shape(tones.shade, 'M20 -40L28 -48V-8L20 0Z'),
        shape(tones.base, 'M-20 -40H20V0H-20Z'),
        shape(tones.light, 'M-13 -33H13V-7H-13Z', 0.55),
      )
    return {
      outline: 'M4 90V50L24 42L40 8L72 0L88 40L104 32L134 40L148 60V92H4Z',
      art: [
        cube(28, 92, faces[0]),
        cube(76, 92, faces[1]),
        cube(52, 52, faces[2], -3),
        shape(faces[3].shade, 'M98 92V58Q100 50 124 50Q148 52 148 62V92H136Q136 72 124 72Q112 72 112 92Z'),
        shape(faces[3].base, 'M98 92V60Q100 52 120 52Q140 54 140 64V92H130Q130 74 118 74Q108 74 108 92Z'),
        stroke(
          paint('paper.white').base,
          4,
          'M22 78L28 66L34 78M24 74H32M70 68Q84 66 78 74Q84 82 70 80ZM58 24Q44 22 46 34Q50 40 58 36',
        ),
        shape(faces[0].base, 'M92 48L112 30L132 48Z'),
        shape(faces[0].light, 'M92 48L112 30L108 46Z'),
      ].join(''),
    }
  },
}
