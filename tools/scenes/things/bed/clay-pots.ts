import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const clayPots: Thing = {
  id: 'clay-pots',
  name: 'some clay pots',
  says: [
    'Stacked by size. The spider lives in the third.',
    'One is cracked, and kept for the frogs.',
    'All of them are waiting for March.',
  ],
  grid: [150, 112],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const clay = paint(pick(['clay.clay', 'clay.brick', 'wood.pine']))
    const moss = paint('leaf.moss')
    const pot = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        shape(clay.base, 'M-26 -38L-20 -2Q0 4 20 -2L26 -38Z'),
        shape(clay.shade, 'M26 -38L20 -2Q14 1 4 1.5Q14 -16 14 -38Z'),
        shape(clay.light, 'M-21 -36L-16 -4L-11 -3L-14 -36Z'),
        shape(clay.base, 'M-31 -52Q0 -58 31 -52L29 -38Q0 -32 -29 -38Z'),
        shape(clay.shade, 'M31 -52L29 -38Q20 -35 10 -35Q16 -44 14 -55Z'),
      )
    const rims = [0, 1, 2].map((at) =>
      group(
        `translate(${112 - at * 2} ${84 - at * 17}) scale(${1 - at * 0.04})`,
        shape(clay.shade, 'M-32 8Q-30 -12 0 -12Q31 -12 33 8Q0 18 -32 8Z'),
        shape(clay.base, 'M-32 8Q-30 -12 -4 -12Q18 -8 16 11Q-10 14 -32 8Z'),
        shape(clay.light, 'M-28 4Q-26 -8 -14 -10Q-22 -2 -22 7Z'),
      ),
    )
    return {
      outline: 'M2 60H66L79 92Q78 46 84 38Q110 24 138 42L147 92Q146 112 138 112H12Z',
      art: [
        shape(clay.shade, 'M80 88H146L138 110Q112 116 88 110Z'),
        shape(clay.base, 'M80 88H128Q126 104 116 113Q98 113 88 110Z'),
        ...rims,
        pot(34, 108, 1.05),
        shape(moss.base, 'M12 104Q8 92 18 88Q26 92 24 106Z', 0.7),
        stroke(clay.deep, 2, 'M44 68L40 78L47 86L43 96'),
      ].join(''),
    }
  },
}
