import { group, oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'
import type { Thing } from '#client/scenes/kit/thing.ts'

const crate: Thing = {
  id: 'wooden-crate',
  name: 'a wooden crate',
  grid: [130, 96],
  widthCm: 54,
  manners: ['stand'],
  stories: ['tools', 'garden', 'kitchen', 'travel'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.pine', 'wood.oak', 'wood.drift']))
    const stamp = paint(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'leaf.moss']))
    const apples = paint(pick(['enamel.red', 'leaf.olive', 'leaf.autumn']))
    const straw = paint('cloth.mustard')
    const fill = pick(['apples', 'straw', 'bottles', 'none'] as const)
    const apple = (x: number, y: number) =>
      group(
        `translate(${x} ${y})`,
        shape(apples.base, 'M0 14Q-13 12 -12 0Q-10 -9 0 -6Q10 -9 12 0Q13 12 0 14Z'),
        shape(apples.shade, 'M0 14Q13 12 12 0Q11 -6 6 -7Q8 6 0 14Z'),
        stroke(wood.deep, 2, 'M0 -5Q0 -9 2 -11'),
      )
    const contents = {
      apples: () => [apple(30, 21), apple(64, 15), apple(98, 21), apple(47, 25), apple(81, 26)],
      straw: () => [
        shape(straw.shade, 'M14 34Q16 16 36 18Q48 6 66 14Q88 6 98 18Q116 18 116 34Z'),
        stroke(
          straw.base,
          2.5,
          'M24 30Q30 16 46 16M44 32Q54 14 76 16M70 32Q80 16 102 22M88 32Q100 24 112 26M58 32Q50 20 34 20',
        ),
        stroke(straw.light, 2, 'M36 28L28 12M82 26L92 9M62 22L58 8'),
      ],
      bottles: () =>
        [28, 52, 78].map((x, at) =>
          group(
            `translate(${x} ${at * 2 + 2})`,
            shape(paint('glass.bottle').base, 'M0 40V20Q0 14 5 12V2H13V12Q18 14 18 20V40Z'),
            shape(paint('glass.bottle').shade, 'M18 40V20Q18 14 13 12V2H10V13Q12 16 12 40Z'),
            shape(paint('wood.pine').light, 'M6 -2H12V4H6Z'),
          ),
        ),
      none: () => [shape(wood.shade, 'M16 26L60 24L60 36H16ZM66 24L114 26V36H66Z')],
    }
    return {
      outline: {
        apples: 'M2 34L8 26L22 14Q44 0 62 4Q92 2 108 16L124 26L128 34V94Q100 97 64 95Q30 97 3 94Z',
        straw: 'M2 34L8 24Q34 8 66 10Q98 6 118 22L128 34V94Q100 97 64 95Q30 97 3 94Z',
        bottles:
          'M2 34L8 24H28L34 -1H40L47 15L58 0H64L71 17L84 2H90L98 24L124 26L128 34V94Q100 97 64 95Q30 97 3 94Z',
        none: 'M2 34L12 19H119L128 34V94Q100 97 64 95Q30 97 3 94Z',
      }[fill],
      art: [
        shape(wood.deep, 'M4 36L13 20H118L127 36Z'),
        shape(wood.shade, 'M13 20H118L116 26H15Z'),
        ...contents[fill](),
        shape(wood.deep, 'M6 40H124V92H6Z'),
        shape(
          wood.base,
          'M3 35Q64 32 128 35V51Q64 53 3 51ZM4 55Q60 54 127 56V72Q70 71 4 73ZM3 77Q64 75 128 76V93Q100 96 64 94Q30 96 3 94Z',
        ),
        shape(
          wood.light,
          'M3 35Q64 32 128 35V38Q64 35 3 38.5ZM4 55.5Q60 54 127 56V58Q66 56.5 4 58.5ZM3 77Q64 75 128 76.5V79Q64 77.5 3 80Z',
        ),
        shape(
          wood.shade,
          'M110 36L128 35V51L112 51.5ZM112 56L127 56V72L111 71.5ZM111 76L128 76V93L112 94.5Z',
        ),
        shape(wood.light, 'M8 34H21V95H9Q8 64 8 34Z'),
        shape(wood.base, 'M12 38H21V95H12Z'),
        shape(wood.base, 'M110 34H122V95H110Z'),
        shape(wood.shade, 'M116 34H122V95H112Q117 70 116 34Z'),
        stroke(wood.deep, 2.5, 'M15 43v0M15 64v0M15 86v0M115 43v0M116 64v0M115 86v0'),
        ...(chance(0.7)
          ? [
              shape(
                stamp.base,
                'M62 52Q46 48 45 64Q46 82 60 81Q65 79 70 81Q84 80 84 64Q83 49 68 52Q66 46 72 41L68 39Q63 44 64 52Z',
                0.75,
              ),
              shape(wood.deep, 'M40 51.8H88V55.3H40ZM40 72H88V76.4H40Z'),
            ]
          : [
              shape(paint('paper.white').base, 'M54 57L82 55L84 70L56 72Z'),
              stroke(paint('paper.white').deep, 1.8, 'M60 61L77 60M60 66L72 65'),
            ]),
      ].join(''),
    }
  },
}

