import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const kite: Thing = {
  id: 'kite',
  name: 'a kite',
  grid: [100, 180],
  widthCm: 66,
  manners: ['hang'],
  stories: ['toys', 'sport', 'sea'],
  weight: 'light',
  draw({ paint, chance, shuffle }) {
    const dyes = shuffle([
      'enamel.red',
      'cloth.mustard',
      'enamel.teal',
      'paper.sky',
      'cloth.indigo',
      'paper.white',
      'cloth.rust',
    ] as const)
    const one = paint(dyes[0] ?? 'enamel.red')
    const two = paint(dyes[1] ?? 'cloth.mustard')
    const three = paint(dyes[2] ?? 'enamel.teal')
    const wood = paint('wood.pine')
    const face = chance(0.4)
    return {
      outline:
        'M50 0L98 46Q78 76 54 118Q60 126 54 132L68 128V144L54 139Q46 146 50 152L60 150L64 166L52 160L50 168L57 166V179L46 176L33 180V165L42 168L48 160L36 164L38 148L46 151Q44 142 50 136L36 140L38 126L47 128L46 118Q20 82 2 48Z',
      art: [
        stroke(wood.shade, 2, 'M50 116Q60 126 52 136Q42 146 50 156Q54 166 44 178'),
        shape(two.base, 'M52 134L38 126L36 140ZM48 154L61 149L64 165Z'),
        shape(two.shade, 'M52 134L68 127L68 143ZM48 154L37 147L36 163Z'),
        shape(three.base, 'M45 173L34 166L33 180Z'),
        shape(three.shade, 'M45 173L56 167L57 179Z'),
        shape(one.base, 'M50 3Q26 24 3 48Q26 48 50 46Z'),
        shape(two.base, 'M50 3Q74 26 97 46Q74 48 50 46Z'),
        shape(two.base, 'M3 48Q26 48 50 46L50 117Q28 84 3 48Z'),
        shape(one.shade, 'M97 46Q74 48 50 46L50 117Q76 80 97 46Z'),
        shape(two.shade, 'M50 3Q74 26 97 46L86 46.5Q70 28 50 10Z'),
        shape(one.light, 'M46 8Q26 26 8 46L16 46.5Q28 32 46 16Z'),
        shape(two.light, 'M8 50L16 50Q32 70 46 100L46 108Q28 82 8 50Z'),
        ...(face
          ? [
              stroke(three.deep, 7, 'M34 40v0M66 40v0'),
              stroke(three.deep, 4, 'M34 62Q50 78 66 61'),
              oval(three.base, 26, 53, 5, 4),
              oval(three.base, 75, 52, 5, 4),
            ]
          : [
              shape(three.base, 'M50 26Q60 38 72 46Q60 54 50 72Q40 56 28 48Q42 40 50 26Z'),
              shape(three.shade, 'M50 26Q60 38 72 46Q60 54 50 72Q54 50 50 26Z'),
            ]),
        stroke(wood.shade, 2, 'M50 1V118M3 48Q50 44 97 46'),
        stroke(wood.light, 1, 'M49.5 3V60'),
        ...(chance(0.6)
          ? [
              shape(paint('cloth.oat').base, 'M62 74L74 66L79 76L67 84Z'),
              stroke(paint('cloth.oat').deep, 1.3, 'M64 78L77 70'),
            ]
          : []),
        stroke(wood.deep, 1.6, 'M50 4Q46 0 50 0.5Q54 0 50 4'),
      ].join(''),
    }
  },
}

