import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const wateringCan: Thing = {
  id: 'watering-can',
  name: 'a watering can',
  says: [
    'It pours best on shoes.',
    'Two leaks, both of them useful.',
    'The rose is blocked on one side, so the beans grow in an arc.',
  ],
  grid: [150, 116],
  widthCm: 46,
  manners: ['stand'],
  stories: ['garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['brass.tin', 'enamel.teal', 'enamel.mustard', 'enamel.red', 'enamel.blue', 'leaf.moss']),
    )
    const rose = paint('brass.brass')
    return {
      outline:
        'M68 116Q62 114 62 108Q36 98 27 52L15 47Q1 38 4 34Q10 20 30 9L37 11L36 40Q42 66 60 76L60 54Q64 2 104 4Q148 12 143 64Q140 88 122 97L121 88Q132 80 135 62Q139 20 103 12Q77 12 72 48Q100 44 123 52L121 110Q120 116 114 116Z',
      art: [
        stroke(body.shade, 7, 'M68 54Q70 8 104 8Q143 14 139 62Q136 84 120 92'),
        stroke(body.light, 2.5, 'M71 40Q76 11 103 7Q122 9 131 26'),
        shape(body.base, 'M64 78Q43 68 36 36L26 42Q32 96 66 108Z'),
        shape(body.shade, 'M64 90Q44 80 32 45L26 42Q32 96 66 108Z'),
        shape(rose.shade, 'M25 44L37 37Q40 24 36 10L4 34Q14 42 25 44Z'),
        group('rotate(-37 20 22)', oval(rose.base, 20, 22, 20.5, 6.5), oval(rose.light, 18, 20.8, 16, 4)),
        stroke(rose.deep, 2, 'M12 28v0M19 22v0M27 16v0M17 27v0M25 21v0'),
        shape(body.base, 'M60 54Q60 96 62 109Q63 116 70 116H112Q120 116 121 109Q123 96 123 54Z'),
        shape(body.shade, 'M123 54Q123 96 121 109Q120 116 112 116H88Q106 110 107 58Z'),
        shape(body.light, 'M66 62Q66 96 69 110Q74 112 78 110Q74 90 75 64Z'),
        oval(body.deep, 91.5, 54, 31.5, 8.5),
        shape(body.light, 'M60 54Q61 46 91 45.5Q84 53 90 62.5Q62 61 60 54Z'),
        stroke(body.shade, 3, 'M61 78Q90 86 122 78'),
        ...(chance(0.5) ? [shape(paint('clay.brick').base, 'M92 116q2 -11 9 -9q6 -8 11 -1q5 1 3 10Z')] : []),
        ...(chance(0.5)
          ? [shape(paint('paper.white').base, 'M84 92q7 -8 8 0q9 -1 3 5q4 8 -4 5q-5 6 -7 -1q-8 -3 0 -9Z')]
          : []),
      ].join(''),
    }
  },
}
