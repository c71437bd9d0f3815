import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const toolbox: Thing = {
  id: 'toolbox',
  name: 'a toolbox',
  grid: [140, 88],
  widthCm: 52,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const box = paint(pick(['enamel.red', 'enamel.blue', 'wood.pine', 'enamel.mustard', 'leaf.moss']))
    const wood = paint('wood.oak')
    const iron = paint('brass.tin')
    const spare = paint(pick(['enamel.red', 'enamel.mustard', 'enamel.teal']))
    return {
      outline:
        'M6 44L18 42L18 18Q22 8 30 16L38 26L40 8Q44 2 50 6L54 20L84 20L86 4Q98 -2 112 4L114 20L120 16Q126 8 130 20L132 44L137 46L131 84Q130 88 126 88H14Q10 88 9 84L3 48Q3 44 6 44Z',
      art: [
        group(
          'rotate(-7 46 30)',
          shape(spare.base, 'M41 8Q45 3 50 8L51 24H40Z'),
          shape(spare.shade, 'M46 5Q49 5 50 8L51 24H47Z'),
          shape(iron.base, 'M43.5 24H47.5V56H43.5Z'),
        ),
        group(
          'rotate(8 98 30)',
          shape(iron.shade, 'M84 14Q80 4 88 1L91 9L98 9L101 1Q109 4 105 14L99 21V56H90V21Z'),
          shape(iron.light, 'M85 12Q82 6 87 3L90 11L92 21V50H90V21Z'),
        ),
        shape(wood.deep, 'M70 26L76 24L78 52H64Z'),
        shape(wood.shade, 'M16 42H126L128 50H14Z'),
        shape(box.deep, 'M10 42H132L136 52H4Z'),
        shape(box.shade, 'M16 22Q22 12 28 22L34 50H8Z'),
        stroke(wood.base, 8, 'M22 25H122'),
        stroke(wood.light, 2.5, 'M22 22.5H104'),
        shape(box.base, 'M112 48L118 22Q124 12 130 22L134 48Z'),
        shape(box.shade, 'M124 15.5Q128 17 130 22L134 48H124Q127 30 124 15.5Z'),
        oval(wood.shade, 124, 26, 4.5, 5),
        shape(box.base, 'M3 46H137L131 84Q130.5 88 126 88H14Q9.5 88 9 84Z'),
        shape(box.shade, 'M137 46L131 84Q130.5 88 126 88H106Q118 78 120 46Z'),
        shape(box.light, 'M3 46H122L121 51H12L18 80Q14 80 13 77L6 55Z'),
        shape(box.shade, 'M14 82Q60 79 104 82L106 88H14Q10 88 9 84Z'),
        ...(chance(0.6)
          ? [
              shape(paint('paper.white').base, 'M46 60Q64 57 92 60L91 75Q66 73 47 76Z'),
              stroke(paint('enamel.red').base, 2.5, 'M54 66Q68 64 84 66M54 71Q62 70 72 70'),
            ]
          : [
              stroke(box.light, 2, 'M40 62L58 70M44 70L54 66M92 58L106 64'),
              shape(box.deep, 'M76 64q8 -4 12 2q-2 7 -9 5q-6 -2 -3 -7Z'),
            ]),
        oval(iron.light, 20, 60, 2.2),
        oval(iron.shade, 119, 60, 2.2),
      ].join(''),
    }
  },
}

