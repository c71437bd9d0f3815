import type { Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const rolledRug: Thing = {
  id: 'rolled-rug',
  name: 'a rolled rug',
  grid: [56, 200],
  widthCm: 36,
  manners: ['lean', 'stand'],
  stories: ['home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wool = paint(pick(['clay.brick', 'cloth.indigo', 'enamel.teal', 'cloth.plum', 'leaf.moss']))
    const motif = paint(pick(['cloth.oat', 'enamel.mustard', 'paper.rose']))
    const backing = paint('paper.kraft')
    const string = paint('paper.white')
    return {
      outline: 'M4 18Q6 2 28 1Q50 2 52 16L54 184Q54 198 28 199Q3 198 3 186Z',
      art: [
        shape(wool.base, 'M4 18L3 186Q3 198 28 199Q54 198 54 184L52 16Z'),
        shape(
          motif.base,
          'M4 36Q28 44 52.3 35L52.4 42Q28 51 4 43ZM3.5 158Q28 166 53.7 157L53.8 164Q28 173 3.4 165Z',
        ),
        shape(
          motif.base,
          'M28 58L40 76L28 94L15 76ZM28 108L40 126L28 144L15 126ZM4 64L9 76L4 88ZM4 114L9 126L3.6 138ZM53 64L48 76L53 88ZM53.5 114L48 126L53.5 138Z',
        ),
        shape(wool.shade, 'M28 66L34 76L28 86L21 76ZM28 116L34 126L28 136L21 126Z'),
        shape(wool.deep, 'M52 16L54 184Q54 198 28 199Q22 199 18 198.5Q42 194 42 178L40 24Z', 0.42),
        shape(wool.light, 'M7 24L14 26L14 190Q7 188 7 182Z', 0.45),
        stroke(backing.light, 2.2, 'M6 192v5M12 195v5M19 196.5v3M26 197v3M33 197v3M40 196v3.5M47 194v4'),
        shape(backing.base, 'M4 17Q6 2 28 1Q50 2 52 16Q50 29 28 29Q6 29 4 17Z'),
        shape(wool.shade, 'M9 16Q10 6 28 5Q46 6 47 15Q45 25 28 25Q10 25 9 16Z'),
        stroke(
          backing.light,
          2.6,
          'M46 22Q40 9 28 8.5Q14 9 14 16Q16 22 28 21.5Q38 21 38 16Q36 12.5 28 13Q22 13 22 16Q24 18 29 17',
        ),
        stroke(string.shade, 3.2, 'M3.6 102Q28 112 53 101'),
        stroke(
          string.base,
          2.6,
          'M3.6 100.5Q28 110.5 53 99.5M30 106Q38 98 40 105Q38 110 30 106Q20 100 19 107Q22 112 30 106M30 107L25 118M31 107L37 117',
        ),
        chance(0.6)
          ? group(
              'rotate(8 40 128)',
              shape(paint('paper.white').base, 'M34 122L39 117L45 122L45 140L34 141Z'),
              stroke(paint('enamel.red').base, 1.6, 'M37 129h5M37 134h4'),
            )
          : shape(paint('enamel.mustard').base, 'M14 168L24 170L23 181L13 179Z') +
            stroke(wool.deep, 1.2, 'M12 171h3M22 173h4M12 176h3M17 167v4M19 179v4'),
      ].join(''),
    }
  },
}

const bolster: Thing = {
  id: 'bolster',
  name: 'a bolster cushion',
  grid: [170, 74],
  widthCm: 62,
  manners: ['stand'],
  stories: ['home', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cloth = paint(pick(['cloth.plum', 'enamel.teal', 'cloth.rust', 'cloth.sage', 'enamel.blue']))
    const stripe = paint(pick(['cloth.mustard', 'cloth.oat', 'paper.rose']))
    const striped = chance(0.65)
    return {
      outline:
        'M2 38Q4 6 28 5L140 4Q150 6 156 16Q160 26 166 34Q170 40 165 45Q160 48 156 60Q150 71 140 72L30 73Q4 72 2 38Z',
      art: [
        shape(stripe.shade, 'M150 30Q160 28 166 34Q170 40 165 45Q158 48 150 46Z'),
        shape(cloth.base, 'M26 5L140 4Q156 8 158 38Q156 68 140 72L30 73Z'),
        striped
          ? shape(
              stripe.base,
              'M56 5L70 5Q78 38 70 73L56 73Q64 38 56 5ZM84 5L90 5Q98 38 90 73L84 73Q92 38 84 5ZM104 4.5L118 4Q126 38 118 72.5L104 73Q112 38 104 4.5Z',
            )
          : shape(
              stripe.base,
              'M72 22Q78 14 84 22Q92 24 88 32Q90 40 82 40Q76 46 72 39Q64 38 67 31Q64 24 72 22ZM112 36Q118 28 124 36Q132 38 128 46Q130 54 122 54Q116 60 112 53Q104 52 107 45Q104 38 112 36ZM60 50Q66 46 68 53Q70 60 63 61Q57 60 60 50ZM108 10Q114 8 116 14Q115 20 109 19Q105 15 108 10Z',
            ),
        shape(
          cloth.deep,
          'M158 38Q156 68 140 72L30 73Q24 73 20 71Q40 62 132 60Q148 54 150 14Q157 24 158 38Z',
          0.45,
        ),
        shape(cloth.light, 'M36 10L128 8Q140 8 144 12Q100 13 58 18Q46 20 44 26Q42 16 36 10Z', 0.6),
        shape(cloth.base, 'M28 5Q52 10 52 39Q52 70 30 73Q4 72 2 38Q4 6 28 5Z'),
        shape(cloth.shade, 'M52 39Q52 70 30 73Q14 72 7 60Q30 66 40 46Q46 26 38 8Q52 16 52 39Z'),
        stroke(
          cloth.deep,
          1.5,
          'M27 33Q22 22 24 12M30 33Q36 24 40 16M31 38Q40 40 47 38M30 42Q36 52 38 62M25 43Q22 54 23 66M23 40Q14 46 9 52M23 36Q14 30 10 22',
        ),
        stroke(cloth.light, 1.5, 'M19 34Q12 32 6 36M24 31Q18 22 18 14'),
        shape(stripe.base, 'M20 38Q20 31 27 31Q34 31 34 38Q34 45 27 45Q20 45 20 38Z'),
        shape(stripe.light, 'M22 37Q22 33 27 33Q30 33 30 35Q25 36 24 40Q22 39 22 37Z'),
        stroke(stripe.shade, 3, 'M28 45Q30 56 26 62M27 45Q24 54 22 61M29 45Q33 54 31 62'),
        chance(0.5) ? stroke(stripe.light, 1.8, 'M130 40l8 7M137 39l-6 9M133 38l1 11') : '',
      ].join(''),
    }
  },
}

/** A plump cushion seen flat, its corners drawn out: 110 wide, 46 high, resting on y = 46. */
function cushion(cloth: Tones, trim: Tones, pattern: string) {
  return [
    shape(
      cloth.base,
      'M2 6Q6 2 14 6Q54 -5 96 5Q104 1 108 5Q112 9 106 15Q111 26 105 36Q110 42 105 45Q100 47 95 43Q54 49 15 44Q8 48 4 45Q0 41 5 36Q0 25 5 15Q-1 9 2 6Z',
    ),
    pattern,
    shape(
      cloth.shade,
      'M106 15Q111 26 105 36Q110 42 105 45Q100 47 95 43Q54 49 15 44Q8 48 4 45Q2 43 3 40Q50 42 84 37Q100 32 98 8Q104 1 108 5Q112 9 106 15Z',
      0.7,
    ),
    shape(cloth.light, 'M6 8Q10 6 15 9Q50 0 82 5Q50 6 28 12Q14 16 10 26Q6 22 9 14Q5 11 6 8Z', 0.8),
    stroke(trim.base, 2, 'M9 37Q52 44 101 37'),
  ].join('')
}

const cushions: Thing = {
  id: 'cushion-pile',
  name: 'a pile of cushions',
  grid: [140, 122],
  widthCm: 58,
  manners: ['stand'],
  stories: ['home', 'toys'],
  weight: 'light',
  draw({ paint, shuffle, chance }) {
    const [one = paint('cloth.rust'), two = one, three = one] = shuffle([
      paint('cloth.rust'),
      paint('cloth.sage'),
      paint('cloth.plum'),
      paint('enamel.teal'),
      paint('cloth.mustard'),
      paint('paper.rose'),
      paint('enamel.blue'),
    ])
    const pale = paint('cloth.oat')
    const dots = [
      [22, 16],
      [40, 28],
      [60, 14],
      [78, 28],
      [92, 16],
      [24, 36],
      [58, 38],
    ]
      .map(([x = 0, y = 0]) => oval(pale.base, x, y, 3.6, 3.2))
      .join('')
    const stripes = shape(
      pale.base,
      'M24 3L32 2Q30 24 32 46L24 45Q22 24 24 3ZM48 1L60 0.5Q58 24 60 47L48 47Q46 24 48 1ZM76 2L84 3Q82 24 84 45L76 46Q74 24 76 2Z',
    )
    const mend =
      shape(two.light, 'M64 12L80 11L81 26L65 27Z') +
      stroke(pale.deep, 1.3, 'M62 15h4M62 22h4M79 14h4M80 22h4M68 9v4M76 9v4M70 25v4M77 24v4')
    return {
      outline:
        'M24 8Q30 2 42 7Q80 -3 112 10Q124 8 122 18L119 40L124 47Q126 70 120 80Q142 72 138 86L137 118Q130 124 118 119Q70 124 22 119Q4 124 2 116L1 84Q2 76 16 80Q8 78 10 72L13 50Q8 42 16 41L26 44Q24 30 28 20Z',
      art: [
        group('translate(-2 71) scale(1.28 1.08)', cushion(one, pale, chance(0.5) ? stripes : '')),
        shape(one.deep, 'M14 79Q70 72 126 78Q120 86 70 87Q24 86 14 79Z', 0.5),
        group('translate(11 37) rotate(-3 55 23)', cushion(two, one, chance(0.6) ? mend : dots)),
        shape(two.deep, 'M30 46Q72 36 116 41Q112 50 72 51Q38 52 30 46Z', 0.5),
        group('translate(20 2) rotate(5 50 23) scale(0.94 1)', cushion(three, pale, dots)),
        stroke(pale.base, 2, 'M119 12q5 2 6 7M120 11q7 0 9 4M119 13q2 4 2 8'),
      ].join(''),
    }
  },
}

const rolledMattress: Thing = {
  id: 'rolled-mattress',
  name: 'a rolled mattress',
  grid: [172, 118],
  widthCm: 90,
  manners: ['stand'],
  stories: ['home', 'camp'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const ticking = paint(pick(['paper.white', 'enamel.cream', 'clay.bone']))
    const line = paint(pick(['enamel.blue', 'cloth.rust', 'leaf.moss', 'cloth.plum']))
    const string = paint('wood.oak')
    const patch = paint(pick(['cloth.sage', 'paper.rose', 'cloth.mustard']))
    const end = paint(pick(['cloth.oat', 'paper.kraft']))
    return {
      outline: 'M4 60Q6 12 50 9L124 7Q168 14 170 60Q168 108 126 117L30 118Q8 118 14 104Q4 86 4 60Z',
      art: [
        shape(ticking.base, 'M50 9L124 7Q168 14 170 60Q168 108 126 117L50 117Z'),
        stroke(line.base, 5, 'M74 12Q118 16 120 62Q118 108 74 113M116 11Q161 16 163 60Q161 104 120 113'),
        stroke(line.base, 2.4, 'M88 11Q131 16 133 62Q131 108 88 115M106 10Q150 16 152 60Q150 106 110 115'),
        shape(
          ticking.deep,
          'M170 60Q168 108 126 117L50 117Q100 112 132 98Q156 84 158 34Q169 44 170 60Z',
          0.4,
        ),
        shape(ticking.light, 'M66 12L120 10Q140 12 152 28Q124 16 96 18Q80 16 66 12Z', 0.8),
        stroke(string.deep, 4.5, 'M98 11Q142 16 144 62Q142 108 98 114'),
        stroke(string.base, 3, 'M97 10Q141 16 143 61Q141 107 97 113'),
        shape(line.shade, 'M50 9Q98 12 100 62Q98 112 52 116L30 118Q8 118 14 104Q4 86 4 60Q6 12 50 9Z'),
        shape(end.base, 'M51 13Q94 16 96 62Q94 108 52 112L28 114Q14 114 18 103Q8 86 8 60Q10 16 51 13Z'),
        shape(
          end.shade,
          'M96 62Q94 108 52 112L28 114Q14 114 18 103Q26 108 50 104Q84 96 84 56Q83 36 76 22Q95 34 96 62Z',
          0.75,
        ),
        stroke(
          line.shade,
          4,
          'M18 103Q26 101 50 100Q82 98 83 60Q82 28 52 27Q22 28 20 58Q20 86 48 87Q68 86 69 62Q68 42 52 41Q35 42 34 58Q35 73 48 73Q56 72 56 62',
        ),
        stroke(end.light, 2.6, 'M13 58Q15 22 46 18M26.5 52Q30 34 48 33.5M41 55Q43 48 50 47.5'),
        stroke(
          line.deep,
          1.8,
          'M14 82l5 -2M34 20l2 5M66 19l-2 5M88 38l-5 3M90 66h-5M84 90l-4 -3M30 107v-4M54 107v-4',
        ),
        chance(0.6)
          ? shape(patch.base, 'M106 46L124 42L131 62L113 66Z') +
            stroke(
              line.deep,
              1.5,
              'M103 48l5 -1M106 60l5 -1M123 46l5 -1M128 57l5 -1M112 42l1 5M119 40l1 5M118 63l1 5M126 61l1 4',
            )
          : '',
        stroke(
          string.light,
          2.6,
          'M143 60Q155 49 159 57Q158 66 143 61Q133 50 128 59Q131 68 143 61L136 80M143 61L154 78',
        ),
      ].join(''),
    }
  },
}

const SEAMS = [
  [12, 44, 75, 106, 138],
  [11, 44, 76, 108, 139],
  [10, 43, 75, 109, 140],
  [9, 42, 76, 109, 141],
  [8, 41, 75, 110, 143],
] as const
/** How far each seam hangs below the others: a quilt falls in folds. */
const SAG = [0, 4, 1, 4, -1] as const

const quilt: Thing = {
  id: 'patchwork-quilt',
  name: 'a patchwork quilt over a rail',
  grid: [150, 162],
  widthCm: 76,
  manners: ['hang'],
  stories: ['home'],
  weight: 'light',
  draw({ paint, shuffle, pick, next }) {
    const binding = paint(pick(['clay.brick', 'cloth.indigo', 'enamel.teal', 'cloth.plum']))
    const pale = paint(pick(['cloth.oat', 'paper.white']))
    const rail = paint('wood.oak')
    const scraps = shuffle([
      paint('cloth.rust'),
      paint('cloth.sage'),
      paint('paper.sky'),
      paint('cloth.mustard'),
      paint('paper.rose'),
      paint('enamel.blue'),
      paint('cloth.plum'),
    ])
    const corner = (column: number, row: number) =>
      `${SEAMS[row]?.[column] ?? 0} ${12 + row * 34 + Math.round(((SAG[column] ?? 0) * row) / 2)}`
    const patches: string[] = []
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const tones = scraps[(row * 3 + column * 2) % scraps.length] ?? pale
        const [a, b, c, d] = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ]
        patches.push(shape((row + column) % 2 ? pale.base : tones.base, `M${a}L${b}L${c}L${d}Z`))
        const way = next()
        const x = (SEAMS[row]?.[column] ?? 0) + 16
        const y = 30 + row * 34 + (column === 0 ? row : row * 1.5)
        if ((row + column) % 2 === 0) patches.push(way < 0.45 ? shape(tones.light, `M${a}L${b}L${d}Z`) : '')
        else
          patches.push(
            way < 0.6
              ? shape(tones.base, `M${x} ${y - 10}L${x + 10} ${y}L${x} ${y + 10}L${x - 10} ${y}Z`)
              : shape(tones.base, `M${b}L${c}L${d}Z`),
          )
      }
    }
    return {
      outline:
        'M75 0L112 12L146 10Q150 15 146 21L138 23L143 146Q143 152 136 151L110 158Q90 150 75 154Q56 160 40 158L14 152Q7 152 8 144L12 25L4 24Q0 18 4 13L38 12Z',
      art: [
        stroke(rail.deep, 2.4, 'M34 14L75 1.5L116 12'),
        stroke(rail.base, 9, 'M6 18L144 15'),
        stroke(rail.light, 2.6, 'M5 15.5L60 14.5'),
        shape(
          binding.base,
          'M9 18Q12 8 26 9Q76 12 124 8Q138 7 140 16L146 148Q144 153 136 151L110 158Q90 150 75 154Q56 160 40 158L14 152Q6 152 6 144Z',
        ),
        patches.join(''),
        shape(
          binding.deep,
          'M112 10Q138 6 140 16L146 148Q144 153 136 151L110 158Q102 154 96 153Q120 130 116 80Q114 40 112 10Z',
          0.36,
        ),
        shape(binding.deep, 'M52 11Q62 60 56 104Q54 134 60 156L42 158Q50 112 49 74Q48 40 44 11Z', 0.3),
        shape(pale.light, 'M14 14Q18 10 28 10Q76 13 120 9L124 15Q76 20 34 17L28 60L20 150L11 149Z', 0.38),
        stroke(binding.light, 1.8, 'M10 146Q14 149 40 154Q58 156 75 150Q90 147 110 154'),
      ].join(''),
    }
  },
}

export const beddingThings: Thing[] = [rolledRug, bolster, cushions, rolledMattress, quilt]
