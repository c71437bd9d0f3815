import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

/** Where the seams between columns of patches cross each row, from the top down. */
const SEAMS = [
  [12, 44, 75, 106, 138],
  [11, 44, 76, 108, 139],
  [10, 43, 75, 109, 140],
  [9, 42, 76, 109, 141],
  [8, 41, 75, 110, 143],
] as const
/** How far each seam hangs below the others: a quilt falls in folds. */
const SAG = [0, 4, 1, 4, -1] as const

export const patchworkQuilt: Thing = {
  id: 'patchwork-quilt',
  name: 'a patchwork quilt over a rail',
  says: [
    'Forty-two squares, and one of them is still a shirt.',
    'Three generations of curtains, retired together.',
    'Somebody ran out of blue in the third row.',
  ],
  grid: [150, 162],
  widthCm: 76,
  manners: ['hang'],
  stories: ['home'],
  weight: 'light',
  draw({ paint, shuffle, pick, next }) {
    const binding = paint(pick(['clay.brick', 'cloth.indigo', 'enamel.teal', 'cloth.plum']))
    const pale = paint(pick(['cloth.oat', 'paper.white']))
    const rail = paint('wood.oak')
    const scraps = shuffle([
      paint('cloth.rust'),
      paint('cloth.sage'),
      paint('paper.sky'),
      paint('cloth.mustard'),
      paint('paper.rose'),
      paint('enamel.blue'),
      paint('cloth.plum'),
    ])
    const corner = (column: number, row: number) =>
      `${SEAMS[row]?.[column] ?? 0} ${12 + row * 34 + Math.round(((SAG[column] ?? 0) * row) / 2)}`
    const patches: string[] = []
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const tones = scraps[(row * 3 + column * 2) % scraps.length] ?? pale
        const [a, b, c, d] = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ]
        patches.push(shape((row + column) % 2 ? pale.base : tones.base, `M${a}L${b}L${c}L${d}Z`))
        const way = next()
        const x = (SEAMS[row]?.[column] ?? 0) + 16
        const y = 30 + row * 34 + (column === 0 ? row : row * 1.5)
        if ((row + column) % 2 === 0) patches.push(way < 0.45 ? shape(tones.light, `M${a}L${b}L${d}Z`) : '')
        else
          patches.push(
            way < 0.6
              ? shape(tones.base, `M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z`)
              : shape(tones.base, `M${b}L${c}L${d}Z`),
          )
      }
    }
    return {
      outline:
        'M75 0L112 12L146 10Q150 15 146 21L138 23L143 146Q143 152 136 151L110 158Q90 150 75 154Q56 160 40 158L14 152Q7 152 8 144L12 25L4 24Q0 18 4 13L38 12Z',
      art: [
        stroke(rail.deep, 2.4, 'M34 14L75 1.5L116 12'),
        stroke(rail.base, 9, 'M6 18L144 15'),
        stroke(rail.light, 2.6, 'M5 15.5L60 14.5'),
        shape(
          binding.base,
          'M9 18Q12 8 26 9Q76 12 124 8Q138 7 140 16L146 148Q144 153 136 151L110 158Q90 150 75 154Q56 160 40 158L14 152Q6 152 6 144Z',
        ),
        patches.join(''),
        shape(
          binding.deep,
          'M112 10Q138 6 140 16L146 148Q144 153 136 151L110 158Q102 154 96 153Q120 130 116 80Q114 40 112 10Z',
          0.36,
        ),
        shape(binding.deep, 'M52 11Q62 60 56 104Q54 134 60 156L42 158Q50 112 49 74Q48 40 44 11Z', 0.3),
        shape(pale.light, 'M14 14Q18 10 28 10Q76 13 120 9L124 15Q76 20 34 17L28 60L20 150L11 149Z', 0.38),
        stroke(binding.light, 1.8, 'M10 146Q14 149 40 154Q58 156 75 150Q90 147 110 154'),
      ].join(''),
    }
  },
}
