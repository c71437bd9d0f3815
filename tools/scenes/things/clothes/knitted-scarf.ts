import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const knittedScarf: Thing = {
  id: 'knitted-scarf',
  name: 'a knitted scarf',
  says: [
    'Begun in autumn, finished by someone else.',
    'It is two metres long because nobody said stop.',
    'One mistake in every metre, on purpose.',
  ],
  grid: [76, 163],
  widthCm: 30,
  manners: ['hang'],
  stories: ['clothes', 'home', 'sport'],
  weight: 'light',
  draw({ paint, pick }) {
    const wool = paint(pick(['enamel.red', 'enamel.teal', 'cloth.mustard', 'cloth.plum', 'enamel.blue']))
    const stripe = paint(pick(['enamel.cream', 'paper.sky', 'paper.rose', 'cloth.oat']))
    const fringe = (x: number, y: number) =>
      `M${x} ${y}q-2 8 -1 14M${x + 6} ${y + 0.5}q-1 8 0 15M${x + 12} ${y + 1}q0 8 0 14M${x + 18} ${y + 0.5}q1 8 0 15M${x + 24} ${y}q2 8 1 13`
    return {
      outline:
        'M38 0Q50 0 54 10Q66 26 68 60L74 120L75 138L46 141L40 100L36 70L32 146L31 160L2 159L4 140L9 60Q11 26 24 10Q28 0 38 0Z',
      art: [
        shape(wool.shade, 'M38 2Q52 0 56 14Q66 30 68 60L74 122L44 125L36 60Q34 24 38 2Z'),
        shape(stripe.shade, 'M40 84L70.3 81L71.5 92L41.5 95Z'),
        shape(stripe.shade, 'M43 106L72.5 103L73.5 112L44 115Z'),
        shape(wool.deep, 'M38 34Q44 60 50 124L44 125L36 66Z', 0.6),
        stroke(wool.shade, 3.2, fringe(47, 126)),
        shape(wool.base, 'M38 2Q24 -1 21 14Q11 30 9 60L4 146L33 148L38 66Q41 40 54 14Q50 0 38 2Z'),
        shape(wool.shade, 'M38 66Q41 40 54 14Q54 8 50 5Q40 16 33 40Q29 60 27 100L25 147L33 148Z'),
        shape(stripe.base, 'M7.2 96L35.5 98L34.5 110L6.4 108Z'),
        shape(stripe.shade, 'M28 97.5L35.5 98L34.5 110L27.5 109.5Z'),
        shape(stripe.base, 'M5.7 120L34.5 122L33.8 132L5 130Z'),
        shape(stripe.shade, 'M27 121.5L34.5 122L33.8 132L26.5 131.5Z'),
        shape(wool.light, 'M34 4Q25 4 24 16Q14 32 13 60L11 94L8 94L10 58Q12 30 22 13Q26 2 34 4Z'),
        stroke(
          wool.deep,
          1.2,
          'M15 54v6M15 70v6M15 84v6M22 46v6M21 62v6M20 78v6M28 54v6M27 70v6M27 84v6M30 28v6M24 32v6M14 114v5M22 113v5M13 137v5M21 138v5',
        ),
        shape(wool.light, 'M38 2Q47 0 52 8Q44 12 38 20Q30 14 27 8Q31 1 38 2Z', 0.55),
        stroke(wool.base, 3.2, fringe(6.5, 147)),
        stroke(stripe.light, 1.8, 'M12 148q-1 6 0 12M24 149q0 6 0 11'),
      ].join(''),
    }
  },
}
