import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { label } from './bag-label.ts'

export const bagMummy: SmallDrawing = {
  id: 'bag-mummy',
  grid: [240, 240],
  draw(hand) {
    const { paint } = hand
    const shell = paint('enamel.blue')
    const lining = paint('cloth.mustard')
    const strap = paint('wood.walnut')
    const cord = paint('enamel.cream')
    const tin = paint('brass.tin')
    const bag = [
      stroke(strap.base, 8, 'M110 22Q104 4 120 4Q136 4 130 22'),
      stroke(strap.light, 3, 'M107 14Q107 4 119 3'),
      // Hood, shoulders, and chambers that narrow to the foot
      shape(
        shell.base,
        'M120 10Q160 12 165 50Q168 74 192 82Q222 94 208 120Q218 138 200 150Q208 166 189 177Q196 190 178 200Q184 214 166 222Q150 239 120 239Q90 239 74 222Q56 214 62 200Q44 190 51 177Q32 166 40 150Q22 138 32 120Q18 94 48 82Q72 74 75 50Q80 12 120 10Z',
      ),
      shape(
        shell.shade,
        'M165 50Q168 74 192 82Q222 94 208 120Q218 138 200 150Q208 166 189 177Q196 190 178 200Q184 214 166 222Q150 239 120 239Q102 239 90 233Q134 228 148 200Q164 160 158 100Q154 50 136 13Q161 20 165 50Z',
      ),
      shape(
        shell.light,
        'M81 56Q84 22 116 15Q96 30 92 56Q88 78 62 90Q48 98 46 112Q28 100 50 88Q76 80 81 56ZM39 126Q50 122 72 130Q52 134 51 146Q32 138 39 126ZM47 155Q58 152 80 159Q62 162 61 173Q42 166 47 155ZM58 183Q68 180 88 186Q72 188 71 197Q54 192 58 183ZM68 206Q80 202 96 208Q84 212 86 222Q70 216 68 206Z',
      ),
      stroke(
        shell.deep,
        4.5,
        'M34 121Q70 136 108 124M42 151Q80 166 120 153M53 178Q90 191 126 181M64 201Q94 212 126 205M138 180Q166 186 187 177M137 205Q158 208 176 200',
      ),
      // The face, and the hollow under the half-open zip
      shape(
        lining.base,
        'M120 26Q152 28 152 60Q152 80 136 90L136 176Q108 146 104 92Q88 80 88 60Q90 28 120 26Z',
      ),
      shape(lining.light, 'M120 30Q95 32 92 60Q94 74 104 82Q101 46 130 31Z'),
      shape(
        lining.deep,
        'M124 39Q144 43 144 62Q142 80 129 87L133 162Q116 136 113 88Q101 78 102 62Q105 41 124 39Z',
      ),
      // The corner turned back
      shape(shell.deep, 'M132 92Q172 86 204 104Q224 132 220 160Q216 180 198 174Q168 168 136 186Z', 0.75),
      shape(lining.base, 'M130 88Q170 80 202 98Q222 124 219 150Q214 168 198 163Q168 158 135 176Z'),
      shape(
        lining.shade,
        'M202 98Q222 124 219 150Q214 168 198 163Q168 158 135 176L134 164Q168 146 194 148Q206 144 204 128Q202 112 194 94Z',
      ),
      shape(lining.light, 'M131 90Q162 85 190 95Q152 98 133 136Z'),
      stroke(lining.deep, 4, 'M166 96Q158 122 166 146M194 104Q190 124 196 142'),
      stroke(tin.shade, 6, 'M105 94Q112 146 136 174L131 233'),
      stroke(
        tin.light,
        3.5,
        'M106 102l6 -2M109 116l6 -2M113 130l6 -2M119 144l5 -3M127 158l5 -3M131 198h6M130 210h6M129 222h6',
      ),
      shape(tin.light, 'M130 169L142 169L143 190Q137 195 131 190Z'),
      stroke(cord.shade, 6, 'M106 92Q84 82 85 59Q88 24 120 23Q154 25 155 59Q154 82 138 93'),
      stroke(
        cord.base,
        4.5,
        'M105 91Q83 81 84 58Q87 23 119 22Q153 24 154 58M105 91Q86 98 88 118M105 91Q100 104 103 126',
      ),
      oval(strap.base, 105, 92, 7),
      oval(cord.light, 88, 119, 5.5),
      oval(cord.light, 103, 127, 5.5),
      group('translate(92 167) rotate(9) scale(0.85)', label(hand, 'enamel.blue')),
    ]
    return group('translate(14.4 0) scale(0.88 1)', ...bag)
  },
}
