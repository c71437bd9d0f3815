import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye, Tones } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

/** A folded blanket, its round fold to the left, lying between `top` and `foot`. */
function folded(
  wool: Tones,
  stripe: Tones,
  left: number,
  right: number,
  top: number,
  foot: number,
  pattern: number,
) {
  const middle = Math.round((top + foot) / 2)
  const x = left + (right - left) * 0.26
  const band = (at: number, wide: number) => {
    const from = Math.round(at)
    return `M${from} ${top}h${wide}q4 ${middle - top} 0 ${foot - top}h-${wide}q4 -${middle - top} 0 -${foot - top}Z`
  }
  return [
    shape(
      wool.base,
      `M${left + 10} ${top + 1}Q${left} ${top + 3} ${left} ${middle}Q${left} ${foot - 1} ${left + 11} ${foot}H${right - 3}Q${right + 1} ${foot - 5} ${right - 2} ${middle}Q${right + 1} ${top + 5} ${right - 4} ${top}Z`,
    ),
    pattern < 0.4
      ? shape(stripe.base, band(x, 9) + band(x + 15, 4) + band(x + 56, 9))
      : pattern < 0.75
        ? shape(stripe.base, band(x + 4, 22)) + shape(wool.shade, band(x + 11, 7))
        : '',
    shape(
      wool.shade,
      `M${right - 4} ${top}Q${right + 1} ${top + 5} ${right - 2} ${middle}Q${right + 1} ${foot - 5} ${right - 3} ${foot}H${left + 11}Q${left + 4} ${foot} ${left + 1} ${foot - 5}Q${right - 40} ${foot - 2} ${right - 22} ${foot - 7}Q${right - 14} ${middle} ${right - 18} ${top}Z`,
      0.75,
    ),
    stroke(wool.deep, 1.5, `M${left + 13} ${middle + 1}Q${left + 40} ${middle + 2} ${right - 2} ${middle}`),
    shape(
      wool.light,
      `M${left + 4} ${middle}Q${left + 3} ${top + 4} ${left + 14} ${top + 3}L${right - 44} ${top + 2}Q${left + 28} ${top + 6} ${left + 11} ${middle + 1}Q${left + 8} ${middle + 4} ${left + 4} ${middle}Z`,
    ),
  ].join('')
}

/** Blankets of one household. */
const SETS: readonly [Dye[], ...Dye[][]] = [
  ['enamel.red', 'enamel.cream', 'enamel.red', 'enamel.cream'],
  ['enamel.blue', 'paper.sky', 'clay.slate', 'paper.white'],
  ['paper.rose', 'enamel.cream', 'cloth.sage', 'paper.sky'],
  ['leaf.moss', 'leaf.olive', 'wood.oak', 'cloth.oat'],
  ['cloth.plum', 'clay.brick', 'cloth.mustard', 'cloth.rust'],
]

export const foldedBlankets: Thing = {
  id: 'folded-blankets',
  name: 'a pile of folded blankets',
  says: [
    'Folded by somebody in the navy.',
    'They smell of cedar and of not being needed.',
    'The scratchy one is for visitors.',
  ],
  grid: [150, 112],
  widthCm: 52,
  manners: ['stand'],
  stories: ['home', 'camp', 'clothes'],
  weight: 'middling',
  draw({ paint, shuffle, next, chance, pick, form = asUsual }) {
    const usual: Dye[] = shuffle([
      'cloth.rust',
      'cloth.indigo',
      'cloth.mustard',
      'cloth.sage',
      'cloth.plum',
      'paper.sky',
      'cloth.oat',
    ] as const)
    const wools = form.rather(usual, SETS).map(paint)
    const [one = paint('cloth.rust'), two = one, three = one, four = one] = wools
    const white = paint('paper.white')
    return {
      outline:
        'M14 8Q40 1 130 3Q138 8 136 28L142 34L141 58L147 64L148 88L149 108L140 112L14 112Q3 110 4 97Q4 88 8 85Q0 78 6 66L11 59Q3 50 10 36Q7 12 14 8Z',
      art: [
        folded(one, white, 3, 149, 84, 112, next()),
        folded(two, white, 7, 146, 57, 85, next()),
        folded(three, paint(pick(['paper.white', 'enamel.red'])), 5, 142, 31, 58, next()),
        folded(four, white, 11, 137, 4, 32, next()),
        chance(0.5)
          ? stroke(four.base, 2, 'M128 30l1 8M122 31l0 7M116 31l0 8M110 31l-1 7M104 31l0 8')
          : group(
              'rotate(-4 108 72)',
              shape(paint('paper.kraft').light, 'M100 61L116 61L116 76L108 80L100 76Z'),
              stroke(paint('enamel.red').base, 1.6, 'M104 66h8M104 70h5'),
            ),
      ].join(''),
    }
  },
}
