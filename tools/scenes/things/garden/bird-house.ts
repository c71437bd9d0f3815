import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const birdHouse: Thing = {
  id: 'bird-house',
  name: 'a bird house',
  says: [
    'To let. Quiet tenants preferred.',
    'A wren looked at it in April and said she would think.',
    'The door faces east, away from the cat.',
  ],
  grid: [90, 118],
  widthCm: 28,
  manners: ['stand', 'hang'],
  stories: ['garden', 'home'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const wall = paint(pick(['enamel.cream', 'paper.sky', 'wood.pine', 'enamel.mustard', 'paper.rose']))
    const roof = paint(pick(['clay.brick', 'enamel.teal', 'wood.walnut', 'cloth.indigo']))
    const wood = paint('wood.oak')
    return {
      outline:
        'M39 0Q45 -2 51 1L51 12L58 12L88 52Q90 58 84 58L81 57L78 110L82 112V118H8Q6 110 10 108L14 110L15 58Q4 64 3 57L36 14L39 12Z',
      art: [
        stroke(paint('brass.iron').base, 2.8, 'M45 14V10Q39 8 40 4Q44 -1 50 4'),
        shape(wall.shade, 'M40 22L66 46L80 50L77 112H56Z'),
        shape(wall.base, 'M38 20L64 50L61 113H15L14 56Z'),
        shape(wall.light, 'M18 58L24 52L25 111H18.5Z'),
        stroke(wall.shade, 1.6, 'M30 46L31 70M31 96V112M47 100V112M52 40V62'),
        shape(paint('wood.walnut').deep, 'M39 63Q50 63 50 75Q50 87 39 87Q28 87 28 75Q28 63 39 63Z'),
        ...(chance(0.5)
          ? [
              shape(paint('paper.sky').shade, 'M30 82Q28 69 38 67Q48 67 48.5 81Q44 87 39 87Q33 87 30 82Z'),
              shape(paint('cloth.rust').light, 'M34 86Q32 78 40 77Q46 79 44 86Q39 88 34 86Z'),
              shape(paint('brass.brass').base, 'M35 75L29 78.5L36 79.5Z'),
              oval(paint('brass.iron').deep, 38.5, 72.5, 1.6),
            ]
          : [stroke(paint('cloth.oat').base, 1.8, 'M30 84Q36 78 47 83M33 81L28 77M42 81L48 77')]),
        stroke(wood.shade, 4.5, 'M39 95V99'),
        stroke(wood.light, 4, 'M36 94.5L38 95'),
        shape(roof.shade, 'M36 16L52 12Q57 11 60 14L88 52Q90 57 85 58L70 59Z'),
        shape(roof.base, 'M33 16Q38 11 42 16L71 55Q72 61 66 60L38 25L9 63Q3 64 3 58Z'),
        shape(roof.light, 'M36 15Q38 13 40 16L28 33L8 58Q4 60 5 56Z'),
        stroke(roof.deep, 1.6, 'M50 26L68 24M59 39L78 38M58 14L60 25M68 25L67 38M76 38L78 50M66 49L86 50'),
        shape(wood.shade, 'M56 112L80 110Q83 111 82.5 118H56Z'),
        shape(wood.base, 'M9 112Q8 111 10 111L62 112V118H8Z'),
        ...(chance(0.4) ? [shape(roof.deep, 'M22 41l7 -8l5 4l-8 8Z')] : []),
      ].join(''),
    }
  },
}
