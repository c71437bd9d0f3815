import type { Tones } from '#client/scenes/kit/palette.ts'
import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const jamJars: Thing = {
  id: 'jam-jars',
  name: 'some jam jars',
  grid: [136, 118],
  widthCm: 27,
  manners: ['stand'],
  stories: ['kitchen', 'garden'],
  weight: 'light',
  draw({ paint, shuffle }) {
    const jams = shuffle(['clay.brick', 'glass.amber', 'cloth.plum', 'leaf.autumn', 'leaf.olive'] as const)
    const cloths = shuffle(['enamel.red', 'enamel.blue', 'cloth.oat', 'cloth.sage', 'paper.rose'] as const)
    const glass = paint('glass.clear')
    const label = paint('paper.white')
    const jars = [
      { move: 'translate(40 0) rotate(1)', squash: 1 },
      { move: 'translate(0 38) rotate(-0.6)', squash: 0.9 },
      { move: 'translate(72 34)', squash: 1 },
    ].map(({ move, squash }, at) => {
      const jam = paint(jams[at] ?? 'clay.brick')
      const cloth = paint(cloths[at] ?? 'cloth.oat')
      return group(
        `${move} scale(1 ${squash})`,
        shape(glass.base, 'M5 32Q5 24 14 22H46Q56 24 56 32V74Q56 84 46 84H14Q5 84 5 75Z'),
        shape(jam.base, 'M8 36Q30 41 53 35V73Q53 81 45 81H16Q8 81 8 74Z'),
        shape(jam.shade, 'M53 35V73Q53 81 45 81H26Q42 76 43 60V37Z'),
        shape(jam.light, 'M11 40L16 41V72L11 70Z'),
        shape(label.base, 'M20 50Q31 52 43 50L42.5 69Q31 71 20.5 69Z'),
        shape(jam.base, 'M26 57Q31 53 37 57Q37 63 31.5 67Q26 63 26 57Z'),
        shape(cloth.shade, 'M7 20L1 31L12 31L20 29L29 33L38 29L49 31L59 31L54 20Z'),
        shape(cloth.base, 'M7 23Q4 5 30 4Q56 5 54 23Q30 28 7 23Z'),
        shape(cloth.light, 'M10 21Q9 9 26 6Q18 12 18 22Z'),
        stroke(label.base, 2.5, 'M7 22Q30 28 54 22'),
        at === 1
          ? stroke(cloth.light, 4, 'M26 13h.1M38 11h.1M46 17h.1M32 19h.1')
          : stroke(cloth.shade, 2, 'M22 7V24M36 5V25M14 15Q30 19 49 14'),
      )
    })
    return {
      outline:
        'M14 114Q4 112 5 102V68L1 65Q8 41 30 41Q36 41 45 46V34L40 30Q50 4 70 4Q92 4 99 30L95 34V39Q120 36 131 65L128 68V110Q128 118 118 118H86Q77 118 77 108L56 106Q54 114 46 114Z',
      art: jars.join(''),
    }
  },
}

