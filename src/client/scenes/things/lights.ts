import { LAMP } from '#client/scenes/kit/palette.ts'
import { oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const hurricaneLantern: Thing = {
  id: 'hurricane-lantern',
  name: 'a hurricane lantern',
  grid: [100, 170],
  widthCm: 19,
  manners: ['stand', 'hang'],
  stories: ['light', 'camp', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const tin = paint(
      pick(['enamel.red', 'leaf.moss', 'enamel.blue', 'enamel.mustard', 'brass.tin', 'enamel.teal']),
    )
    const wire = paint('brass.iron')
    const brass = paint('brass.brass')
    const glass = paint('glass.clear')
    const lit = chance(0.45)
    return {
      outline:
        'M14 84C0 34 26 1 50 1C74 1 100 34 86 84Q90 118 83 142Q91 150 89 168L84 170L16 170L11 168Q9 150 17 142Q10 118 14 84L19 70L34 63L35 48L29 44Q34 30 50 29Q66 30 71 44L65 48L66 63L81 70C90 38 66 8 50 8C34 8 10 38 19 70Z',
      art: [
        stroke(wire.base, 3.5, 'M15 80C4 34 30 5 50 5C70 5 96 34 85 80'),
        stroke(paint('wood.oak').base, 8, 'M40 5.5Q50 3 60 5.5'),
        stroke(paint('wood.oak').light, 2.5, 'M40 4.5Q47 2.5 53 3'),
        stroke(tin.base, 8, 'M21 148C12 122 12 96 16 84C19 72 28 67 40 66'),
        stroke(tin.shade, 8, 'M79 148C88 122 88 96 84 84C81 72 72 67 60 66'),
        shape(
          lit ? LAMP : glass.base,
          'M38 74Q24 88 25 104Q27 122 38 132Q50 135 62 132Q73 122 75 104Q76 88 62 74Q50 71 38 74Z',
        ),
        shape(
          lit ? brass.light : glass.shade,
          'M62 74Q76 88 75 104Q73 122 62 132Q56 134 49 133Q64 120 65 102Q65 86 56 73Z',
        ),
        lit
          ? shape(brass.base, 'M49 94Q58 106 57 115Q56 125 49 126Q41 124 42 114Q44 105 49 94Z') +
            shape('#fff8e4', 'M49 107Q54 114 53 119Q52 124 49 124Q45 123 45.5 118Q46 113 49 107Z')
          : shape(brass.shade, 'M45 130L46 119Q49 117 53 119L54 130Z'),
        shape(
          lit ? '#fff8e4' : glass.light,
          'M38 80Q29 90 30 104Q31 112 34 117Q35 100 42 81Q41 77 38 80Z',
          0.9,
        ),
        stroke(wire.base, 2.5, 'M20 98Q50 110 80 98'),
        shape(brass.base, 'M32 143L37 129Q50 133 63 129L68 143Q50 147 32 143Z'),
        shape(brass.shade, 'M63 129L68 143Q62 145 55 145L55 131Z'),
        shape(tin.base, 'M32 78Q31 66 37 60L37 49L63 49L63 60Q69 66 68 78Q50 82 32 78Z'),
        shape(tin.shade, 'M55 49L63 49L63 60Q69 66 68 78Q62 80 55 80Q58 68 55 60Z'),
        oval(tin.deep, 41, 69, 2.6, 3.2),
        oval(tin.deep, 50, 70, 2.6, 3.2),
        oval(tin.deep, 59, 69, 2.6, 3.2),
        shape(tin.light, 'M29 45Q33 31 50 29Q67 31 71 45Q50 51 29 45Z'),
        shape(tin.base, 'M38 48Q48 42 50 29Q67 31 71 45Q55 50 38 48Z'),
        shape(
          tin.base,
          'M11 166Q9 148 21 143Q50 136 79 143Q91 148 89 166Q89 170 83 170L17 170Q11 170 11 166Z',
        ),
        shape(tin.shade, 'M79 143Q91 148 89 166Q89 170 83 170L56 170Q74 164 72 141.5Z'),
        shape(tin.light, 'M15 163Q15 150 26 146Q32 145 36 144.5Q24 151 22 164Q16 167 15 163Z'),
        chance(0.5)
          ? shape(wire.base, 'M44 156Q50 151 55 155Q55 161 49 162Q43 161 44 156Z', 0.5)
          : shape(paint('paper.white').base, 'M38 151L58 149L60 161L40 163Z') +
            stroke(paint('paper.white').deep, 1.6, 'M43 155L54 154M44 159L51 158.5'),
      ].join(''),
    }
  },
}

const tableLamp: Thing = {
  id: 'table-lamp',
  name: 'a table lamp',
  grid: [110, 152],
  widthCm: 31,
  manners: ['stand'],
  stories: ['light', 'home', 'books'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const pot = paint(
      pick(['glass.bottle', 'clay.clay', 'enamel.blue', 'clay.bone', 'enamel.teal', 'cloth.plum']),
    )
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'cloth.rust', 'paper.rose', 'cloth.sage']))
    const brass = paint('brass.brass')
    const foot = paint('wood.walnut')
    const patch = paint(pick(['cloth.plum', 'enamel.teal', 'cloth.rust', 'enamel.blue']))
    const lit = chance(0.4)
    return {
      outline:
        'M35 6Q55 0 75 6L106 70Q105 77 82 79L82 96L76 99Q91 110 86 130Q83 138 78 141Q86 144 85 152L25 152Q24 145 32 141Q25 137 23 128Q21 108 46 95L46 81Q6 78 4 70Z',
      art: [
        shape(brass.base, 'M49 76L61 76L62 92L48 92Z'),
        shape(brass.shade, 'M56 76L61 76L62 92L56 92Z'),
        stroke(brass.shade, 1.8, 'M79 74L80 90'),
        oval(brass.base, 80, 93, 3, 3.5),
        shape(foot.base, 'M32 140Q55 136 78 140Q86 144 85 152L25 152Q24 144 32 140Z'),
        shape(foot.shade, 'M60 139Q72 139 78 140Q86 144 85 152L58 152Q64 146 60 139Z'),
        shape(
          pot.base,
          'M47 90Q48 94 38 99Q23 108 24 124Q26 137 42 142L68 142Q84 137 86 123Q86 108 72 99Q62 94 63 90Q55 87 47 90Z',
        ),
        shape(
          pot.shade,
          'M63 90Q62 94 72 99Q86 108 86 123Q84 137 68 142L50 142Q72 134 71 119Q70 103 57 97Q54 92 56 89Z',
        ),
        shape(pot.light, 'M42 101Q29 109 30 123Q31 131 37 134Q35 116 47 102Q46 99 42 101Z'),
        ...(chance(0.5)
          ? [stroke(pot.deep, 1.8, 'M48 108L54 115L51 121L59 130M54 115L62 113')]
          : [
              stroke(paint('paper.white').base, 3, 'M25 120Q54 130 86 119'),
              stroke(paint('paper.white').shade, 3, 'M70 124.5Q80 122 86 119'),
            ]),
        shape(
          lit ? cloth.light : cloth.base,
          'M35 6Q55 1 75 6Q96 46 106 70Q98 80 55 80Q12 80 4 70Q18 46 35 6Z',
        ),
        shape(lit ? cloth.base : cloth.shade, 'M66 4Q72 5 75 6Q96 46 106 70Q102 79 72 79.5Q80 48 66 4Z'),
        lit
          ? shape(LAMP, 'M43 15Q54 11 66 15Q80 46 83 75Q55 80 27 75Q32 44 43 15Z')
          : shape(cloth.light, 'M37 10Q42 8 46 8Q34 44 29 74Q16 73 10 69Q26 42 37 10Z'),
        stroke(lit ? cloth.base : cloth.deep, 3, 'M5 70Q14 78 55 78.5Q96 78 105 70'),
        stroke(lit ? cloth.base : cloth.shade, 2.5, 'M36 6.5Q55 11 74 6.5'),
        ...(chance(0.55)
          ? [
              shape(patch.base, 'M70 42L86 39L90 54L74 58Z'),
              stroke(patch.light, 1.5, 'M73 45L76 44M80 43L83 42M76 54L79 53.5M83 52L86 51'),
            ]
          : []),
      ].join(''),
    }
  },
}

