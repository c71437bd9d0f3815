import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const oar: Thing = {
  id: 'oar',
  name: 'an oar',
  says: [
    'There were two. It was a long way home in circles.',
    'It has seen the lake from just below.',
    'It is worn where the hands were.',
  ],
  grid: [36, 250],
  widthCm: 26,
  manners: ['lean'],
  stories: ['sea', 'sport', 'camp'],
  weight: 'middling',
  isReadable: true,
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift']))
    const tip = paint(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'enamel.mustard']))
    const white = paint('paper.white')
    const leather = paint('wood.walnut')
    return {
      outline:
        'M18 1Q32 2 34 20Q36 56 30 76Q23 88 22 100L23 244Q23 250 18 250Q13 250 13 244L14 100Q13 88 6 76Q0 56 2 20Q4 2 18 1Z',
      art: [
        shape(
          wood.base,
          'M18 1Q32 2 34 20Q36 56 30 76Q23 88 22 100L22.5 222L13.5 222L14 100Q13 88 6 76Q0 56 2 20Q4 2 18 1Z',
        ),
        shape(tip.base, 'M18 1Q32 2 34 20Q35 32 34.4 42L18 50L1.6 42Q1 32 2 20Q4 2 18 1Z'),
        shape(white.base, 'M34.4 42L18 50L1.6 42L2 49L18 57L34 49Z'),
        shape(
          wood.deep,
          'M18 2Q32 2 34 20Q36 56 30 76Q23 88 22 100L22.5 222L18.5 222L19 96Q27 80 28 60Q29 24 18 2Z',
          0.36,
        ),
        shape(white.light, 'M6 22Q7 8 15 5Q10 14 10 30Q9 56 13 76Q5 58 6 22Z', 0.6),
        stroke(wood.shade, 2, 'M18 10V92'),
        stroke(wood.light, 1.8, 'M15.5 104V150M15.5 176V220'),
        shape(leather.base, 'M12.5 152L23.5 152L24 172L12 172Z'),
        stroke(leather.light, 1.5, 'M13 157L23 154M13 163L23 160M13 169L23 166'),
        shape(leather.base, 'M13 220Q18 218 23 220L24 243Q24 250 18 250Q12 250 12 243Z'),
        shape(leather.light, 'M14.5 222L17 221.5L16.5 246Q14 246 14 242Z'),
        chance(0.6)
          ? stroke(paint('paper.kraft').light, 2.6, 'M13 112H23M13 116.5H23M13 121H23M13 125.5H23')
          : shape(wood.deep, 'M33 60L25 63L32 68Q33 64 33 60Z'),
        chance(0.5)
          ? stroke(white.base, 2, 'M14 24Q14 18 18 18Q22 18 22 24Q22 28 14 34H22')
          : stroke(white.base, 2, 'M15 20Q22 16 22 23Q22 26 18 26Q23 26 23 31Q22 36 14 33'),
      ].join(''),
    }
  },
}
