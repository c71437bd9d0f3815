import { asUsual } from '#scenes/kit/hand.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, oval, shape } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

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

export const rubberBoots: Thing = {
  id: 'rubber-boots',
  name: 'a pair of rubber boots',
  says: [
    'There is a pebble in the left one and it is staying.',
    'They stand by the door in case of weather.',
    'Bought for the garden, worn for the puddles.',
  ],
  grid: [138, 134],
  widthCm: 37,
  manners: ['stand'],
  stories: ['garden', 'clothes', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const rubber = paint(
      form.rather(pick(['enamel.mustard', 'leaf.moss', 'enamel.red', 'enamel.blue', 'enamel.teal']), [
        'cloth.plum',
        'clay.slate',
        'paper.sky',
        'paper.rose',
        'cloth.rust',
      ]),
    )
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
          printOn({ left: 39, right: 67, top: 18, height: 44, sag: 2 }, paint('paper.white'), form),
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
