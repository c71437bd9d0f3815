import { LAMP } from '#client/scenes/kit/palette.ts'
import { oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const radio: Thing = {
  id: 'radio',
  name: 'a radio',
  grid: [156, 112],
  widthCm: 42,
  manners: ['stand'],
  stories: ['music', 'kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['wood.walnut', 'wood.oak', 'enamel.teal', 'enamel.red', 'enamel.cream', 'leaf.olive']),
    )
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.kraft']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    const playing = chance(0.4)
    return {
      outline:
        'M22 112L20 105Q5 104 4 92L5 34Q6 20 22 19L44 17Q46 2 58 1L100 1Q112 2 113 16L136 17Q150 18 151 32L153 92Q152 104 138 105L136 112Z',
      art: [
        stroke(body.deep, 5, 'M48 20Q46 4 58 4L100 3.5Q112 4 109 20'),
        shape(iron.base, 'M20 103L40 103L37 112L23 112Z'),
        shape(iron.base, 'M118 103L138 103L135 112L121 112Z'),
        shape(
          body.base,
          'M22 19Q78 14 136 17Q150 18 151 32L153 91Q152 105 138 105Q78 108 20 105Q5 104 4 92L5 34Q6 20 22 19Z',
        ),
        shape(
          body.shade,
          'M128 17L136 17Q150 18 151 32L153 91Q152 105 138 105Q78 108 20 105Q8 104 5 97Q80 102 134 96Q143 94 142 84Z',
        ),
        shape(
          body.light,
          'M22 19Q60 16 96 16L92 21Q52 21 24 25Q12 27 11 40L10 80Q5 80 5 60L5 34Q6 20 22 19Z',
        ),
        shape(body.deep, 'M20 31Q48 27 78 28L79 93Q48 96 19 94Q16 62 20 31Z'),
        shape(cloth.base, 'M23 34Q48 30 75 31L76 90Q48 93 22 91Q20 62 23 34Z'),
        shape(cloth.light, 'M23 34Q40 31 52 31L28 70L22 76Q20 54 23 34Z'),
        stroke(cloth.shade, 3, 'M22 45Q50 42 76 43M21 56Q50 54 76 55M21 67Q50 66 77 67M22 78Q50 78 77 78'),
        shape(body.deep, 'M87 30Q112 28 139 30Q141 44 140 58Q112 60 87 58Q85 44 87 30Z'),
        shape(
          playing ? LAMP : paint('paper.white').base,
          'M90 34Q112 32 136 34Q138 44 137 54Q112 56 90 54Q88 44 90 34Z',
        ),
        stroke(iron.base, 1.6, 'M95 39v4M102 39v6M109 38.5v4M116 38.5v6M123 39v4M130 39v6M94 50H132'),
        stroke(paint('enamel.red').base, 2.5, chance(0.5) ? 'M105 36L106 53' : 'M122 36L121 53'),
        oval(body.deep, 101, 80, 11.5, 12),
        oval(brass.base, 100, 78.5, 10, 10),
        shape(brass.light, 'M92 78Q92 70 100 70Q96 74 95 82Q92 82 92 78Z'),
        oval(body.deep, 128, 81, 9, 9.5),
        oval(brass.base, 127, 79.5, 7.5, 7.5),
        stroke(brass.deep, 2, 'M100 78L104 71M127 79L123 74'),
        chance(0.5)
          ? shape(paint('paper.sky').base, 'M56 70L72 66L76 80L60 85Z') +
            stroke(paint('clay.slate').deep, 1.6, 'M61 74L69 72M63 79L70 77')
          : stroke(cloth.deep, 2, 'M36 60L44 68L40 74L50 84'),
      ].join(''),
    }
  },
}

