import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const hangingPlant: Thing = {
  id: 'hanging-plant',
  name: 'a hanging plant',
  says: [
    'It has its eye on the window, and time.',
    'Watered on Mondays, by three people.',
    'It has never been repotted, and holds it against no one.',
  ],
  grid: [100, 150],
  widthCm: 38,
  manners: ['hang'],
  stories: ['garden', 'home', 'kitchen'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const pot = paint(pick(['clay.clay', 'enamel.cream', 'enamel.teal', 'clay.bone', 'brass.copper']))
    const green = paint(pick(['leaf.leaf', 'leaf.moss', 'leaf.olive']))
    const cord = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.white']))
    const heart = (fill: string, ...places: [number, number][]) =>
      shape(
        fill,
        places.map(([x, y]) => `M${x} ${y}q-12 -7 -10 -15q2 -6 10 -2q7 -5 10 1q2 7 -10 16Z`).join(''),
      )
    return {
      outline:
        'M46 3Q48 -1 54 2Q56 8 52 11L66 42Q80 48 89 60Q98 72 98 84Q100 100 96 114Q86 120 82 108Q74 106 72 96Q66 104 54 107L57 127H43L47 106L34 98L36 122Q30 132 28 142Q20 150 12 142Q8 132 12 120Q2 112 2 100Q0 84 10 74Q8 56 28 56Q30 48 36 44L49 11Z',
      art: [
        stroke(cord.shade, 2.5, 'M51 8L72 62M50 8L50 56'),
        stroke(cord.base, 2.5, 'M49 8L28 62'),
        stroke(paint('brass.iron').base, 3, 'M50 2Q56 3 54 8Q50 12 47 8'),
        heart(green.shade, [37, 62], [64, 60]),
        heart(green.base, [49, 58]),
        shape(pot.base, 'M21 62Q21 104 50 106Q79 104 79 62Z'),
        shape(pot.shade, 'M79 62Q79 104 50 106Q42 106 37 103Q66 100 65 62Z'),
        shape(pot.light, 'M26 68Q27 86 34 95Q38 97 39 94Q32 82 33 68Z'),
        shape(pot.deep, 'M18 62Q18 57 50 57Q82 57 82 62Q82 68 50 68Q18 68 18 62Z'),
        stroke(cord.base, 2.5, 'M28 62Q30 92 48 108M72 62Q70 92 52 108M50 108L50 116'),
        stroke(cord.shade, 2.5, 'M47 117L45 126M50 117V128M53 117L56 125'),
        shape(cord.light, 'M46.5 106H53.5L53 117H47Z'),
        stroke(green.shade, 2.5, 'M30 60Q10 66 16 92Q20 110 18 134M72 60Q90 66 84 104M44 62Q40 74 42 84'),
        heart(green.shade, [26, 104], [75, 104], [88, 90]),
        heart(green.base, [22, 72], [13, 91], [24, 132], [78, 72], [86, 118], [56, 74], [43, 97]),
        heart(green.light, [12, 118], [18, 148], [37, 78]),
        ...(chance(0.5) ? [heart(paint('leaf.autumn').base, [89, 104])] : []),
      ].join(''),
    }
  },
}
