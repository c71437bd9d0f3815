import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const handSaw: Thing = {
  id: 'hand-saw',
  name: 'a hand saw',
  says: [
    'It cuts straight for whoever does not press.',
    'It sings if bent. Please do not.',
    'It knows the cherry tree, and would rather not.',
  ],
  grid: [58, 160],
  widthCm: 20,
  manners: ['hang'],
  stories: ['tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const grip = paint(pick(['wood.oak', 'wood.walnut', 'enamel.red', 'wood.pine']))
    const steel = paint('brass.tin')
    const brass = paint('brass.brass')
    return {
      outline:
        'M29 0Q44 0 52 8Q57 14 50 20Q47 24 47 30Q48 38 52 44L53 56L47.5 62L52 68L46.6 74L51 80L45.7 86L50 92L44.8 98L49 104L43.9 110L48 116L43 122L47 128L42.1 134L46 140L41.2 146L45 152L41 159L34 160Q31 160 30 158L9 54Q2 48 6 38Q10 34 6 22Q4 8 16 3Q22 0 29 0Z',
      art: [
        shape(steel.base, 'M9 46L30 158Q31 160 34 160L41 159L53 46Z'),
        shape(steel.light, 'M9 46L30 158L33 159L19 52Z'),
        shape(
          steel.shade,
          'M46 48L53 56L47.5 62L52 68L46.6 74L51 80L45.7 86L50 92L44.8 98L49 104L43.9 110L48 116L43 122L47 128L42.1 134L46 140L41.2 146L45 152L41 159L37.5 159.6L44 90Z',
        ),
        shape(
          grip.shade,
          'M29 1Q44 1 52 9Q56 13 50 19Q46 22 46 28Q46 36 51 42Q54 54 46 56H16Q2 54 6 40Q12 34 7 24Q4 8 16 4Q22 1 29 1Z',
        ),
        shape(
          grip.base,
          'M28 1Q42 1 50 8Q53 12 48 16Q42 20 42 28Q42 36 46 44Q48 52 40 53H16Q4 52 7 41Q13 34 8 24Q5 8 16 4Q22 1 28 1Z',
        ),
        shape(grip.light, 'M12 12Q14 5 28 4Q38 4 44 9Q30 7 20 12Q16 18 16 24Q10 20 12 12Z'),
        shape(paint('wood.walnut').deep, 'M28 13Q36 14 34 24Q32 34 25 36Q19 34 20 24Q21 13 28 13Z'),
        oval(brass.base, 18, 46, 3.2),
        oval(brass.base, 36, 46, 3.2),
        oval(brass.light, 17, 45, 1.3),
        oval(brass.light, 35, 45, 1.3),
        ...(chance(0.5)
          ? [
              shape(paint('clay.brick').base, 'M30 108q5 -7 9 -2l-2 12q-6 2 -7 -10Z', 0.7),
              shape(paint('clay.brick').base, 'M26 78q4 -4 6 1q-1 6 -4 4Z', 0.7),
            ]
          : [
              shape(paint('paper.white').base, 'M22 68L36 66L37 78L24 80Z'),
              stroke(paint('enamel.red').base, 2, 'M26 73L33 72'),
            ]),
      ].join(''),
    }
  },
}