const barrel: Thing = {
  id: 'barrel',
  name: 'a barrel',
  grid: [96, 122],
  widthCm: 58,
  manners: ['stand'],
  stories: ['tools', 'garden', 'sea'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.oak', 'wood.pine', 'wood.walnut', 'wood.drift']))
    const hoop = paint(pick(['brass.iron', 'clay.slate', 'brass.copper']))
    const tap = chance(0.5)
    return {
      outline:
        'M14 12Q14 2 48 2Q82 2 82 12Q94 40 94 64Q94 90 82 114Q80 122 48 122Q16 122 14 114Q2 90 2 64Q2 40 14 12Z',
      art: [
        shape(
          wood.base,
          'M14 11Q2 40 2 64Q2 90 14 114Q18 121 48 121.5Q78 121 82 114Q94 90 94 64Q94 40 82 11Z',
        ),
        shape(wood.light, 'M22 18Q12 42 12 64Q12 88 22 114L33 117Q25 92 25 65Q25 40 33 18Z'),
        shape(wood.shade, 'M82 11Q94 40 94 64Q94 90 82 114Q78 119 64 120.5Q74 92 74 65Q74 38 66 12Z'),
        stroke(wood.shade, 1.8, 'M34 16Q26 40 26 64Q26 92 33 118M48 18V120M62 16Q67 40 67 64Q67 92 61 118'),
        oval(wood.light, 48, 11.5, 34, 9),
        oval(wood.shade, 48, 12.5, 30, 7),
        shape(wood.base, 'M20 12Q22 7 48 6Q64 6 72 9Q60 16 40 17Q22 17 20 12Z'),
        stroke(wood.shade, 1.4, 'M34 7L30 18M46 6L45 19M60 7L62 18'),
        shape(
          hoop.base,
          'M10.5 22Q48 34 85.5 22L88 31Q48 43 7.5 31ZM2 74Q48 88 94 74L93.5 84Q48 98 3 84ZM8.5 100Q48 112 87.5 100L84 110Q48 121 12 110Z',
        ),
        shape(
          hoop.shade,
          'M68 26Q78 25 85.5 22L88 31Q80 34 70 35.5ZM74 79Q86 77 94 74L93.5 84Q86 87 73 89.5ZM71 104Q82 102 87.5 100L84 110Q78 113 69 114.5Z',
        ),
        shape(hoop.light, 'M20 25L28 27L26 36L17 34ZM12 77L24 80L24 91L13 88ZM19 103L28 105L30 114L21 113Z'),
        ...(tap
          ? [
              shape(paint('brass.brass').shade, 'M42 58H54V66H60V80H52V70H42Z'),
              shape(
                paint('brass.brass').base,
                'M40 58Q40 54 48 54Q55 54 55 60V64H59Q60 70 58 76H53V68H46Q40 66 40 58Z',
              ),
              stroke(paint('wood.walnut').deep, 4.5, 'M41 49H56M48.5 50V56'),
            ]
          : [
              shape(wood.deep, 'M48 46Q55 46 55 53Q55 60 48 60Q41 60 41 53Q41 46 48 46Z'),
              shape(paint('wood.pine').light, 'M44 54Q44 50 48 49.5Q52 50 52 54Q50 57 48 57Q45 57 44 54Z'),
              stroke(wood.deep, 2, 'M48 60Q49 66 47.5 71'),
            ]),
      ].join(''),
    }
  },
}

