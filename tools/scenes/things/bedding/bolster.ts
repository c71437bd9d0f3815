import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bolster: Thing = {
  id: 'bolster',
  name: 'a bolster cushion',
  says: [
    'Too long for a pillow, too firm for a friend.',
    'It keeps out the draught and asks for nothing.',
    'It has no buckle and no secrets. Look elsewhere.',
  ],
  grid: [170, 74],
  widthCm: 62,
  manners: ['stand'],
  stories: ['home', 'camp'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const cloth = paint(pick(['cloth.plum', 'enamel.teal', 'cloth.rust', 'cloth.sage', 'enamel.blue']))
    const stripe = paint(pick(['cloth.mustard', 'cloth.oat', 'paper.rose']))
    // Ticking runs along it: bands across would be the straps of a sleeping bag.
    const striped = chance(0.65)
    const body = striped ? stripe : cloth
    return {
      outline:
        'M2 38Q4 6 28 5L140 4Q150 6 156 16Q160 26 166 34Q170 40 165 45Q160 48 156 60Q150 71 140 72L30 73Q4 72 2 38Z',
      art: [
        shape(stripe.shade, 'M150 30Q160 28 166 34Q170 40 165 45Q158 48 150 46Z'),
        shape(body.base, 'M26 5L140 4Q156 8 158 38Q156 68 140 72L30 73Z'),
        striped
          ? shape(
              cloth.base,
              'M44 12Q100 8 151 13L152 16Q100 12 46 16ZM49 21Q104 17 155 21L156 24Q104 21 50 24ZM51 30Q104 27 157 29L158 33Q104 31 52 34ZM52 40Q104 38 158 38L158 42Q104 42 52 44ZM51 50Q104 49 157 47L156 51Q104 53 50 54ZM49 60Q104 60 154 56L153 60Q104 64 47 64Z',
            )
          : shape(
              stripe.base,
              'M72 22Q78 14 84 22Q92 24 88 32Q90 40 82 40Q76 46 72 39Q64 38 67 31Q64 24 72 22ZM112 36Q118 28 124 36Q132 38 128 46Q130 54 122 54Q116 60 112 53Q104 52 107 45Q104 38 112 36ZM60 50Q66 46 68 53Q70 60 63 61Q57 60 60 50ZM108 10Q114 8 116 14Q115 20 109 19Q105 15 108 10Z',
            ),
        shape(
          body.deep,
          'M158 38Q156 68 140 72L30 73Q24 73 20 71Q40 62 132 60Q148 54 150 14Q157 24 158 38Z',
          0.45,
        ),
        shape(body.light, 'M36 10L128 8Q140 8 144 12Q100 13 58 18Q46 20 44 26Q42 16 36 10Z', 0.6),
        shape(body.base, 'M28 5Q52 10 52 39Q52 70 30 73Q4 72 2 38Q4 6 28 5Z'),
        shape(body.shade, 'M52 39Q52 70 30 73Q14 72 7 60Q30 66 40 46Q46 26 38 8Q52 16 52 39Z'),
        stroke(
          body.deep,
          1.5,
          'M27 33Q22 22 24 12M30 33Q36 24 40 16M31 38Q40 40 47 38M30 42Q36 52 38 62M25 43Q22 54 23 66M23 40Q14 46 9 52M23 36Q14 30 10 22',
        ),
        stroke(body.light, 1.5, 'M19 34Q12 32 6 36M24 31Q18 22 18 14'),
        shape(cloth.base, 'M20 38Q20 31 27 31Q34 31 34 38Q34 45 27 45Q20 45 20 38Z'),
        shape(cloth.light, 'M22 37Q22 33 27 33Q30 33 30 35Q25 36 24 40Q22 39 22 37Z'),
        stroke(cloth.shade, 3, 'M28 45Q30 56 26 62M27 45Q24 54 22 61M29 45Q33 54 31 62'),
        chance(0.5) ? stroke(stripe.light, 1.8, 'M130 40l8 7M137 39l-6 9M133 38l1 11') : '',
      ].join(''),
    }
  },
}
