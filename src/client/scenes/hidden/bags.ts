import type { Dye } from '#client/scenes/kit/palette.ts'
import { contactShadow, group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand } from '#client/scenes/kit/thing.ts'
import type { HiddenSprite } from './sprite.ts'

/** The maker's label, which all three bags carry: a moon on a pale ground, 40 by 30 round 0 0. */
function label({ paint }: Hand, ground: Dye) {
  return [
    shape(
      paint('paper.white').base,
      'M-17 -15Q0 -17 17 -15Q20 -14 20 -11L20 11Q20 15 16 15Q0 16 -16 15Q-20 15 -20 11L-20 -12Q-20 -15 -17 -15Z',
    ),
    shape(paint(ground).shade, 'M3 -11Q-11 -10 -11 1Q-9 12 4 11Q-4 7 -4 0Q-4 -7 3 -11Z'),
    shape(paint(ground).shade, 'M10 -6L12 -2L16 -1L12 1L10 5L8 1L4 -1L8 -2Z'),
  ].join('')
}

const roll: HiddenSprite = {
  id: 'bag-roll',
  grid: [240, 240],
  draw(hand) {
    const { paint } = hand
    const shell = paint('enamel.teal')
    const lining = paint('cloth.mustard')
    const strap = paint('wood.walnut')
    const brass = paint('brass.brass')
    const spiral =
      'M72 216Q47 216 30 194Q13 172 13 140Q14 109 32 88Q49 69 72 70Q94 72 108 93Q122 113 121 140Q120 165 105 182Q91 198 72 196Q55 194 43 177Q32 161 34 140Q35 120 47 108Q58 96 72 98Q85 99 93 112Q101 125 100 140Q98 154 90 163Q82 171 72 169Q63 167 58 158Q54 150 55 140Q56 132 62 127Q67 123 72 125Q76 126 79 132Q80 136 79 140'
    return [
      contactShadow(124, 224, 114, 14),
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

const sack: HiddenSprite = {
  id: 'bag-sack',
  grid: [240, 240],
  draw(hand) {
    const { paint } = hand
    const shell = paint('cloth.rust')
    const quilt = paint('paper.sky')
    const strap = paint('cloth.indigo')
    const cord = paint('enamel.cream')
    const brass = paint('brass.brass')
    return [
      contactShadow(124, 226, 112, 13),
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

const mummy: HiddenSprite = {
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

export const bags: HiddenSprite[] = [roll, sack, mummy]
