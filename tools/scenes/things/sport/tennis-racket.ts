import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const tennisRacket: Thing = {
  id: 'tennis-racket',
  name: 'a tennis racket',
  says: [
    'Three strings gone, all of them in one set.',
    'It was in, whatever anyone says.',
    'It drains spaghetti tolerably.',
  ],
  grid: [76, 200],
  widthCm: 27,
  manners: ['hang'],
  stories: ['sport'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const frame = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'leaf.moss']))
    const band = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard', 'enamel.blue']))
    const gut = paint(pick(['enamel.cream', 'paper.white']))
    const grip = paint(pick(['wood.walnut', 'clay.brick', 'brass.iron']))
    return {
      outline:
        'M38 0Q72 4 74 50Q74 84 52 104Q46 116 46 124L47 194Q47 200 38 200Q29 200 29 194L30 124Q30 116 24 104Q2 84 2 50Q4 4 38 0Z',
      art: [
        shape(gut.deep, 'M38 6Q66 10 68 50Q68 80 46 98Q38 101 30 98Q8 80 8 50Q10 10 38 6Z', 0.22),
        stroke(
          gut.base,
          1.5,
          'M16 22V80M23 13V90M30 9V96M38 7V98M46 9V96M53 13V90M60 22V80M18 20H58M11 29H65M9 38H67M8 47H68M8 56H68M10 65H66M13 74H63M19 83H57M27 92H49',
        ),
        chance(0.5) ? stroke(gut.light, 1.5, 'M46 56Q50 62 56 60M53 60Q58 68 54 72') : '',
        stroke(frame.shade, 7, 'M38 5Q69 9 70 50Q70 82 48 101Q38 105 28 101Q6 82 6 50Q7 9 38 5'),
        stroke(
          frame.base,
          5.5,
          'M37.5 4.5Q68 8.5 69 50Q69 81 47.5 100M28.5 100Q5.5 81 5.5 50Q6.5 8.5 37.5 4.5',
        ),
        stroke(frame.light, 2, 'M37 3Q5 7 4.5 49Q5 72 16 88M42 4Q62 10 66 34'),
        shape(frame.base, 'M21 96Q30 104 38 103Q46 104 55 96L58 99Q47 112 46 130L30 130Q29 112 18 99Z'),
        shape(frame.shade, 'M38 103Q46 104 55 96L58 99Q47 112 46 130L40 130Q42 114 38 103Z'),
        shape(frame.deep, 'M31 107Q38 110 45 107Q42 118 38 124Q34 118 31 107Z', 0.55),
        shape(band.base, 'M29.5 126H46.5V138H29.5ZM3 60L9 59L10 68L5 69ZM67 59L73 60L71 69L66 68Z'),
        shape(band.light, 'M29.5 126H34V138H29.5Z'),
        shape(grip.base, 'M30 138L46 138L47.5 192Q48 200 38 200Q28 200 28.5 192Z'),
        shape(grip.shade, 'M40 138L46 138L47.5 192Q48 200 38 200Q42 196 41 186Z'),
        stroke(grip.light, 1.6, 'M30 152L46 146M29.5 164L46.5 158M29.5 176L46.5 170M29 188L47 182'),
      ].join(''),
    }
  },
}
