import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const concertina: Thing = {
  id: 'concertina',
  name: 'a concertina',
  says: [
    'It sighs in B flat.',
    'It has been played on a deck and asked to stop.',
    'Small, but it carries, over water and over tea.',
  ],
  grid: [152, 100],
  widthCm: 36,
  manners: ['stand'],
  stories: ['music', 'sea', 'travel'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.walnut', 'enamel.red', 'enamel.teal', 'leaf.moss']))
    const bellows = paint(pick(['clay.brick', 'cloth.indigo', 'leaf.moss', 'cloth.plum', 'cloth.mustard']))
    const paper = paint(pick(['cloth.oat', 'paper.rose', 'paper.sky']))
    const bone = paint('clay.bone')
    return {
      outline:
        'M3 62Q0 52 8 46L22 30Q28 24 34 28Q46 6 76 4Q108 4 118 28Q124 24 130 30L145 46Q152 52 149 62L146 92Q144 100 134 99L112 97L104 84Q92 58 76 58Q60 58 48 84L40 97L18 99Q8 100 6 92Z',
      art: [
        shape(bellows.base, 'M32 30Q44 5 76 4Q108 4 120 30L104 84Q92 58 76 58Q60 58 48 84Z'),
        shape(
          bellows.shade,
          'M36 24L44 15L58 72L52 78ZM56 8L66 5L71 59L66 61ZM78 4L88 5L84 60L79 58ZM98 10L107 15L95 72L91 66Z',
        ),
        stroke(bellows.light, 2, 'M45 15L58 68M67 5L71 57M89 6L84 58M108 16L96 68'),
        stroke(paper.base, 4, 'M41 28L48 24M61 18L68 16M82 16L89 17M102 22L109 26'),
        shape(bellows.deep, 'M48 84Q60 58 76 58Q92 58 104 84Q90 66 76 66Q62 66 48 84Z'),
        shape(wood.base, 'M3 62Q0 52 8 46L22 30Q28 25 34 29L52 78Q52 84 46 88L40 97L18 99Q8 100 6 92Z'),
        shape(wood.shade, 'M34 29L52 78Q52 84 46 88L40 97L32 98L44 80L28 27Q31 26 34 29Z'),
        shape(wood.light, 'M6 62Q3 54 10 49L24 33Q27 30 28 33L12 54Q9 58 10 66Z'),
        shape(
          wood.base,
          'M149 62Q152 52 144 46L130 30Q124 25 118 29L100 78Q100 84 106 88L112 97L134 99Q144 100 146 92Z',
        ),
        shape(wood.shade, 'M149 62Q152 52 144 46L134 35L126 62L136 99Q144 100 146 92Z'),
        shape(wood.light, 'M118 31Q121 28 124 30L108 78L104 80Q101 80 103 75Z'),
        stroke(bone.base, 5, 'M16 64h0M24 56h0M31 60h0M20 76h0M29 71h0M26 85h0M35 76h0'),
        stroke(bone.base, 5, 'M116 72h0M122 60h0M130 56h0M123 80h0M130 70h0M138 64h0M134 84h0'),
        chance(0.5)
          ? shape(paint('cloth.oat').base, 'M68 30L82 28L84 44L70 45Z') +
            stroke(bellows.deep, 1.5, 'M71 33L79 32M72 42L81 41')
          : stroke(paint('brass.brass').base, 2.5, 'M8 88Q24 94 40 92M112 92Q128 94 144 88'),
      ].join(''),
    }
  },
}
