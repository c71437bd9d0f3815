import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const rockingHorse: Thing = {
  id: 'rocking-horse',
  name: 'a rocking horse',
  says: [
    'He has galloped to the sea and back, on this spot.',
    'The mane was longer before the scissors.',
    'He was called Captain by three children, separately.',
  ],
  grid: [160, 140],
  widthCm: 92,
  manners: ['stand'],
  stories: ['toys', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const coat = paint(pick(['paper.white', 'wood.pine', 'paper.sky', 'cloth.oat', 'clay.clay']))
    const mane = paint(pick(['wood.walnut', 'cloth.mustard', 'cloth.indigo', 'clay.brick']))
    const tack = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue']))
    const bow = paint(pick(['enamel.red', 'enamel.teal', 'wood.oak', 'enamel.mustard']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M34 8Q36 -2 42 6Q58 2 66 18Q74 34 78 44Q96 50 116 46Q130 44 134 52Q152 56 152 84Q148 98 140 88Q142 76 136 70L128 82L134 112L146 106Q156 104 156 112Q130 138 80 140Q30 138 4 112Q4 104 14 106L28 114L36 86Q34 76 38 66L34 44Q24 54 12 50Q2 46 8 36L26 18Z',
      art: [
        shape(mane.shade, 'M126 46Q148 46 152 74Q154 92 146 96Q140 94 142 84Q142 64 128 60Z'),
        shape(mane.base, 'M128 46Q142 48 146 66Q148 84 143 92Q138 86 139 76Q138 62 126 58Z'),
        shape(
          coat.shade,
          'M52 84L66 88Q62 104 52 116L46 118H40Q50 104 52 84ZM106 84H120Q122 100 128 114L116 118Q108 102 106 84Z',
        ),
        shape(
          coat.base,
          'M36 66Q34 52 42 34Q48 28 60 32Q70 46 88 48Q108 50 118 46Q134 46 134 62Q134 74 128 82Q130 98 140 112L138 118H128Q118 102 114 88Q84 96 56 88Q50 90 46 96Q40 108 34 118L24 114Q34 100 36 84Q34 74 36 66Z',
        ),
        shape(
          coat.shade,
          'M134 60Q134 74 128 82Q130 98 140 112L138 118H132Q120 100 118 84Q96 92 62 86Q104 84 116 66Q124 56 122 46Q134 48 134 60Z',
        ),
        shape(
          coat.base,
          'M33 9Q35 -1 41 7Q54 4 60 18Q66 36 56 48Q46 56 40 44Q36 38 34 40Q24 50 14 50Q4 48 6 40Q10 34 18 28Q24 16 33 9Z',
        ),
        shape(
          coat.light,
          'M34 11Q38 9 40 12Q32 20 26 30Q18 36 12 42Q8 42 8 40Q12 34 20 28Q26 18 34 11ZM42 58Q42 48 50 54Q48 66 44 78Q40 70 42 58Z',
        ),
        shape(
          mane.base,
          'M40 6Q56 0 66 16Q74 32 78 46Q68 52 64 42Q62 50 56 48Q58 38 54 34Q50 38 47 32Q50 22 40 16Q36 10 40 6Z',
        ),
        shape(mane.shade, 'M60 12Q68 20 72 30L78 46Q68 52 64 42Q66 26 60 12Z'),
        stroke(tack.base, 3, 'M22 26Q26 36 34 40M13 37Q18 44 20 48M26 32Q44 48 66 54'),
        stroke(coat.deep, 3.6, 'M33 21v0'),
        stroke(coat.deep, 2, 'M11 42v0M14 46Q17 46 18 44'),
        shape(tack.base, 'M70 44Q84 52 106 46Q110 46 110 52L108 72Q92 80 78 74Z'),
        shape(tack.shade, 'M98 48Q104 47 106 46Q110 46 110 52L108 72Q100 76 92 76.5Q98 64 98 48Z'),
        shape(
          paint('wood.oak').base,
          'M68 42Q72 36 78 42Q90 48 100 42Q108 36 112 42Q112 50 102 54Q86 58 74 52Q68 48 68 42Z',
        ),
        shape(paint('wood.oak').light, 'M71 42Q73 39 76 42Q84 48 94 47Q84 51 76 48Q72 46 71 42Z'),
        stroke(brass.base, 2, 'M88 76V86M85 88Q88 93 92 88'),
        shape(bow.shade, 'M22 112L140 110L142 119H20Z'),
        shape(
          bow.base,
          'M3 108Q6 102 13 106Q44 126 80 126Q116 126 147 106Q154 102 157 108Q158 113 153 117Q120 140 80 140Q40 140 7 117Q2 113 3 108Z',
        ),
        shape(
          bow.shade,
          'M157 108Q158 113 153 117Q120 140 80 140Q56 140 36 132Q80 138 114 126Q138 116 150 104Q155 103 157 108Z',
        ),
        shape(bow.light, 'M6 108Q9 106 14 110Q44 129 76 129Q60 133 40 126Q18 118 6 108Z'),
        ...(chance(0.6) ? [stroke(coat.shade, 6, 'M117 62l2 1M127 70v0M112 71l1 -1')] : []),
        ...(chance(0.4)
          ? [
              shape(paint('paper.white').base, 'M44 76L54 74L55 84L45 86Z'),
              stroke(tack.base, 1.6, 'M47 81L52 80'),
            ]
          : []),
      ].join(''),
    }
  },
}