const gramophone: Thing = {
  id: 'gramophone',
  name: 'a gramophone',
  grid: [140, 180],
  widthCm: 50,
  manners: ['stand'],
  stories: ['music', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const horn = paint(pick(['brass.brass', 'enamel.red', 'enamel.teal', 'cloth.plum', 'brass.copper']))
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    return {
      outline:
        'M54 2Q70 0 80 10Q98 16 100 36Q108 52 100 66Q114 80 118 98Q120 112 108 120L116 123Q124 124 125 132L124 148L138 150Q142 158 136 160L124 156L125 166Q130 168 130 180L22 180Q22 168 28 166L29 132Q30 124 40 122L72 118Q92 116 98 106Q92 96 80 92Q70 106 52 106Q34 106 26 94Q8 86 8 68Q-2 52 8 36Q10 18 28 14Q38 2 54 2Z',
      art: [
        stroke(iron.base, 4, 'M122 146L134 148L134 157'),
        shape(
          wood.base,
          'M22 180Q20 168 30 166L30 132Q30 125 38 124L118 124Q125 125 125 132L125 166Q132 168 130 180Z',
        ),
        shape(
          wood.shade,
          'M108 124L118 124Q125 125 125 132L125 166Q132 168 130 180L104 180Q110 170 108 160Z',
        ),
        shape(wood.light, 'M30 132Q30 125 38 124L70 124L68 130L42 131Q37 132 37 140L36 160L30 162Z'),
        shape(wood.shade, 'M22 180Q20 168 30 166L125 166Q132 168 130 180L22 180Q24 174 22 180Z'),
        shape(wood.deep, 'M46 139Q76 136 104 139L104 158Q76 161 46 158Z'),
        shape(wood.base, 'M50 143Q76 140 100 143L100 155Q76 157 50 155Z'),
        shape(brass.base, 'M75 144Q79 149 86 149Q79 151 75 155Q71 151 64 149Q71 149 75 144Z'),
        oval(iron.shade, 66, 123, 36, 5),
        oval(iron.base, 66, 121, 36, 5),
        oval(paint('enamel.red').base, 66, 120.5, 11, 2),
        shape(
          horn.shade,
          'M76 74Q98 72 112 88Q124 106 110 118Q98 124 84 121L84 113Q98 116 104 107Q104 98 90 93Q76 92 66 94Z',
        ),
        shape(horn.base, 'M76 76Q100 76 110 92Q116 104 108 112Q108 100 96 92Q84 88 70 92Z'),
        shape(brass.shade, 'M78 110L90 112L91 122L79 122Q74 116 78 110Z'),
        shape(
          horn.base,
          'M54 2Q70 0 80 10Q98 16 100 36Q108 52 100 68Q98 86 80 92Q70 106 52 106Q34 106 26 94Q8 88 8 70Q-2 52 8 36Q10 18 28 14Q38 2 54 2Z',
        ),
        shape(
          horn.light,
          'M54 2Q70 0 80 10L66 30L56 34ZM28 14Q38 4 52 2L53 34L44 36ZM8 36Q10 18 26 15L42 38L34 46ZM8 70Q-2 54 8 38L33 48L32 58Z',
        ),
        shape(
          horn.shade,
          'M100 68Q98 86 81 92L68 70L74 62ZM79 93Q70 106 53 106L54 76L66 72ZM51 106Q34 106 26 95L42 70L52 76Z',
        ),
        oval(horn.shade, 55, 56, 24, 23),
        shape(horn.deep, 'M56 36Q72 38 73 55Q72 72 56 73Q40 72 39 58Q40 44 50 42Q50 38 56 36Z'),
        stroke(horn.light, 3, 'M36 64Q38 76 52 79'),
        ...(chance(0.5)
          ? [
              shape(paint('clay.clay').base, 'M84 26L94 24L96 36L87 39Z'),
              stroke(horn.deep, 1.5, 'M85 30L95 27M86 36L95 33'),
            ]
          : [shape(horn.deep, 'M22 90L30 82L32 92L26 95Z', 0.6)]),
      ].join(''),
    }
  },
}