const handSaw: Thing = {
  id: 'hand-saw',
  name: 'a hand saw',
  grid: [58, 160],
  widthCm: 20,
  manners: ['hang'],
  stories: ['tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const grip = paint(pick(['wood.oak', 'wood.walnut', 'enamel.red', 'wood.pine']))
    const steel = paint('brass.tin')
    const brass = paint('brass.brass')
    return {
      outline:
        'M29 0Q44 0 52 8Q57 14 50 20Q47 24 47 30Q48 38 52 44L53 56L47.5 62L52 68L46.6 74L51 80L45.7 86L50 92L44.8 98L49 104L43.9 110L48 116L43 122L47 128L42.1 134L46 140L41.2 146L45 152L41 159L34 160Q31 160 30 158L9 54Q2 48 6 38Q10 34 6 22Q4 8 16 3Q22 0 29 0Z',
      art: [
        shape(steel.base, 'M9 46L30 158Q31 160 34 160L41 159L53 46Z'),
        shape(steel.light, 'M9 46L30 158L33 159L19 52Z'),
        shape(
          steel.shade,
          'M46 48L53 56L47.5 62L52 68L46.6 74L51 80L45.7 86L50 92L44.8 98L49 104L43.9 110L48 116L43 122L47 128L42.1 134L46 140L41.2 146L45 152L41 159L37.5 159.6L44 90Z',
        ),
        shape(
          grip.shade,
          'M29 1Q44 1 52 9Q56 13 50 19Q46 22 46 28Q46 36 51 42Q54 54 46 56H16Q2 54 6 40Q12 34 7 24Q4 8 16 4Q22 1 29 1Z',
        ),
        shape(
          grip.base,
          'M28 1Q42 1 50 8Q53 12 48 16Q42 20 42 28Q42 36 46 44Q48 52 40 53H16Q4 52 7 41Q13 34 8 24Q5 8 16 4Q22 1 28 1Z',
        ),
        shape(grip.light, 'M12 12Q14 5 28 4Q38 4 44 9Q30 7 20 12Q16 18 16 24Q10 20 12 12Z'),
        shape(paint('wood.walnut').deep, 'M28 13Q36 14 34 24Q32 34 25 36Q19 34 20 24Q21 13 28 13Z'),
        oval(brass.base, 18, 46, 3.2),
        oval(brass.base, 36, 46, 3.2),
        oval(brass.light, 17, 45, 1.3),
        oval(brass.light, 35, 45, 1.3),
        ...(chance(0.5)
          ? [
              shape(paint('clay.brick').base, 'M30 108q5 -7 9 -2l-2 12q-6 2 -7 -10Z', 0.7),
              shape(paint('clay.brick').base, 'M26 78q4 -4 6 1q-1 6 -4 4Z', 0.7),
            ]
          : [
              shape(paint('paper.white').base, 'M22 68L36 66L37 78L24 80Z'),
              stroke(paint('enamel.red').base, 2, 'M26 73L33 72'),
            ]),
      ].join(''),
    }
  },
}

const toolBoard: Thing = {
  id: 'tool-board',
  name: 'a board with hammer and pliers',
  grid: [120, 104],
  widthCm: 46,
  manners: ['hang'],
  stories: ['tools'],
  weight: 'middling',
  draw({ paint, pick }) {
    const board = paint(pick(['enamel.cream', 'wood.pine', 'enamel.teal', 'paper.sky', 'cloth.sage']))
    const steel = paint('brass.tin')
    const iron = paint('brass.iron')
    const shaft = paint('wood.oak')
    const grip = paint(pick(['enamel.red', 'enamel.blue', 'enamel.mustard']))
    return {
      outline: 'M57 0H63L98 18H114Q119 18 119 23L117 98Q117 103 112 103L6 104Q2 104 2 99L1 22Q1 18 6 18H22Z',
      art: [
        stroke(paint('cloth.oat').shade, 2.2, 'M20 24L60 3L100 24'),
        oval(iron.base, 60, 3.5, 3.2),
        shape(
          board.shade,
          'M6 19L114 18Q119 18 119 23L117 98Q117 103 112 103L6 104Q2 104 2 99L1 24Q1 19 6 19Z',
        ),
        shape(board.base, 'M6 19L111 18Q115 18 115 23L113 96Q113 99 109 99L6 100Q2 100 2 96L1 24Q1 19 6 19Z'),
        shape(board.light, 'M6 19L111 18Q114 18 115 21L6 23Q5 60 6 99Q2 99 2 95L1 24Q1 19 6 19Z'),
        // The silhouette says which tool somebody has borrowed.
        shape(
          board.shade,
          'M92 36Q90 28 98 26L100 33H104L106 26Q114 29 111 37Q110 41 106 43L107 78Q112 81 111 87L106 84L102 85L100 91Q92 88 94 81L98 77L97 43Q93 41 92 36Z',
        ),
        group(
          'rotate(-4 30 60)',
          shape(board.shade, 'M28 46H38L37 96H31Z'),
          shape(shaft.base, 'M26 42H34L35 92Q35 96 31 96Q26 96 26.5 92Z'),
          shape(shaft.shade, 'M31 42H34L35 92Q35 96 31 96Z'),
          shape(iron.base, 'M10 38Q14 29 26 30H36L38 28H48V45H38L36 43H27Q18 38 10 44Z'),
          shape(steel.base, 'M10 38Q14 29 26 30H36V34Q20 33 10 41ZM39 28H48V33H39Z'),
        ),
        group(
          'rotate(5 68 60)',
          shape(iron.base, 'M64 46Q60 36 64 26L68.5 29V44L72 48L67 52Z'),
          shape(steel.shade, 'M74 46Q78 36 73 26L69.5 29V44L66 48L72 52Z'),
          shape(grip.shade, 'M64 49L70 54Q66 72 59 94Q54 97 53 92Q58 70 64 49Z'),
          shape(grip.base, 'M73 49L68 54Q72 72 79 94Q84 96 85 91Q80 68 73 49Z'),
          oval(steel.light, 69, 48.5, 3),
        ),
        shape(iron.deep, 'M30 27h4v8h-4ZM68 31h4v6h-4ZM99 29h4v6h-4Z'),
        oval(iron.base, 9, 26, 1.8),
        oval(iron.base, 109, 94, 1.8),
      ].join(''),
    }
  },
}

