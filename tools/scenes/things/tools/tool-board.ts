import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const toolBoard: Thing = {
  id: 'tool-board',
  name: 'a board with hammer and pliers',
  says: [
    'A painted outline for each, so the missing ones show.',
    'The hammer is borrowed. It has been here longer than you.',
    'Pliers, hammer, and a nail for the thing nobody returns.',
  ],
  grid: [120, 104],
  widthCm: 46,
  manners: ['hang'],
  stories: ['tools'],
  weight: 'middling',
  draw({ paint, pick }) {
    const board = paint(pick(['enamel.cream', 'wood.pine', 'enamel.teal', 'paper.sky', 'cloth.sage']))
    const steel = paint('brass.tin')
    const iron = paint('brass.iron')
    const shaft = paint('wood.oak')
    const grip = paint(pick(['enamel.red', 'enamel.blue', 'enamel.mustard']))
    return {
      outline: 'M57 0H63L98 18H114Q119 18 119 23L117 98Q117 103 112 103L6 104Q2 104 2 99L1 22Q1 18 6 18H22Z',
      art: [
        stroke(paint('cloth.oat').shade, 2.2, 'M20 24L60 3L100 24'),
        oval(iron.base, 60, 3.5, 3.2),
        shape(
          board.shade,
          'M6 19L114 18Q119 18 119 23L117 98Q117 103 112 103L6 104Q2 104 2 99L1 24Q1 19 6 19Z',
        ),
        shape(board.base, 'M6 19L111 18Q115 18 115 23L113 96Q113 99 109 99L6 100Q2 100 2 96L1 24Q1 19 6 19Z'),
        shape(board.light, 'M6 19L111 18Q114 18 115 21L6 23Q5 60 6 99Q2 99 2 95L1 24Q1 19 6 19Z'),
        // The silhouette says which tool somebody has borrowed.
        shape(
          board.shade,
          'M92 36Q90 28 98 26L100 33H104L106 26Q114 29 111 37Q110 41 106 43L107 78Q112 81 111 87L106 84L102 85L100 91Q92 88 94 81L98 77L97 43Q93 41 92 36Z',
        ),
        group(
          'rotate(-4 30 60)',
          shape(board.shade, 'M28 46H38L37 96H31Z'),
          shape(shaft.base, 'M26 42H34L35 92Q35 96 31 96Q26 96 26.5 92Z'),
          shape(shaft.shade, 'M31 42H34L35 92Q35 96 31 96Z'),
          shape(iron.base, 'M10 38Q14 29 26 30H36L38 28H48V45H38L36 43H27Q18 38 10 44Z'),
          shape(steel.base, 'M10 38Q14 29 26 30H36V34Q20 33 10 41ZM39 28H48V33H39Z'),
        ),
        group(
          'rotate(5 68 60)',
          shape(iron.base, 'M64 46Q60 36 64 26L68.5 29V44L72 48L67 52Z'),
          shape(steel.shade, 'M74 46Q78 36 73 26L69.5 29V44L66 48L72 52Z'),
          shape(grip.shade, 'M64 49L70 54Q66 72 59 94Q54 97 53 92Q58 70 64 49Z'),
          shape(grip.base, 'M73 49L68 54Q72 72 79 94Q84 96 85 91Q80 68 73 49Z'),
          oval(steel.light, 69, 48.5, 3),
        ),
        shape(iron.deep, 'M30 27h4v8h-4ZM68 31h4v6h-4ZM99 29h4v6h-4Z'),
        oval(iron.base, 9, 26, 1.8),
        oval(iron.base, 109, 94, 1.8),
      ].join(''),
    }
  },
}