const dollsHouse: Thing = {
  id: 'dolls-house',
  name: "a doll's house",
  grid: [136, 156],
  widthCm: 64,
  manners: ['stand'],
  stories: ['toys', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wall = paint(pick(['enamel.cream', 'paper.rose', 'paper.sky', 'enamel.mustard']))
    const roof = paint(pick(['clay.brick', 'enamel.teal', 'cloth.indigo', 'wood.walnut']))
    const papers = [
      paint('cloth.sage'),
      paint('paper.rose'),
      paint('paper.sky'),
      paint('cloth.mustard'),
    ] as const
    const wood = paint('wood.oak')
    const red = paint('enamel.red')
    const lamp = paint('brass.brass')
    return {
      outline:
        'M66 2Q70 -1 74 3L92 18V8H106V30L132 56Q136 62 130 63L128 62V144L134 148V156H2V148L9 144V62L6 63Q0 62 4 56Z',
      art: [
        shape(roof.shade, 'M92 7H107V36L92 26Z'),
        shape(wall.shade, 'M90 5H109V11H90Z'),
        shape(wall.base, 'M9 58L69 8L128 58V148H9Z'),
        shape(wall.shade, 'M121 52L128 58V148H121Z'),
        shape(wood.deep, 'M42 56L69 30L96 56Z'),
        shape(papers[3].shade, 'M46 56L69 34L92 56Z'),
        shape(lamp.light, 'M64 44Q64 38 69 38Q74 38 74 44V56H64Z'),
        shape(papers[0].base, 'M16 62H66V98H16Z'),
        shape(papers[1].base, 'M72 62H121V98H72Z'),
        shape(papers[2].base, 'M16 104H66V143H16Z'),
        shape(papers[3].base, 'M72 104H121V143H72Z'),
        shape(
          wood.deep,
          'M16 62H66V66H20V98H16ZM72 62H121V66H76V98H72ZM16 104H66V108H20V143H16ZM72 104H121V108H76V143H72Z',
          0.4,
        ),
        shape(wood.base, 'M16 93H66V98H16ZM72 93H121V98H72ZM16 138H66V143H16ZM72 138H121V143H72Z'),
        // A bed, a bath, a table with its lamp, a stove.
        shape(wood.shade, 'M22 76H26V94H22ZM57 82H60V94H57Z'),
        shape(red.base, 'M26 84Q44 80 58 86V92H26Z'),
        shape(paint('paper.white').base, 'M26 79Q35 77 37 84Q32 87 26 86Z'),
        shape(paint('paper.white').base, 'M82 80H112Q113 92 104 93H90Q82 92 82 80Z'),
        shape(paint('paper.white').shade, 'M112 80Q113 92 104 93H96Q105 90 104 80Z'),
        stroke(lamp.shade, 2, 'M108 79V73Q108 70 104 71'),
        shape(wood.shade, 'M28 124H54V127H43V138H39V127H28Z'),
        shape(lamp.light, 'M36 119L39 112H44L47 119Z'),
        stroke(wood.deep, 1.6, 'M41.5 119V124'),
        shape(roof.deep, 'M86 116H104V138H86ZM98 104H102V116H98Z'),
        shape(lamp.base, 'M90 128H100V134H90Z'),
        chance(0.5)
          ? shape(red.shade, 'M108 138L109 128H117L118 138Z')
          : stroke(wood.shade, 2.4, 'M110 138V130H118V138M110 130V121'),
        chance(0.5) ? shape(wood.shade, 'M50 69H60V77H50ZM101 68') : oval(lamp.base, 54, 73, 4),
        shape(roof.shade, 'M66 3Q70 -1 74 3L132 55Q137 62 130 64L124 63L69 17L62 10Z'),
        shape(roof.base, 'M64 5Q69 -1 74 5L78 12Q74 18 69 15L13 63L6 64Q-1 62 5 55Z'),
        shape(roof.light, 'M66 5Q68 3 70 5L8 59Q5 58 7 55Z'),
        stroke(roof.deep, 1.6, 'M24 42L29 48M38 30L43 36M52 18L57 24M88 20L83 26M103 33L97 38M117 46L111 51'),
        shape(wood.shade, 'M4 146H134V156H2V150Z'),
        shape(wood.base, 'M4 146H118Q110 152 104 153H2V150Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M122 66L130 64L134 84L127 87L121 84Z'),
              stroke(red.base, 1.8, 'M125 76L130 75M126 80L131 79'),
            ]
          : []),
      ].join(''),
    }
  },
}