const candlestick: Thing = {
  id: 'candlestick',
  name: 'a candlestick',
  grid: [64, 150],
  widthCm: 14,
  manners: ['stand'],
  stories: ['light', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const metal = paint(pick(['brass.brass', 'brass.tin', 'brass.copper', 'enamel.blue', 'enamel.teal']))
    const wax = paint(pick(['paper.white', 'paper.white', 'enamel.red', 'cloth.sage', 'paper.rose']))
    const lit = chance(0.5)
    return {
      outline: `${lit ? 'M32 1Q42 14 38 26' : 'M34 15L36 16L34 26L38 26'}L41 30L41 72L44 75L54 81Q54 90 40 94Q36 102 39 108Q45 118 38 130Q42 136 52 139Q62 142 61 150L3 150Q2 142 12 139Q22 136 26 130Q19 118 25 108Q28 102 24 94Q10 90 10 81L20 75L23 72L23 30L26 26${lit ? 'Q22 14 32 1Z' : 'L31 26Z'}`,
      art: [
        lit
          ? shape(paint('glass.amber').base, 'M32 0Q42 12 40 20Q38 27 32 27Q25 26 24.5 19Q25 11 32 0Z') +
            shape(LAMP, 'M32 8Q38 15 37 20Q36 25 32 25Q28 24 28 20Q28 14 32 8Z')
          : stroke(metal.deep, 2.5, 'M32 30Q31 22 34 16'),
        shape(wax.base, 'M23 31Q25 26 32 27Q40 26 41 31L41 78L23 78Z'),
        shape(wax.shade, 'M34 28Q40 26 41 31L41 78L34 78Q37 50 34 28Z'),
        shape(wax.light, 'M23 31Q25 27 29 28Q30 36 27.5 42Q27 56 24 58Q21 56 22 50Z'),
        shape(wax.base, 'M39 30Q42 31 41 40Q44 46 43.5 52Q42 56 39.5 53Q37 46 39 30Z'),
        shape(metal.base, 'M21 70Q32 74 43 70Q45 76 42 84L22 84Q19 76 21 70Z'),
        shape(metal.shade, 'M35 72.5Q40 72 43 70Q45 76 42 84L34 84Z'),
        shape(metal.shade, 'M10 81Q32 90 54 81Q54 90 40 94L24 94Q10 90 10 81Z'),
        shape(metal.light, 'M10 81Q14 78 32 78Q50 78 54 81Q48 87 32 87Q16 87 10 81Z'),
        shape(metal.base, 'M26 84.5Q38 87 54 81Q48 87 32 87Q28 86 26 84.5Z'),
        shape(
          metal.base,
          'M26 94Q29 102 25 108Q18 120 26 131Q22 137 12 139.5Q2 142 3 150L61 150Q62 142 52 139.5Q42 137 38 131Q46 120 39 108Q35 102 38 94Z',
        ),
        shape(
          metal.shade,
          'M38 94Q35 102 39 108Q46 120 38 131Q42 137 52 139.5Q62 142 61 150L38 150Q48 144 38 138Q31 134 32 128Q38 118 33 108Q31 100 33 94Z',
        ),
        shape(metal.light, 'M27 112Q22 120 27 128Q29 120 30 111Q28 109 27 112Z'),
        shape(metal.light, 'M10 146Q11 142 20 140Q27 138 30 134Q32 140 22 143Q14 145 10 146Z'),
        stroke(metal.shade, 2.5, 'M26 131Q32 134 38 131'),
        ...(chance(0.6) ? [shape(wax.light, 'M16 84Q22 82 24 86L24 96Q22 102 19.5 97Q20 90 16 84Z')] : []),
      ].join(''),
    }
  },
}

