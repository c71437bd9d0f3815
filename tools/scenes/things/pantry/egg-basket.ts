import { asUsual } from '#scenes/kit/hand.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const eggBasket: Thing = {
  id: 'egg-basket',
  name: 'a wire basket of eggs',
  says: [
    'Twelve this morning. Eleven, now you are here.',
    'Do not put everything in it. One was warned.',
    'The brown ones are from the difficult hen.',
  ],
  grid: [124, 134],
  widthCm: 28,
  manners: ['stand', 'hang'],
  stories: ['kitchen', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance, shuffle, form = asUsual }) {
    const wire = paint(
      form.rather(pick(['brass.iron', 'brass.copper', 'brass.brass', 'enamel.red']), [
        'brass.tin',
        'enamel.teal',
        'enamel.blue',
        'paper.white',
      ]),
    )
    const usual: readonly Dye[] = shuffle([
      'clay.bone',
      'paper.white',
      'paper.kraft',
      'clay.bone',
      'paper.sky',
      'wood.pine',
    ] as const)
    const shells: readonly Dye[] = form.rather(usual, [
      ['wood.pine', 'clay.clay', 'paper.kraft', 'wood.oak'],
      ['paper.white', 'clay.bone', 'paper.white', 'enamel.cream'],
      ['enamel.red', 'enamel.mustard', 'paper.sky', 'leaf.leaf', 'paper.rose', 'cloth.plum'],
      ['paper.sky', 'cloth.sage', 'paper.sky', 'clay.bone'],
    ])
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
