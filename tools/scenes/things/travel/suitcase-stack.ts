import type { Dye } from '#scenes/kit/palette.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import { hides } from './hides.ts'

/** One suitcase lying flat, its handle towards us: from `left` to `right`, standing on `foot`. */
function lying(
  hand: Hand,
  [skin, trim]: readonly [Dye, Dye],
  left: number,
  right: number,
  top: number,
  foot: number,
) {
  const hide = hand.paint(skin)
  const leather = hand.paint(trim)
  const brass = hand.paint('brass.brass')
  const middle = Math.round((left + right) / 2)
  const seam = Math.round(top + (foot - top) * 0.42)
  return [
    shape(
      hide.base,
      `M${left} ${top + 8}Q${left} ${top} ${left + 9} ${top}H${right - 9}Q${right} ${top} ${right} ${top + 8}V${foot - 8}Q${right} ${foot} ${right - 9} ${foot}H${left + 9}Q${left} ${foot} ${left} ${foot - 8}Z`,
    ),
    shape(
      hide.light,
      `M${left + 3} ${seam - 3}Q${left + 2} ${top + 3} ${left + 12} ${top + 3}H${middle + 10}Q${left + 36} ${top + 7} ${left + 20} ${top + 10}Z`,
    ),
    shape(
      hide.shade,
      `M${right} ${top + 8}V${foot - 8}Q${right} ${foot} ${right - 9} ${foot}H${left + 9}Q${left + 1} ${foot} ${left} ${foot - 7}Q${right - 40} ${foot - 4} ${right - 16} ${foot - 12}Q${right - 9} ${seam} ${right - 9} ${top}Q${right} ${top} ${right} ${top + 8}Z`,
    ),
    shape(hide.deep, `M${left} ${seam}H${right}V${seam + 2.5}H${left}Z`),
    shape(
      leather.base,
      `M${left} ${top + 12}Q${left + 13} ${top + 12} ${left + 14} ${top}H${left + 9}Q${left} ${top} ${left} ${top + 8}ZM${left} ${foot - 12}Q${left + 13} ${foot - 12} ${left + 14} ${foot}H${left + 9}Q${left} ${foot} ${left} ${foot - 8}Z`,
    ),
    shape(
      leather.shade,
      `M${right} ${top + 12}Q${right - 13} ${top + 12} ${right - 14} ${top}H${right - 9}Q${right} ${top} ${right} ${top + 8}ZM${right} ${foot - 12}Q${right - 13} ${foot - 12} ${right - 14} ${foot}H${right - 9}Q${right} ${foot} ${right} ${foot - 8}Z`,
    ),
    stroke(
      leather.deep,
      6,
      `M${middle - 15} ${seam + 5}Q${middle - 14} ${seam + 17} ${middle} ${seam + 17}Q${middle + 14} ${seam + 17} ${middle + 15} ${seam + 5}`,
    ),
    stroke(
      leather.base,
      4.5,
      `M${middle - 15} ${seam + 3}Q${middle - 14} ${seam + 15} ${middle} ${seam + 15}Q${middle + 14} ${seam + 15} ${middle + 15} ${seam + 3}`,
    ),
    shape(
      brass.base,
      `M${left + 24} ${seam - 4}h10v11q-5 3 -10 0ZM${right - 34} ${seam - 4}h10v11q-5 3 -10 0Z`,
    ),
  ].join('')
}

export const suitcaseStack: Thing = {
  id: 'suitcase-stack',
  name: 'a stack of suitcases',
  says: [
    'The smallest one has been the furthest.',
    'One handle between the three of them.',
    'Packed for a week in Trieste that rained off.',
  ],
  grid: [150, 158],
  widthCm: 66,
  manners: ['stand'],
  stories: ['travel', 'clothes', 'home'],
  weight: 'heavy',
  draw(hand) {
    const { paint, shuffle, chance, pick } = hand
    const [low = hides[0], middle = hides[0], high = hides[0]] = shuffle(hides)
    const lid = paint(high[0])
    const strap = paint(pick(['cloth.oat', 'wood.pine']))
    return {
      outline:
        'M2 112Q2 104 10 103L14 98L15 62Q15 55 24 53L36 52L35 22Q37 8 47 6L114 6Q124 7 126 14L128 46L127 53Q138 54 138 62L139 98L147 106L148 150Q147 158 138 158L12 158Q3 158 2 150Z',
      art: [
        lying(hand, low, 2, 148, 104, 158),
        shape(hand.paint(low[0]).deep, 'M10 104L142 104Q130 110 76 110Q20 109 10 104Z', 0.55),
        lying(hand, middle, 14, 139, 55, 105),
        shape(hand.paint(middle[0]).deep, 'M32 55L132 55Q124 60 82 60Q42 60 32 55Z', 0.55),
        shape(strap.base, 'M30 55L38 55L39 105L30 105Z'),
        shape(strap.shade, 'M35 55L38 55L39 105L35 105Z'),
        stroke(paint('brass.brass').shade, 2.5, 'M28.5 84h12v9h-12Z'),
        shape(lid.light, 'M35 22Q38 8 47 6L114 6Q124 7 127 22Z'),
        shape(lid.base, 'M60 20Q88 10 122 12Q125 15 127 22L60 23Z'),
        lying(hand, high, 34, 128, 16, 56),
        chance(0.7)
          ? group(
              'rotate(5 52 136)',
              shape(paint('paper.white').base, 'M40 127L64 126L65 145L41 146Z'),
              shape(paint('enamel.red').base, 'M43 130L61 129L62 136Q52 132 43 138Z'),
              shape(paint('enamel.teal').base, 'M43 139Q53 134 62 137L62 142L43 143Z'),
            )
          : '',
        chance(0.5) ? shape(paint('enamel.mustard').base, 'M96 42L118 45L97 54Q94 48 96 42Z') : '',
      ].join(''),
    }
  },
}