const breadBin: Thing = {
  id: 'bread-bin',
  name: 'a bread bin',
  grid: [156, 104],
  widthCm: 40,
  manners: ['stand'],
  stories: ['kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.cream', 'enamel.teal', 'enamel.red', 'wood.pine', 'paper.sky']))
    const lid = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine']))
    const brass = paint('brass.brass')
    const crust = paint('leaf.autumn')
    const open = chance(0.55)
    const closed = [
      shape(lid.base, 'M18 92Q16 32 30 24Q78 17 126 24Q140 32 138 92Z'),
      shape(lid.shade, 'M138 92Q140 32 126 24Q116 22 106 21.5Q118 40 116 92Z'),
      shape(lid.light, 'M23 84Q22 38 33 30Q46 26 60 25Q36 36 34 84Z'),
      stroke(lid.shade, 2.5, 'M24 40Q78 34 133 40M21 54Q78 48 135 54M20 68Q78 63 136 68M20 80Q78 76 136 80'),
      shape(brass.shade, 'M68 70Q78 66 89 70L87 77Q78 80 70 77Z'),
      shape(brass.base, 'M68 69Q78 65 88 69L86 74Q78 77 70 74Z'),
    ]
    const opened = [
      shape(body.deep, 'M18 92Q16 32 30 24Q78 17 126 24Q140 32 138 92Z'),
      shape(crust.shade, 'M56 92Q50 62 74 58Q112 52 128 66Q136 78 130 92Z'),
      shape(crust.base, 'M32 92Q24 68 44 62Q80 54 104 64Q118 74 112 92Z'),
      shape(crust.light, 'M38 82Q34 70 48 66Q64 61 78 62Q56 68 50 84Z'),
      stroke(paint('paper.kraft').light, 4, 'M58 68L66 78M74 65L82 76M90 66L97 76'),
      shape(lid.base, 'M17 50Q18 30 30 24Q78 17 126 24Q139 30 139.5 50Q78 42 17 50Z'),
      shape(lid.shade, 'M139.5 50Q139 30 126 24Q116 22 106 21.5Q118 34 118 46.5Z'),
      shape(lid.light, 'M22 44Q24 32 36 28Q48 25 62 24.5Q40 31 36 42Z'),
      stroke(lid.shade, 2.5, 'M23 38Q78 31 133 38'),
      shape(brass.base, 'M68 42Q78 39 88 42L86 48Q78 50 70 48Z'),
    ]
    return {
      outline:
        'M10 104L8 98Q0 98 4 90Q0 40 12 18Q20 4 42 4Q78 0 114 4Q136 4 144 18Q156 40 152 90Q156 98 148 98L146 104Z',
      art: [
        shape(body.deep, 'M12 94H30L27 104H13ZM128 94H146L145 104H130Z'),
        shape(body.base, 'M4 92Q0 40 12 18Q20 4 42 4Q78 0 114 4Q136 4 144 18Q156 40 152 92Z'),
        shape(body.shade, 'M152 92Q156 40 144 18Q136 4 114 4Q132 14 136 40Q140 60 138 92Z'),
        shape(body.light, 'M8 86Q6 42 17 20Q24 8 44 8Q78 4 108 7Q78 8 46 15Q24 20 18 50Q16 70 17 88Z'),
        ...(open ? opened : closed),
        shape(body.base, 'M4 90Q78 86 152 90Q154 98 148 99H8Q2 98 4 90Z'),
        shape(body.shade, 'M120 88.5Q140 89 152 90Q154 98 148 99H118Z'),
        shape(body.light, 'M4 90Q50 87 96 88L96 91Q50 90 4 93Z'),
        ...(chance(0.5) ? [shape(body.deep, 'M136 92Q141 91 143 95Q139 99 135 96Z')] : []),
      ].join(''),
    }
  },
}

const milkChurn: Thing = {
  id: 'milk-churn',
  name: 'a milk churn',
  grid: [92, 150],
  widthCm: 38,
  manners: ['stand'],
  stories: ['kitchen', 'garden'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['brass.tin', 'enamel.cream', 'enamel.teal', 'enamel.blue', 'leaf.moss']))
    const tin = paint('brass.tin')
    const flower = paint(pick(['enamel.red', 'enamel.mustard', 'paper.rose']))
    const white = paint('paper.white')
    const leaf = paint('leaf.olive')
    return {
      outline:
        'M12 150Q6 148 8 142V72Q4 62 14 54L12 40Q8 32 18 30L22 24Q14 16 20 8Q46 -3 72 8Q78 16 70 24L74 30Q84 32 80 40L78 54Q88 62 84 72V142Q86 148 80 150Z',
      art: [
        stroke(tin.shade, 5, 'M22 36Q8 34 14 52L18 62'),
        stroke(tin.deep, 5, 'M70 36Q84 34 78 52L74 62'),
        shape(body.shade, 'M24 18H68V44H24Z'),
        shape(body.base, 'M24 18H56Q58 34 56 44H24Z'),
        shape(tin.base, 'M18 20Q14 8 24 6Q46 -2 68 6Q78 8 74 20Q46 28 18 20Z'),
        shape(tin.shade, 'M74 20Q78 8 68 6Q60 3 52 2Q64 10 60 23Q68 22 74 20Z'),
        shape(tin.light, 'M22 17Q20 9 28 8Q36 4 44 4Q32 8 30 19Z'),
        shape(
          body.base,
          'M8 78Q6 60 20 50Q26 46 26 38H66Q66 46 72 50Q86 60 84 78V142Q80 150 46 150Q12 150 8 142Z',
        ),
        shape(
          body.shade,
          'M84 78Q86 60 72 50Q66 46 66 38H52Q54 48 58 54Q66 64 66 80V120Q64 142 48 150Q80 150 84 142Z',
        ),
        shape(body.light, 'M14 80Q14 62 26 53Q31 48 32 40H37Q38 50 32 56Q24 64 24 80V140Q17 138 14 134Z'),
        stroke(body.shade, 3.5, 'M8.5 76Q46 86 83.5 76'),
        shape(body.deep, 'M8 138Q46 147 84 138V143Q80 150 46 150Q12 150 8 143Z', 0.7),
        ...(chance(0.6)
          ? [
              stroke(leaf.base, 4, 'M40 124Q48 114 46 100M46 116Q56 118 60 110M44 112Q34 112 32 106'),
              oval(flower.base, 38, 100, 7, 6),
              oval(flower.base, 52, 98, 7, 6),
              oval(flower.base, 45, 92, 7, 6),
              oval(flower.light, 45, 105, 6, 5),
              oval(white.base, 45, 98.5, 4),
            ]
          : [
              shape(body.shade, 'M32 112Q34 98 48 98Q38 104 39 116Q40 126 48 130Q32 128 32 112Z'),
              shape(body.light, 'M44 128Q56 124 54 108Q60 126 48 131Z'),
            ]),
        ...(chance(0.4)
          ? [shape(paint('clay.clay').base, 'M70 130Q76 124 80 128L80 139Q74 141 68 140Q66 134 70 130Z', 0.7)]
          : []),
      ].join(''),
    }
  },
}