const recordCrate: Thing = {
  id: 'record-crate',
  name: 'a crate of records',
  grid: [140, 124],
  widthCm: 44,
  manners: ['stand'],
  stories: ['music', 'home'],
  weight: 'heavy',
  isReadable: true,
  draw({ paint, shuffle, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const iron = paint('brass.iron')
    const [back = wood, left = wood, right = wood, middle = wood, front = wood] = shuffle([
      'enamel.red',
      'paper.sky',
      'cloth.mustard',
      'cloth.indigo',
      'leaf.olive',
      'paper.rose',
      'enamel.teal',
      'cloth.plum',
      'paper.white',
    ] as const).map((dye) => paint(dye))
    const label = paint(pick(['enamel.red', 'enamel.mustard', 'paper.sky']))
    return {
      outline:
        'M2 46L14 44L12 26L46 18L50 22Q58 4 78 3Q100 4 106 18L128 16L130 44L138 46Q140 48 139 52L136 122Q136 124 132 124L8 124Q4 124 4 122L1 50Z',
      art: [
        shape(wood.deep, 'M1 47L139 47L135 120L6 120Z'),
        shape(back.shade, 'M84 18L128 15L131 70L84 70Z'),
        shape(left.base, 'M12 27L48 17L58 70L18 72Z'),
        shape(left.light, 'M12 27L48 17L49 22L13 32Z'),
        shape(left.shade, 'M20 40L42 34L46 54L24 58Z'),
        shape(iron.deep, 'M44 48Q42 4 78 3Q112 4 112 48L110 66L46 66Z'),
        stroke(iron.base, 1.8, 'M52 46Q52 12 78 11Q102 12 104 44M60 44Q62 20 78 19Q94 20 96 44'),
        oval(label.base, 78, 40, 12, 12),
        shape(right.base, 'M98 28L134 32L130 74L96 70Z'),
        shape(right.shade, 'M118 30.5L134 32L130 74L116 72Z'),
        shape(middle.base, 'M38 40L96 36L98 74L42 74Z'),
        shape(middle.light, 'M38 40L96 36L96.5 41L38.5 45Z'),
        shape(front.base, 'M54 46L118 48L116 80L54 80Z'),
        shape(front.shade, 'M100 47.5L118 48L116 80L100 80Z'),
        shape(front.deep, 'M62 80Q62 56 76 55Q90 56 90 80Z'),
        stroke(front.light, 3, 'M60 51L84 52'),
        shape(wood.base, 'M2 58Q70 63 138 58L136.5 88Q70 91 4 88Z'),
        shape(wood.base, 'M4 93Q70 96 136 93L135 122Q134 124 130 124L9 124Q5 124 5 121Z'),
        shape(wood.light, 'M2 58Q70 63 138 58L138 62Q70 67 2 62ZM4 93Q70 96 136 93L136 97Q70 100 4 97Z'),
        shape(wood.shade, 'M112 61L138 58L136.5 88L112 90ZM112 95L136 93L135 122Q134 124 130 124L112 124Z'),
        shape(wood.deep, 'M54 71Q70 69 86 71Q91 76 86 81Q70 83 54 81Q49 76 54 71Z'),
        stroke(wood.deep, 3, 'M10 68h0M10 80h0M11 104h0M11 116h0M130 68h0M130 80h0M129 104h0M129 116h0'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M26 100L48 98L50 112L28 115Z') +
            stroke(paint('enamel.red').base, 2.2, 'M32 104L32 110M38 104Q42 102 42 105L38 109L43 109')
          : stroke(wood.shade, 3, 'M24 104Q50 108 84 105M40 114Q62 117 98 113'),
      ].join(''),
    }
  },
}

const guitar: Thing = {
  id: 'guitar',
  name: 'a guitar',
  grid: [100, 262],
  widthCm: 38,
  manners: ['lean', 'hang', 'stand'],
  stories: ['music', 'camp', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const top = paint(
      pick(['wood.pine', 'leaf.autumn', 'clay.clay', 'enamel.teal', 'enamel.red', 'wood.oak']),
    )
    const dark = paint('wood.walnut')
    const tin = paint('brass.tin')
    const bone = paint('clay.bone')
    const sticker = paint(pick(['paper.sky', 'enamel.mustard', 'paper.rose']))
    return {
      outline:
        'M42 2Q50 -1 59 2L60 8L65 10L64 15L60 15L60 23L64 25L63 30L59 31L56 42L56 118Q86 114 86 144Q84 160 82 168Q100 180 98 214Q94 260 50 261Q6 260 3 216Q1 182 18 168Q14 156 16 142Q18 116 44 119L44 42L41 31L37 30L36 25L40 23L40 15L36 15L35 10L40 8Z',
      art: [
        stroke(tin.base, 4.5, 'M38 12.5h24M38.5 20h23M39 27.5h22'),
        shape(dark.base, 'M41 2Q50 -1 59 2Q62 18 57 40L43 40Q38 18 41 2Z'),
        shape(dark.light, 'M42 4Q46 2 48 2.5L47 38L44 38Q40 18 42 4Z', 0.6),
        shape(
          top.shade,
          'M44 119Q16 114 15 142Q15 156 19 168Q2 182 3 216Q6 260 50 261Q94 260 98 214Q100 182 82 168Q86 158 86 144Q86 114 56 118Z',
        ),
        shape(
          top.base,
          'M44 121Q18 117 18 142Q18 156 22 170Q5 184 6 214Q9 256 48 257Q86 256 90 214Q92 184 75 168Q80 158 79 144Q80 118 56 121Z',
        ),
        shape(
          top.light,
          'M40 124Q24 122 22 140Q22 154 26 168Q31 166 30 160Q26 140 40 124ZM21 180Q9 192 12 216Q14 232 24 242Q18 212 28 184Q26 176 21 180Z',
        ),
        shape(top.deep, 'M66 178Q86 182 86 206Q80 216 70 206Q60 196 66 178Z', 0.75),
        oval(bone.base, 50, 172, 17, 17.5),
        oval(top.shade, 50, 172, 15, 15.5),
        oval(dark.deep, 50.5, 173, 13, 13.5),
        shape(dark.shade, 'M44 40L56 40L57 168L43 168Z'),
        stroke(
          tin.light,
          1.3,
          'M44 54h12M44 66h12M44 78h12M44 89h12M44 100h12M44 110h12M43.5 120h13M43.5 130h13M43.5 140h13M43.5 149h13',
        ),
        shape(bone.base, 'M43 38L57 38L57 42L43 42Z'),
        shape(dark.base, 'M31 222Q34 218 40 218L62 218Q68 218 70 223Q68 228 62 227L38 227Q33 228 31 222Z'),
        stroke(bone.light, 0.9, 'M46 42L44.5 221M50 42V221M54 42L55.5 221'),
        ...(chance(0.6)
          ? [
              shape(sticker.base, 'M20 206Q30 200 35 208Q38 216 31 222Q22 224 18 217Q16 210 20 206Z'),
              shape(sticker.deep, 'M25 208L28 212L33 212L29 215L30 219L26 217L22 219L23 215L20 212L24 212Z'),
            ]
          : []),
        ...(chance(0.5)
          ? [stroke(paint('enamel.red').base, 3.5, 'M44 44Q30 52 38 64Q44 70 40 82M42 45Q50 50 58 44')]
          : []),
      ].join(''),
    }
  },
}

const accordion: Thing = {
  id: 'accordion',
  name: 'an accordion',
  grid: [166, 122],
  widthCm: 50,
  manners: ['stand'],
  stories: ['music', 'travel'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'cloth.plum', 'leaf.moss']))
    const bellows = paint(pick(['cloth.oat', 'cloth.indigo', 'cloth.mustard', 'brass.iron']))
    const ivory = paint('paper.white')
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    return {
      outline:
        'M6 18Q18 8 52 8L56 12L60 5L67 18L74 4L81 18L88 3L95 17L102 2L109 17L116 1L119 9Q136 0 154 5Q162 14 164 60Q165 108 158 118Q142 122 120 118L116 121L109 107L102 121L95 107L88 121L81 107L74 121L67 107L60 121L56 115Q55 121 50 122L12 122Q3 120 2 104L2 30Q2 22 6 18Z',
      art: [
        shape(
          bellows.shade,
          'M52 18L60 5L67 18L74 4L81 18L88 3L95 17L102 2L109 17L116 1L122 14L124 112L116 121L109 107L102 121L95 107L88 121L81 107L74 121L67 107L60 121L52 108Z',
        ),
        shape(
          bellows.base,
          'M52 18L60 5V121L52 108ZM67 18L74 4V121L67 107ZM81 18L88 3V121L81 107ZM95 17L102 2V121L95 107ZM109 17L116 1V121L109 107Z',
        ),
        stroke(bellows.light, 1.8, 'M60 8V117M74 7V117M88 6V117M102 5V117'),
        shape(
          brass.base,
          'M60 20L67 31V36L60 25ZM74 19L81 31V36L74 24ZM88 18L95 30V35L88 23ZM102 17L109 30V35L102 22Z',
        ),
        shape(body.base, 'M114 11Q136 0 154 5Q162 14 164 60Q165 108 158 118Q140 122 120 118Q116 70 114 11Z'),
        shape(body.shade, 'M146 4Q152 4 154 5Q162 14 164 60Q165 108 158 118Q148 121 138 120.5Q152 90 146 4Z'),
        shape(body.light, 'M118 13Q130 7 142 6Q130 12 126 20L128 66L120 62Q118 38 118 13Z'),
        stroke(
          ivory.base,
          5,
          'M128 34h0M139 32h0M129 47h0M140 46h0M129 60h0M141 60h0M130 73h0M141 74h0M130 86h0M141 88h0',
        ),
        stroke(iron.deep, 4.5, 'M152 22Q163 60 153 104'),
        shape(
          body.base,
          'M6 18Q20 7 50 8Q56 9 56 16L56 114Q56 121 50 122L12 122Q3 121 2 106L2 30Q2 22 6 18Z',
        ),
        shape(
          body.shade,
          'M46 8L50 8Q56 9 56 16L56 114Q56 121 50 122L12 122Q6 121 4 117L40 115Q47 114 47 106Z',
        ),
        shape(body.light, 'M8 20Q18 12 40 11L38 17Q22 18 13 25Q10 30 10 46L5 50L5 30Q5 24 8 20Z'),
        shape(ivory.base, 'M2 32L26 30L27 112L3 113Q2 110 2 104Z'),
        shape(ivory.shade, 'M22 30.5L26 30L27 112L22 112Z'),
        stroke(ivory.deep, 1.3, 'M3 42H26M3 52H26M3 62H26M3 72H26M3 82H26M3 92H26M3 102H26'),
        stroke(iron.deep, 4.5, 'M5 42H17M5 52H17M5 72H17M5 82H17M5 92H17'),
        shape(brass.base, 'M33 34Q38 30 43 34L43 52Q38 56 33 52ZM33 62Q38 58 43 62L43 80Q38 84 33 80Z'),
        stroke(brass.deep, 1.8, 'M35 38H41M35 43H41M35 48H41M35 66H41M35 71H41M35 76H41'),
        oval(iron.base, 37, 96, 3.5),
        oval(iron.base, 44, 103, 2.8),
        chance(0.55)
          ? shape(paint('paper.rose').base, 'M82 62L97 58L100 78L84 80Z') +
            stroke(bellows.deep, 1.5, 'M85 66L95 63M87 76L97 74')
          : shape(body.deep, 'M8 116L20 115L18 120L11 120Z', 0.6),
      ].join(''),
    }
  },
}