const flashlight: Thing = {
  id: 'flashlight',
  name: 'a flashlight',
  grid: [156, 60],
  widthCm: 27,
  manners: ['stand'],
  stories: ['light', 'camp', 'tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.tin', 'enamel.red', 'enamel.mustard', 'leaf.moss', 'enamel.teal']))
    const head = paint(pick(['brass.tin', 'brass.tin', 'brass.iron']))
    const glass = paint('glass.clear')
    const lit = chance(0.5)
    const tape = paint(pick(['cloth.oat', 'paper.sky', 'cloth.rust']))
    return {
      outline:
        'M2 44Q2 30 11 27L52 24L54 18L71 17L73 22L98 20Q108 18 112 8Q114 2 120 2L142 1Q155 6 155 30Q155 55 142 60L120 59Q112 58 108 56L12 58Q2 56 2 44Z',
      art: [
        shape(head.shade, 'M3 42Q3 28 12 26L22 26L22 58L12 58Q3 56 3 42Z'),
        shape(body.base, 'M20 26Q60 24 100 20L104 57L20 58.5Q16 42 20 26Z'),
        shape(body.shade, 'M18.5 47Q60 46 103 43L104 57L20 58.5Z'),
        shape(body.light, 'M20 31Q60 29 100 25L100.5 31Q60 34 19 36Z'),
        stroke(body.shade, 2.5, 'M29 27Q26 42 29 57.5M37 27Q34 42 37 57.5M45 26Q42 42 45 57.5'),
        shape(paint('brass.iron').base, 'M53 27Q53 19 57 18L69 17Q73 18 74 25Z'),
        shape(paint('enamel.red').base, 'M57 18.5Q58 13.5 63 13.5Q68 13.5 69 17.5Z'),
        shape(
          head.base,
          'M98 19Q109 18 112 8Q114 2 120 2L140 1L142 60L120 59.5Q111 59 107 57L99 57Q95 38 98 19Z',
        ),
        shape(head.shade, 'M96.5 43Q118 42 136 39L142 60L120 59.5Q111 59 107 57L99 57Q97 50 96.5 43Z'),
        shape(head.light, 'M101 23Q112 20 116 10Q118 6 122 6L132 6L132 14L120 16Q114 26 100.5 29Z'),
        stroke(head.deep, 2.5, 'M119 3Q112 30 119 58.5'),
        oval(head.shade, 141, 30.5, 14, 29.5),
        oval(head.light, 140, 30, 13, 28.5),
        oval(lit ? LAMP : glass.base, 142, 30.5, 10, 24.5),
        lit
          ? oval('#fff8e4', 143, 31, 5, 13)
          : shape(glass.light, 'M138 12Q133 22 134 36Q140 32 147 10Q143 6 138 12Z') +
            oval(head.deep, 144, 33, 3, 6),
        ...(chance(0.5)
          ? [
              shape(tape.base, 'M78 22L92 20.5L95 57.5L80 58Q76 40 78 22Z'),
              shape(tape.shade, 'M77.5 46L94 44L95 57.5L80 58Q78 52 77.5 46Z'),
            ]
          : [shape(body.deep, 'M82 38q6 -3 8 2q0 4 -5 4q-5 -1 -3 -6Z', 0.5)]),
      ].join(''),
    }
  },
}