const picnicBasket: Thing = {
  id: 'picnic-basket',
  name: 'a picnic basket',
  grid: [156, 122],
  widthCm: 44,
  manners: ['stand'],
  stories: ['camp', 'travel', 'kitchen', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const cane = paint(pick(['wood.pine', 'paper.kraft', 'wood.oak', 'brass.brass']))
    const cloth = paint(pick(['enamel.red', 'enamel.blue', 'cloth.sage', 'cloth.mustard']))
    const white = paint('paper.white')
    const rows = [70, 81, 92, 103].map((y, row) => {
      const dashes = Array.from(
        { length: 7 - (row % 2) },
        (_, at) => `M${21 + at * 18 + (row % 2) * 9} ${y}q4 3 7 0`,
      )
      return dashes.join('')
    })
    return {
      outline:
        'M22 122Q14 120 13 112L4 58Q0 46 8 42L32 38Q30 2 78 2Q126 2 124 38L148 42Q156 46 152 58L143 112Q142 120 134 122Z',
      art: [
        stroke(cane.shade, 8, 'M36 60Q26 6 78 6Q130 6 120 60'),
        stroke(cane.base, 4, 'M35 54Q28 6 78 5Q112 6 119 34'),
        stroke(cane.deep, 2.5, 'M40 22L48 16M56 10L62 3M78 8.5V2.5M96 10L92 3M110 18L104 12'),
        shape(cane.light, 'M6 50Q8 41 20 40Q50 36 76 38L77 50Z'),
        shape(cane.base, 'M80 50L80 38Q106 36 136 40Q148 41 150 50Z'),
        shape(cane.deep, 'M75 37L81 37L80 52H76Z'),
        shape(cane.base, 'M8 54H148L140 114Q138 122 128 122H28Q18 122 16 114Z'),
        shape(cane.shade, 'M148 54L140 114Q138 122 128 122H100Q122 112 126 54Z'),
        stroke(cane.shade, 3.5, rows.join('')),
        stroke(
          cane.light,
          2.5,
          'M21 66q4 3 7 0M39 66q4 3 7 0M30 77q4 3 7 0M21 88q4 3 7 0M39 88q4 3 7 0M30 99q4 3 7 0',
        ),
        shape(
          white.base,
          'M46 54H114Q117 74 108 82Q101 88 96 78Q92 72 88 80Q80 98 70 84Q64 74 60 79Q50 84 46 54Z',
        ),
        shape(
          cloth.base,
          'M54 58H63V76Q57 81 54 77ZM72 58H81V88Q76 92 72 87ZM90 58H99V82L93 74L90 77ZM108 58H114Q116 74 108 82Z',
          0.8,
        ),
        shape(cloth.base, 'M47 60H115V69H48Z', 0.55),
        shape(
          white.deep,
          'M104 54H114Q117 74 108 82Q103 86 99 83Q106 74 104 54ZM81 54Q84 74 76 91Q84 90 88 80Z',
          0.25,
        ),
        shape(cane.base, 'M4 50Q78 42 152 50Q154 58 150 61Q78 54 6 61Q2 58 4 50Z'),
        shape(cane.light, 'M4 50Q50 45 96 46.5V50Q50 49 4 54Z'),
        shape(cane.shade, 'M118 47Q138 48 152 50Q154 58 150 61Q134 58.5 116 57.5Z'),
        shape(paint('wood.walnut').base, 'M73 51Q78 49 84 51L83 68Q78 71 74 68Z'),
        oval(paint('brass.brass').light, 78.5, 63, 2.5),
        ...(chance(0.5)
          ? [
              stroke(white.shade, 1.5, 'M128 58Q134 66 130 76'),
              group(
                'rotate(8 130 84)',
                shape(paint('paper.kraft').light, 'M124 80L130 75L136 80V96H124Z'),
                stroke(paint('clay.brick').base, 2.5, 'M127 86H133M127 91H131'),
              ),
            ]
          : [
              shape(paint('cloth.rust').base, 'M112 92L130 89L132 106L114 109Z'),
              stroke(
                white.base,
                1.5,
                'M114 95L117 94.5M121 93.6L124 93M128 92.4L129 94M118 106.5L121 106M126 105L129 104.5M114.5 99V102',
              ),
            ]),
        shape(cane.deep, 'M16 113Q78 118 140.2 113Q138 122 128 122H28Q18 122 16 113Z', 0.6),
      ].join(''),
    }
  },
}

