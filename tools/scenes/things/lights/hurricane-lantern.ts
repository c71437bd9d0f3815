import { asUsual } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const hurricaneLantern: Thing = {
  id: 'hurricane-lantern',
  name: 'a hurricane lantern',
  says: [
    'No storm has put it out. One uncle has.',
    'Trim the wick and it tells the truth.',
    'It was on a boat once, and still swings a little.',
  ],
  grid: [100, 170],
  widthCm: 19,
  manners: ['stand', 'hang'],
  stories: ['light', 'camp', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const tin = paint(
      form.rather(
        pick(['enamel.red', 'leaf.moss', 'enamel.blue', 'enamel.mustard', 'brass.tin', 'enamel.teal']),
        ['enamel.cream', 'brass.copper', 'cloth.plum', 'clay.slate', 'paper.sky'],
      ),
    )
    const wire = paint('brass.iron')
    const brass = paint('brass.brass')
    const glass = paint('glass.clear')
    const lit = chance(0.45)
    return {
      outline:
        'M14 84C0 34 26 1 50 1C74 1 100 34 86 84Q90 118 83 142Q91 150 89 168L84 170L16 170L11 168Q9 150 17 142Q10 118 14 84L19 70L34 63L35 48L29 44Q34 30 50 29Q66 30 71 44L65 48L66 63L81 70C90 38 66 8 50 8C34 8 10 38 19 70Z',
      art: [
        stroke(wire.base, 3.5, 'M15 80C4 34 30 5 50 5C70 5 96 34 85 80'),
        stroke(paint('wood.oak').base, 8, 'M40 5.5Q50 3 60 5.5'),
        stroke(paint('wood.oak').light, 2.5, 'M40 4.5Q47 2.5 53 3'),
        stroke(tin.base, 8, 'M21 148C12 122 12 96 16 84C19 72 28 67 40 66'),
        stroke(tin.shade, 8, 'M79 148C88 122 88 96 84 84C81 72 72 67 60 66'),
        shape(
          lit ? LAMP : glass.base,
          'M38 74Q24 88 25 104Q27 122 38 132Q50 135 62 132Q73 122 75 104Q76 88 62 74Q50 71 38 74Z',
        ),
        shape(
          lit ? brass.light : glass.shade,
          'M62 74Q76 88 75 104Q73 122 62 132Q56 134 49 133Q64 120 65 102Q65 86 56 73Z',
        ),
        lit
          ? shape(brass.base, 'M49 94Q58 106 57 115Q56 125 49 126Q41 124 42 114Q44 105 49 94Z') +
            shape('#fff8e4', 'M49 107Q54 114 53 119Q52 124 49 124Q45 123 45.5 118Q46 113 49 107Z')
          : shape(brass.shade, 'M45 130L46 119Q49 117 53 119L54 130Z'),
        shape(
          lit ? '#fff8e4' : glass.light,
          'M38 80Q29 90 30 104Q31 112 34 117Q35 100 42 81Q41 77 38 80Z',
          0.9,
        ),
        stroke(wire.base, 2.5, 'M20 98Q50 110 80 98'),
        shape(brass.base, 'M32 143L37 129Q50 133 63 129L68 143Q50 147 32 143Z'),
        shape(brass.shade, 'M63 129L68 143Q62 145 55 145L55 131Z'),
        shape(tin.base, 'M32 78Q31 66 37 60L37 49L63 49L63 60Q69 66 68 78Q50 82 32 78Z'),
        shape(tin.shade, 'M55 49L63 49L63 60Q69 66 68 78Q62 80 55 80Q58 68 55 60Z'),
        oval(tin.deep, 41, 69, 2.6, 3.2),
        oval(tin.deep, 50, 70, 2.6, 3.2),
        oval(tin.deep, 59, 69, 2.6, 3.2),
        shape(tin.light, 'M29 45Q33 31 50 29Q67 31 71 45Q50 51 29 45Z'),
        shape(tin.base, 'M38 48Q48 42 50 29Q67 31 71 45Q55 50 38 48Z'),
        shape(
          tin.base,
          'M11 166Q9 148 21 143Q50 136 79 143Q91 148 89 166Q89 170 83 170L17 170Q11 170 11 166Z',
        ),
        shape(tin.shade, 'M79 143Q91 148 89 166Q89 170 83 170L56 170Q74 164 72 141.5Z'),
        shape(tin.light, 'M15 163Q15 150 26 146Q32 145 36 144.5Q24 151 22 164Q16 167 15 163Z'),
        chance(0.5)
          ? shape(wire.base, 'M44 156Q50 151 55 155Q55 161 49 162Q43 161 44 156Z', 0.5)
          : shape(paint('paper.white').base, 'M38 151L58 149L60 161L40 163Z') +
            stroke(paint('paper.white').deep, 1.6, 'M43 155L54 154M44 159L51 158.5'),
      ].join(''),
    }
  },
}