const floorLamp: Thing = {
  id: 'floor-lamp',
  name: 'a floor lamp',
  grid: [110, 350],
  widthCm: 48,
  manners: ['stand'],
  stories: ['light', 'home', 'books'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const cloth = paint(
      pick(['cloth.rust', 'cloth.mustard', 'cloth.oat', 'leaf.moss', 'cloth.plum', 'paper.rose']),
    )
    const fringe = paint(pick(['cloth.oat', 'cloth.mustard', 'brass.brass']))
    const pole = paint(pick(['wood.walnut', 'wood.oak', 'brass.brass']))
    const brass = paint('brass.brass')
    const lit = chance(0.4)
    return {
      outline:
        'M51 4Q55 0 59 4L60 10L76 14Q84 44 106 76L105 98L60 100L60 196Q66 206 60 216L61 326Q84 330 90 342L90 350L20 350L20 342Q26 330 49 326L50 216Q44 206 50 196L50 100L5 98L4 76Q26 44 34 14L50 10Z',
      art: [
        stroke(pole.base, 6, 'M55 90L55 328'),
        stroke(pole.shade, 2.5, 'M57 96L57 326'),
        shape(pole.base, 'M50 190Q46 206 50 221L60 221Q64 206 60 190Z'),
        shape(pole.shade, 'M56 190L60 190Q64 206 60 221L56 221Q59 206 56 190Z'),
        shape(pole.light, 'M51 197Q49 206 51.5 214Q53 206 53 197Z'),
        shape(pole.base, 'M20 350Q18 338 34 333Q47 329 49 320L61 320Q63 329 76 333Q92 338 90 350Z'),
        shape(pole.shade, 'M57 320L61 320Q63 329 76 333Q92 338 90 350L60 350Q70 342 60 333Q56 328 57 320Z'),
        shape(pole.light, 'M27 345Q28 340 38 336Q46 333 50 329Q52 336 42 340Q34 342 27 345Z'),
        stroke(brass.shade, 2, 'M67 96L68 122'),
        oval(brass.base, 68, 126, 3.5, 4.5),
        shape(
          fringe.base,
          'M4 78L106 78L105 97L101 92L97 99L92 94L87 100L82 95L76 101L71 96L65 102L60 97L55 102L49 97L44 102L38 96L33 101L27 95L22 100L17 94L12 99L8 92L5 97Z',
        ),
        shape(fringe.shade, 'M76 82L106 78L105 97L101 92L97 99L92 94L87 100L82 95L76 101Z'),
        oval(brass.base, 55, 7, 4.5, 6),
        shape(
          lit ? cloth.light : cloth.base,
          'M34 14Q55 8 76 14Q82 44 106 76Q104 86 55 86Q6 86 4 76Q28 44 34 14Z',
        ),
        shape(
          lit ? cloth.base : cloth.shade,
          'M66 12Q72 12.5 76 14Q82 44 106 76Q104 84 76 85.5Q84 60 66 12Z',
        ),
        lit
          ? shape(LAMP, 'M46 22Q54 19 62 22Q66 56 74 82Q54 85 34 82Q45 56 46 22Z')
          : shape(cloth.light, 'M37 18Q40 16 45 16Q42 52 29 81Q16 80 10 76Q32 46 37 18Z'),
        stroke(lit ? cloth.base : cloth.shade, 2, 'M47 12Q46 52 36 84M63 12Q66 52 75 84'),
        stroke(cloth.shade, 3, 'M35 14.5Q55 19 75 14.5'),
        stroke(lit ? cloth.shade : cloth.deep, 3.5, 'M5 77Q12 85 55 85Q98 85 105 77'),
        ...(chance(0.5)
          ? [
              shape(fringe.light, 'M17 58L30 54L36 67L22 72Z'),
              stroke(cloth.deep, 1.6, 'M20 60L28 57.5M25 69L32 66.5'),
            ]
          : []),
      ].join(''),
    }
  },
}