const saucepan: Thing = {
  id: 'saucepan',
  name: 'an enamel saucepan',
  grid: [156, 90],
  widthCm: 35,
  manners: ['stand'],
  stories: ['kitchen', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const body = paint(pick(['enamel.mustard', 'enamel.teal', 'enamel.red', 'paper.white', 'enamel.blue']))
    const rim = paint(pick(['brass.iron', 'enamel.cream', 'clay.slate']))
    const ladle = paint('brass.tin')
    const knob = paint('brass.iron')
    const leaf = paint(pick(['paper.white', 'enamel.mustard', 'leaf.moss']))
    const lidded = chance(0.55)
    return {
      outline: `M16 84Q8 70 7 34L1 28Q2 24 8 24${lidded ? 'Q14 14 44 12Q44 2 52 2Q60 2 59 12Q92 14 97 24' : 'Q14 18 40 18L66 4Q76 2 76 10L70 18Q90 18 98 24'}L100 36L146 28Q156 28 155 36Q154 42 148 42L98 54Q96 76 90 84Q84 90 52 90Q20 90 16 84Z`,
      art: [
        shape(body.shade, 'M96 40L146 28Q156 27 155 36Q154 42 148 42L96 54Z'),
        shape(body.base, 'M96 40L146 28Q152 28 153 32L96 46Z'),
        oval(body.deep, 147.5, 35, 3, 2.5),
        ...(lidded
          ? []
          : [
              oval(rim.base, 52, 26, 46, 9),
              oval(body.deep, 52, 27, 42, 7),
              stroke(ladle.shade, 5, 'M44 30L70 6'),
              stroke(ladle.light, 2, 'M44 28L69 5'),
            ]),
        shape(rim.base, 'M1 28Q6 30 12 28L14 36Q6 36 1 28Z'),
        shape(body.base, 'M6 29Q52 39 98 29Q98 70 90 83Q84 90 52 90Q20 90 15 83Q6 70 6 29Z'),
        shape(body.shade, 'M98 29Q98 70 90 83Q84 90 52 90Q74 84 79 64Q82 50 81 33Z'),
        shape(body.light, 'M12 42Q16 43 22 43Q22 66 30 84Q20 82 17 74Q12 58 12 42Z'),
        shape(rim.base, 'M5 28Q52 39 99 28L99 33Q52 45 5 33Z'),
        ...(lidded
          ? [
              shape(body.shade, 'M5 29Q8 14 52 13Q96 14 99 29Q52 39 5 29Z'),
              shape(body.base, 'M5 29Q8 14 52 13Q72 13.5 82 17Q74 26 52 29Q28 32 8 30Z'),
              shape(body.light, 'M14 25Q20 18 44 15Q30 20 26 28Q18 28 14 25Z'),
              shape(knob.base, 'M47 14L44 6Q45 1 52 1Q60 1 60 6L57 14Q52 16 47 14Z'),
              oval(knob.light, 50, 4.5, 3.5, 2),
            ]
          : []),
        ...(chance(0.5)
          ? [
              stroke(leaf.base, 3, 'M36 70Q50 62 66 64'),
              shape(
                leaf.base,
                'M40 66Q42 56 50 55Q50 63 44 67ZM52 64Q56 54 64 54Q63 61 56 64ZM48 67Q54 70 54 77Q47 75 46 69Z',
              ),
            ]
          : [shape(rim.deep, 'M56 76Q62 72 66 77Q66 84 61 83Q55 82 56 76Z')]),
        shape(rim.deep, 'M22 60Q26 57 28 62Q27 67 24 66Z', 0.8),
      ].join(''),
    }
  },
}

