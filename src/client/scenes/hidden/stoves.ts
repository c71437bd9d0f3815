import { contactShadow, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand } from '#client/scenes/kit/thing.ts'
import type { HiddenSprite } from './sprite.ts'

/** Its colours never vary: whoever has found one knows what to look for. */
const brass: HiddenSprite = {
  id: 'stove-brass',
  grid: [240, 180],
  draw({ paint }: Hand) {
    const tank = paint('brass.brass')
    const burner = paint('brass.copper')
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const red = paint('enamel.red')
    return [
      contactShadow(122, 170, 114, 9),
      stroke(tin.shade, 8, 'M140 100L136 16'),
      stroke(tin.shade, 9, 'M56 26Q66 11 121 11Q178 11 188 26'),
      shape(tank.shade, 'M102 108L109 80H135L142 108Z'),
      shape(tank.base, 'M102 108L109 80H122L124 108Z'),
      stroke(burner.shade, 9, 'M96 70Q74 82 90 102M148 70Q170 82 154 102'),
      stroke(burner.light, 3, 'M91 72Q75 83 86 99'),
      shape(burner.base, 'M82 56Q84 84 122 86Q160 84 162 56Z'),
      shape(burner.shade, 'M162 56Q160 84 122 86Q142 78 145 56Z'),
      shape(burner.light, 'M87 62L99 63Q101 75 110 80Q91 77 87 62Z'),
      shape(iron.base, 'M76 50Q78 38 122 37Q166 38 168 50Q166 61 122 63Q78 61 76 50Z'),
      shape(iron.light, 'M80 50Q82 41 120 39.5Q98 45 96 55Q82 54 80 50Z'),
      stroke(iron.deep, 4.5, 'M99 55h.1M111 57h.1M123 57.5h.1M135 57h.1M147 55h.1'),
      stroke(tank.shade, 18, 'M58 126L25 108'),
      stroke(tank.light, 6, 'M57 119L28 103'),
      stroke(iron.base, 7, 'M20 106L10 101'),
      shape(red.base, 'M1 90Q8 85 15 92Q19 104 11 114Q4 114 1 106Q-1 97 1 90Z'),
      shape(red.light, 'M3 92Q7 88 11 92Q5 97 6 107Q1 100 3 92Z'),
      shape(tin.shade, 'M170 106L172 90Q183 84 194 92L192 110Q182 114 170 106Z'),
      shape(tin.light, 'M171 97L172 90Q183 84 194 92Q184 92 178 100Z'),
      shape(
        tank.base,
        'M34 136Q32 104 84 99Q121 95 158 99Q210 104 208 136Q204 164 162 168Q121 173 80 168Q38 163 34 136Z',
      ),
      shape(
        tank.shade,
        'M208 136Q204 164 162 168Q121 173 80 168Q66 166 56 162Q130 164 158 142Q180 124 166 100Q210 106 208 136Z',
      ),
      shape(tank.light, 'M39 134Q40 110 84 104Q106 101 128 102Q86 108 68 121Q56 132 58 153Q40 149 39 134Z'),
      stroke(tank.shade, 3.5, 'M37 142Q72 155 121 155Q172 155 206 142'),
      shape(tank.deep, 'M98 102Q122 97 146 102Q144 109 122 110Q100 109 98 102Z'),
      shape(burner.deep, 'M116 125Q130 118 137 128Q137 141 125 141Q114 137 116 125Z', 0.55),
      shape(tank.light, 'M118 138Q131 141 136 130Q140 140 127 144Q120 142 118 138Z'),
      stroke(iron.base, 6, 'M152 86L196 72'),
      shape(red.base, 'M190 62Q200 55 209 64Q213 77 204 83Q193 82 190 74Z'),
      shape(red.light, 'M193 65Q200 59 206 64Q198 67 198 77Q192 73 193 65Z'),
      stroke(tin.base, 10, 'M8 173L36 144L56 26Q76 42 122 42Q168 42 188 26L208 144L234 173'),
      stroke(tin.shade, 4, 'M191 30L211 144L235 172M60 33Q80 45.5 122 45.5Q160 45.5 182 33'),
      stroke(tin.light, 4, 'M7 171L33.5 143L54 25Q74 40 112 40.5M60 17Q76 9 120 9'),
      stroke(tin.base, 8, 'M58 25L88 22M186 25L156 22'),
      stroke(tin.light, 2.5, 'M58 23L86 20'),
    ].join('')
  },
}