const paperLantern: Thing = {
  id: 'paper-lantern',
  name: 'a paper lantern',
  grid: [112, 160],
  widthCm: 36,
  manners: ['hang'],
  stories: ['light', 'home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const paper = paint(
      pick(['enamel.red', 'enamel.mustard', 'paper.white', 'paper.sky', 'paper.rose', 'cloth.sage']),
    )
    const rim = paint('wood.walnut')
    const tassel = paint(pick(['cloth.mustard', 'enamel.red', 'cloth.indigo']))
    const lit = chance(0.5)
    return {
      outline:
        'M55 0L57 0L58 16L74 18L76 26Q110 40 110 68Q110 98 78 112L76 119L61 121L67 150L62 160L49 159L46 150L51 121L37 119L35 112Q3 98 2 68Q3 40 36 26L38 18L54 16Z',
      art: [
        stroke(rim.base, 2.5, 'M40 21Q54 2 56 1.5Q58 2 72 21'),
        stroke(tassel.shade, 2.5, 'M56 118L56 132'),
        shape(
          tassel.base,
          'M50 134Q56 126 62 134Q64 146 67 152L62 159L58 154L54 160L50 154L45 156Q49 146 50 134Z',
        ),
        shape(tassel.shade, 'M57 130Q61 131 62 134Q64 146 67 152L62 159L58 154Z'),
        oval(tassel.light, 55, 133, 5, 3),
        shape(
          lit ? paper.light : paper.base,
          'M36 25Q56 21 76 25Q111 40 110 68Q110 98 77 113Q56 117 35 113Q2 98 2 68Q2 40 36 25Z',
        ),
        shape(
          lit ? paper.base : paper.shade,
          'M76 25Q111 40 110 68Q110 98 77 113Q66 116 52 115Q90 98 90 66Q89 38 68 24Z',
        ),
        lit
          ? shape(LAMP, 'M38 36Q60 31 76 40Q90 52 88 72Q84 96 66 104Q46 108 30 96Q18 82 21 62Q24 44 38 36Z')
          : shape(
              paper.light,
              'M38 30Q46 28 48 31Q30 44 28 68Q28 82 32 92Q22 94 14 86Q8 76 9 66Q12 42 38 30Z',
            ),
        stroke(
          paper.shade,
          1.8,
          'M21 33Q56 42 91 33M9 46Q56 58 103 46M3 61Q56 75 109 61M3 77Q56 92 109 77M9 92Q56 106 103 92M21 105Q56 115 91 105',
        ),
        shape(rim.base, 'M36 19Q56 14 76 19L77 27Q56 32 35 27Z'),
        shape(rim.light, 'M37 20Q46 17.5 54 17.5L52 23Q44 23.5 37 25Z'),
        shape(rim.base, 'M35 111Q56 116 77 111L75 119Q56 123 37 119Z'),
        shape(rim.shade, 'M60 114.5Q70 114 77 111L75 119Q68 121 60 121.5Z'),
        chance(0.5)
          ? shape(rim.deep, 'M72 62L84 56L80 66L86 74L76 72Q71 68 72 62Z', lit ? 0.35 : 0.55)
          : shape(paint('paper.kraft').light, 'M68 74L84 68L88 78L72 84Z'),
      ].join(''),
    }
  },
}

