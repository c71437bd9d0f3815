import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const typewriter: Thing = {
  id: 'typewriter',
  name: 'a typewriter',
  says: [
    'The e sticks, which makes every letter a little brief.',
    'One novel was begun on it. Chapter one is very good.',
    'It rings at the end of a line. Nobody has taught it silence.',
  ],
  grid: [156, 132],
  widthCm: 37,
  manners: ['stand'],
  stories: ['books', 'home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const body = paint(
      pick(['enamel.teal', 'enamel.red', 'clay.slate', 'enamel.cream', 'enamel.blue', 'leaf.moss']),
    )
    const iron = paint('brass.iron')
    const tin = paint('brass.tin')
    const paper = paint('paper.white')
    const key = paint(pick(['paper.white', 'brass.iron', 'enamel.cream']))
    const rows =
      'M34 95h0M45 95h0M56 95h0M67 95h0M78 95h0M89 95h0M100 95h0M111 95h0M122 95h0M28 106h0M40 106h0M52 106h0M65 106h0M78 106h0M91 106h0M104 106h0M116 106h0M128 106h0'
    return {
      outline:
        'M46 2Q76 6 108 1L110 36L138 37L140 32L152 32L154 52L142 53L130 56L150 116Q154 130 144 132L12 132Q2 130 6 116L26 56L16 53L4 52L6 34L12 30L4 18Q8 14 12 17L22 34L48 36Z',
      art: [
        shape(paper.shade, 'M98 1.5L108 1Q107 20 110 42L98 42Z'),
        shape(paper.base, 'M46 2Q76 6 102 2Q101 22 103 42L48 42Q49 20 46 2Z'),
        stroke(tin.shade, 2.2, `M56 12H80M56 19H92M57 26H88M57 33H${chance(0.5) ? '70' : '93'}`),
        stroke(tin.base, 5, 'M8 18L20 38'),
        oval(tin.light, 8, 18, 4, 3.5),
        shape(iron.shade, 'M6 33Q10 30 15 33L15 53Q10 55 5 52Q4 42 6 33Z'),
        shape(iron.shade, 'M141 33Q147 30 152 33Q155 42 153 52Q147 55 141 53Z'),
        shape(iron.base, 'M14 37Q78 33 142 37L142 51Q78 54 14 51Z'),
        shape(iron.light, 'M16 39.5Q60 37 104 37.5L104 41Q60 40.5 16 43Z', 0.6),
        shape(
          body.base,
          'M30 50Q78 46 126 50Q132 52 134 62L150 116Q154 129 144 132L12 132Q2 129 6 116L22 62Q24 52 30 50Z',
        ),
        shape(body.shade, 'M116 49Q130 49 134 62L150 116Q154 129 144 132L126 132Q136 126 130 110Z'),
        shape(body.light, 'M32 54Q50 51 66 51L60 58Q46 57 36 60Q30 72 24 86Q20 84 28 60Q29 55 32 54Z'),
        shape(iron.deep, 'M46 62Q78 52 110 62Q108 80 78 82Q48 80 46 62Z'),
        stroke(
          tin.base,
          2,
          'M52 66L72 77M60 62.5L75 76M69 60L77 75.5M78 59V76M87 60L79 75.5M96 62.5L81 76M104 66L84 77',
        ),
        shape(body.shade, 'M24 88Q78 84 132 88L143 120Q78 127 13 120Z'),
        stroke(iron.deep, 9.5, rows),
        stroke(key.base, 7, rows),
        stroke(
          key.light,
          2.5,
          'M33 93.5h0M44 93.5h0M55 93.5h0M66 93.5h0M77 93.5h0M88 93.5h0M27 104.5h0M39 104.5h0M51 104.5h0M64 104.5h0',
        ),
        stroke(iron.deep, 6, 'M46 117.5Q78 120 110 117.5'),
        stroke(key.base, 3.5, 'M47 116.5Q78 119 109 116.5'),
        chance(0.5)
          ? shape(paint('paper.kraft').light, 'M116 64L128 61L131 74L119 76Z') +
            stroke(iron.base, 1.5, 'M120 68L127 66.5')
          : shape(body.deep, 'M12 124q7 -4 10 2q-2 6 -8 6h-4q-3 -4 2 -8Z', 0.5),
      ].join(''),
    }
  },
}