const trumpet: Thing = {
  id: 'trumpet',
  name: 'a trumpet',
  grid: [200, 84],
  widthCm: 50,
  manners: ['stand', 'hang'],
  stories: ['music'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const brass = paint(pick(['brass.brass', 'brass.brass', 'brass.copper', 'brass.tin']))
    const ribbon = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss']))
    const verdigris = paint('glass.bottle')
    const tied = chance(0.5)
    return {
      outline:
        'M1 24Q8 18 12 26L84 25L84 14L80 12L80 5L90 3L94 6L98 3L106 2L110 5L114 1L124 0L126 8L120 12L120 24Q164 24 184 2Q198 0 199 42Q198 82 186 83Q168 60 132 56Q132 76 112 79L86 80L82 78L64 78Q42 76 42 56Q42 44 50 36L12 36Q8 42 1 38Z',
      art: [
        stroke(brass.shade, 6, 'M126 54Q128 74 108 75L66 75Q46 73 46 54Q46 33 68 32'),
        stroke(brass.light, 2, 'M104 73.5L68 73.5Q49 71 49 54'),
        stroke(brass.base, 7, 'M12 31L140 30'),
        stroke(brass.light, 2, 'M14 29L80 28.5'),
        shape(brass.shade, 'M1 23Q7 18 13 27L13 35Q7 43 1 39Q4 31 1 23Z'),
        shape(
          brass.base,
          'M64 49L120 48Q152 48 186 82L188 4Q166 24 122 26Q112 28 112 42L112 54L64 55Q60 52 64 49Z',
        ),
        shape(brass.shade, 'M64 52L126 51Q160 54 187 74L188 83Q162 56 124 56L64 56Z'),
        shape(brass.light, 'M126 28Q166 26 184 9L182 22Q160 36 124 33Z'),
        shape(brass.shade, 'M184 3Q198 0 199 42Q198 84 186 83Q177 76 177 43Q178 10 184 3Z'),
        shape(brass.deep, 'M187 10Q194 12 195 43Q194 74 187 76Q181 70 181 43Q182 16 187 10Z'),
        shape(brass.base, 'M185 58Q191 40 187 11Q182 18 181 43Q181 54 185 58Z'),
        shape(
          brass.base,
          'M83 22L95 22L95 74Q89 78 83 74ZM98 22L110 22L110 74Q104 78 98 74ZM113 21L125 21L125 68Q119 72 113 68Z',
        ),
        shape(
          brass.shade,
          'M90.5 22L95 22L95 74L90.5 75.5ZM105.5 22L110 22L110 74L105.5 75.5ZM120.5 21L125 21L125 68L120.5 69.5Z',
        ),
        shape(brass.light, 'M85 24h2.5v38h-2.5ZM100 24h2.5v38h-2.5ZM115 24h2.5v36h-2.5Z'),
        stroke(brass.shade, 3, 'M89 20V9M104 20V8M119 19V6'),
        stroke(paint('clay.bone').base, 5, 'M84 8H94M99 6H109M114 4H124'),
        stroke(brass.shade, 4, 'M84 42H124'),
        ...(tied
          ? [
              stroke(ribbon.base, 5, 'M58 28Q62 44 58 57'),
              stroke(ribbon.shade, 4, 'M58 46Q50 56 54 70M59 46Q68 56 64 70'),
            ]
          : [
              shape(verdigris.base, 'M146 38q8 -4 10 2q-1 6 -8 5q-6 -2 -2 -7Z', 0.7),
              shape(verdigris.base, 'M28 29h8l-2 5h-6Z', 0.6),
            ]),
      ].join(''),
    }
  },
}