const chessBox: Thing = {
  id: 'chess-box',
  name: 'a chess box',
  grid: [140, 108],
  widthCm: 42,
  manners: ['stand'],
  stories: ['toys', 'home', 'books'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick']))
    const pale = paint(pick(['clay.bone', 'cloth.oat', 'enamel.cream']))
    const dark = paint(pick(['wood.walnut', 'brass.iron', 'clay.brick']))
    const brass = paint('brass.brass')
    const felled = chance(0.5)
    const squares = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => {
        if ((row + column) % 2 === 0) return []
        const edge = (line: number, at: number) =>
          Math.round((24 - line * 4.6 + (at * (92 + line * 9.2)) / 8) * 10) / 10
        const y = 60 + row * 7
        return [
          `M${edge(row, column)} ${y}H${edge(row, column + 1)}L${edge(row + 1, column + 1)} ${y + 7}H${edge(row + 1, column)}Z`,
        ]
      }),
    )
    return {
      outline: `M22 54L36 53L32 50L36 36Q30 24 38 20V14H42V20Q52 24 45 36L50 54H67Q68 52 73 47L66 48Q60 45 65 39L72 28L76 32Q88 34 88 53${felled ? '' : 'L94 52Q92 46 97 44Q94 36 101 34Q109 36 106 44Q110 46 108 53'}L118 54L138 86V104Q138 108 134 108H6Q2 108 2 104V86Z`,
      art: [
        shape(wood.light, 'M20 55H120L138 87H2Z'),
        shape(wood.base, 'M30 55H120L138 87H12Z'),
        shape(pale.base, 'M24 60H116L129.8 81H10.2Z'),
        shape(dark.base, squares.join('')),
        shape(wood.shade, 'M2 86H138V104Q138 108 134 108H6Q2 108 2 104Z'),
        shape(wood.base, 'M2 86H112Q112 96 104 100Q54 103 2 102Z'),
        shape(wood.light, 'M2 86H138V89H2Z'),
        stroke(wood.deep, 1.6, 'M4 96Q70 98 136 96'),
        shape(brass.shade, 'M64 92H77V103Q70 106 64 103Z'),
        shape(brass.base, 'M64 92H75V100Q69 102 64 101Z'),
        shape(dark.shade, 'M30 66Q31 60 36 58L38 40H44L46 58Q51 60 52 66Q41 71 30 66Z'),
        shape(dark.base, 'M30 66Q31 60 36 58L38 40H41L40 68Q34 68 30 66Z'),
        shape(dark.shade, 'M33 41Q36 37 36 34Q30 26 38 22H44Q52 26 46 34Q46 37 49 41Q41 44 33 41Z'),
        shape(dark.light, 'M36 34Q32 27 38 24Q37 30 39 36Z'),
        stroke(dark.base, 2.8, 'M41 22V14M38 17H44'),
        shape(
          pale.shade,
          'M62 72Q62 66 66 64Q66 54 76 46Q70 46 66 48Q61 46 64 40Q68 36 72 28L75 32Q88 34 88 50Q87 58 86 64Q91 66 91 72Q76 78 62 72Z',
        ),
        shape(
          pale.base,
          'M62 72Q62 66 66 64Q66 54 76 46Q70 46 66 48Q61 46 64 40Q68 36 72 28L75 32Q84 36 82 50Q79 58 79 64Q80 70 80 75Q70 75 62 72Z',
        ),
        stroke(pale.deep, 2.4, 'M72.5 38.5v0'),
        stroke(pale.deep, 1.5, 'M67 64Q76 67 86 64M80 37Q85 42 85 50'),
        ...(felled
          ? [
              group(
                'rotate(84 108 70)',
                shape(dark.base, 'M98 80Q98 74 103 72L105 62H111L113 72Q118 74 118 80Q108 84 98 80Z'),
                shape(dark.light, 'M102 56Q102 50 108 50Q114 50 114 56Q114 62 108 62Q102 62 102 56Z'),
              ),
            ]
          : [
              shape(dark.base, 'M92 64Q92 58 97 56L99 48H105L107 56Q112 58 112 64Q102 68 92 64Z'),
              shape(dark.shade, 'M103 48H105L107 56Q112 58 112 64Q108 66 102 66.5Z'),
              shape(dark.base, 'M95 42Q95 35 102 35Q109 35 109 42Q109 49 102 49Q95 49 95 42Z'),
              shape(dark.light, 'M98 41Q98 37 102 37Q100 40 100 44Z'),
            ]),
      ].join(''),
    }
  },
}

