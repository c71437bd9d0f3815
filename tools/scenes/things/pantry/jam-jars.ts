import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const jamJars: Thing = {
  id: 'jam-jars',
  name: 'some jam jars',
  says: [
    'Plum 1998, plum 1999, plum, question mark.',
    'Screws in one, jam in the next. Read the label.',
    'Labelled by a hand that meant it.',
  ],
  grid: [136, 118],
  widthCm: 27,
  manners: ['stand'],
  stories: ['kitchen', 'garden'],
  weight: 'light',
  draw({ paint, shuffle, form = asUsual }) {
    const usualJams: readonly Dye[] = shuffle([
      'clay.brick',
      'glass.amber',
      'cloth.plum',
      'leaf.autumn',
      'leaf.olive',
    ] as const)
    const jams: readonly Dye[] = form.rather(usualJams, [
      ['glass.amber', 'cloth.mustard', 'brass.brass'],
      ['leaf.leaf', 'leaf.olive', 'leaf.moss'],
      ['brass.tin', 'brass.iron', 'clay.slate'],
      ['paper.rose', 'enamel.red', 'cloth.plum'],
      ['paper.white', 'clay.bone', 'paper.kraft'],
      ['cloth.indigo', 'cloth.plum', 'enamel.blue'],
    ])
    const usualCloths: readonly Dye[] = shuffle([
      'enamel.red',
      'enamel.blue',
      'cloth.oat',
      'cloth.sage',
      'paper.rose',
    ] as const)
    const cloths: readonly Dye[] = form.rather(usualCloths, [
      ['brass.tin', 'brass.tin', 'brass.tin'],
      ['brass.brass', 'brass.copper', 'brass.brass'],
      ['paper.white', 'paper.white', 'paper.white'],
      ['cloth.plum', 'enamel.mustard', 'enamel.teal'],
      ['enamel.blue', 'paper.sky', 'cloth.indigo'],
    ])
    const glass = paint('glass.clear')
    const label = paint('paper.white')
    const jars = [
      { move: 'translate(40 0) rotate(1)', squash: 1 },
      { move: 'translate(0 38) rotate(-0.6)', squash: 0.9 },
      { move: 'translate(72 34)', squash: 1 },
    ].map(({ move, squash }, at) => {
      const jam = paint(jams[at] ?? 'clay.brick')
      const cloth = paint(cloths[at] ?? 'cloth.oat')
      return group(
        `${move} scale(1 ${squash})`,
        shape(glass.base, 'M5 32Q5 24 14 22H46Q56 24 56 32V74Q56 84 46 84H14Q5 84 5 75Z'),
        shape(jam.base, 'M8 36Q30 41 53 35V73Q53 81 45 81H16Q8 81 8 74Z'),
        shape(jam.shade, 'M53 35V73Q53 81 45 81H26Q42 76 43 60V37Z'),
        shape(jam.light, 'M11 40L16 41V72L11 70Z'),
        shape(label.base, 'M20 50Q31 52 43 50L42.5 69Q31 71 20.5 69Z'),
        shape(jam.base, 'M26 57Q31 53 37 57Q37 63 31.5 67Q26 63 26 57Z'),
        shape(cloth.shade, 'M7 20L1 31L12 31L20 29L29 33L38 29L49 31L59 31L54 20Z'),
        shape(cloth.base, 'M7 23Q4 5 30 4Q56 5 54 23Q30 28 7 23Z'),
        shape(cloth.light, 'M10 21Q9 9 26 6Q18 12 18 22Z'),
        stroke(label.base, 2.5, 'M7 22Q30 28 54 22'),
        at === 1
          ? stroke(cloth.light, 4, 'M26 13h.1M38 11h.1M46 17h.1M32 19h.1')
          : stroke(cloth.shade, 2, 'M22 7V24M36 5V25M14 15Q30 19 49 14'),
      )
    })
    return {
      outline:
        'M14 114Q4 112 5 102V68L1 65Q8 41 30 41Q36 41 45 46V34L40 30Q50 4 70 4Q92 4 99 30L95 34V39Q120 36 131 65L128 68V110Q128 118 118 118H86Q77 118 77 108L56 106Q54 114 46 114Z',
      art: jars.join(''),
    }
  },
}
