import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const binoculars: Thing = {
  id: 'binoculars',
  name: 'a pair of binoculars',
  says: [
    'They make the neighbours larger than one wants.',
    'One lens is for birds, the other for fog.',
    'Through them the island is almost here.',
  ],
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