const oilCan: Thing = {
  id: 'oil-can',
  name: 'an oil can',
  grid: [124, 108],
  widthCm: 25,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const metal = paint(pick(['brass.copper', 'brass.brass', 'leaf.moss', 'enamel.red', 'brass.tin']))
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    return {
      outline:
        'M2 14Q4 8 10 10L70 42L74 36L80 36L82 44Q92 46 98 52Q120 50 120 74Q118 94 106 96L108 102Q108 108 102 108H38Q32 108 33 102L44 70Q50 54 60 50L4 20Z',
      art: [
        stroke(iron.base, 6, 'M94 58Q116 54 116 74Q114 90 98 92'),
        stroke(iron.light, 2, 'M98 56Q110 56 112 66'),
        shape(brass.shade, 'M4 13L11 10L78 46L72 60Z'),
        shape(brass.base, 'M4 13L11 10L78 46L75 53Z'),
        shape(brass.light, 'M9 12L12 11L60 37L58 40Z'),
        shape(iron.base, 'M3 11Q4 7 9 9L14 12L11 17L4 15Z'),
        shape(metal.shade, 'M58 56Q60 42 78 40Q92 42 95 56Z'),
        shape(metal.base, 'M56 54Q76 48 94 54Q102 64 108 98Q110 108 102 108H39Q31 108 34 98Q42 66 56 54Z'),
        shape(metal.shade, 'M94 54Q102 64 108 98Q110 108 102 108H78Q94 100 92 76Q90 62 84 52Z'),
        shape(metal.light, 'M57 58Q46 74 42 98Q46 100 50 99Q52 74 64 57Z'),
        stroke(brass.base, 4.5, 'M55 55Q76 49 95 55'),
        stroke(metal.deep, 2.5, 'M36 97Q70 103 107 97'),
        shape(iron.base, 'M71 42Q70 33 77 33Q84 33 83 42Z'),
        shape(iron.light, 'M73 38Q73 35 77 35Q75 38 75 42Z'),
        shape(paint('paper.white').base, 'M58 72Q70 69 82 72L83 87Q70 84 57 87Z'),
        shape(paint('enamel.red').base, 'M70 74Q76 80 70 83Q64 80 70 74Z'),
        ...(chance(0.6) ? [shape(paint('glass.amber').shade, 'M5 19Q9 27 5 29Q1 28 2 24Q3 21 5 19Z')] : []),
        ...(chance(0.4) ? [shape(metal.deep, 'M88 84q6 -3 8 3q-3 5 -7 3Z')] : []),
      ].join(''),
    }
  },
}

