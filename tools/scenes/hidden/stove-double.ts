import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'

export const stoveDouble: SmallDrawing = {
  id: 'stove-double',
  grid: [240, 180],
  shadow: contactShadow(121, 172, 117, 8),
  draw({ paint }: Hand) {
    const body = paint('leaf.moss')
    const bright = paint('leaf.leaf')
    const tin = paint('brass.tin')
    const iron = paint('brass.iron')
    const red = paint('enamel.red')
    const cream = paint('enamel.cream')
    const brassy = paint('brass.brass')
    const burner = (cx: number) => [
      oval(iron.deep, cx, 92, 44, 23),
      oval(iron.base, cx - 1, 90.5, 40, 19),
      oval(tin.shade, cx, 92, 29, 14),
      oval(brassy.base, cx, 89, 18, 9),
      oval(brassy.light, cx - 3, 87, 11, 5),
      oval(iron.deep, cx, 89.5, 6, 3),
      stroke(iron.deep, 6, `M${cx - 42} 91H${cx - 20}M${cx + 20} 91H${cx + 42}M${cx} 71V79M${cx} 100V112`),
      stroke(tin.light, 3, `M${cx - 38} 84Q${cx - 32} 72 ${cx - 4} 70.5`),
    ]
    return [
      shape(body.base, 'M22 14Q24 5 34 5Q120 1 208 5Q217 5 219 14L226 70H14Z'),
      shape(bright.light, 'M22 14Q24 5 34 5Q100 2 172 3.5V9Q100 7 38 11Q31 12 30 19L23 70H14Z'),
      shape(tin.base, 'M30 21Q31 13 40 13Q120 9 201 13Q210 13 211 21L217 74H24Z'),
      shape(tin.light, 'M34 23Q35 16 42 16Q80 14 116 13.5L74 74H28Z'),
      shape(tin.shade, 'M201 13Q210 13 211 21L217 74H188L184 12.4Z'),
      stroke(tin.shade, 3.5, 'M44 31Q120 26 196 31M42 42Q120 37 178 41'),
      shape(
        iron.shade,
        'M46 72Q42 58 54 50Q62 58 70 44Q82 58 78 72ZM150 72Q148 62 156 56Q164 62 172 52Q182 62 176 72Z',
        0.38,
      ),
      shape(tin.base, 'M20 66H220L236 124H4Z'),
      shape(tin.light, 'M20 66H150L146 70H24L10 124H4Z'),
      shape(tin.shade, 'M196 66H220L236 124H206Z'),
      ...burner(66),
      ...burner(172),
      shape(body.base, 'M10 34Q17 29 22 36L29 72L14 122H4Z'),
      shape(bright.light, 'M10 34Q15 30 19 33L20 60L9 122H4Z'),
      shape(body.shade, 'M230 34Q223 29 218 36L211 72L226 122H236Z'),
      shape(body.base, 'M2 120Q120 114 238 120L234 164Q233 173 224 173Q120 177 16 173Q7 172 6 164Z'),
      shape(
        body.shade,
        'M238 120L234 164Q233 173 224 173Q150 176 110 176Q186 168 200 117.5Q218 118.5 238 120Z',
      ),
      shape(bright.light, 'M2 120Q100 115 196 117.5V122.5Q100 120 12 126L16 164L11 168Q7 168 6 164Z'),
      shape(body.deep, 'M88 132Q120 129 152 132Q156 142 151 154Q120 157 89 154Q84 142 88 132Z'),
      shape(cream.base, 'M92 135Q120 133 148 135Q151 142 147 150Q120 153 93 150Q89 142 92 135Z'),
      shape(red.base, 'M120 136Q132 142 126 149Q120 152 114 149Q109 142 120 136Z'),
      ...[48, 190].flatMap((cx) => [
        oval(body.deep, cx + 2, 148, 18, 17),
        oval(red.base, cx, 146, 17, 16.5),
        shape(
          red.shade,
          `M${cx + 8} 132Q${cx + 24} 146 ${cx + 6} 161Q${cx - 2} 164 ${cx - 8} 160Q${cx + 10} 154 ${cx + 8} 132Z`,
        ),
        shape(
          red.light,
          `M${cx - 14} 146Q${cx - 13} 134 ${cx} 132Q${cx - 8} 138 ${cx - 8} 150Q${cx - 12} 150 ${cx - 14} 146Z`,
        ),
        stroke(cream.light, 5, `M${cx} 146L${cx + 3} 135`),
      ]),
      shape(body.deep, 'M18 172L40 173.5L38 178Q28 180 20 178ZM200 173.5L222 172L220 178Q210 180 202 178Z'),
    ].join('')
  },
}