const paintTins: Thing = {
  id: 'paint-tins',
  name: 'a stack of paint tins',
  grid: [110, 128],
  widthCm: 40,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle }) {
    const tin = paint('brass.tin')
    const [first, second, third] = shuffle([
      'enamel.red',
      'enamel.teal',
      'enamel.mustard',
      'enamel.blue',
      'leaf.olive',
      'paper.rose',
    ] as const).map(paint)
    const colours = [first ?? tin, second ?? tin, third ?? tin] as const
    const label = paint(pick(['paper.white', 'enamel.cream', 'paper.kraft']))
    const bristle = paint('wood.oak')
    const can = (x: number, y: number, colour: typeof tin, drips: string) =>
      group(
        `translate(${x} ${y})`,
        shape(tin.base, 'M1 5V44Q2 50 25 50Q49 50 50 44V5Z'),
        shape(tin.shade, 'M50 5V44Q49 50 30 50Q40 46 40 5Z'),
        shape(tin.light, 'M4 10H9V47Q5 46 4 44Z'),
        shape(label.base, 'M1 18Q25 23 50 18V39Q25 44 1 39Z'),
        shape(colour.base, 'M10 21Q25 23.5 42 21V39.5Q25 43 10 40.5Z'),
        shape(tin.deep, 'M50 18V39Q46 41 41 41.5Q42 30 41 20Z', 0.4),
        oval(tin.light, 25.5, 5.5, 25.5, 5.5),
        shape(colour.base, `M3 5.5Q4 1.5 25 1.5Q47 1.5 48 6Q48 9 44 10${drips}Z`),
        shape(colour.light, 'M8 5Q12 3 26 3Q18 6 10 7Z'),
      )
    return {
      outline:
        'M30 32Q30 26 36 26L44 20L66 6L92 2Q98 4 96 10L72 24L80 28Q82 30 82 34V74L106 78Q109 80 109 84V122Q108 128 84 128Q64 128 58 124Q50 128 28 128Q2 128 1 122V84Q2 78 10 78H31Z',
      art: [
        can(58.5, 78, colours[1], 'Q40 12 39 22Q36 27 34 20Q33 12 26 12Q10 12 3 5.5'),
        can(0.5, 78, colours[0], 'Q30 14 22 12V28Q19 33 16 27V12Q4 9 3 5.5'),
        can(31, 28, colours[2], 'Q43 12 42 30Q40 36 37 29L36 12Q30 13 28 18Q25 20 24 13Q8 11 3 5.5'),
        shape(bristle.deep, 'M42 24L56 15L62 25L46 32Q40 32 42 24Z'),
        shape(colours[2].base, 'M40 25L49 19L54 29L45 33Q37 34 40 25Z'),
        shape(tin.light, 'M55 15L61 11L67 21L61 26Z'),
        shape(bristle.base, 'M61 11Q70 10 76 6Q88 0 95 3Q98 7 94 11Q84 14 76 15Q70 18 67 21Z'),
        shape(bristle.light, 'M63 12Q72 10 78 7Q88 2 93 4Q84 7 78 10Q70 13 64 14Z'),
        ...(chance(0.5)
          ? [shape(colours[0].base, 'M60 110q5 -3 7 1q-2 4 -5 3ZM72 116q3 -2 4 1q-1 3 -4 -1Z')]
          : []),
      ].join(''),
    }
  },
}

const rope: Thing = {
  id: 'rope',
  name: 'a coil of rope',
  grid: [96, 130],
  widthCm: 34,
  manners: ['hang', 'stand'],
  stories: ['tools', 'sea', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const hemp = paint(pick(['paper.kraft', 'cloth.oat', 'cloth.mustard', 'enamel.blue', 'cloth.rust']))
    const tail = paint(pick(['enamel.red', 'enamel.teal', 'paper.white']))
    const loop = (cx: number, cy: number, rx: number, ry: number) =>
      `M${cx} ${cy - ry}A${rx} ${ry} 0 1 1 ${cx - 1} ${cy - ry}`
    const twist = (cx: number, cy: number, rx: number, ry: number, count: number) => {
      const marks = Array.from({ length: count }, (_, at) => {
        const turn = ((at + 0.5) / count) * Math.PI * 2 - Math.PI / 2
        const across = turn + 0.7
        const x = cx + Math.cos(turn) * rx
        const y = cy + Math.sin(turn) * ry
        return `M${short(x - Math.cos(across) * 3)} ${short(y - Math.sin(across) * 3)}l${short(Math.cos(across) * 6)} ${short(Math.sin(across) * 6)}`
      })
      return stroke(hemp.deep, 1.3, marks.join(''))
    }
    return {
      outline:
        'M48 0Q59 0 59 12L60 30Q94 40 93 82Q92 96 84 108L92 122Q92 130 84 128L76 118Q64 130 47 130Q3 128 2 80Q3 40 37 30L38 12Q38 0 48 0Z',
      art: [
        stroke(hemp.shade, 7, 'M43 40Q38 4 48 4Q59 4 53 40'),
        stroke(hemp.light, 2, 'M42 22Q41 6 47 4'),
        stroke(hemp.shade, 9.5, loop(48, 80, 40, 45)),
        twist(48, 80, 40, 45, 16),
        stroke(hemp.base, 9.5, loop(46, 76, 31, 38)),
        stroke(hemp.light, 2.4, 'M14 82Q13 52 32 43'),
        twist(46, 76, 31, 38, 13),
        stroke(hemp.shade, 8, 'M74 104Q84 110 88 124'),
        stroke(tail.base, 8.5, 'M87 120L88 124'),
        stroke(hemp.base, 9.5, loop(50, 71, 22, 31)),
        shape(hemp.shade, 'M50 107Q77 104 77 71Q77 56 68 47L64 52Q69 60 68 73Q66 96 50 97Z', 0.7),
        twist(50, 71, 22, 31, 9),
        shape(hemp.shade, 'M36 30Q48 25 60 30L62 54Q48 60 34 54Z'),
        shape(hemp.base, 'M36 30Q46 26 54 28L55 56Q44 58 34 54Z'),
        stroke(hemp.deep, 1.6, 'M36 36Q48 41 60 35M35 43Q48 48 61 42M35 50Q48 55 62 49'),
        shape(hemp.light, 'M38 31Q42 29 46 29L46 34Q41 34 38 33Z'),
        ...(chance(0.4) ? [stroke(paint('enamel.red').base, 10, 'M17 100L20 104')] : []),
      ].join(''),
    }
  },
}

export const storageThings: Thing[] = [crate, barrel, paintTins, rope]
