import type { Dye, Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#client/scenes/kit/svg.ts'
import type { Hand, Thing } from '#client/scenes/kit/thing.ts'

/** Hide and leather that go together. */
const cases: readonly [readonly [Dye, Dye], ...(readonly [Dye, Dye])[]] = [
  ['cloth.rust', 'wood.walnut'],
  ['leaf.moss', 'wood.pine'],
  ['enamel.blue', 'wood.oak'],
  ['wood.pine', 'wood.walnut'],
  ['enamel.cream', 'clay.brick'],
  ['cloth.plum', 'wood.pine'],
]

/** Where the suitcase has been: a stamp with a sun, a pennant, a steamer in an oval. */
function stickers({ paint, chance, pick }: Hand) {
  const paper = paint('paper.white')
  const sea = paint(pick(['enamel.teal', 'glass.blue', 'enamel.blue']))
  const warm = paint(pick(['enamel.red', 'enamel.mustard']))
  return [
    chance(0.75)
      ? group(
          'translate(2 4) rotate(-9 56 86)',
          shape(paper.base, 'M42 74L70 73Q72 73 72 75L72 97Q72 99 70 99L43 99Q41 99 41 97L41 76Z'),
          shape(sea.base, 'M44 77L69 76L69 89Q56 84 44 90Z'),
          shape(warm.base, 'M44 91Q56 86 69 90L69 96L44 96Z'),
          oval(paint('brass.brass').light, 62, 81, 3.2),
        )
      : '',
    chance(0.6)
      ? group(
          'rotate(7 102 62)',
          oval(paper.light, 104, 62, 16, 11.5),
          oval(sea.shade, 104, 62, 13, 8.8),
          shape(paper.base, 'M93 64L115 63Q113 69 108 69L99 69Q95 69 93 64Z'),
          shape(warm.light, 'M103 62L103 55L108 55L108 62Z'),
        )
      : '',
    chance(0.4) ? shape(warm.light, 'M86 84L114 90L87 101Q84 93 86 84Z') : '',
  ].join('')
}

const suitcase: Thing = {
  id: 'suitcase',
  name: 'a suitcase',
  grid: [160, 122],
  widthCm: 60,
  manners: ['stand'],
  stories: ['travel', 'clothes'],
  weight: 'middling',
  draw(hand) {
    const { paint, pick, chance } = hand
    const [skin, trim] = pick(cases)
    const hide = paint(skin)
    const leather = paint(trim)
    const brass = paint('brass.brass')
    return {
      outline:
        'M6 44Q6 32 15 30Q18 20 30 20L58 20Q58 4 80 4Q102 4 102 20L132 19Q145 20 148 31Q155 34 155 44L155 106Q154 121 140 121L20 122Q6 121 6 108Z',
      art: [
        stroke(leather.deep, 7, 'M62 25Q61 8 80 8Q99 8 98 25'),
        stroke(leather.base, 6, 'M62 22Q62 7 80 7Q98 7 98 22'),
        stroke(leather.light, 2, 'M62 15Q66 6 84 6'),
        shape(hide.light, 'M12 36Q16 20 30 20L132 19Q146 20 150 36Z'),
        shape(hide.shade, 'M14 31L148 30L150 36L12 36Z'),
        shape(brass.base, 'M54 21h15v7h-15ZM91 21h15v7h-15Z'),
        shape(hide.base, 'M6 45Q6 33 19 32L142 31Q155 31 155 44L154 107Q154 121 140 121L20 122Q7 122 7 108Z'),
        shape(
          hide.shade,
          'M141 31Q155 31 155 44L154 107Q154 121 140 121L20 122Q10 122 8 114Q60 117 112 113Q136 111 140 96Q146 66 141 31Z',
        ),
        shape(hide.light, 'M9 50Q9 37 21 36L94 35Q60 40 30 42Q18 44 16 58L14 88Q9 74 9 50Z'),
        stickers(hand),
        shape(leather.base, 'M24 32L35 32L36 121L25 122Z'),
        shape(leather.light, 'M24 32L28 32L28.5 121L25 122Z'),
        shape(leather.shade, 'M125 31L137 31L135 121L124 121Z'),
        shape(leather.base, 'M125 31L131 31L129 121L124 121Z'),
        stroke(brass.base, 2.6, 'M23 52h14v12h-14ZM124 51h13v12h-13Z'),
        stroke(brass.light, 2, 'M23 63V52H36M124 62V51H136'),
        shape(leather.shade, 'M7 98Q18 104 22 122Q7 122 7 108ZM6 50Q16 46 21 32L17 32Q6 34 6 45Z'),
        shape(leather.deep, 'M154 98Q143 104 139 121Q154 121 154 107ZM155 50Q145 44 141 31Q155 31 155 44Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M66 22Q64 30 66 38') +
            group(
              'translate(-36 2) rotate(12 102 36)',
              shape(paint('paper.kraft').light, 'M97 40L102 34L107 40L107 56Q102 57 97 56Z'),
              stroke(paint('paper.kraft').deep, 1.2, 'M99.5 45h5M99.5 49h4'),
            )
          : '',
      ].join(''),
    }
  },
}

const trunk: Thing = {
  id: 'old-trunk',
  name: 'an old trunk',
  grid: [180, 130],
  widthCm: 92,
  manners: ['stand'],
  stories: ['travel', 'home', 'clothes'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const hide = paint(pick(['wood.oak', 'enamel.teal', 'cloth.indigo', 'leaf.moss', 'clay.brick']))
    const slat = paint(pick(['wood.pine', 'wood.walnut']))
    const brass = paint(pick(['brass.brass', 'brass.copper']))
    const cloth = paint(pick(['paper.rose', 'cloth.mustard', 'cloth.oat']))
    return {
      outline: 'M6 60Q6 18 26 13L150 12Q174 16 174 52L172 118L138 129L10 130Q5 129 6 122Z',
      art: [
        shape(hide.shade, 'M136 62L173 54L172 118L138 129L134 126Z'),
        shape(hide.deep, 'M137 62Q138 18 151 12Q174 16 174 54Z'),
        shape(hide.shade, 'M141 57Q142 24 152 18Q168 24 169 51Z'),
        shape(hide.base, 'M6 64L138 63L138 129L10 130Q5 129 6 122Z'),
        shape(hide.shade, 'M138 66L138 129L10 130Q5 129 6 120Q70 124 106 118Q126 112 126 66Z'),
        shape(hide.base, 'M6 60Q6 18 26 13L151 12Q138 20 138 60Z'),
        shape(hide.light, 'M12 46Q14 20 30 16L118 15Q62 20 40 24Q22 28 12 46Z'),
        shape(hide.deep, 'M6 60L138 59L173 51L174 56L138 66L6 67Z'),
        shape(slat.base, 'M10 36Q12 30 14 27L142 26Q139 31 138.6 36ZM7 92L138 91L138 101L7 102Z'),
        shape(slat.light, 'M10 36Q12 30 14 27L80 26.5Q40 30 10 36ZM7 92L86 91.4L7 96Z'),
        shape(slat.deep, 'M138 91L173 84L173 92L138 101Z'),
        chance(0.55)
          ? shape(cloth.base, 'M84 62L116 62Q113 74 120 84Q112 82 108 90Q102 82 92 86Q90 74 84 62Z') +
            shape(cloth.shade, 'M104 62L116 62Q113 74 120 84Q112 82 108 90Q108 74 104 62Z')
          : '',
        shape(
          brass.base,
          'M24 62Q24 20 40 13L50 13Q35 20 35 62L35 130L24 130ZM112 62Q112 19 126 12L136 12Q123 20 123 62L123 129L112 129Z',
        ),
        shape(
          brass.light,
          'M24 62Q24 20 40 13L44 13Q28 20 28 62L28 130L24 130ZM112 62Q112 19 126 12L129.5 12Q115.5 20 115.5 62L115.5 129L112 129Z',
        ),
        shape(brass.shade, 'M24 96h11v34h-11ZM112 96h11v33h-11Z', 0.5),
        shape(brass.base, 'M6 112Q14 116 18 130L10 130Q5 129 6 122ZM7 46Q8 28 16 20Q18 32 7 46Z'),
        shape(brass.shade, 'M138 110Q128 116 126 129L138 129ZM138 110Q144 116 146 126L138 129Z'),
        shape(brass.base, 'M62 54L84 54L84 70Q84 80 73 82Q62 80 62 70Z'),
        shape(brass.light, 'M62 54L84 54L83 58L66 59L65 72Q62 70 62 66Z'),
        shape(brass.deep, 'M73 64q3.5 0 3.5 3q0 2 -1.6 3l1 5h-5.8l1 -5q-1.6 -1 -1.6 -3q0 -3 3.5 -3Z'),
        stroke(slat.deep, 5, 'M146 88Q147 102 156 100Q165 97 166 84'),
        stroke(slat.base, 2, 'M146 88Q147 99 155 98'),
        chance(0.6)
          ? group(
              'rotate(-6 56 110)',
              shape(paint('paper.white').base, 'M44 104L68 103L69 114L66 118L60 116L54 119L45 118Z'),
              stroke(paint('enamel.red').base, 1.6, 'M48 108.5h16M48 112.5h10'),
            )
          : '',
      ].join(''),
    }
  },
}

const backpack: Thing = {
  id: 'backpack',
  name: 'a backpack',
  grid: [124, 150],
  widthCm: 42,
  manners: ['stand', 'hang'],
  stories: ['travel', 'camp', 'sport'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const canvas = paint(pick(['leaf.olive', 'cloth.rust', 'cloth.mustard', 'clay.slate', 'enamel.teal']))
    const leather = paint(pick(['wood.oak', 'wood.walnut']))
    const brass = paint('brass.brass')
    const patch = paint(pick(['cloth.plum', 'paper.sky', 'enamel.red']))
    return {
      outline:
        'M50 12Q50 0 62 0Q74 0 74 12Q102 14 102 40Q107 52 108 82Q122 84 121 100L119 136Q117 148 104 148L62 150L20 149Q6 148 5 136L3 100Q2 86 16 82Q17 52 22 40Q22 14 50 12Z',
      art: [
        stroke(leather.shade, 5, 'M53 18Q51 3 62 3Q73 3 71 18'),
        shape(
          canvas.shade,
          'M16 84Q2 86 3 102L5 136Q6 147 20 147L30 147L30 86ZM106 82Q122 84 121 100L119 136Q117 148 104 148L92 146L94 84Z',
        ),
        shape(canvas.base, 'M16 84Q2 86 3 102L5 136Q6 147 20 147L22 147Q12 120 22 86Z'),
        shape(canvas.base, 'M20 48Q15 70 16 134Q16 149 32 150L94 150Q108 149 108 132Q110 70 104 48Z'),
        shape(canvas.shade, 'M104 48Q110 70 108 132Q108 149 94 150L40 150Q84 146 92 120Q97 92 92 48Z'),
        shape(canvas.deep, 'M21 66Q60 82 104 64L105 74Q64 90 20 75Z'),
        shape(canvas.light, 'M27 96L52 95Q40 100 34 108Q30 122 32 136Q26 128 27 96Z'),
        shape(
          canvas.base,
          'M30 100Q30 96 34 96L90 95Q94 95 94 99L92 138Q92 144 86 144L38 144Q31 144 31 138Z',
        ),
        shape(canvas.shade, 'M90 95Q94 95 94 99L92 138Q92 144 86 144L44 144Q76 140 82 124Q86 110 90 95Z'),
        shape(
          canvas.light,
          'M34 96L86 95Q62 99 50 101Q40 104 37 116Q36 128 37 136Q31 134 31 122L30 100Q30 96 34 96Z',
        ),
        shape(
          canvas.base,
          'M22 38Q22 12 50 12L76 12Q102 14 102 38L107 70Q106 77 98 78Q62 84 26 79Q17 78 17 71Z',
        ),
        shape(canvas.shade, 'M78 12Q102 14 102 38L107 70Q106 77 98 78Q72 82 46 81Q84 76 90 58Q94 30 78 12Z'),
        shape(canvas.light, 'M26 40Q26 16 50 15L66 15Q42 22 37 40L32 72Q22 74 21 68Z'),
        shape(leather.base, 'M38 52L47 52L48 106Q43 110 39 106Z'),
        shape(leather.light, 'M38 52L41 52L41.5 107L39 106Z'),
        shape(leather.shade, 'M77 52L86 52L85 106Q81 110 76 106Z'),
        stroke(brass.base, 2.6, 'M36.5 84h13v10h-13ZM74.5 84h13v10h-13Z'),
        stroke(brass.light, 2, 'M36.5 93V84H48M74.5 93V84H86'),
        chance(0.6)
          ? group(
              'rotate(-7 64 40)',
              shape(patch.base, 'M54 32L73 31Q75 40 74 49L55 50Q53 40 54 32Z'),
              stroke(
                canvas.deep,
                1.3,
                'M52 35h4M52 41h4M52 47h4M72 34h4M73 40h4M72 46h4M59 30v4M66 30v4M60 48v4M68 48v4',
              ),
            )
          : '',
        chance(0.45)
          ? stroke(leather.deep, 1.5, 'M104 84L107 92') +
            shape(paint('enamel.cream').base, 'M97 92L116 92L115 109Q106 112 99 109Z') +
            shape(paint('enamel.cream').shade, 'M110 92L116 92L115 109Q110 111 105 111Q110 104 110 92Z') +
            stroke(paint('enamel.cream').shade, 2.5, 'M116 96Q123 97 121 102Q120 106 115 105') +
            stroke(paint('enamel.blue').base, 1.8, 'M97 92.5H116')
          : '',
      ].join(''),
    }
  },
}

const hatBox: Thing = {
  id: 'hat-box',
  name: 'a hat box',
  grid: [120, 116],
  widthCm: 38,
  manners: ['stand'],
  stories: ['clothes', 'travel', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const [card, lid] = pick<readonly [Tones, Tones]>([
      [paint('paper.rose'), paint('clay.brick')],
      [paint('paper.sky'), paint('cloth.indigo')],
      [paint('enamel.cream'), paint('cloth.plum')],
      [paint('cloth.sage'), paint('leaf.moss')],
      [paint('enamel.mustard'), paint('enamel.teal')],
    ])
    const ribbon = paint(pick(['paper.white', 'enamel.cream']))
    const striped = chance(0.7)
    return {
      outline:
        'M4 48Q5 34 30 30Q34 2 60 2Q86 2 90 30Q115 34 116 48L115 62L110 65L108 100Q104 116 60 116Q16 116 12 100L10 65L5 62Z',
      art: [
        shape(card.base, 'M10 56L12 100Q16 116 60 116Q104 116 108 100L110 56Z'),
        striped
          ? shape(
              card.light,
              'M14 60L24 64L25 110Q18 107 15 103ZM34 66L45 68L46 115Q38 114.5 34 113ZM56 68L67 68L67 116Q60 116.3 56 116ZM78 67L88 65L87 113Q82 114.5 77 115Z',
            )
          : shape(card.light, 'M15 60L30 64L30 94Q28 104 34 112Q18 109 16 100Z'),
        shape(
          card.shade,
          'M110 56L108 100Q104 116 60 116Q86 112 92 100Q95 84 95 60Z',
          striped ? 0.75 : undefined,
        ),
        shape(card.deep, 'M10 60Q30 72 60 72Q92 72 110 59L109.5 66Q90 77 60 77Q30 77 10.5 67Z', 0.5),
        oval(paint('paper.white').base, 44, 93, 19, 12.5),
        shape(
          lid.shade,
          'M29 96Q36 97 37 95Q36 85 44 85Q52 85 51 95Q53 97 59 95Q56 101 44 101Q33 101 29 96Z',
        ),
        shape(paint(pick(['enamel.red', 'brass.brass'])).base, 'M37 93Q44 96 51.2 92L51 95.5Q44 98 37 96Z'),
        shape(lid.base, 'M4 46L5 60Q12 73 60 73Q108 73 115 60L116 46Z'),
        shape(lid.shade, 'M116 46L115 60Q108 73 60 73Q92 68 98 54Z'),
        shape(ribbon.base, 'M4.5 52Q16 66 60 66Q104 66 115.5 52L115.2 58Q104 71 60 71Q14 71 4.8 58Z'),
        shape(ribbon.shade, 'M115.5 52L115.2 58Q104 71 66 71Q92 66 98 60.5Z'),
        oval(lid.base, 60, 45, 56, 19),
        shape(lid.light, 'M6 45Q8 28 60 26Q86 27 100 33Q62 29 40 35Q20 40 18 52Q6 51 6 45Z'),
        stroke(lid.deep, 4, 'M31 47Q30 6 60 6Q90 6 89 47'),
        stroke(ribbon.base, 4, 'M30 45Q29 4 59 4Q89 4 88 45'),
        stroke(ribbon.light, 1.5, 'M29 36Q31 6 56 3.5'),
        oval(lid.deep, 30, 46, 4, 2.5),
        oval(lid.deep, 89, 46, 4, 2.5),
        shape(ribbon.shade, 'M86 66L80 92L86 88L90 93L92 68ZM94 66L104 86L98 87L97 92L90 70Z'),
        shape(
          ribbon.base,
          'M90 66Q78 74 71 68Q66 58 74 56Q84 56 90 66ZM92 65Q94 53 103 51Q112 53 108 61Q102 68 92 65Z',
        ),
        shape(ribbon.light, 'M88 64Q78 67 74 63Q73 58 78 59Q84 60 88 64ZM94 63Q97 55 103 55Q105 58 101 60Z'),
        shape(ribbon.shade, 'M87 62Q92 60 96 63Q97 69 93 71Q88 71 87 67Z'),
      ].join(''),
    }
  },
}

/** One suitcase lying flat, its handle towards us: from `left` to `right`, standing on `foot`. */
function lying(
  hand: Hand,
  [skin, trim]: readonly [Dye, Dye],
  left: number,
  right: number,
  top: number,
  foot: number,
) {
  const hide = hand.paint(skin)
  const leather = hand.paint(trim)
  const brass = hand.paint('brass.brass')
  const middle = Math.round((left + right) / 2)
  const seam = Math.round(top + (foot - top) * 0.42)
  return [
    shape(
      hide.base,
      `M${left} ${top + 8}Q${left} ${top} ${left + 9} ${top}H${right - 9}Q${right} ${top} ${right} ${top + 8}V${foot - 8}Q${right} ${foot} ${right - 9} ${foot}H${left + 9}Q${left} ${foot} ${left} ${foot - 8}Z`,
    ),
    shape(
      hide.light,
      `M${left + 3} ${seam - 3}Q${left + 2} ${top + 3} ${left + 12} ${top + 3}H${middle + 10}Q${left + 36} ${top + 7} ${left + 20} ${top + 10}Z`,
    ),
    shape(
      hide.shade,
      `M${right} ${top + 8}V${foot - 8}Q${right} ${foot} ${right - 9} ${foot}H${left + 9}Q${left + 1} ${foot} ${left} ${foot - 7}Q${right - 40} ${foot - 4} ${right - 16} ${foot - 12}Q${right - 9} ${seam} ${right - 9} ${top}Q${right} ${top} ${right} ${top + 8}Z`,
    ),
    shape(hide.deep, `M${left} ${seam}H${right}V${seam + 2.5}H${left}Z`),
    shape(
      leather.base,
      `M${left} ${top + 12}Q${left + 13} ${top + 12} ${left + 14} ${top}H${left + 9}Q${left} ${top} ${left} ${top + 8}ZM${left} ${foot - 12}Q${left + 13} ${foot - 12} ${left + 14} ${foot}H${left + 9}Q${left} ${foot} ${left} ${foot - 8}Z`,
    ),
    shape(
      leather.shade,
      `M${right} ${top + 12}Q${right - 13} ${top + 12} ${right - 14} ${top}H${right - 9}Q${right} ${top} ${right} ${top + 8}ZM${right} ${foot - 12}Q${right - 13} ${foot - 12} ${right - 14} ${foot}H${right - 9}Q${right} ${foot} ${right} ${foot - 8}Z`,
    ),
    stroke(
      leather.deep,
      6,
      `M${middle - 15} ${seam + 5}Q${middle - 14} ${seam + 17} ${middle} ${seam + 17}Q${middle + 14} ${seam + 17} ${middle + 15} ${seam + 5}`,
    ),
    stroke(
      leather.base,
      4.5,
      `M${middle - 15} ${seam + 3}Q${middle - 14} ${seam + 15} ${middle} ${seam + 15}Q${middle + 14} ${seam + 15} ${middle + 15} ${seam + 3}`,
    ),
    shape(
      brass.base,
      `M${left + 24} ${seam - 4}h10v11q-5 3 -10 0ZM${right - 34} ${seam - 4}h10v11q-5 3 -10 0Z`,
    ),
  ].join('')
}

const suitcaseStack: Thing = {
  id: 'suitcase-stack',
  name: 'a stack of suitcases',
  grid: [150, 158],
  widthCm: 66,
  manners: ['stand'],
  stories: ['travel', 'clothes', 'home'],
  weight: 'heavy',
  draw(hand) {
    const { paint, shuffle, chance, pick } = hand
    const [low = cases[0], middle = cases[0], high = cases[0]] = shuffle(cases)
    const lid = paint(high[0])
    const strap = paint(pick(['cloth.oat', 'wood.pine']))
    return {
      outline:
        'M2 112Q2 104 10 103L14 98L15 62Q15 55 24 53L36 52L35 22Q37 8 47 6L114 6Q124 7 126 14L128 46L127 53Q138 54 138 62L139 98L147 106L148 150Q147 158 138 158L12 158Q3 158 2 150Z',
      art: [
        lying(hand, low, 2, 148, 104, 158),
        shape(hand.paint(low[0]).deep, 'M10 104L142 104Q130 110 76 110Q20 109 10 104Z', 0.55),
        lying(hand, middle, 14, 139, 55, 105),
        shape(hand.paint(middle[0]).deep, 'M32 55L132 55Q124 60 82 60Q42 60 32 55Z', 0.55),
        shape(strap.base, 'M30 55L38 55L39 105L30 105Z'),
        shape(strap.shade, 'M35 55L38 55L39 105L35 105Z'),
        stroke(paint('brass.brass').shade, 2.5, 'M28.5 84h12v9h-12Z'),
        shape(lid.light, 'M35 22Q38 8 47 6L114 6Q124 7 127 22Z'),
        shape(lid.base, 'M60 20Q88 10 122 12Q125 15 127 22L60 23Z'),
        lying(hand, high, 34, 128, 16, 56),
        chance(0.7)
          ? group(
              'rotate(5 52 136)',
              shape(paint('paper.white').base, 'M40 127L64 126L65 145L41 146Z'),
              shape(paint('enamel.red').base, 'M43 130L61 129L62 136Q52 132 43 138Z'),
              shape(paint('enamel.teal').base, 'M43 139Q53 134 62 137L62 142L43 143Z'),
            )
          : '',
        chance(0.5) ? shape(paint('enamel.mustard').base, 'M96 42L118 45L97 54Q94 48 96 42Z') : '',
      ].join(''),
    }
  },
}

const duffelBag: Thing = {
  id: 'duffel-bag',
  name: 'a duffel bag',
  grid: [180, 112],
  widthCm: 66,
  manners: ['stand'],
  stories: ['travel', 'sport', 'sea', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const canvas = paint(
      pick(['cloth.indigo', 'leaf.olive', 'cloth.rust', 'enamel.teal', 'cloth.oat', 'clay.slate']),
    )
    const strap = paint(pick(['wood.pine', 'cloth.mustard', 'paper.kraft']))
    const tin = paint('brass.tin')
    return {
      outline:
        'M4 78Q2 44 24 36Q34 31 54 31Q62 2 92 2Q120 2 126 31Q158 30 168 42Q178 54 177 80Q177 106 160 109L92 112L24 111Q6 108 4 78Z',
      art: [
        stroke(strap.shade, 5.5, 'M60 44Q66 10 92 9Q116 10 120 44'),
        shape(
          canvas.base,
          'M24 36Q60 29 100 30Q140 29 158 34Q178 42 177 78Q177 106 160 109L92 112L26 110Q6 84 24 36Z',
        ),
        shape(
          canvas.shade,
          'M158 34Q178 42 177 78Q177 106 160 109L92 112L30 111Q104 106 136 98Q162 90 158 34Z',
        ),
        shape(canvas.light, 'M42 38Q76 31 130 34Q92 38 66 44Q52 50 48 66Q40 52 42 38Z'),
        shape(canvas.deep, 'M50 36Q96 31 152 36L152 39Q98 35 50 40Z'),
        stroke(tin.light, 1.4, 'M54 37.5Q100 33.5 140 36'),
        shape(tin.base, 'M139 34L147 35L148 46Q144 49 141 46Z'),
        shape(canvas.shade, 'M92 112Q78 84 84 44Q92 60 92 84Q93 100 104 111Z', 0.55),
        shape(strap.base, 'M60 40L70 40Q66 76 72 111L62 111Q56 76 60 40Z'),
        shape(strap.light, 'M60 40L63 40Q59 76 65 111L62 111Q56 76 60 40Z'),
        shape(strap.shade, 'M116 39L126 39Q132 74 126 110L116 111Q122 74 116 39Z'),
        stroke(strap.base, 6.5, 'M64 50Q60 16 88 6Q122 2 122 50'),
        stroke(strap.light, 2, 'M62.5 38Q64 16 88 5'),
        shape(canvas.base, 'M24 36Q44 40 45 74Q44 108 25 111Q6 108 4 76Q4 42 24 36Z'),
        shape(canvas.light, 'M22 40Q32 42 36 54Q24 48 14 60Q9 70 11 92Q2 62 22 40Z'),
        shape(canvas.shade, 'M45 74Q44 108 25 111Q16 109 11 102Q32 106 36 80Q38 60 34 42Q44 52 45 74Z'),
        stroke(strap.shade, 4, 'M18 64Q22 56 28 58Q33 64 31 84Q28 92 22 88'),
        chance(0.55)
          ? group(
              'rotate(-5 94 80)',
              shape(paint('paper.rose').base, 'M84 68L106 67L107 89L85 90Z'),
              stroke(
                canvas.deep,
                1.3,
                'M82 72h5M82 79h5M82 86h5M104 71h5M105 78h5M104 85h5M90 65v5M99 65v5M91 87v5M100 87v5',
              ),
            )
          : oval(paint('paper.white').base, 96, 78, 10, 9) + oval(paint('enamel.red').base, 96, 78, 6.5, 5.8),
      ].join(''),
    }
  },
}

const travelBag: Thing = {
  id: 'travel-bag',
  name: 'a travel bag',
  grid: [140, 126],
  widthCm: 46,
  manners: ['stand'],
  stories: ['travel', 'clothes', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const [ground, bloom] = pick<readonly [Dye, Dye]>([
      ['cloth.plum', 'paper.rose'],
      ['leaf.moss', 'cloth.mustard'],
      ['cloth.rust', 'enamel.cream'],
      ['cloth.indigo', 'paper.sky'],
    ])
    const carpet = paint(ground)
    const flower = paint(bloom)
    const leaf = paint('leaf.leaf')
    const leather = paint(pick(['wood.oak', 'wood.walnut']))
    const brass = paint('brass.brass')
    const rose = (x: number, y: number, size: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        shape(leaf.light, 'M-10 2Q-18 -2 -19 6Q-14 10 -8 6ZM10 -3Q17 -10 20 -3Q17 4 9 4Z'),
        shape(
          flower.base,
          'M-1 -11Q5 -13 7 -7Q13 -6 11 0Q12 7 6 8Q2 12 -3 9Q-10 10 -10 4Q-14 -1 -10 -5Q-8 -11 -1 -11Z',
        ),
        shape(flower.light, 'M-9 0Q-10 -6 -4 -7Q0 -10 4 -7Q-4 -6 -5 3Q-8 3 -9 0Z'),
        shape(
          carpet.shade,
          'M5 -3Q8 3 2 6Q-4 6 -4 0Q-3 -4 1 -3Q4 -1 2 2Q0 3 -1 1Q1 1 0 -1Q-2 0 -1 3Q2 5 4 2Q5 0 5 -3Z',
        ),
      )
    return {
      outline:
        'M4 104Q4 74 20 42Q22 36 30 35L44 35Q44 4 70 4Q96 4 96 35L110 35Q118 36 120 42Q136 74 137 104Q137 124 122 125L70 126L18 125Q4 124 4 104Z',
      art: [
        stroke(leather.shade, 6, 'M50 38Q50 12 72 11Q92 12 91 38'),
        shape(carpet.base, 'M22 40Q4 74 4 104Q4 124 18 125L70 126L122 125Q137 124 137 104Q136 74 119 40Z'),
        rose(45, 72, 1.1),
        rose(91, 70, 1),
        rose(70, 103, 1.15),
        chance(0.5) ? oval(flower.base, 33, 98, 4, 3.5) + oval(flower.base, 69, 76, 3.5, 3) : '',
        shape(
          carpet.shade,
          'M119 40Q136 74 137 104Q137 124 122 125L70 126L18 125Q9 124 6 117Q60 122 100 114Q122 106 112 42Z',
          0.62,
        ),
        shape(carpet.light, 'M26 46L42 44Q26 60 20 84Q16 104 19 118Q7 114 9 98Q12 70 26 46Z', 0.7),
        shape(leather.base, 'M4 104Q22 104 26 125L18 125Q4 124 4 108Z'),
        shape(leather.shade, 'M137 104Q120 104 116 125L122 125Q137 124 137 108Z'),
        shape(leather.deep, 'M20 43Q70 54 121 43L122 50Q70 61 18 50Z', 0.6),
        shape(leather.base, 'M19 45Q20 34 32 33L108 33Q121 34 122 45Q70 55 19 45Z'),
        shape(brass.base, 'M22 38Q24 32 32 32L108 32Q117 32 119 38Q70 46 22 38Z'),
        shape(brass.light, 'M22 38Q24 32 32 32L84 32Q54 35 34 40Z'),
        shape(brass.base, 'M63 38L78 38L78 50Q70 56 63 50Z'),
        shape(brass.light, 'M63 38L78 38L78 41L66 42L66 51Q63 51 63 49Z'),
        oval(brass.deep, 71, 47, 2, 2.5),
        stroke(leather.base, 7, 'M46 46Q44 8 69 7Q96 8 95 46'),
        stroke(leather.light, 2.2, 'M45 34Q46 10 68 6'),
        shape(brass.shade, 'M41 42h10v8q-5 4 -10 0ZM90 42h10v8q-5 4 -10 0Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M94 28Q102 36 104 46') +
            group(
              'rotate(-12 104 46)',
              shape(paint('paper.kraft').light, 'M98 51L104 45L110 51L110 70L98 70Z'),
              stroke(paint('paper.kraft').deep, 1.3, 'M101 57h6M101 62h4'),
            )
          : '',
      ].join(''),
    }
  },
}

const binoculars: Thing = {
  id: 'binoculars',
  name: 'a pair of binoculars',
  grid: [92, 140],
  widthCm: 22,
  manners: ['hang'],
  stories: ['travel', 'camp', 'sea', 'sport'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.iron', 'wood.walnut', 'leaf.moss']))
    const metal = paint(pick(['brass.brass', 'brass.tin', 'brass.copper']))
    const strap = paint(pick(['wood.oak', 'wood.pine', 'clay.brick']))
    const glass = paint(pick(['glass.blue', 'glass.amber', 'glass.clear']))
    return {
      outline:
        'M46 0Q54 14 74 52Q78 62 76 74Q82 82 90 124Q90 138 70 140Q52 138 50 122L46 110L42 122Q40 138 22 140Q2 138 2 124Q10 82 16 74Q14 62 18 52Q38 14 46 0Z',
      art: [
        stroke(strap.shade, 4.5, 'M47 3Q56 24 72 56Q78 70 72 82'),
        stroke(strap.base, 4.5, 'M45 3Q36 24 20 56Q14 70 20 82'),
        stroke(strap.light, 1.6, 'M43.5 5Q34 24 18.5 56'),
        shape(body.deep, 'M34 76L58 76L58 104L34 104Z'),
        shape(metal.base, 'M40 70Q46 66 52 70L52 96Q46 99 40 96Z'),
        shape(metal.shade, 'M47 68Q50 68 52 70L52 96Q50 98 47 98Z'),
        shape(body.deep, 'M18 58Q28 52 38 58L39 74L17 74ZM54 58Q64 52 74 58L75 74L53 74Z'),
        shape(body.shade, 'M18 58Q28 52 38 58Q28 64 18 58ZM54 58Q64 52 74 58Q64 64 54 58Z'),
        shape(metal.base, 'M16 72Q28 66 40 72L40 79Q28 84 16 79ZM52 72Q64 66 76 72L76 79Q64 84 52 79Z'),
        shape(metal.light, 'M16 72Q22 69 28 69L24 81Q19 81 16 79ZM52 72Q58 69 64 69L60 81Q55 81 52 79Z'),
        shape(
          body.base,
          'M16 79Q28 84 40 79Q43 92 43 122L2 124Q8 92 16 79ZM52 79Q64 84 76 79Q84 92 90 124L50 122Q49 92 52 79Z',
        ),
        shape(
          body.light,
          'M17 82Q20 83 24 84Q14 100 11 120L4 120Q9 96 17 82ZM54 82Q57 83 60 84Q55 100 57 118L51 118Q50 96 54 82Z',
        ),
        shape(
          body.shade,
          'M40 79Q43 92 43 122L32 124Q38 100 35 81.5ZM76 79Q84 92 90 124L79 124Q78 98 71 81.5Z',
        ),
        oval(metal.shade, 22, 125, 20.5, 14.5),
        oval(metal.shade, 70, 125, 20.5, 14.5),
        oval(metal.base, 21.5, 124, 19.5, 13.5),
        oval(metal.base, 69.5, 124, 19.5, 13.5),
        oval(glass.deep, 22, 125, 15.5, 10.5),
        oval(glass.deep, 70, 125, 15.5, 10.5),
        shape(
          glass.base,
          'M10 126Q10 116 22 115.5Q32 116 36 121Q24 120 20 133Q12 132 10 126ZM58 126Q58 116 70 115.5Q80 116 84 121Q72 120 68 133Q60 132 58 126Z',
        ),
        shape(glass.light, 'M12 124Q13 118 20 117Q16 121 15 127ZM60 124Q61 118 68 117Q64 121 63 127Z'),
        chance(0.5) ? shape(paint('paper.white').base, 'M19 92L33 90L34 101L21 103Z') : '',
      ].join(''),
    }
  },
}

export const travelThings: Thing[] = [
  suitcase,
  trunk,
  backpack,
  hatBox,
  suitcaseStack,
  duffelBag,
  travelBag,
  binoculars,
]
