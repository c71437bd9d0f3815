import { asUsual } from '#scenes/kit/hand.ts'
import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

/** What is stamped on it. */
const APPLE =
  'M62 52Q46 48 45 64Q46 82 60 81Q65 79 70 81Q84 80 84 64Q83 49 68 52Q66 46 72 41L68 39Q63 44 64 52Z'
const STAR = 'M65 40L70 55L86 55L73 65L78 82L65 72L52 82L57 65L44 55L60 55Z'
const FISH = 'M42 64Q58 46 76 60L88 50Q85 64 88 78L76 68Q58 82 42 64Z'
const CUP = 'M46 46H78V52Q90 50 89 62Q88 71 76 70Q72 80 62 80Q48 79 46 46ZM78 57V65Q84 65 84 61Q84 56 78 57Z'
const ARROW = 'M65 40L83 58H72V82H58V58H47Z'

export const woodenCrate: Thing = {
  id: 'wooden-crate',
  name: 'a wooden crate',
  says: [
    'It came with oranges and stayed with everything else.',
    'It says THIS WAY UP, on the side.',
    'One board is loose. That is where one looks.',
  ],
  grid: [130, 96],
  widthCm: 54,
  manners: ['stand'],
  stories: ['tools', 'garden', 'kitchen', 'travel'],
  weight: 'heavy',
  draw({ paint, pick, chance, form = asUsual }) {
    const wood = paint(
      form.rather(pick(['wood.pine', 'wood.pine', 'wood.oak', 'wood.drift']), [
        'wood.walnut',
        'cloth.sage',
        'paper.sky',
        'clay.clay',
        'enamel.cream',
      ]),
    )
    const stamp = paint(
      form.rather(pick(['enamel.red', 'enamel.teal', 'enamel.blue', 'leaf.moss']), [
        'cloth.plum',
        'cloth.indigo',
        'brass.iron',
        'paper.white',
      ]),
    )
    const apples = paint(
      form.rather(pick(['enamel.red', 'leaf.olive', 'leaf.autumn']), [
        'cloth.mustard',
        'cloth.plum',
        'clay.brick',
      ]),
    )
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
              shape(stamp.base, form.rather(APPLE, [STAR, FISH, CUP, ARROW]), 0.75),
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
