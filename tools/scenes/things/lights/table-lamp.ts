import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const tableLamp: Thing = {
  id: 'table-lamp',
  name: 'a table lamp',
  says: [
    'The shade is crooked, and has been straightened daily.',
    'It makes everyone look kinder.',
    'It hums at dusk. Nobody minds.',
  ],
  grid: [110, 152],
  widthCm: 31,
  manners: ['stand'],
  stories: ['light', 'home', 'books'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const pot = paint(
      pick(['glass.bottle', 'clay.clay', 'enamel.blue', 'clay.bone', 'enamel.teal', 'cloth.plum']),
    )
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'cloth.rust', 'paper.rose', 'cloth.sage']))
    const brass = paint('brass.brass')
    const foot = paint('wood.walnut')
    const patch = paint(pick(['cloth.plum', 'enamel.teal', 'cloth.rust', 'enamel.blue']))
    const lit = chance(0.4)
    return {
      outline:
        'M35 6Q55 0 75 6L106 70Q105 77 82 79L82 96L76 99Q91 110 86 130Q83 138 78 141Q86 144 85 152L25 152Q24 145 32 141Q25 137 23 128Q21 108 46 95L46 81Q6 78 4 70Z',
      art: [
        shape(brass.base, 'M49 76L61 76L62 92L48 92Z'),
        shape(brass.shade, 'M56 76L61 76L62 92L56 92Z'),
        stroke(brass.shade, 1.8, 'M79 74L80 90'),
        oval(brass.base, 80, 93, 3, 3.5),
        shape(foot.base, 'M32 140Q55 136 78 140Q86 144 85 152L25 152Q24 144 32 140Z'),
        shape(foot.shade, 'M60 139Q72 139 78 140Q86 144 85 152L58 152Q64 146 60 139Z'),
        shape(
          pot.base,
          'M47 90Q48 94 38 99Q23 108 24 124Q26 137 42 142L68 142Q84 137 86 123Q86 108 72 99Q62 94 63 90Q55 87 47 90Z',
        ),
        shape(
          pot.shade,
          'M63 90Q62 94 72 99Q86 108 86 123Q84 137 68 142L50 142Q72 134 71 119Q70 103 57 97Q54 92 56 89Z',
        ),
        shape(pot.light, 'M42 101Q29 109 30 123Q31 131 37 134Q35 116 47 102Q46 99 42 101Z'),
        ...(chance(0.5)
          ? [stroke(pot.deep, 1.8, 'M48 108L54 115L51 121L59 130M54 115L62 113')]
          : [
              stroke(paint('paper.white').base, 3, 'M25 120Q54 130 86 119'),
              stroke(paint('paper.white').shade, 3, 'M70 124.5Q80 122 86 119'),
            ]),
        shape(
          lit ? cloth.light : cloth.base,
          'M35 6Q55 1 75 6Q96 46 106 70Q98 80 55 80Q12 80 4 70Q18 46 35 6Z',
        ),
        shape(lit ? cloth.base : cloth.shade, 'M66 4Q72 5 75 6Q96 46 106 70Q102 79 72 79.5Q80 48 66 4Z'),
        lit
          ? shape(LAMP, 'M43 15Q54 11 66 15Q80 46 83 75Q55 80 27 75Q32 44 43 15Z')
          : shape(cloth.light, 'M37 10Q42 8 46 8Q34 44 29 74Q16 73 10 69Q26 42 37 10Z'),
        stroke(lit ? cloth.base : cloth.deep, 3, 'M5 70Q14 78 55 78.5Q96 78 105 70'),
        stroke(lit ? cloth.base : cloth.shade, 2.5, 'M36 6.5Q55 11 74 6.5'),
        ...(chance(0.55)
          ? [
              shape(patch.base, 'M70 42L86 39L90 54L74 58Z'),
              stroke(patch.light, 1.5, 'M73 45L76 44M80 43L83 42M76 54L79 53.5M83 52L86 51'),
            ]
          : []),
      ].join(''),
    }
  },
}