const violinCase: Thing = {
  id: 'violin-case',
  name: 'a violin case',
  grid: [184, 84],
  widthCm: 78,
  manners: ['stand'],
  stories: ['music', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle }) {
    const skin = paint(
      pick(['wood.walnut', 'clay.slate', 'clay.brick', 'leaf.moss', 'cloth.indigo', 'wood.oak']),
    )
    const brass = paint('brass.brass')
    const [one, two] = shuffle(['enamel.red', 'paper.sky', 'cloth.mustard', 'paper.rose'] as const).map(
      (dye) => paint(dye),
    )
    const paper = paint('paper.white')
    return {
      outline:
        'M32 10Q52 8 64 20Q74 28 82 23L83 6Q84 1 90 1L112 2Q118 3 118 9L119 26Q124 34 138 36L172 41Q183 43 183 54L183 74Q183 83 172 84L20 84Q2 82 1 50Q2 14 32 10Z',
      art: [
        stroke(skin.deep, 6, 'M87 24L87 8Q88 4 92 4L109 5Q114 5 114 10L115 28'),
        shape(
          skin.base,
          'M32 10Q52 8 64 20Q74 28 84 22Q98 14 112 21Q124 34 138 36L172 41Q183 43 183 54L183 74Q183 83 172 84L20 84Q2 82 1 50Q2 14 32 10Z',
        ),
        shape(skin.shade, 'M2 58Q90 65 183 62L183 74Q183 83 172 84L20 84Q4 82 2 58Z'),
        shape(
          skin.light,
          'M33 14Q50 13 60 23Q72 33 86 27Q98 21 108 25Q118 36 134 40L150 42L148 46Q120 44 108 34Q96 28 82 35Q66 38 52 26Q28 20 12 48Q8 48 8 42Q14 17 33 14Z',
        ),
        stroke(skin.deep, 2.5, 'M2 58Q90 64 183 60'),
        stroke(brass.base, 2, 'M2 55Q90 61 183 57'),
        shape(brass.base, 'M50 50Q56 47 62 50L62 66Q56 70 50 66Z'),
        shape(brass.base, 'M142 49Q147 46 153 49L153 65Q147 69 142 66Z'),
        shape(brass.shade, 'M50 59L62 59L62 66Q56 70 50 66ZM142 58L153 58L153 65Q147 69 142 66Z'),
        oval(brass.shade, 102, 60, 5, 5.5),
        oval(brass.deep, 102, 60.5, 1.6, 2.4),
        shape(brass.base, 'M183 72Q183 83 170 84L160 84Q172 80 176 64L183 63Z'),
        shape(brass.light, 'M5 34Q10 24 18 20L22 26Q14 32 10 42Z'),
        shape((one ?? paper).base, 'M20 38L44 32L47 46L24 52Z'),
        shape((one ?? paper).shade, 'M23 48L32 39L36 43L41 38L46 43L47 46L24 52Z'),
        ...(chance(0.65)
          ? [
              shape((two ?? paper).base, 'M114 44Q121 38 130 42Q135 49 129 54Q119 57 114 52Q112 48 114 44Z'),
              stroke((two ?? paper).deep, 2, 'M118 48Q123 44 129 47M120 52L127 51.5'),
            ]
          : [stroke(paint('paper.kraft').light, 6, 'M80 66L98 80M98 67L82 79')]),
        chance(0.5)
          ? shape(paper.base, 'M84 28L75 36L77 53L91 54L92 37Z') +
            stroke(skin.deep, 1.6, 'M86 22Q88 30 84 36M79 43L87 44M80 48.5L87 49')
          : '',
      ].join(''),
    }
  },
}