const double: HiddenSprite = {
  id: 'stove-double',
  grid: [240, 180],
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
      contactShadow(121, 172, 117, 8),
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

const pocket: HiddenSprite = {
  id: 'stove-pocket',
  grid: [240, 180],
  draw({ paint }: Hand) {
    const gas = paint('enamel.blue')
    const pot = paint('brass.tin')
    const iron = paint('brass.iron')
    const brassy = paint('brass.brass')
    const red = paint('enamel.red')
    const mustard = paint('enamel.mustard')
    const white = paint('paper.white')
    return [
      contactShadow(112, 171, 96, 9),
      shape(
        gas.base,
        'M34 150Q32 122 62 114Q106 106 152 114Q182 122 180 150L178 164Q172 177 107 177Q42 177 36 164Z',
      ),
      shape(
        gas.shade,
        'M152 114Q182 122 180 150L178 164Q172 177 107 177Q92 177 80 176Q138 172 142 148Q142 126 128 110.5Q141 111.5 152 114Z',
      ),
      shape(white.base, 'M34 140Q106 156 180.5 140V152Q106 168 34.5 152Z'),
      shape(white.shade, 'M180.5 140V152Q160 156.5 140 158.5Q143 152 142 146Q162 144 180.5 140Z'),
      shape(gas.light, 'M40 148Q39 126 64 118Q76 115 88 114Q66 122 62 136Q60 152 64 170Q42 166 40 148Z'),
      shape(mustard.base, 'M98 132Q112 142 118 152Q118 166 106 168Q94 166 94 154Q100 152 98 132Z'),
      shape(mustard.light, 'M104 150Q112 156 110 163Q106 167 101 163Q99 158 104 150Z'),
      shape(brassy.shade, 'M88 116L92 98H124L128 116Q108 121 88 116Z'),
      shape(brassy.base, 'M88 116L92 98H108L110 118Q98 118.5 88 116Z'),
      stroke(iron.base, 6, 'M94 106L50 104L34 92Q22 88 18 98Q20 108 34 106L50 104'),
      shape(iron.base, 'M82 92Q106 84 134 92L128 103Q108 107 88 103Z'),
      shape(iron.light, 'M82 92Q94 87 110 88Q98 92 96 103L88 102Z'),
      stroke(iron.shade, 8, 'M110 100L124 76'),
      stroke(iron.base, 10, 'M92 104L54 92L46 78M124 104L164 92L172 78'),
      stroke(iron.light, 3, 'M88 100L53 89L45 78'),
      stroke(iron.base, 8, 'M172 36Q184 31 196 30'),
      stroke(red.base, 13, 'M194 31Q212 27 230 31'),
      stroke(red.light, 4, 'M194 28Q210 24 226 26.5'),
      shape(pot.base, 'M30 26Q104 38 186 26L180 68Q177 81 162 82H52Q38 81 36 68Z'),
      shape(pot.shade, 'M186 26L180 68Q177 81 162 82H104Q142 76 148 31.5Q168 30 186 26Z'),
      shape(pot.light, 'M31 34L62 38Q61 60 70 80H54Q41 79 38 68Z'),
      shape(iron.base, 'M40 70Q104 80 178.5 70Q176 81 162 82.5H52Q42 81 40 70Z', 0.55),
      stroke(pot.shade, 2.5, 'M66 50Q78 52 92 52.5M66 59Q74 60.5 84 61'),
      shape(pot.shade, 'M24 25Q28 14 60 11Q106 7 156 11Q188 14 192 25Q186 34 108 36Q30 34 24 25Z'),
      shape(pot.base, 'M24 23Q28 13 60 10Q106 6 156 10Q188 13 192 23Q186 31 108 32Q30 31 24 23Z'),
      shape(pot.light, 'M30 22Q34 14 62 12Q90 9.5 118 10Q70 14 56 27Q34 26 30 22Z'),
      shape(red.base, 'M96 15L91 5Q96 0 109 0Q122 0 127 5L121 15Q108 18 96 15Z'),
      oval(red.light, 104, 4, 9, 2.6),
    ].join('')
  },
}

export const stoves: HiddenSprite[] = [brass, double, pocket]
