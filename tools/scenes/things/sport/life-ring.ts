import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const lifeRing: Thing = {
  id: 'life-ring',
  name: 'a life ring',
  says: [
    "It has a ship's name on it, and no ship.",
    'It has saved one hat.',
    'It hangs where one can see it, which is the point.',
  ],
  grid: [124, 130],
  widthCm: 64,
  manners: ['hang'],
  stories: ['sea', 'sport'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cloth = paint(pick(['paper.white', 'enamel.cream', 'clay.bone']))
    const band = paint(pick(['enamel.red', 'enamel.red', 'enamel.blue', 'enamel.mustard', 'enamel.teal']))
    const rope = paint(pick(['paper.kraft', 'cloth.oat']))
    return {
      outline: 'M62 0L70 9Q118 14 122 66Q120 122 62 128Q4 124 2 68Q4 16 54 9Z',
      art: [
        stroke(rope.shade, 3.4, 'M46 16Q56 0 62 2Q68 0 78 16'),
        // The ring is one path with a hole wound the other way round.
        shape(
          cloth.base,
          'M62 10Q116 13 119 68Q117 123 62 126Q8 123 5 69Q8 14 62 10ZM62 42Q36 44 35 69Q37 93 62 94Q87 93 89 68Q87 43 62 42Z',
        ),
        shape(cloth.shade, 'M112 40Q119 52 119 68Q117 123 62 126Q26 124 12 98Q44 118 78 104Q108 92 112 40Z'),
        shape(cloth.shade, 'M62 42Q36 44 35 69Q37 93 62 94Q50 84 48 70Q48 56 62 48Q74 50 84 58Q78 43 62 42Z'),
        shape(cloth.light, 'M14 60Q20 24 60 15Q80 15 92 24Q60 20 40 36Q26 48 22 66Q16 70 14 60Z'),
        shape(
          band.base,
          'M16 36Q24 22 38 15L50 44Q42 48 38 54ZM85 15Q102 23 110 40L86 56Q82 48 74 44ZM108 98Q100 113 84 121L73 93Q82 89 86 82ZM39 121Q22 114 14 98L38 81Q42 89 51 93Z',
        ),
        shape(
          band.shade,
          'M104 32L110 40L86 56L83.5 51Q98 46 104 32ZM108 98Q100 113 84 121L80 111Q96 106 102 94ZM39 121Q22 114 14 98L18 95Q28 108 43 111Z',
        ),
        shape(band.light, 'M20 36Q27 25 37 20L39 26Q29 31 25 40ZM84 18Q94 22 99 29L93 30Q90 26 86 24Z'),
        stroke(
          rope.shade,
          3.2,
          'M27 25Q-2 44 8 66Q-2 92 26 113Q42 132 62 122Q84 132 98 112Q126 92 116 68Q124 42 98 27',
        ),
        stroke(
          rope.light,
          2,
          'M26 24Q-3 43 7 65Q-3 91 25 112Q42 130.5 62 120.5Q84 130 97 111Q125 91 115 67Q123 41 97 26',
        ),
        chance(0.6)
          ? shape(band.light, 'M58 104L71 103L72 117L59 118Z') +
            stroke(cloth.deep, 1.3, 'M56 107h5M57 114h5M69 106h5M70 113h5M63 101v5M65 115v5')
          : stroke(cloth.deep, 1.5, 'M20 74Q26 70 24 64Q30 62 28 56'),
      ].join(''),
    }
  },
}