const drum: Thing = {
  id: 'drum',
  name: 'a drum',
  grid: [126, 116],
  widthCm: 38,
  manners: ['stand'],
  stories: ['music', 'toys'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const shell = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'leaf.moss', 'cloth.plum']))
    const hoop = paint(pick(['enamel.cream', 'brass.brass', 'enamel.mustard', 'wood.walnut']))
    const skin = paint(pick(['clay.bone', 'paper.white']))
    const cord = paint('paper.white')
    const stick = paint(pick(['wood.pine', 'wood.oak']))
    return {
      outline:
        'M8 36Q6 26 22 22L34 19L14 9Q15 0 22 3L42 14L58 15L92 2Q102 -1 104 6Q102 11 94 12L80 18Q118 20 118 34L120 48L116 52L114 92Q118 96 117 104Q108 116 62 116Q16 116 8 104Q8 96 12 92L10 52L6 48Z',
      art: [
        shape(shell.base, 'M11 44L14 98Q34 112 62 112Q92 112 112 98L115 44Z'),
        shape(shell.shade, 'M84 48L115 44L112 98Q98 109 74 111.5Q86 92 84 48Z'),
        shape(shell.light, 'M12 46L24 52L28 103Q20 102 14 98Z'),
        stroke(cord.base, 3, 'M14 52L26 100L40 57L56 106L70 58L86 104L100 55L112 94'),
        stroke(cord.shade, 1.5, 'M71.5 60L87 104M101.5 57L112 92'),
        shape(
          paint('clay.brick').base,
          'M30 74L36 74L38 88L29 88ZM60 78L67 77L68 92L60 92ZM92 73L98 72L98 86L91 87Z',
        ),
        shape(hoop.base, 'M8 92Q30 106 62 106Q96 106 117 91L117 103Q100 116 62 116Q24 116 8 104Z'),
        shape(hoop.shade, 'M80 105Q102 102 117 91L117 103Q106 112 82 115.5Z'),
        shape(hoop.base, 'M6 34L6 48Q26 60 62 60Q100 60 120 47L119 33Q62 20 6 34Z'),
        shape(hoop.shade, 'M84 50Q104 46 119 36L120 47Q106 56 84 59.5Z'),
        shape(hoop.light, 'M6 38Q16 46 34 50L34 54Q16 51 6 43Z'),
        oval(hoop.shade, 62.5, 34, 56.5, 16.5),
        oval(skin.base, 62, 33.5, 53, 14.5),
        shape(skin.light, 'M10 33Q14 22 50 19Q34 26 30 42Q10 39 10 33Z'),
        oval(skin.shade, 70, 37, 22, 5, 0.4),
        ...(chance(0.4) ? [stroke(skin.deep, 1.6, 'M84 34L94 38L90 41L102 44')] : []),
        stroke(stick.shade, 5, 'M20 8L78 40'),
        stroke(stick.base, 5, 'M98 6L34 36'),
        stroke(stick.light, 1.8, 'M94 6L42 30'),
        shape(stick.base, 'M14 6Q15 1 20 3L27 8L24 14Q15 12 14 6Z'),
        shape(stick.light, 'M92 4Q100 -1 103 5Q102 10 94 11Q90 8 92 4Z'),
        chance(0.5)
          ? shape(paint('brass.brass').light, 'M46 64L50 72L59 72L52 78L55 87L47 82L39 87L41 78L34 72L43 72Z')
          : shape(paint('paper.kraft').base, 'M72 66L88 63L90 76L75 79Z') +
            stroke(paint('wood.walnut').deep, 1.5, 'M77 70L85 68.5'),
      ].join(''),
    }
  },
}

