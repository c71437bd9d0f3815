import { asUsual } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const radio: Thing = {
  id: 'radio',
  name: 'a radio',
  says: [
    'It gets one station well, and it is the shipping forecast.',
    'Warm it up and it remembers a waltz.',
    'Somebody has marked Lisbon on the dial in pencil.',
  ],
  grid: [156, 112],
  widthCm: 42,
  manners: ['stand'],
  stories: ['music', 'kitchen', 'home'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(
        pick(['wood.walnut', 'wood.oak', 'enamel.teal', 'enamel.red', 'enamel.cream', 'leaf.olive']),
        ['enamel.blue', 'cloth.plum', 'enamel.mustard', 'clay.slate', 'paper.rose'],
      ),
    )
    const cloth = paint(pick(['cloth.oat', 'cloth.mustard', 'paper.kraft']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    const playing = chance(0.4)
    return {
      outline:
        'M22 112L20 105Q5 104 4 92L5 34Q6 20 22 19L44 17Q46 2 58 1L100 1Q112 2 113 16L136 17Q150 18 151 32L153 92Q152 104 138 105L136 112Z',
      art: [
        stroke(body.deep, 5, 'M48 20Q46 4 58 4L100 3.5Q112 4 109 20'),
        shape(iron.base, 'M20 103L40 103L37 112L23 112Z'),
        shape(iron.base, 'M118 103L138 103L135 112L121 112Z'),
        shape(
          body.base,
          'M22 19Q78 14 136 17Q150 18 151 32L153 91Q152 105 138 105Q78 108 20 105Q5 104 4 92L5 34Q6 20 22 19Z',
        ),
        shape(
          body.shade,
          'M128 17L136 17Q150 18 151 32L153 91Q152 105 138 105Q78 108 20 105Q8 104 5 97Q80 102 134 96Q143 94 142 84Z',
        ),
        shape(
          body.light,
          'M22 19Q60 16 96 16L92 21Q52 21 24 25Q12 27 11 40L10 80Q5 80 5 60L5 34Q6 20 22 19Z',
        ),
        shape(body.deep, 'M20 31Q48 27 78 28L79 93Q48 96 19 94Q16 62 20 31Z'),
        shape(cloth.base, 'M23 34Q48 30 75 31L76 90Q48 93 22 91Q20 62 23 34Z'),
        shape(cloth.light, 'M23 34Q40 31 52 31L28 70L22 76Q20 54 23 34Z'),
        stroke(
          cloth.shade,
          3,
          form.rather('M22 45Q50 42 76 43M21 56Q50 54 76 55M21 67Q50 66 77 67M22 78Q50 78 77 78', [
            'M31 34V91M40 33V92M49 33V92M58 33V91M67 32V91',
            'M24 82L68 34M24 66L54 34M34 90L75 46M50 91L76 62',
            'M49 62m-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M49 62m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
            'M32 42h.1M44 42h.1M56 42h.1M68 42h.1M32 56h.1M44 56h.1M56 56h.1M68 56h.1M32 70h.1M44 70h.1M56 70h.1M68 70h.1M32 83h.1M44 83h.1M56 83h.1M68 83h.1',
          ]),
        ),
        shape(body.deep, 'M87 30Q112 28 139 30Q141 44 140 58Q112 60 87 58Q85 44 87 30Z'),
        shape(
          playing ? LAMP : paint('paper.white').base,
          'M90 34Q112 32 136 34Q138 44 137 54Q112 56 90 54Q88 44 90 34Z',
        ),
        stroke(iron.base, 1.6, 'M95 39v4M102 39v6M109 38.5v4M116 38.5v6M123 39v4M130 39v6M94 50H132'),
        stroke(paint('enamel.red').base, 2.5, chance(0.5) ? 'M105 36L106 53' : 'M122 36L121 53'),
        oval(body.deep, 101, 80, 11.5, 12),
        oval(brass.base, 100, 78.5, 10, 10),
        shape(brass.light, 'M92 78Q92 70 100 70Q96 74 95 82Q92 82 92 78Z'),
        oval(body.deep, 128, 81, 9, 9.5),
        oval(brass.base, 127, 79.5, 7.5, 7.5),
        stroke(brass.deep, 2, 'M100 78L104 71M127 79L123 74'),
        chance(0.5)
          ? shape(paint('paper.sky').base, 'M56 70L72 66L76 80L60 85Z') +
            stroke(paint('clay.slate').deep, 1.6, 'M61 74L69 72M63 79L70 77')
          : stroke(cloth.deep, 2, 'M36 60L44 68L40 74L50 84'),
      ].join(''),
    }
  },
}