const deskLamp: Thing = {
  id: 'desk-lamp',
  name: 'a desk lamp',
  grid: [138, 150],
  widthCm: 44,
  manners: ['stand'],
  stories: ['light', 'books', 'home', 'tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const enamel = paint(
      pick(['enamel.red', 'enamel.teal', 'enamel.cream', 'enamel.mustard', 'leaf.moss', 'clay.slate']),
    )
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    const tin = paint('brass.tin')
    const lit = chance(0.5)
    return {
      outline:
        'M14 150Q10 136 30 131L40 130L14 84Q6 72 18 66L76 24Q78 10 90 6Q98 0 106 8L108 16Q128 26 136 50Q138 56 132 60L121 64Q118 76 108 74Q103 73 103 69L88 74Q80 76 78 68Q72 52 80 36L30 74L58 128L70 131Q88 136 86 150Z',
      art: [
        stroke(tin.base, 4, 'M45 134L17 80'),
        stroke(tin.shade, 4, 'M57 134L28 76'),
        stroke(iron.base, 3, 'M52 130L38 104'),
        stroke(tin.base, 4, 'M19 70L88 20'),
        stroke(tin.shade, 4, 'M26 79L92 31'),
        stroke(iron.base, 1.8, 'M30 66Q44 50 58 48Q74 44 84 26'),
        oval(brass.shade, 22, 75, 10, 10),
        oval(brass.base, 21, 74, 8.5, 8.5),
        oval(brass.light, 19, 72, 3.5, 3),
        shape(enamel.base, 'M14 150Q11 139 24 134Q34 125 50 125Q66 125 76 134Q89 139 86 150Z'),
        shape(enamel.shade, 'M58 126Q68 127 76 134Q89 139 86 150L56 150Q72 140 58 126Z'),
        shape(enamel.light, 'M22 144Q24 138 32 135Q38 129 48 129Q38 136 34 144Q28 147 22 144Z'),
        oval(iron.base, 53, 133, 5, 3.5),
        shape(lit ? LAMP : tin.light, 'M100 64Q112 57 119 58Q124 66 118 72Q110 78 104 72Q101 69 100 64Z'),
        shape(enamel.shade, 'M80 20Q78 9 90 6Q98 1 105 8L107 18L84 33Z'),
        shape(enamel.base, 'M82 30Q88 14 106 14Q130 24 137 52Q136 60 116 66Q94 74 80 73Q72 50 82 30Z'),
        shape(enamel.shade, 'M106 14Q130 24 137 52Q136 60 118 65.5Q122 40 106 14Z'),
        shape(enamel.light, 'M86 34Q90 25 98 22Q88 40 90 67Q86 69 83 68Q78 50 86 34Z'),
        shape(lit ? LAMP : enamel.deep, 'M80 73Q78 69 100 60Q126 48 137 52Q138 58 116 66.5Q92 75.5 80 73Z'),
        ...(chance(0.6)
          ? [shape(paint('brass.copper').shade, 'M104 40q7 -4 9 2q0 6 -6 6q-6 -2 -3 -8Z')]
          : [shape(paint('paper.white').base, 'M38 139L52 138L53 146L39 147Z')]),
      ].join(''),
    }
  },
}

export const lightThings: Thing[] = [
  hurricaneLantern,
  tableLamp,
  candlestick,
  flashlight,
  floorLamp,
  paperLantern,
  deskLamp,
]
