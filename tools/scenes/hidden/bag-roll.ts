import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { contactShadow, group, shape, stroke } from '#scenes/kit/svg.ts'
import { label } from './bag-label.ts'

export const bagRoll: SmallDrawing = {
  id: 'bag-roll',
  grid: [240, 240],
  shadow: contactShadow(124, 224, 114, 14),
  draw(hand) {
    const { paint } = hand
    const shell = paint('enamel.teal')
    const lining = paint('cloth.mustard')
    const strap = paint('wood.walnut')
    const brass = paint('brass.brass')
    const spiral =
      'M72 216Q47 216 30 194Q13 172 13 140Q14 109 32 88Q49 69 72 70Q94 72 108 93Q122 113 121 140Q120 165 105 182Q91 198 72 196Q55 194 43 177Q32 161 34 140Q35 120 47 108Q58 96 72 98Q85 99 93 112Q101 125 100 140Q98 154 90 163Q82 171 72 169Q63 167 58 158Q54 150 55 140Q56 132 62 127Q67 123 72 125Q76 126 79 132Q80 136 79 140'
    return [
      shape(
        shell.base,
        'M72 52Q92 36 110 45Q138 24 166 38Q192 28 214 58Q238 90 237 132Q237 176 214 202Q202 217 178 214Q148 230 124 223Q100 234 72 229Z',
      ),
      shape(
        shell.shade,
        'M214 58Q238 90 237 132Q237 176 214 202Q202 217 178 214Q148 230 124 223Q100 234 72 229L96 214Q166 208 196 160Q214 110 196 42Z',
      ),
      shape(
        shell.light,
        'M84 48Q98 40 110 48Q136 58 148 74Q120 58 92 56ZM122 44Q144 32 164 42Q186 54 196 76Q170 54 136 52ZM180 44Q196 42 210 64Q222 84 224 102Q210 66 186 52Z',
      ),
      stroke(
        shell.deep,
        4.5,
        'M126 96Q142 84 160 88M180 86Q198 76 214 84M140 144Q156 136 172 140M190 140Q208 132 222 136M130 190Q148 184 164 186M182 188Q200 184 212 178',
      ),
      shape(shell.deep, 'M84 50Q112 52 132 80Q152 106 152 146Q150 188 128 210Q116 224 104 229L72 229Z', 0.6),
      shape(
        shell.deep,
        'M108 45Q114 42 122 46Q190 64 192 136Q190 208 138 224Q128 226 122 223Q176 200 177 136Q174 70 108 45Z',
      ),
      shape(
        strap.base,
        'M104 46Q110 42 118 45Q186 64 188 136Q186 208 134 224Q124 226 118 223Q172 202 174 136Q171 70 104 46Z',
      ),
      shape(strap.light, 'M104 46Q110 42 118 45Q156 56 174 84Q150 58 104 46Z'),
      shape(
        shell.deep,
        'M164 38Q172 36 180 41Q234 70 235 130Q233 194 190 213Q182 216 176 213Q222 186 223 130Q220 70 164 38Z',
      ),
      shape(
        strap.base,
        'M160 38Q168 34 176 39Q230 68 231 130Q229 194 186 213Q178 216 172 213Q218 188 219 130Q216 70 160 38Z',
      ),
      shape(strap.light, 'M160 38Q168 34 176 39Q206 55 220 84Q200 54 160 38Z'),
      stroke(brass.shade, 6, 'M157 84L179 76L187 98L165 106Z'),
      stroke(brass.light, 5, 'M164 103L156 82L177 75'),
      stroke(brass.shade, 5, 'M206 78L224 71L231 89L213 96Z'),
      stroke(brass.light, 4, 'M212 94L205 77L222 70'),
      group('translate(206 158) rotate(-82) scale(0.76)', label(hand, 'enamel.teal')),
      // The end, where lining and shell are wound round each other
      shape(
        shell.base,
        'M72 52Q98 52 118 76Q140 102 140 140Q140 180 116 206Q96 229 72 229Q46 228 26 204Q4 178 4 140Q5 100 28 74Q46 53 72 52Z',
      ),
      shape(lining.base, 'M72 58Q130 64 133 140Q130 216 72 223Q14 216 11 140Q14 64 72 58Z'),
      shape(
        lining.shade,
        'M133 140Q130 216 72 223Q48 220 32 198Q74 204 98 172Q116 138 108 82Q132 106 133 140Z',
      ),
      stroke(
        shell.deep,
        17,
        'M73 220Q48 220 31 197Q14 175 14 143Q15 112 33 91Q50 72 73 73Q95 75 109 96Q123 116 122 143Q121 168 106 185Q92 201 73 199Q56 197 44 180Q33 164 35 143Q36 123 48 111Q59 99 73 100Q86 102 94 115Q102 128 101 143Q99 157 91 166Q83 174 73 172Q64 170 59 161Q55 153 56 143Q57 135 63 130Q68 126 73 128Q77 129 80 135Q81 139 80 143',
      ),
      stroke(shell.base, 15, spiral),
      stroke(
        shell.light,
        5,
        'M10 137Q11 106 29 85Q46 66 69 67Q91 69 105 90M31 137Q32 117 44 105Q55 93 69 94Q82 96 90 109M53 138Q54 130 60 125Q65 121 70 123Q74 124 77 130',
      ),
      shape(
        shell.light,
        'M70 55Q46 56 30 76Q8 102 7 138Q8 164 16 180Q10 130 30 92Q48 62 86 60Q100 62 108 68Q92 54 70 55Z',
      ),
      shape(
        shell.deep,
        'M140 140Q140 180 116 206Q96 229 72 229Q56 228 42 219Q96 222 118 180Q132 150 126 86Q140 110 140 140Z',
        0.35,
      ),
      shape(shell.base, 'M66 207Q98 204 122 214Q132 220 128 228Q96 232 68 229Q58 218 66 207Z'),
      shape(shell.light, 'M66 207Q98 204 122 214Q96 210 70 214Q62 214 66 207Z'),
    ].join('')
  },
}
