import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const globe: Thing = {
  id: 'globe',
  name: 'a globe',
  says: [
    'It still has two countries that have since thought better of it.',
    'Somebody has worn the Atlantic thin with a thumb.',
    'Spin it, and you owe it a journey.',
  ],
  grid: [116, 152],
  widthCm: 36,
  manners: ['stand'],
  stories: ['books', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const sea = paint(pick(['enamel.blue', 'paper.sky', 'enamel.teal', 'clay.bone']))
    const land = paint(pick(['leaf.olive', 'cloth.mustard', 'leaf.leaf']))
    const far = paint(pick(['cloth.rust', 'paper.rose', 'cloth.oat']))
    const ring = paint('brass.brass')
    const foot = paint(pick(['wood.walnut', 'wood.oak']))
    return {
      outline:
        'M70 2Q76 0 80 4Q116 18 115 68Q112 106 74 118L64 121L64 126Q70 134 84 138Q98 142 98 152L18 152Q18 142 32 138Q48 134 53 126L52 120L34 114L28 120Q22 118 24 112L26 104Q2 88 4 60Q8 14 54 11Q84 12 96 32Q108 54 98 78Q86 106 54 109L40 113Q92 114 106 76Q116 34 78 11L70 12Z',
      art: [
        shape(foot.base, 'M18 152Q17 142 32 138.5Q47 134 52 124L65 124Q69 134 84 138.5Q98 142 98 152Z'),
        shape(foot.shade, 'M60 124L65 124Q69 134 84 138.5Q98 142 98 152L66 152Q78 144 66 138Q60 133 60 124Z'),
        shape(foot.light, 'M26 147Q27 143 38 140.5Q49 137 54 132Q55 140 44 143Q34 144 26 147Z'),
        shape(ring.shade, 'M51 114L65 114L66 127Q58 130 51 127Z'),
        stroke(ring.base, 6, 'M74 6C104 14 116 42 111 70C104 104 70 126 28 114'),
        stroke(ring.light, 2, 'M78 8C100 16 112 38 110 60'),
        oval(ring.shade, 75, 7, 5, 5.5),
        oval(ring.shade, 28, 113, 5, 5.5),
        shape(sea.base, 'M55 11Q82 10 96 32Q108 54 98 78Q86 106 54 109Q22 108 9 82Q-2 56 12 34Q28 11 55 11Z'),
        shape(
          land.base,
          'M26 26Q40 16 52 20Q56 26 48 30Q54 36 46 42Q38 44 36 52Q42 56 40 62Q32 64 28 56Q24 46 16 46Q14 34 26 26Z',
        ),
        shape(land.base, 'M38 68Q48 64 54 72Q60 78 54 86Q50 98 44 102Q38 96 40 86Q32 78 38 68Z'),
        shape(
          far.base,
          'M70 24Q82 22 92 34Q100 46 100 58Q92 66 88 60Q80 60 76 52Q66 50 66 42Q74 38 68 32Q66 26 70 24Z',
        ),
        shape(far.base, 'M78 68Q88 66 92 74Q90 86 82 94Q74 90 74 80Q72 70 78 68Z'),
        stroke(sea.light, 1.2, 'M6 54Q50 74 102 48M12 80Q52 98 96 80M20 26Q54 44 92 28'),
        shape(sea.deep, 'M82 18Q106 36 103 62Q98 104 54 109Q34 108 22 98Q62 104 80 76Q94 48 82 18Z', 0.32),
        shape(sea.light, 'M18 38Q26 22 42 18Q28 30 24 48Q20 60 22 70Q10 58 18 38Z', 0.6),
        chance(0.5)
          ? shape(
              paint('paper.rose').light,
              'M58 80Q56 76 60 74L82 64Q86 63 87 67Q88 71 84 73L64 82Q60 83 58 80Z',
            ) + shape(paint('paper.rose').shade, 'M67 71L76 67L79 75L70 79Z')
          : stroke(paint('enamel.red').base, 2, 'M46 36Q58 34 62 44M66 50Q70 58 80 56'),
      ].join(''),
    }
  },
}
