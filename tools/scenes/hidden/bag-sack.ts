import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import { label } from './bag-label.ts'

export const bagSack: SmallDrawing = {
  id: 'bag-sack',
  grid: [240, 240],
  shadow: contactShadow(124, 226, 112, 13),
  draw(hand) {
    const { paint } = hand
    const shell = paint('cloth.rust')
    const quilt = paint('paper.sky')
    const strap = paint('cloth.indigo')
    const cord = paint('enamel.cream')
    const brass = paint('brass.brass')
    return [
      // What peeks out
      shape(
        quilt.base,
        'M72 68Q38 60 50 36Q50 14 78 16Q96 -3 124 7Q150 -2 164 18Q194 22 188 46Q190 62 172 70Z',
      ),
      shape(quilt.shade, 'M164 18Q194 22 188 46Q190 62 172 70L112 70Q150 60 164 18Z'),
      shape(quilt.light, 'M56 42Q54 22 80 22Q98 4 122 11Q100 18 92 34Q76 36 74 56Q60 52 56 42Z'),
      stroke(quilt.deep, 4.5, 'M92 34Q86 48 94 68M130 13Q120 40 126 66M162 30Q152 46 154 66'),
      // The stuffed body, pinched by its straps
      shape(
        shell.base,
        'M52 92Q22 96 20 128Q17 146 26 162Q12 178 18 200Q24 228 56 230Q72 234 84 229Q122 236 160 229Q174 234 190 230Q220 226 224 200Q228 178 216 162Q224 146 221 128Q218 96 190 92Q120 78 52 92Z',
      ),
      shape(
        shell.shade,
        'M190 92Q218 96 221 128Q224 146 216 162Q228 178 224 200Q220 226 190 230Q174 234 160 229Q122 236 84 229Q72 234 56 230Q36 228 26 216Q80 222 130 216Q176 210 186 178Q200 130 180 90Z',
      ),
      shape(
        shell.light,
        'M52 98Q28 102 26 128Q24 144 34 154Q48 140 46 124Q46 106 64 98ZM28 178Q38 166 58 172Q42 180 42 204Q20 200 28 178ZM88 104Q100 98 126 100Q98 108 96 140Q84 150 84 128ZM92 180Q106 174 124 176Q98 184 96 210Q86 204 92 180Z',
      ),
      stroke(
        shell.deep,
        4.5,
        'M30 208Q44 216 60 210M96 214Q116 222 140 214M184 204Q202 208 214 198M182 122Q200 128 214 118',
      ),
      shape(shell.deep, 'M22 158Q120 180 220 157L219 173Q120 198 22 175Z'),
      shape(strap.base, 'M22 156Q120 178 220 155L219 168Q120 192 22 170Z'),
      shape(strap.light, 'M22 156Q70 167 116 167L116 172Q66 171 22 161Z'),
      shape(
        shell.deep,
        'M66 94L84 91Q66 160 88 229L73 231Q52 160 66 94ZM166 91L182 93Q198 160 175 230L160 229Q180 160 166 91Z',
      ),
      shape(
        strap.base,
        'M62 94L78 91Q62 160 84 229L70 231Q48 160 62 94ZM162 91L178 93Q194 160 172 230L157 229Q176 160 162 91Z',
      ),
      shape(strap.light, 'M62 94L68 93Q54 150 66 206Q50 150 62 94Z'),
      stroke(brass.shade, 6, 'M53 153L79 157L79 181L54 178ZM166 157L191 153L190 177L166 181Z'),
      stroke(brass.light, 5, 'M53 176L52 152L77 156M166 179V156L189 152'),
      group('translate(121 132) rotate(-3) scale(1.3)', label(hand, 'cloth.rust')),
      // The gathered neck and its cord
      shape(
        shell.base,
        'M46 98Q50 80 70 72Q62 60 70 54Q122 68 176 54Q184 62 176 72Q194 78 198 97Q122 114 46 98Z',
      ),
      shape(shell.shade, 'M176 54Q184 62 176 72Q194 78 198 97Q160 108 112 105Q156 96 158 59Z'),
      shape(shell.light, 'M51 96Q56 82 75 76Q68 64 73 59Q86 63 98 64Q86 76 76 84Q64 92 64 100Q56 99 51 96Z'),
      stroke(
        shell.deep,
        4.5,
        'M94 66Q94 82 84 99M114 68Q113 84 110 102M134 68Q136 84 142 101M154 64Q158 80 168 97',
      ),
      stroke(cord.shade, 9, 'M69 73Q122 88 178 72'),
      stroke(cord.base, 7, 'M68 71Q122 86 177 70'),
      stroke(cord.shade, 6.5, 'M148 78Q196 78 212 100Q220 118 212 128M148 80Q182 90 190 114'),
      stroke(cord.base, 5, 'M148 77Q195 77 211 99Q219 117 211 127M148 79Q181 89 189 113'),
      shape(brass.deep, 'M136 68Q148 64 160 70L160 88Q148 93 136 87Z'),
      shape(brass.base, 'M136 66Q148 62 158 68L157 84Q148 88 136 83Z'),
      shape(brass.light, 'M138 68Q146 65 152 67Q143 72 143 82Q138 82 138 80Z'),
      oval(cord.light, 211, 129, 7),
      oval(cord.light, 189, 115, 7),
    ].join('')
  },
}
