import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const telephone: Thing = {
  id: 'telephone',
  name: 'a telephone with a dial',
  says: [
    'It has not rung since March, and it would like to.',
    'Long enough a cord to reach the pantry, for secrets.',
    'The 7 is worn away. That was the baker.',
  ],
  grid: [136, 104],
  widthCm: 29,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const shell = paint(
      pick(['enamel.red', 'enamel.teal', 'brass.iron', 'enamel.cream', 'enamel.mustard', 'leaf.moss']),
    )
    const brass = paint('brass.brass')
    const paper = paint('paper.white')
    const iron = paint('brass.iron')
    return {
      outline:
        'M8 20Q10 10 24 6Q68 -4 112 6Q128 10 130 22L132 38Q130 46 120 46L106 46Q100 44 100 38L104 50L122 92Q126 103 116 104L22 104Q10 103 14 92L34 50L36 38Q36 45 30 46L14 46Q6 45 5 38Z',
      art: [
        shape(shell.deep, 'M44 24L94 24L96 46L42 46Z'),
        shape(
          shell.base,
          'M42 40Q68 34 96 40Q103 42 106 54L122 92Q126 103 115 104L22 104Q10 103 14 92L32 54Q35 42 42 40Z',
        ),
        shape(shell.shade, 'M90 39Q103 41 106 54L122 92Q126 103 115 104L92 104Q106 98 101 84Q98 58 90 39Z'),
        shape(shell.light, 'M44 43Q52 40 60 40Q46 52 38 70L24 96Q18 96 19 91L36 56Q38 46 44 43Z'),
        shape(shell.shade, 'M12 99Q68 105 123 98Q122 104 115 104L22 104Q13 104 12 99Z'),
        stroke(brass.base, 4.5, 'M46 40V30M92 40V30'),
        shape(
          shell.base,
          'M7 22Q10 11 24 7Q68 -3 112 7Q128 11 130 23L131 37Q130 45 120 45L106 45Q99 44 99 35Q98 26 88 24Q68 21 50 24Q38 26 37 35Q37 44 30 45L14 45Q6 44 6 37Z',
        ),
        shape(
          shell.shade,
          'M112 7Q128 11 130 23L131 37Q130 45 120 45L106 45Q99 44 99 36Q112 36 114 24Q116 14 104 5Z',
        ),
        shape(shell.shade, 'M7 38Q20 42 36 38Q35 44 30 45L14 45Q7 44 7 38Z'),
        shape(shell.light, 'M12 24Q16 14 28 11Q52 5 78 5.5Q50 9 32 15Q20 19 18 30Q14 34 12 30Z'),
        oval(shell.deep, 69, 74, 26.5, 25.5),
        oval(brass.base, 68, 72.5, 25, 24),
        shape(brass.light, 'M44 74Q44 52 66 49Q54 58 51 76Q46 80 44 74Z'),
        stroke(
          iron.deep,
          6.5,
          'M68 54h0M77.5 56.5h0M84.5 63h0M87 72h0M84.5 81.5h0M78 88.5h0M68 91h0M58 88.5h0M51.5 82h0M49.5 72.5h0',
        ),
        oval(paper.base, 68, 72.5, 11, 10.5),
        chance(0.5)
          ? shape(paint('enamel.red').base, 'M68 67Q71 63 74 67Q75 72 68 79Q61 72 62 67Q65 63 68 67Z')
          : stroke(iron.base, 2, 'M62 70H74M63 75.5H72'),
        stroke(brass.deep, 3, 'M85 88L91 94'),
        stroke(shell.deep, 3, 'M14 46Q4 52 10 56Q16 60 8 64Q0 68 8 73Q16 78 8 82Q2 88 10 92Q14 96 18 94'),
        chance(0.45)
          ? shape(paint('paper.sky').base, 'M100 76L116 72L121 88L105 92Z') +
            stroke(iron.base, 1.6, 'M105 81L114 79M107 86L113 84.5')
          : '',
      ].join(''),
    }
  },
}