const toyBoat: Thing = {
  id: 'toy-boat',
  name: 'a toy boat',
  grid: [124, 140],
  widthCm: 42,
  manners: ['stand'],
  stories: ['toys', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const hull = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'leaf.moss']))
    const sail = paint(pick(['paper.white', 'cloth.rust', 'enamel.cream', 'paper.sky']))
    const flag = paint(pick(['enamel.red', 'cloth.mustard', 'enamel.blue']))
    const wood = paint('wood.pine')
    const patch = paint(pick(['cloth.indigo', 'cloth.mustard', 'cloth.plum']))
    return {
      outline:
        'M56 2Q60 0 61 4L80 9L62 16L64 20Q100 50 106 86L64 90V96L120 92Q124 94 120 100L104 124H92L96 140H86L82 130H44L38 140H28L34 124H20Q8 114 3 100Q2 96 8 96L54 98V90L14 88Q36 58 54 22Z',
      art: [
        shape(wood.shade, 'M34 122H44L38 140H28ZM82 122H92L96 140H86Z'),
        shape(wood.base, 'M30 130H94L95 136H29Z'),
        stroke(wood.base, 4, 'M58.5 5V98'),
        stroke(wood.shade, 1.4, 'M60.2 8V96'),
        shape(flag.base, 'M60 4Q68 10 80 8Q74 12 76 16Q66 18 60 14Z'),
        shape(sail.base, 'M54 22Q58 56 53 88Q34 90 13 86Q38 60 54 22Z'),
        shape(sail.light, 'M51 34Q50 56 44 82Q30 86 20 84Q40 60 51 34Z'),
        shape(sail.shade, 'M64 20Q102 48 107 86Q88 92 64 88Q70 56 64 20Z'),
        shape(sail.base, 'M64 20Q88 44 90 88Q76 90 64 88Q70 56 64 20Z'),
        stroke(sail.shade, 1.5, 'M68 44Q76 46 80 43M68 66Q80 69 88 66M26 76Q40 78 52 76'),
        stroke(wood.shade, 3, 'M60 91L106 89M56 91L14 89'),
        shape(patch.base, 'M70 50L80 48L82 59L71 61Z'),
        stroke(patch.light, 1.3, 'M69 53h3M69 58h3M80 52h3M80 57h3M74 48v3M77 61v-3'),
        shape(wood.base, 'M6 95Q60 102 121 92L120 98Q60 108 8 101Z'),
        shape(wood.light, 'M6 95Q40 99 78 97.5L76 100Q40 102 8 99Z'),
        shape(hull.base, 'M7 100Q60 107 119 97Q114 114 104 124Q100 126 94 126H28Q22 126 18 122Q9 113 7 100Z'),
        shape(hull.shade, 'M119 97Q114 114 104 124Q100 126 94 126H46Q90 122 100 100Z'),
        shape(hull.light, 'M13 104Q22 106 34 106Q26 110 26 120Q16 114 13 104Z'),
        shape(sail.light, 'M14 112Q60 118 110 109L107 113.5Q60 121 17 116Z', 0.85),
        ...(chance(0.5) ? [stroke(paint('brass.brass').base, 5, 'M76 106v0M88 105v0M64 107v0')] : []),
        ...(chance(0.6) ? [shape(wood.base, 'M44 122q4 -5 9 -2l6 4q-3 3 -8 2Z')] : []),
        ...(chance(0.4) ? [stroke(paint('cloth.oat').base, 2, 'M10 100Q2 108 6 116Q12 120 12 126')] : []),
      ].join(''),
    }
  },
}

export const playroomThings: Thing[] = [kite, dollsHouse, chessBox, toyBoat]
