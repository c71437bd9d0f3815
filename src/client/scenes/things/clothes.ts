import type { Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'

/** One laced boot, toe to the left, 76 wide and 112 high. */
function boot(leather: Tones, sole: Tones, lace: Tones, inside: Tones) {
  return [
    shape(inside.deep, 'M32 8Q50 0 69 8L66 18L36 18Z'),
    shape(
      leather.base,
      'M31 8Q50 16 69 8Q66 40 70 66Q74 84 73 100L5 102Q0 96 2 87Q6 77 20 73Q34 68 34 52Q35 30 31 8Z',
    ),
    shape(leather.shade, 'M69 8Q66 40 70 66Q74 84 73 100L40 101Q58 92 56 70Q53 40 56 13Q63 12 69 8Z'),
    shape(leather.light, 'M4 90Q8 79 21 76Q34 71 37 60L38 70Q32 79 20 83Q10 87 8 95Q4 94 4 90Z'),
    shape(leather.light, 'M32 11Q36 14 42 15Q41 34 41 52L36 52Q36 30 32 11Z'),
    shape(leather.shade, 'M21 76Q27 84 26 101L22 101Q22 88 16 80Z', 0.7),
    shape(sole.deep, 'M3 99L74 97L75 111Q64 113 54 111L52 106L8 108Q0 106 3 99Z'),
    shape(sole.base, 'M3 98L74 96L74.5 100L3 103Z'),
    stroke(lace.light, 2.4, 'M33.5 24L46 27M34.5 36L47 39M34 48L47 50M31 60L45 62M24 68L38 72'),
    stroke(lace.base, 2, 'M34 24Q22 22 24 32Q28 38 34 28Q22 40 26 52'),
    stroke(leather.deep, 2.4, 'M66 10Q76 4 73 18'),
  ]
}

const boots: Thing = {
  id: 'boots',
  name: 'a pair of boots',
  grid: [140, 120],
  widthCm: 37,
  manners: ['stand'],
  stories: ['clothes', 'camp', 'travel', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const leather = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick', 'brass.iron', 'cloth.rust']))
    const sole = paint('wood.walnut')
    const lace = paint(pick(['cloth.mustard', 'paper.white', 'enamel.red']))
    const sock = paint(pick(['enamel.red', 'cloth.sage', 'paper.sky', 'cloth.oat']))
    const patched = chance(0.5)
    return {
      outline:
        'M30 14Q50 4 76 12Q70 44 71 74L86 64Q94 44 90 6Q114 -2 134 4Q140 12 136 22Q129 60 132 90L135 112L114 114L76 110L76 119Q62 121 54 119L52 114L8 116Q0 114 3 104Q0 88 20 81Q34 75 33 58Q34 36 30 14Z',
      art: [
        group(
          'translate(58 1) rotate(3 40 110)',
          ...boot(
            { ...leather, light: leather.base, base: leather.shade, shade: leather.deep },
            sole,
            lace,
            leather,
          ),
        ),
        group(
          'translate(0 8)',
          chance(0.5)
            ? shape(sock.base, 'M33 10Q31 0 37 -3Q52 -8 65 -3Q70 2 67 12Z') +
                shape(sock.shade, 'M55 -5Q68 -4 68 4L67 12L58 13Z') +
                stroke(sock.light, 2, 'M40 -2V8M47 -4V9')
            : '',
          ...boot(leather, sole, lace, leather),
          patched
            ? shape(lace.shade, 'M46 78L62 74L65 90L49 93Z') +
                stroke(leather.deep, 1.3, 'M44 80h4M46 88h4M62 78h4M63 86h4M51 74v4M57 73v4M54 90v4M60 89v4')
            : shape(leather.deep, 'M7 88Q11 84 15 86Q13 91 8 92Z'),
        ),
      ].join(''),
    }
  },
}

const umbrella: Thing = {
  id: 'umbrella',
  name: 'an umbrella',
  grid: [48, 190],
  widthCm: 23,
  manners: ['lean', 'hang'],
  stories: ['clothes', 'home', 'travel'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const silk = paint(
      pick(['enamel.red', 'cloth.indigo', 'enamel.teal', 'cloth.plum', 'enamel.mustard', 'leaf.moss']),
    )
    const crook = paint(pick(['wood.oak', 'wood.pine', 'wood.walnut']))
    const brass = paint('brass.brass')
    const spotted = chance(0.5)
    return {
      outline:
        'M10 34Q5 32 6 22Q8 2 23 1Q38 1 37 20L37 62L40 64Q48 90 45 116Q42 150 34 172L33 189L30 189L29 172Q18 150 16 116Q14 90 25 64L29 60L29 22Q29 10 22 10Q15 10 14 24Q14 34 10 34Z',
      art: [
        stroke(crook.shade, 6, 'M33 72V22Q33 5 22 5Q11 5 10.5 28'),
        stroke(crook.base, 5, 'M32 72V21Q32 4.5 22 4.5Q10.5 5 10 28'),
        stroke(crook.light, 1.8, 'M31 54V21Q30 9 22 8.5M20 4Q11 6 9.5 22'),
        stroke(brass.base, 6.5, 'M32.5 50V56'),
        stroke(brass.light, 2, 'M31 50V56'),
        stroke(brass.shade, 4, 'M31.5 168V187'),
        shape(silk.base, 'M25 64Q33 58 40 64Q48 90 45 116Q42 150 34 175L29 175Q18 150 16 116Q14 90 25 64Z'),
        shape(silk.shade, 'M36 62Q40 62 41 66Q48 90 45 116Q42 150 34 175L31 175Q38 140 38 112Q39 84 36 62Z'),
        shape(silk.light, 'M25 66Q28 63 31 63Q22 90 22 114Q23 136 28 160Q18 138 17.5 114Q17 88 25 66Z'),
        shape(silk.deep, 'M31 68Q27 92 28 116Q29 150 31 172Q24 140 24.5 114Q25 88 31 68Z', 0.6),
        spotted
          ? oval(silk.light, 34, 84, 2.4, 3) +
            oval(silk.light, 33, 112, 2.4, 3) +
            oval(silk.light, 41, 98, 1.8, 3) +
            oval(silk.light, 32, 142, 2, 3) +
            oval(silk.light, 39, 128, 1.8, 3) +
            oval(silk.light, 21, 100, 1.6, 3)
          : '',
        shape(silk.deep, 'M15.5 104Q30 112 46 103L46 109Q30 118 15.8 110Z'),
        oval(brass.light, 34, 110.5, 2.6),
        shape(silk.base, 'M22 66L19 74Q24 71 27 76Q30 70 34 75Q37 70 43 74L40 64Q33 58 25 63Z'),
        shape(silk.light, 'M22 66L19 74Q24 71 26 75L30 61Q26 62 25 63Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M36 52Q42 60 40 68') +
            shape(paint('paper.white').base, 'M36 70L40 66L45 69L46 84L37 85Z') +
            stroke(paint('enamel.red').base, 1.5, 'M39 74l4 -0.5M39.5 78l4 -0.5')
          : '',
      ].join(''),
    }
  },
}

const coat: Thing = {
  id: 'coat',
  name: 'a coat on a hook',
  grid: [124, 200],
  widthCm: 64,
  manners: ['hang'],
  stories: ['clothes', 'home', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wool = paint(
      pick(['cloth.mustard', 'leaf.moss', 'clay.brick', 'enamel.blue', 'cloth.oat', 'cloth.plum']),
    )
    const lining = paint(pick(['cloth.rust', 'paper.sky', 'paper.rose', 'enamel.teal']))
    const horn = paint(pick(['wood.walnut', 'brass.brass', 'clay.bone']))
    const patched = chance(0.5)
    return {
      outline:
        'M62 0Q68 2 68 10Q84 12 90 24Q108 34 112 56L121 138Q121 146 112 147L104 147L108 192Q90 200 62 199Q34 200 18 193L22 146L12 147Q3 146 4 137L13 56Q16 34 36 24Q42 12 57 10Q56 2 62 0Z',
      art: [
        stroke(wool.deep, 3, 'M57 14Q56 2 62 2Q68 2 68 14'),
        shape(wool.shade, 'M88 26Q108 34 112 56L121 138Q121 146 112 147L98 147L90 60Z'),
        shape(wool.base, 'M36 26Q16 34 13 56L4 137Q3 146 12 147L28 146L36 60Z'),
        shape(wool.light, 'M34 29Q19 38 17 56L8 134Q12 136 15 135L24 60Q26 42 34 29Z'),
        shape(wool.shade, 'M5 128Q16 133 29 130L28 138Q16 141 4.5 137Z'),
        shape(wool.deep, 'M99 131Q110 134 120 129L121 138Q110 142 99.5 139Z'),
        shape(
          wool.base,
          'M36 24Q62 12 90 24Q98 60 100 120L108 192Q90 200 62 199Q34 200 18 193Q26 140 28 96Q29 56 36 24Z',
        ),
        shape(wool.shade, 'M90 24Q98 60 100 120L108 192Q96 198 78 199Q90 150 86 104Q84 60 78 34Z'),
        shape(wool.light, 'M37 34Q32 60 32 96Q30 150 24 192Q29 194 33 195Q40 150 40 104Q40 66 45 40Z'),
        shape(wool.deep, 'M60 70Q66 130 64 199L61 199Q60 130 57 70Z', 0.65),
        shape(wool.shade, 'M64 90Q70 140 70 199L64.5 199Q66 140 62 84Z', 0.6),
        shape(lining.deep, 'M44 18Q62 8 80 18L62 62Z'),
        shape(lining.base, 'M50 17Q62 11 76 17L62 48Z'),
        shape(wool.base, 'M46 12Q34 18 33 30L42 48L34 54L59 82Q61 64 58 46Q50 32 46 12Z'),
        shape(wool.light, 'M45 14Q36 20 35 30L45 47L38 53L46 62Q46 54 51 48Q45 30 45 14Z'),
        shape(wool.shade, 'M78 12Q90 18 92 30L82 48L90 54L61 82Q60 64 64 46Q74 32 78 12Z'),
        shape(wool.deep, 'M57 74L62 72L64 86L60 88Z', 0.5),
        oval(horn.deep, 52.5, 93, 4.2),
        oval(horn.base, 51.8, 92, 4),
        oval(horn.deep, 52, 120, 4.2),
        oval(horn.base, 51.3, 119, 4),
        chance(0.6)
          ? oval(horn.deep, 51, 147, 4.2) + oval(horn.base, 50.3, 146, 4)
          : stroke(horn.deep, 1.2, 'M49 145Q53 148 50 153'),
        shape(wool.shade, 'M29 132L48 134L47 146L28 144Z'),
        shape(wool.base, 'M29 131L48.5 133L48 141L28.5 139Z'),
        shape(wool.deep, 'M76 134L96 131L97 143L77 146Z', 0.8),
        patched
          ? shape(lining.base, 'M10 90L24 89L23 108L8 107Z') +
            stroke(wool.deep, 1.3, 'M8 93h4M7 100h4M22 94h4M21 101h4M14 88v4M19 87v4M13 105v4M18 106v4')
          : shape(lining.base, 'M80 133L84 122L88 128L93 119L94 131Z') +
            shape(lining.light, 'M80 133L84 122L86 126L84 132Z'),
      ].join(''),
    }
  },
}

const scarf: Thing = {
  id: 'knitted-scarf',
  name: 'a knitted scarf',
  grid: [76, 163],
  widthCm: 30,
  manners: ['hang'],
  stories: ['clothes', 'home', 'sport'],
  weight: 'light',
  draw({ paint, pick }) {
    const wool = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard', 'cloth.plum', 'enamel.blue']))
    const stripe = paint(pick(['enamel.cream', 'paper.sky', 'paper.rose', 'cloth.oat']))
    const fringe = (x: number, y: number) =>
      `M${x} ${y}q-2 8 -1 14M${x + 6} ${y + 0.5}q-1 8 0 15M${x + 12} ${y + 1}q0 8 0 14M${x + 18} ${y + 0.5}q1 8 0 15M${x + 24} ${y}q2 8 1 13`
    return {
      outline:
        'M38 0Q50 0 54 10Q66 26 68 60L74 120L75 138L46 141L40 100L36 70L32 146L31 160L2 159L4 140L9 60Q11 26 24 10Q28 0 38 0Z',
      art: [
        shape(wool.shade, 'M38 2Q52 0 56 14Q66 30 68 60L74 122L44 125L36 60Q34 24 38 2Z'),
        shape(stripe.shade, 'M40 84L70.3 81L71.5 92L41.5 95Z'),
        shape(stripe.shade, 'M43 106L72.5 103L73.5 112L44 115Z'),
        shape(wool.deep, 'M38 34Q44 60 50 124L44 125L36 66Z', 0.6),
        stroke(wool.shade, 3.2, fringe(47, 126)),
        shape(wool.base, 'M38 2Q24 -1 21 14Q11 30 9 60L4 146L33 148L38 66Q41 40 54 14Q50 0 38 2Z'),
        shape(wool.shade, 'M38 66Q41 40 54 14Q54 8 50 5Q40 16 33 40Q29 60 27 100L25 147L33 148Z'),
        shape(stripe.base, 'M7.2 96L35.5 98L34.5 110L6.4 108Z'),
        shape(stripe.shade, 'M28 97.5L35.5 98L34.5 110L27.5 109.5Z'),
        shape(stripe.base, 'M5.7 120L34.5 122L33.8 132L5 130Z'),
        shape(stripe.shade, 'M27 121.5L34.5 122L33.8 132L26.5 131.5Z'),
        shape(wool.light, 'M34 4Q25 4 24 16Q14 32 13 60L11 94L8 94L10 58Q12 30 22 13Q26 2 34 4Z'),
        stroke(
          wool.deep,
          1.2,
          'M15 54v6M15 70v6M15 84v6M22 46v6M21 62v6M20 78v6M28 54v6M27 70v6M27 84v6M30 28v6M24 32v6M14 114v5M22 113v5M13 137v5M21 138v5',
        ),
        shape(wool.light, 'M38 2Q47 0 52 8Q44 12 38 20Q30 14 27 8Q31 1 38 2Z', 0.55),
        stroke(wool.base, 3.2, fringe(6.5, 147)),
        stroke(stripe.light, 1.8, 'M12 148q-1 6 0 12M24 149q0 6 0 11'),
      ].join(''),
    }
  },
}

/** A folded blanket, its round fold to the left, lying between `top` and `foot`. */
function folded(
  wool: Tones,
  stripe: Tones,
  left: number,
  right: number,
  top: number,
  foot: number,
  pattern: number,
) {
  const middle = Math.round((top + foot) / 2)
  const x = left + (right - left) * 0.26
  const band = (at: number, wide: number) => {
    const from = Math.round(at)
    return `M${from} ${top}h${wide}q4 ${middle - top} 0 ${foot - top}h-${wide}q4 -${middle - top} 0 -${foot - top}Z`
  }
  return [
    shape(
      wool.base,
      `M${left + 10} ${top + 1}Q${left} ${top + 3} ${left} ${middle}Q${left} ${foot - 1} ${left + 11} ${foot}H${right - 3}Q${right + 1} ${foot - 5} ${right - 2} ${middle}Q${right + 1} ${top + 5} ${right - 4} ${top}Z`,
    ),
    pattern < 0.4
      ? shape(stripe.base, band(x, 9) + band(x + 15, 4) + band(x + 56, 9))
      : pattern < 0.75
        ? shape(stripe.base, band(x + 4, 22)) + shape(wool.shade, band(x + 11, 7))
        : '',
    shape(
      wool.shade,
      `M${right - 4} ${top}Q${right + 1} ${top + 5} ${right - 2} ${middle}Q${right + 1} ${foot - 5} ${right - 3} ${foot}H${left + 11}Q${left + 4} ${foot} ${left + 1} ${foot - 5}Q${right - 40} ${foot - 2} ${right - 22} ${foot - 7}Q${right - 14} ${middle} ${right - 18} ${top}Z`,
      0.75,
    ),
    stroke(wool.deep, 1.5, `M${left + 13} ${middle + 1}Q${left + 40} ${middle + 2} ${right - 2} ${middle}`),
    shape(
      wool.light,
      `M${left + 4} ${middle}Q${left + 3} ${top + 4} ${left + 14} ${top + 3}L${right - 44} ${top + 2}Q${left + 28} ${top + 6} ${left + 11} ${middle + 1}Q${left + 8} ${middle + 4} ${left + 4} ${middle}Z`,
    ),
  ].join('')
}

const blankets: Thing = {
  id: 'folded-blankets',
  name: 'a pile of folded blankets',
  grid: [150, 112],
  widthCm: 52,
  manners: ['stand'],
  stories: ['home', 'camp', 'clothes'],
  weight: 'middling',
  draw({ paint, shuffle, next, chance, pick }) {
    const wools = shuffle([
      paint('cloth.rust'),
      paint('cloth.indigo'),
      paint('cloth.mustard'),
      paint('cloth.sage'),
      paint('cloth.plum'),
      paint('paper.sky'),
      paint('cloth.oat'),
    ])
    const [one = paint('cloth.rust'), two = one, three = one, four = one] = wools
    const white = paint('paper.white')
    return {
      outline:
        'M14 8Q40 1 130 3Q138 8 136 28L142 34L141 58L147 64L148 88L149 108L140 112L14 112Q3 110 4 97Q4 88 8 85Q0 78 6 66L11 59Q3 50 10 36Q7 12 14 8Z',
      art: [
        folded(one, white, 3, 149, 84, 112, next()),
        folded(two, white, 7, 146, 57, 85, next()),
        folded(three, paint(pick(['paper.white', 'enamel.red'])), 5, 142, 31, 58, next()),
        folded(four, white, 11, 137, 4, 32, next()),
        chance(0.5)
          ? stroke(four.base, 2, 'M128 30l1 8M122 31l0 7M116 31l0 8M110 31l-1 7M104 31l0 8')
          : group(
              'rotate(-4 108 72)',
              shape(paint('paper.kraft').light, 'M100 61L116 61L116 76L108 80L100 76Z'),
              stroke(paint('enamel.red').base, 1.6, 'M104 66h8M104 70h5'),
            ),
      ].join(''),
    }
  },
}

const strawHat: Thing = {
  id: 'straw-hat',
  name: 'a straw hat',
  grid: [150, 112],
  widthCm: 42,
  manners: ['hang'],
  stories: ['clothes', 'garden', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const straw = paint(pick(['wood.pine', 'paper.kraft', 'cloth.mustard', 'cloth.oat']))
    const band = paint(pick(['enamel.red', 'cloth.indigo', 'enamel.teal', 'cloth.plum']))
    const bloom = paint(pick(['paper.white', 'paper.rose', 'enamel.mustard']))
    return {
      outline: 'M75 0L98 18Q114 28 118 52Q152 56 149 76Q140 106 74 111Q8 112 1 88Q0 68 34 58Q36 28 52 18Z',
      art: [
        stroke(band.deep, 2, 'M24 66Q50 26 75 2Q104 30 122 60'),
        shape(straw.shade, 'M34 60Q2 70 1 88Q8 113 74 111Q140 106 149 78Q150 58 118 54Z'),
        shape(straw.base, 'M34 58Q2 68 2 84Q12 107 74 105Q138 100 147 74Q148 58 118 53Q76 62 34 58Z'),
        shape(straw.light, 'M33 60Q5 70 5 83Q14 99 54 102Q24 94 24 82Q24 70 40 66Z'),
        stroke(
          straw.shade,
          1.4,
          'M20 74Q14 82 26 88Q48 97 82 94M124 62Q140 66 134 76Q126 88 98 93M12 76Q6 86 24 94M132 60Q146 66 140 78',
        ),
        shape(straw.deep, 'M30 70Q32 90 76 87Q122 83 122 62Q132 76 112 86Q84 96 48 91Q20 86 30 70Z', 0.5),
        shape(straw.base, 'M32 74Q34 30 52 18Q76 6 98 17Q116 28 121 66Q120 82 76 86Q36 88 32 74Z'),
        shape(straw.shade, 'M98 17Q116 28 121 66Q120 80 88 85Q106 50 98 17Z'),
        shape(straw.light, 'M37 62Q39 32 54 22Q68 13 84 14Q64 22 56 38Q50 50 50 62Q42 64 37 62Z'),
        stroke(straw.shade, 1.4, 'M60 40Q76 35 92 40M58 49Q76 44 96 48M66 31Q77 27 87 31'),
        shape(band.base, 'M33.5 60Q76 70 119 54L121.5 68Q119 82 76 86Q36 88 32 74Z'),
        shape(band.shade, 'M119 54L121.5 68Q119 81 90 85Q102 74 102 59.5Z'),
        shape(band.light, 'M33.5 60Q44 63 56 64L55 70Q42 69 32.5 66Z'),
        chance(0.6)
          ? group(
              'translate(50 74)',
              shape(paint('leaf.leaf').base, 'M-6 4Q-20 0 -22 10Q-14 14 -4 8ZM6 6Q18 4 20 14Q10 16 3 10Z'),
              shape(
                bloom.base,
                'M0 -12Q7 -12 6 -5Q13 -6 13 1Q12 7 6 5Q8 12 1 12Q-5 12 -5 6Q-12 8 -12 1Q-12 -5 -6 -5Q-7 -12 0 -12Z',
              ),
              oval(paint('brass.brass').base, 0.5, 0, 4, 3.8),
            )
          : shape(band.shade, 'M106 72Q120 84 130 100L121 98L117 104Q108 92 100 78Z') +
            shape(band.base, 'M98 72Q102 88 102 106L95 101L90 107Q90 90 90 76Z') +
            shape(band.base, 'M92 66Q98 62 106 65Q110 72 106 78Q98 81 92 78Z'),
        chance(0.5) ? shape(straw.deep, 'M140 78L131 82L138 86L134 92L142 88Z') : '',
      ].join(''),
    }
  },
}

/** One rubber boot, toe to the left, 78 wide and 126 high. */
function wellington(rubber: Tones, sole: Tones, inside: Tones) {
  return [
    oval(inside.deep, 53, 8, 20, 6.5),
    shape(
      rubber.base,
      'M33 8Q53 20 73 8Q70 50 73 84Q76 100 75 116L6 118Q0 112 2 103Q6 92 20 88Q35 84 36 68Q36 36 33 8Z',
    ),
    shape(rubber.shade, 'M73 8Q70 50 73 84Q76 100 75 116L40 117Q60 108 58 84Q56 46 60 14.5Q68 12 73 8Z'),
    shape(rubber.light, 'M36 13Q40 15 46 16Q43 44 44 66Q44 76 40 80Q41 44 36 13Z'),
    shape(rubber.light, 'M5 104Q9 94 22 91Q34 88 38 82Q38 92 26 96Q14 99 11 108Q5 109 5 104Z'),
    shape(rubber.shade, 'M33 8Q53 20 73 8L72.6 16Q53 27 33.8 16Z'),
    shape(sole.base, 'M4 110Q36 115 75 109L76 124Q66 127 56 124L54 120L10 123Q0 120 4 110Z'),
    shape(sole.deep, 'M46 119L54 120L56 124Q66 127 76 124L75.6 117Q60 122 46 119Z'),
  ]
}

const rubberBoots: Thing = {
  id: 'rubber-boots',
  name: 'a pair of rubber boots',
  grid: [138, 134],
  widthCm: 37,
  manners: ['stand'],
  stories: ['garden', 'clothes', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const rubber = paint(pick(['enamel.mustard', 'leaf.moss', 'enamel.red', 'enamel.blue', 'enamel.teal']))
    const sole = paint(pick(['cloth.oat', 'wood.walnut']))
    const mud = paint('wood.oak')
    return {
      outline:
        'M32 16Q36 9 53 9Q70 9 74 17Q70 50 72 84Q92 80 96 62Q100 36 97 8Q104 1 120 3Q136 4 137 12Q128 52 128 86Q129 108 128 127L108 130L76 128L77 132Q64 135 56 131L10 131Q0 128 3 116Q2 98 22 94Q36 88 35 74Q34 40 32 16Z',
      art: [
        group(
          'translate(52 0) rotate(6 40 126)',
          ...wellington(
            { base: rubber.shade, light: rubber.base, shade: rubber.deep, deep: rubber.deep },
            sole,
            rubber,
          ),
        ),
        group(
          'translate(0 8)',
          ...wellington(rubber, sole, rubber),
          chance(0.6)
            ? shape(
                mud.base,
                'M3 112Q10 102 18 106Q26 100 34 108Q44 104 50 112Q60 108 64 114L63 122L10 123Q0 120 3 112Z',
              ) +
                oval(mud.base, 28, 98, 2.5, 2) +
                oval(mud.base, 56, 100, 3, 2.4) +
                oval(mud.base, 44, 94, 1.8, 1.8)
            : group(
                'rotate(12 54 62)',
                shape(paint('paper.sky').base, 'M46 54Q54 51 62 54Q64 62 62 70Q54 73 46 70Q44 62 46 54Z'),
                shape(paint('paper.sky').light, 'M48 56Q53 54 57 55Q50 58 49 66Q46 62 48 56Z'),
              ),
        ),
      ].join(''),
    }
  },
}

/** Wickerwork: `rows` of staggered withies from `top` down, narrowing towards the foot. */
function wicker(left: number, right: number, top: number, rows: number) {
  let d = ''
  for (let row = 0; row < rows; row++) {
    const inset = row * 2.2
    for (let x = left + inset + (row % 2) * 8; x < right - inset - 8; x += 16)
      d += `M${Math.round(x)} ${top + row * 9}q5 4 11 0`
  }
  return d
}

const laundryBasket: Thing = {
  id: 'laundry-basket',
  name: 'a laundry basket',
  grid: [160, 132],
  widthCm: 58,
  manners: ['stand'],
  stories: ['clothes', 'home'],
  weight: 'middling',
  draw(hand: Hand) {
    const { paint, pick, chance } = hand
    const cane = paint(pick(['wood.pine', 'paper.kraft', 'wood.oak']))
    const sheet = paint(pick(['paper.white', 'paper.sky']))
    const shirt = paint(pick(['enamel.red', 'cloth.indigo', 'cloth.sage', 'paper.rose']))
    const sock = paint(pick(['cloth.mustard', 'enamel.teal', 'cloth.plum']))
    return {
      outline:
        'M4 58Q2 48 14 46Q18 20 46 18Q58 2 82 8Q108 2 120 20Q144 22 146 46Q158 48 156 58L150 66L138 124Q136 132 126 132L34 132Q24 132 22 124L10 66Z',
      art: [
        shape(shirt.shade, 'M84 56Q80 22 104 12Q132 14 146 50Z'),
        shape(shirt.base, 'M74 56Q76 14 104 10Q120 14 128 32Q112 28 104 56Z'),
        shape(sheet.base, 'M14 54Q16 22 46 18Q58 2 82 8Q98 22 96 56Z'),
        shape(sheet.light, 'M20 48Q24 26 48 22Q60 8 78 11Q58 18 54 34Q34 34 28 52Z'),
        shape(sheet.shade, 'M82 8Q98 22 96 56L62 56Q88 40 82 8ZM46 18Q40 30 42 40Q46 28 56 22Z'),
        shape(shirt.light, 'M100 14Q88 22 90 42Q84 26 92 15Z'),
        stroke(shirt.light, 2.5, 'M108 16Q100 28 98 46M118 22Q110 32 109 48M128 30Q122 40 122 50'),
        shape(cane.base, 'M10 58L22 124Q24 132 34 132L126 132Q136 132 138 124L150 58Z'),
        stroke(cane.shade, 3, wicker(17, 146, 73, 6)),
        stroke(cane.light, 1.5, wicker(15, 100, 70, 6)),
        shape(
          cane.shade,
          'M150 58L138 124Q136 132 126 132L34 132Q27 132 24 128Q90 130 112 122Q128 108 130 58Z',
          0.6,
        ),
        shape(cane.deep, 'M46 76Q58 72 70 76Q72 84 68 86Q58 90 48 86Q44 82 46 76Z'),
        shape(cane.shade, 'M6 52Q80 70 154 52Q160 58 152 66Q80 80 8 66Q0 60 6 52Z'),
        shape(cane.base, 'M6 50Q80 66 154 50Q159 56 152 61Q80 76 8 62Q1 56 6 50Z'),
        shape(cane.light, 'M7 52Q50 62 96 61Q50 66 9 58Q5 55 7 52Z'),
        stroke(cane.shade, 2, 'M26 56l5 9M46 59l5 10M66 61l4 10M88 61l4 10M110 59l4 10M132 56l3 9'),
        shape(sock.base, 'M102 50L118 48L120 82Q122 88 130 92Q134 100 126 102Q112 102 106 92Z'),
        shape(
          sock.shade,
          'M113 49L118 48L120 82Q122 88 130 92Q134 100 126 102Q118 102 113 98Q122 96 116 86Z',
        ),
        shape(sock.light, 'M102 50L106 49.5L110 90Q108 94 106 90Z'),
        stroke(paint('paper.white').base, 3, 'M104.5 62L118 60M105 70L118.5 68'),
        chance(0.5) ? shape(paint('wood.drift').light, 'M40 46L45 46L46 66L43 68L42 60L40 68L37 66Z') : '',
      ].join(''),
    }
  },
}

export const clothesThings: Thing[] = [
  boots,
  umbrella,
  coat,
  scarf,
  blankets,
  strawHat,
  rubberBoots,
  laundryBasket,
]