const ladder: Thing = {
  id: 'ladder',
  name: 'a ladder',
  grid: [62, 230],
  widthCm: 46,
  manners: ['lean'],
  stories: ['tools', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.drift', 'wood.oak', 'enamel.cream']))
    const drip = paint(pick(['enamel.teal', 'enamel.blue', 'paper.white', 'enamel.red']))
    const rungs = [24, 56, 88, 120, 152, 184]
    return {
      outline:
        'M2 226L12 2Q18 -1 20 4L19.2 24H46V32H19L18.3 56H47V64H18L17.3 88H48V96H17L16.3 120H49V128H16L15.3 152H50V160H15L14.3 184H48.7L43 4Q48 -1 51 3L61 227Q60 230 55 230Q51 230 50 227L49 192H14L13 227Q11 230 7 230Q1 230 2 226Z',
      art: [
        ...rungs.map((y, at) => shape(wood.shade, `M${15 - at} ${y}H${48 + at}V${y + 8}H${15 - at}Z`)),
        ...rungs.map((y, at) =>
          shape(
            at === 3 ? wood.base : wood.light,
            `M${15 - at} ${y}Q31 ${y - 1} ${48 + at} ${y}V${y + 4}H${15 - at}Z`,
          ),
        ),
        shape(wood.base, 'M12 3Q16 -1 20 3L13 226Q12 230 7 230Q2 230 2 226Z'),
        shape(wood.light, 'M12 3Q14 0 16 1L8 229Q2 230 2 226Z'),
        shape(wood.base, 'M43 3Q47 -1 51 3L61 226Q61 230 56 230Q51 230 50 226Z'),
        shape(wood.shade, 'M48 1Q50 1 51 3L61 226Q61 230 56 230Z'),
        shape(
          drip.base,
          'M14 72L17.5 71L17 92Q14 96 14 88Q12 88 13 82ZM22 120H38V124Q36 132 34 125Q32 124 30 128Q27 134 26 125L22 124Z',
        ),
        shape(drip.base, 'M52.5 146L57.5 145L58.5 160Q57 168 56 159L53 158Z'),
        ...(chance(0.5)
          ? [
              stroke(paint('cloth.oat').base, 2.8, 'M40 181L56 195M41 186L57 188M42 192L55 182'),
              stroke(paint('cloth.oat').shade, 2, 'M48 192Q46 200 48 206'),
            ]
          : [
              shape(wood.deep, 'M20 92H25L22 96Z'),
              stroke(paint('brass.iron').base, 2, 'M10 210v0M54 210v0'),
            ]),
      ].join(''),
    }
  },
}

const broom: Thing = {
  id: 'broom',
  name: 'a broom',
  grid: [48, 190],
  widthCm: 34,
  manners: ['lean'],
  stories: ['tools', 'home', 'kitchen'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const shaft = paint(pick(['wood.oak', 'enamel.red', 'enamel.teal', 'wood.pine']))
    const straw = paint(pick(['cloth.mustard', 'wood.pine', 'paper.kraft']))
    const band = paint(pick(['enamel.red', 'enamel.blue', 'leaf.moss']))
    return {
      outline:
        'M21 3Q24 -2 27 3L28 108Q36 112 37 128Q42 150 47 184L40 188L34 186L28 190L20 187L12 189L8 185L1 184Q7 150 11 128Q12 112 21 108Z',
      art: [
        shape(shaft.base, 'M21 4Q24 -2 27 4L28 116H20.5Z'),
        shape(shaft.shade, 'M25 1Q27 2 27 4L28 116H25Z'),
        shape(shaft.light, 'M21 8H23L22.5 60H21Z'),
        stroke(band.base, 2, 'M24 4Q30 8 27 15Q23 16 24 6'),
        shape(
          straw.base,
          'M20 110Q24 106 29 110Q36 116 37 130Q42 152 47 184L41 183L39 188L34 184L28 190L24 185L19 188L15 184L10 189L8 183L1 184Q7 152 11 130Q12 116 20 110Z',
        ),
        shape(straw.shade, 'M29 110Q36 116 37 130Q42 152 47 184L41 183L39 188L34 184L29 189Q32 150 28 112Z'),
        shape(straw.light, 'M14 134Q18 130 19 134L12 180L6 182Q10 156 14 134Z'),
        stroke(straw.shade, 1.8, 'M22 138L18 178M26 138L25 180M17 140L11 170'),
        stroke(straw.deep, 1.6, 'M33 142L38 176'),
        stroke(band.base, 3.2, 'M12 124Q24 128 36.5 124M11 132Q24 136 37.5 132'),
        stroke(band.shade, 3.2, 'M31 125.5L36.5 124M31.5 133.5L37.5 132'),
        shape(paint('brass.tin').base, 'M19 104H29L30 111Q24 113 18 111Z'),
        ...(chance(0.5) ? [shape(paint('leaf.autumn').base, 'M3 176Q10 166 18 172Q14 182 3 176Z')] : []),
        ...(chance(0.4)
          ? [
              shape(paint('cloth.oat').base, 'M20 58Q24 60 28 58V72Q24 74 20 72Z'),
              stroke(paint('cloth.oat').shade, 1.4, 'M20 63Q24 65 28 63M20 68Q24 70 28 68'),
            ]
          : []),
      ].join(''),
    }
  },
}

