import type { Dye } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const mapRolls: Thing = {
  id: 'map-rolls',
  name: 'a bundle of rolled maps',
  says: [
    'All of them of places the owner meant to see.',
    'One is upside down, which explains the summer of 1979.',
    'The coast is accurate. The rest is hope.',
  ],
  grid: [108, 172],
  widthCm: 44,
  manners: ['lean', 'stand'],
  stories: ['travel', 'books', 'sea'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const white = paint('paper.white')
    const [one, two] = pick<readonly [Dye, Dye]>([
      ['paper.kraft', 'enamel.teal'],
      ['paper.rose', 'cloth.indigo'],
      ['leaf.olive', 'enamel.red'],
      ['cloth.mustard', 'enamel.blue'],
    ])
    const kraft = paint(one)
    const dark = paint(two)
    const sea = paint('paper.sky')
    const land = paint(pick(['leaf.olive', 'cloth.rust', 'cloth.mustard', 'leaf.leaf']))
    const band = paint(pick(['enamel.red', 'wood.oak', 'leaf.moss']))
    const ink = paint('clay.slate')
    return {
      outline:
        'M1 34Q8 22 22 25L26 8Q38 -1 50 7L54 20L66 14Q78 10 84 20L82 47L90 42Q104 40 107 50L101 150L82 153L79 170L24 172L1 34Z',
      art: [
        shape(dark.base, 'M64 19Q74 8 84 19L72 170L50 170Z'),
        shape(dark.shade, 'M77 14Q82 14 84 19L72 170L62 170Z'),
        oval(dark.deep, 74, 17.5, 10, 4.8),
        stroke(dark.light, 2, 'M70 17Q74 14 78 17'),
        shape(white.base, 'M25 9Q37 0 50 9L52 171L32 171Z'),
        shape(white.shade, 'M42 6Q48 6 50 9L52 171L43 171Z'),
        oval(white.shade, 37.5, 8.5, 12.5, 5.2),
        stroke(white.deep, 2, 'M32 9Q36 5.5 42 8.5Q39 11.5 36 9.5'),
        shape(kraft.base, 'M1 34Q11 22 25 29L44 171L24 172Z'),
        shape(kraft.shade, 'M17 27Q22 27 25 29L44 171L35 171Z'),
        shape(kraft.light, 'M4 39Q7 36 10 37L27 158L24 160Z'),
        oval(kraft.deep, 13, 31.5, 12.2, 5.6),
        stroke(kraft.light, 2, 'M8 32Q12 28 18 31Q15 34.5 12 32.5'),
        shape(white.base, 'M44 56Q58 48 72 54Q82 56 90 50L92 148Q76 154 64 149Q56 147 50 151Z'),
        shape(sea.base, 'M49 60Q60 54 72 59Q82 61 88 57L88 143Q76 148 65 144Q58 142 54 144Z'),
        shape(
          land.base,
          'M49 60Q60 54 70 58Q74 68 66 74Q70 84 60 88Q58 96 51 96ZM88 92L88 143Q80 146 75 146Q68 136 74 126Q72 112 80 108Q82 96 88 92Z',
        ),
        stroke(paint('enamel.red').base, 2.4, 'M60 80l2 7M65 94l3 6M70 106l1 5M74 127l8 9M83 126l-8 10'),
        shape(white.shade, 'M88 50Q92 40 100 42Q108 43 107 52L101 149Q96 154 88 151Q90 100 88 50Z'),
        shape(white.light, 'M90 52Q92 48 96 49L93 148Q90 149 89 146Z'),
        oval(white.deep, 99.5, 46.5, 7.2, 4.4),
        stroke(white.light, 1.8, 'M96 47Q99 43.5 103 46'),
        shape(band.base, 'M15 108Q26 114 35 112L54 110L54 121L37 123Q26 124 17 119Z'),
        shape(band.light, 'M20 110.5Q26 113 32 112.5L33 116Q26 117 20 114Z'),
        chance(0.5)
          ? shape(paint('paper.kraft').light, 'M34 118L43 132L38 149L27 145L28 130Z') +
            oval(ink.deep, 34.5, 126, 1.8)
          : stroke(band.shade, 3, 'M36 118Q24 128 28 140Q35 132 36 118Q48 126 44 138Q37 132 36 118'),
      ].join(''),
    }
  },
}