const concertina: Thing = {
  id: 'concertina',
  name: 'a concertina',
  grid: [152, 100],
  widthCm: 36,
  manners: ['stand'],
  stories: ['music', 'sea', 'travel'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'enamel.red', 'enamel.teal', 'leaf.moss']))
    const bellows = paint(pick(['clay.brick', 'cloth.indigo', 'leaf.moss', 'cloth.plum', 'cloth.mustard']))
    const paper = paint(pick(['cloth.oat', 'paper.rose', 'paper.sky']))
    const bone = paint('clay.bone')
    return {
      outline:
        'M3 62Q0 52 8 46L22 30Q28 24 34 28Q46 6 76 4Q108 4 118 28Q124 24 130 30L145 46Q152 52 149 62L146 92Q144 100 134 99L112 97L104 84Q92 58 76 58Q60 58 48 84L40 97L18 99Q8 100 6 92Z',
      art: [
        shape(bellows.base, 'M32 30Q44 5 76 4Q108 4 120 30L104 84Q92 58 76 58Q60 58 48 84Z'),
        shape(
          bellows.shade,
          'M36 24L44 15L58 72L52 78ZM56 8L66 5L71 59L66 61ZM78 4L88 5L84 60L79 58ZM98 10L107 15L95 72L91 66Z',
        ),
        stroke(bellows.light, 2, 'M45 15L58 68M67 5L71 57M89 6L84 58M108 16L96 68'),
        stroke(paper.base, 4, 'M41 28L48 24M61 18L68 16M82 16L89 17M102 22L109 26'),
        shape(bellows.deep, 'M48 84Q60 58 76 58Q92 58 104 84Q90 66 76 66Q62 66 48 84Z'),
        shape(wood.base, 'M3 62Q0 52 8 46L22 30Q28 25 34 29L52 78Q52 84 46 88L40 97L18 99Q8 100 6 92Z'),
        shape(wood.shade, 'M34 29L52 78Q52 84 46 88L40 97L32 98L44 80L28 27Q31 26 34 29Z'),
        shape(wood.light, 'M6 62Q3 54 10 49L24 33Q27 30 28 33L12 54Q9 58 10 66Z'),
        shape(
          wood.base,
          'M149 62Q152 52 144 46L130 30Q124 25 118 29L100 78Q100 84 106 88L112 97L134 99Q144 100 146 92Z',
        ),
        shape(wood.shade, 'M149 62Q152 52 144 46L134 35L126 62L136 99Q144 100 146 92Z'),
        shape(wood.light, 'M118 31Q121 28 124 30L108 78L104 80Q101 80 103 75Z'),
        stroke(bone.base, 5, 'M16 64h0M24 56h0M31 60h0M20 76h0M29 71h0M26 85h0M35 76h0'),
        stroke(bone.base, 5, 'M116 72h0M122 60h0M130 56h0M123 80h0M130 70h0M138 64h0M134 84h0'),
        chance(0.5)
          ? shape(paint('cloth.oat').base, 'M68 30L82 28L84 44L70 45Z') +
            stroke(bellows.deep, 1.5, 'M71 33L79 32M72 42L81 41')
          : stroke(paint('brass.brass').base, 2.5, 'M8 88Q24 94 40 92M112 92Q128 94 144 88'),
      ].join(''),
    }
  },
}

export const musicThings: Thing[] = [
  radio,
  gramophone,
  recordCrate,
  guitar,
  accordion,
  trumpet,
  violinCase,
  drum,
  concertina,
]
