import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const floorLamp: Thing = {
  id: 'floor-lamp',
  name: 'a floor lamp',
  says: [
    'It leans in to read along.',
    'The fringe has lost four tassels to the cat.',
    'It has lit the same chair for forty years.',
  ],
  grid: [110, 350],
  widthCm: 48,
  manners: ['stand'],
  stories: ['light', 'home', 'books'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const cloth = paint(
      pick(['cloth.rust', 'cloth.mustard', 'cloth.oat', 'leaf.moss', 'cloth.plum', 'paper.rose']),
    )
    const fringe = paint(pick(['cloth.oat', 'cloth.mustard', 'brass.brass']))
    const pole = paint(pick(['wood.walnut', 'wood.oak', 'brass.brass']))
    const brass = paint('brass.brass')
    const lit = chance(0.4)
    return {
      outline:
        'M51 4Q55 0 59 4L60 10L76 14Q84 44 106 76L105 98L60 100L60 196Q66 206 60 216L61 326Q84 330 90 342L90 350L20 350L20 342Q26 330 49 326L50 216Q44 206 50 196L50 100L5 98L4 76Q26 44 34 14L50 10Z',
      art: [
        stroke(pole.base, 6, 'M55 90L55 328'),
        stroke(pole.shade, 2.5, 'M57 96L57 326'),
        shape(pole.base, 'M50 190Q46 206 50 221L60 221Q64 206 60 190Z'),
        shape(pole.shade, 'M56 190L60 190Q64 206 60 221L56 221Q59 206 56 190Z'),
        shape(pole.light, 'M51 197Q49 206 51.5 214Q53 206 53 197Z'),
        shape(pole.base, 'M20 350Q18 338 34 333Q47 329 49 320L61 320Q63 329 76 333Q92 338 90 350Z'),
        shape(pole.shade, 'M57 320L61 320Q63 329 76 333Q92 338 90 350L60 350Q70 342 60 333Q56 328 57 320Z'),
        shape(pole.light, 'M27 345Q28 340 38 336Q46 333 50 329Q52 336 42 340Q34 342 27 345Z'),
        stroke(brass.shade, 2, 'M67 96L68 122'),
        oval(brass.base, 68, 126, 3.5, 4.5),
        shape(
          fringe.base,
          'M4 78L106 78L105 97L101 92L97 99L92 94L87 100L82 95L76 101L71 96L65 102L60 97L55 102L49 97L44 102L38 96L33 101L27 95L22 100L17 94L12 99L8 92L5 97Z',
        ),
        shape(fringe.shade, 'M76 82L106 78L105 97L101 92L97 99L92 94L87 100L82 95L76 101Z'),
        oval(brass.base, 55, 7, 4.5, 6),
        shape(
          lit ? cloth.light : cloth.base,
          'M34 14Q55 8 76 14Q82 44 106 76Q104 86 55 86Q6 86 4 76Q28 44 34 14Z',
        ),
        shape(
          lit ? cloth.base : cloth.shade,
          'M66 12Q72 12.5 76 14Q82 44 106 76Q104 84 76 85.5Q84 60 66 12Z',
        ),
        lit
          ? shape(LAMP, 'M46 22Q54 19 62 22Q66 56 74 82Q54 85 34 82Q45 56 46 22Z')
          : shape(cloth.light, 'M37 18Q40 16 45 16Q42 52 29 81Q16 80 10 76Q32 46 37 18Z'),
        stroke(lit ? cloth.base : cloth.shade, 2, 'M47 12Q46 52 36 84M63 12Q66 52 75 84'),
        stroke(cloth.shade, 3, 'M35 14.5Q55 19 75 14.5'),
        stroke(lit ? cloth.shade : cloth.deep, 3.5, 'M5 77Q12 85 55 85Q98 85 105 77'),
        ...(chance(0.5)
          ? [
              shape(fringe.light, 'M17 58L30 54L36 67L22 72Z'),
              stroke(cloth.deep, 1.6, 'M20 60L28 57.5M25 69L32 66.5'),
            ]
          : []),
      ].join(''),
    }
  },
}