const vice: Thing = {
  id: 'vice',
  name: 'a vice',
  grid: [140, 100],
  widthCm: 38,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.blue', 'enamel.red', 'leaf.moss', 'enamel.teal']))
    const steel = paint('brass.tin')
    const iron = paint('brass.iron')
    return {
      outline:
        'M6 22Q12 18 15 24L16 46L30 44L32 16Q34 10 42 10L62 10L66 4H74L76 10L110 14Q134 18 136 24Q136 32 116 36Q106 46 108 62Q112 72 120 84L128 88V98Q128 100 124 100H42Q38 100 38 96L40 88L52 84L54 70L32 66L16 60L16 78Q12 84 6 80Z',
      art: [
        stroke(steel.shade, 7, 'M12 53H48'),
        stroke(steel.light, 2, 'M18 51H40M22 50v5M28 50v5M34 50v5'),
        stroke(iron.base, 4.5, 'M10.5 26V76'),
        oval(iron.base, 10.5, 24, 5, 4.5),
        oval(iron.base, 10.5, 79, 5, 4.5),
        shape(steel.base, 'M5 46Q5 44 8 44H14Q17 44 17 47V59Q17 62 14 62H8Q5 62 5 59Z'),
        shape(steel.light, 'M5 46Q5 44 8 44H10V62H8Q5 62 5 59Z'),
        shape(body.deep, 'M50 48H92V70H50Z'),
        shape(body.base, 'M32 20Q32 11 40 11H62V28Q52 32 54 46V70Q42 72 36 66Q28 60 30 46Z'),
        shape(body.light, 'M35 22Q35 15 41 14H56V18H44Q38 22 38 34Q36 46 36 58Q32 50 34 40Z'),
        shape(body.shade, 'M62 20V28Q52 32 54 46V70Q48 71 44 70Q50 62 48 46Q48 24 62 20Z'),
        shape(
          body.base,
          'M78 11Q112 12 132 20Q140 25 132 30Q118 32 112 40Q104 52 108 66Q112 76 120 86H52Q66 80 70 66V46Q72 32 70 28V11Z',
        ),
        shape(
          body.shade,
          'M132 20Q140 25 132 30Q118 32 112 40Q104 52 108 66Q112 76 120 86H94Q104 72 98 56Q96 36 116 26Q128 24 132 20Z',
        ),
        shape(body.light, 'M78 14Q104 15 122 20Q104 22 92 20Q82 20 78 24Z'),
        shape(steel.base, 'M58 7Q58 4 61 4H66V26H58ZM68 4H74Q77 4 77 7V26H68Z'),
        shape(steel.shade, 'M63 4H66V26H63ZM73 4H74Q77 4 77 7V26H73Z'),
        shape(body.shade, 'M40 90Q40 85 45 85H122Q128 86 128 91V97Q128 100 124 100H42Q38 100 38 97Z'),
        shape(body.base, 'M40 90Q40 85 45 85H112Q112 92 104 94L39 95Z'),
        oval(steel.light, 54, 90, 4.5, 2.8),
        oval(steel.shade, 114, 91, 4.5, 2.8),
        ...(chance(0.6)
          ? [
              shape(paint('clay.brick').shade, 'M80 58q6 -6 9 1q-1 8 -7 5Z'),
              shape(body.light, 'M76 40l12 -3l0 5l-11 3Z'),
            ]
          : [shape(steel.light, 'M108 15q8 0 14 4q-6 2 -12 0Z')]),
      ].join(''),
    }
  },
}

export const toolThings: Thing[] = [toolbox, handSaw, toolBoard, oilCan, ladder, broom, vice]
