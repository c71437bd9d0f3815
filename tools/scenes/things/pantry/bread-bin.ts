import { asUsual } from '#scenes/kit/hand.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const breadBin: Thing = {
  id: 'bread-bin',
  name: 'a bread bin',
  says: [
    "Half a loaf, and a mouse's good opinion.",
    'It shuts with a clap that wakes the dog.',
    'Crumbs at the back, from the old management.',
  ],
  grid: [156, 104],
  widthCm: 40,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['enamel.cream', 'enamel.teal', 'enamel.red', 'wood.pine', 'paper.sky']), [
        'leaf.moss',
        'enamel.mustard',
        'cloth.plum',
        'clay.slate',
        'paper.rose',
      ]),
    )
    const lid = paint(
      form.rather(pick(['wood.oak', 'wood.walnut', 'wood.pine']), [
        'wood.drift',
        'enamel.cream',
        'brass.tin',
      ]),
    )
    const brass = paint('brass.brass')
    const crust = paint('leaf.autumn')
    const open = chance(0.55)
    const closed = [
      shape(lid.base, 'M18 92Q16 32 30 24Q78 17 126 24Q140 32 138 92Z'),
      shape(lid.shade, 'M138 92Q140 32 126 24Q116 22 106 21.5Q118 40 116 92Z'),
      shape(lid.light, 'M23 84Q22 38 33 30Q46 26 60 25Q36 36 34 84Z'),
      stroke(lid.shade, 2.5, 'M24 40Q78 34 133 40M21 54Q78 48 135 54M20 68Q78 63 136 68M20 80Q78 76 136 80'),
      shape(brass.shade, 'M68 70Q78 66 89 70L87 77Q78 80 70 77Z'),
      shape(brass.base, 'M68 69Q78 65 88 69L86 74Q78 77 70 74Z'),
    ]
    const opened = [
      shape(body.deep, 'M18 92Q16 32 30 24Q78 17 126 24Q140 32 138 92Z'),
      shape(crust.shade, 'M56 92Q50 62 74 58Q112 52 128 66Q136 78 130 92Z'),
      shape(crust.base, 'M32 92Q24 68 44 62Q80 54 104 64Q118 74 112 92Z'),
      shape(crust.light, 'M38 82Q34 70 48 66Q64 61 78 62Q56 68 50 84Z'),
      stroke(paint('paper.kraft').light, 4, 'M58 68L66 78M74 65L82 76M90 66L97 76'),
      shape(lid.base, 'M17 50Q18 30 30 24Q78 17 126 24Q139 30 139.5 50Q78 42 17 50Z'),
      shape(lid.shade, 'M139.5 50Q139 30 126 24Q116 22 106 21.5Q118 34 118 46.5Z'),
      shape(lid.light, 'M22 44Q24 32 36 28Q48 25 62 24.5Q40 31 36 42Z'),
      stroke(lid.shade, 2.5, 'M23 38Q78 31 133 38'),
      shape(brass.base, 'M68 42Q78 39 88 42L86 48Q78 50 70 48Z'),
    ]
    return {
      outline:
        'M10 104L8 98Q0 98 4 90Q0 40 12 18Q20 4 42 4Q78 0 114 4Q136 4 144 18Q156 40 152 90Q156 98 148 98L146 104Z',
      art: [
        shape(body.deep, 'M12 94H30L27 104H13ZM128 94H146L145 104H130Z'),
        shape(body.base, 'M4 92Q0 40 12 18Q20 4 42 4Q78 0 114 4Q136 4 144 18Q156 40 152 92Z'),
        shape(body.shade, 'M152 92Q156 40 144 18Q136 4 114 4Q132 14 136 40Q140 60 138 92Z'),
        shape(body.light, 'M8 86Q6 42 17 20Q24 8 44 8Q78 4 108 7Q78 8 46 15Q24 20 18 50Q16 70 17 88Z'),
        ...(open ? opened : closed),
        shape(body.base, 'M4 90Q78 86 152 90Q154 98 148 99H8Q2 98 4 90Z'),
        shape(body.shade, 'M120 88.5Q140 89 152 90Q154 98 148 99H118Z'),
        shape(body.light, 'M4 90Q50 87 96 88L96 91Q50 90 4 93Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M136 92Q141 91 143 95Q139 99 135 96Z')] : []),
      ].join(''),
    }
  },
}
