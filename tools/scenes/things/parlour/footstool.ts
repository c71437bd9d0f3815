import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const footstool: Thing = {
  id: 'footstool',
  name: 'a footstool',
  says: [
    'It has been under better feet.',
    'It is exactly as tall as being tired.',
    'The dog thinks it is a smaller dog.',
  ],
  grid: [150, 96],
  widthCm: 48,
  manners: ['stand'],
  stories: ['home', 'books', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const cloth = paint(
      pick(['cloth.rust', 'cloth.indigo', 'cloth.sage', 'cloth.plum', 'cloth.mustard', 'enamel.teal']),
    )
    const patch = paint(pick(['cloth.oat', 'paper.rose', 'cloth.mustard']))
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'wood.pine']))
    const brass = paint('brass.brass')
    return {
      outline:
        'M14 96L10 70Q0 60 3 40Q4 18 30 10Q75 -4 120 10Q146 18 147 40Q150 60 140 70L136 96H124L120 76H30L26 96Z',
      art: [
        shape(wood.deep, 'M38 70H50L48 88H42ZM100 70H112L108 88H102Z'),
        shape(wood.base, 'M10 66H32Q33 74 28 78Q30 86 26 96H16Q12 86 15 78Q9 74 10 66Z'),
        shape(wood.light, 'M12 68H18Q18 75 20 78Q17 86 19 95H16Q12 86 15 78Q10 74 12 68Z'),
        shape(wood.shade, 'M118 66H140Q141 74 135 78Q138 86 134 96H124Q120 86 122 78Q117 74 118 66Z'),
        shape(wood.base, 'M8 62Q75 70 142 62L139 75Q75 82 11 75Z'),
        shape(wood.shade, 'M142 62L139 75Q120 77.5 100 78.5V67Q124 65 142 62Z'),
        shape(cloth.base, 'M3 44Q2 18 30 9Q75 -5 120 9Q148 18 147 44Q150 60 140 66Q75 74 10 66Q0 60 3 44Z'),
        shape(
          cloth.shade,
          'M147 44Q150 60 140 66Q75 74 10 66Q4 63 3 54Q70 64 120 50Q140 40 134 15Q147 24 147 44Z',
        ),
        shape(cloth.light, 'M9 36Q14 18 36 12Q62 3 90 5Q50 12 32 22Q16 30 14 44Q8 44 9 36Z'),
        stroke(
          cloth.shade,
          2.5,
          'M46 25Q38 32 28 34M46 25Q50 36 58 42M75 23Q72 34 64 42M75 23Q79 34 88 42M106 25Q102 36 96 42M106 25Q114 32 124 34M46 25Q60 19 75 23Q91 19 106 25',
        ),
        oval(cloth.deep, 46, 25, 3.5, 2.8),
        oval(cloth.deep, 75, 22.5, 3.5, 2.8),
        oval(cloth.deep, 106, 25, 3.5, 2.8),
        stroke(
          brass.base,
          3.5,
          'M10 64h.1M20 65.5h.1M30 66.5h.1M41 67.5h.1M52 68h.1M63 68.5h.1M75 68.6h.1M87 68.5h.1M98 68h.1M109 67.5h.1M120 66.5h.1M130 65.5h.1M140 64h.1',
        ),
        ...(chance(0.6)
          ? [
              shape(patch.base, 'M22 42Q32 40 42 44L40 60Q30 61 20 57Z'),
              stroke(
                patch.deep,
                1.8,
                'M19 47L24 47.5M28 39L28 43.5M37 40L36.5 44.5M44 51L39 51M35 57.5L35 62M26 57L25 61',
              ),
            ]
          : [
              shape(cloth.deep, 'M100 50Q112 41 128 52Q114 60 100 50Z'),
              shape(patch.light, 'M105 50Q107 43 113 46Q120 43 122 51Q120 57 115 54Q108 57 105 50Z'),
            ]),
      ].join(''),
    }
  },
}
