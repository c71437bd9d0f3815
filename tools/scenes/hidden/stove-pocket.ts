import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'

export const stovePocket: SmallDrawing = {
  id: 'stove-pocket',
  grid: [240, 180],
  shadow: contactShadow(112, 171, 96, 9),
  draw({ paint }: Hand) {
    const gas = paint('enamel.blue')
    const pot = paint('brass.tin')
    const iron = paint('brass.iron')
    const brassy = paint('brass.brass')
    const red = paint('enamel.red')
    const mustard = paint('enamel.mustard')
    const white = paint('paper.white')
    return [
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