const bottleCrate: Thing = {
  id: 'bottle-crate',
  name: 'a crate of bottles',
  grid: [150, 138],
  widthCm: 44,
  manners: ['stand'],
  stories: ['kitchen', 'garden', 'home'],
  weight: 'heavy',
  draw({ paint, pick, shuffle, between, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift', 'paper.kraft']))
    const stamp = paint(pick(['enamel.red', 'enamel.teal', 'cloth.indigo']))
    const glasses = shuffle([
      'glass.bottle',
      'glass.amber',
      'glass.clear',
      'glass.blue',
      'glass.bottle',
    ] as const)
    const back = [30, 74].map((x, at) =>
      bottle(paint(glasses[at] ?? 'glass.bottle'), paint('enamel.cream'), x, between(-1, 4)),
    )
    const front = [8, 52, 96].map((x, at) =>
      bottle(paint(glasses[at + 2] ?? 'glass.clear'), paint('clay.brick'), x, between(8, 14)),
    )
    return {
      outline:
        'M4 138Q0 100 4 66L18 62Q16 36 26 32L27 14Q32 8 38 12Q46 2 52 4L60 10Q68 16 70 22L74 20Q84 0 94 4L100 14Q108 6 116 10L118 28Q134 36 134 62L146 66Q150 100 146 138Z',
      art: [
        shape(wood.deep, 'M8 70H142V92H8Z'),
        ...back,
        ...front,
        shape(wood.base, 'M3 67Q74 63 147 67L146 91Q74 88 4 91Z'),
        shape(wood.base, 'M4 94Q74 91 146 94L146 113Q74 111 4 113Z'),
        shape(wood.base, 'M4 116Q74 114 146 116V137Q74 139 4 137Z'),
        shape(
          wood.light,
          'M3 67Q60 63.5 112 65V68.5Q60 67 3 71ZM4 94Q60 91.5 110 92.3V95Q60 94 4 97ZM4 116Q60 114.5 110 115V117.5Q60 117 4 119Z',
        ),
        shape(
          wood.shade,
          'M124 66L147 67L146 91L123 90ZM124 93L146 94V113L124 112ZM124 115.5L146 116V137L124 138Z',
        ),
        shape(wood.base, 'M2 66Q8 64 15 66L14 138H3Z'),
        shape(wood.light, 'M2 66Q5 65 8 65.5V138H3Z'),
        shape(wood.shade, 'M135 66Q142 64 148 66L147 138H136Z'),
        shape(wood.deep, 'M60 74Q76 71 92 74Q96 79 91 83Q76 85 61 83Q56 79 60 74Z'),
        stroke(wood.deep, 3, 'M8 77h.1M8 103h.1M8 127h.1M142 77h.1M142 103h.1M142 127h.1'),
        shape(
          stamp.base,
          'M75 93Q78 104 81 105Q90 104 97 105Q92 113 87 117Q89 126 91 132Q82 129 75 125Q68 130 59 132Q62 124 63 117Q57 112 53 105Q62 106 69 105Q73 100 75 93Z',
          0.75,
        ),
        shape(wood.deep, 'M4 91Q74 88 146 91V94Q74 91 4 94ZM4 113Q74 111 146 113V116Q74 114 4 116Z'),
        ...(chance(0.5)
          ? [
              group(
                'rotate(-7 112 104)',
                shape(paint('paper.white').base, 'M108 97Q118 95 129 97L128 109Q118 111 109 109Z'),
                stroke(stamp.base, 2.5, 'M113 101H123M113 105H119'),
              ),
            ]
          : []),
      ].join(''),
    }
  },
}

function bottle(glass: Tones, cap: Tones, x: number, y: number) {
  return group(
    `translate(${x} ${short(y)})`,
    shape(glass.base, 'M16 8H28L29 30Q44 40 44 56V92H1V56Q2 40 15 30Z'),
    shape(glass.shade, 'M22 8H28L29 30Q44 40 44 56V92H32V56Q30 42 23 32Z'),
    shape(glass.light, 'M17 12H20L19 32Q10 44 9 60H5Q5 44 16 32Z'),
    shape(cap.base, 'M15 3Q22 0 29 3L30 12Q22 15 14 12Z'),
  )
}

const eggBasket: Thing = {
  id: 'egg-basket',
  name: 'a wire basket of eggs',
  grid: [124, 134],
  widthCm: 28,
  manners: ['stand', 'hang'],
  stories: ['kitchen', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance, shuffle }) {
    const wire = paint(pick(['brass.iron', 'brass.copper', 'brass.brass', 'enamel.red']))
    const shells = shuffle([
      'clay.bone',
      'paper.white',
      'paper.kraft',
      'clay.bone',
      'paper.sky',
      'wood.pine',
    ] as const)
    const places = [
      [42, 66, -20],
      [84, 68, 24],
      [62, 56, 8],
      [25, 86, 26],
      [99, 88, -26],
      [49, 88, 10],
      [76, 90, -14],
      [62, 108, 70],
    ] as const
    const eggs = places.map(([x, y, turn], at) => {
      const shell = paint(shells[at % shells.length] ?? 'clay.bone')
      return group(
        `translate(${x} ${y}) rotate(${turn})`,
        shape(shell.base, 'M0 -18Q15 -14 15 3Q14 18 0 18Q-15 18 -15 3Q-14 -14 0 -18Z'),
        shape(shell.shade, 'M5 -16Q15 -11 15 3Q14 18 0 18Q-6 18 -9 15Q10 12 5 -16Z'),
        ...(at < 3 ? [oval(shell.light, -7, -3, 3.5, 7)] : []),
      )
    })
    return {
      outline:
        'M36 134Q12 128 6 96Q4 78 12 68L6 62Q8 58 14 58Q14 2 62 1Q110 2 110 58Q118 58 118 62L112 68Q120 78 118 96Q112 128 88 134Z',
      art: [
        stroke(wire.shade, 4, 'M13 62Q12 3 62 3Q112 3 111 62'),
        shape(paint('wood.oak').base, 'M48 1Q62 -2 78 2Q80 8 76 10Q62 6 49 9Q45 5 48 1Z'),
        shape(paint('wood.oak').light, 'M48 1Q60 -1 70 0.5Q60 3 49 5Z'),
        shape(wire.deep, 'M14 66H110Q120 100 88 128H36Q4 100 14 66Z', 0.35),
        ...eggs,
        stroke(
          wire.base,
          2.5,
          'M14 64Q0 108 40 129M36 67Q26 108 50 130M62 68V131M88 67Q98 108 74 130M110 64Q124 108 84 129',
        ),
        stroke(wire.base, 2.5, 'M8 84Q62 100 116 84M14 106Q62 122 110 106'),
        stroke(wire.light, 1.2, 'M13 66Q1 106 38 127M35 68Q26 104 46 126'),
        stroke(wire.base, 4.5, 'M6 62Q62 76 118 62'),
        stroke(wire.light, 1.8, 'M8 61Q36 68 66 68'),
        stroke(wire.base, 4.5, 'M38 131.5Q62 126 86 131.5'),
        ...(chance(0.5)
          ? [
              shape(paint('cloth.rust').base, 'M100 64Q84 54 86 34Q102 42 103 62Z'),
              stroke(paint('cloth.rust').light, 1.5, 'M102 70Q100 56 91 44'),
            ]
          : []),
      ].join(''),
    }
  },
}

export const pantryThings: Thing[] = [
  jamJars,
  breadBin,
  milkChurn,
  picnicBasket,
  saucepan,
  bottleCrate,
  eggBasket,
]
