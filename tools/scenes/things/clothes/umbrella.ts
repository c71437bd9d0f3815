import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const umbrella: Thing = {
  id: 'umbrella',
  name: 'an umbrella',
  says: [
    'It has been left in eleven cafés and come home from ten.',
    'It opens on the second try, after some thought.',
    'Never once brought on a day that it rained.',
  ],
  grid: [48, 190],
  widthCm: 23,
  manners: ['lean', 'hang'],
  stories: ['clothes', 'home', 'travel'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const silk = paint(
      pick(['enamel.red', 'cloth.indigo', 'enamel.teal', 'cloth.plum', 'enamel.mustard', 'leaf.moss']),
    )
    const crook = paint(pick(['wood.oak', 'wood.pine', 'wood.walnut']))
    const brass = paint('brass.brass')
    const spotted = chance(0.5)
    return {
      outline:
        'M10 34Q5 32 6 22Q8 2 23 1Q38 1 37 20L37 62L40 64Q48 90 45 116Q42 150 34 172L33 189L30 189L29 172Q18 150 16 116Q14 90 25 64L29 60L29 22Q29 10 22 10Q15 10 14 24Q14 34 10 34Z',
      art: [
        stroke(crook.shade, 6, 'M33 72V22Q33 5 22 5Q11 5 10.5 28'),
        stroke(crook.base, 5, 'M32 72V21Q32 4.5 22 4.5Q10.5 5 10 28'),
        stroke(crook.light, 1.8, 'M31 54V21Q30 9 22 8.5M20 4Q11 6 9.5 22'),
        stroke(brass.base, 6.5, 'M32.5 50V56'),
        stroke(brass.light, 2, 'M31 50V56'),
        stroke(brass.shade, 4, 'M31.5 168V187'),
        shape(silk.base, 'M25 64Q33 58 40 64Q48 90 45 116Q42 150 34 175L29 175Q18 150 16 116Q14 90 25 64Z'),
        shape(silk.shade, 'M36 62Q40 62 41 66Q48 90 45 116Q42 150 34 175L31 175Q38 140 38 112Q39 84 36 62Z'),
        shape(silk.light, 'M25 66Q28 63 31 63Q22 90 22 114Q23 136 28 160Q18 138 17.5 114Q17 88 25 66Z'),
        shape(silk.deep, 'M31 68Q27 92 28 116Q29 150 31 172Q24 140 24.5 114Q25 88 31 68Z', 0.6),
        spotted
          ? oval(silk.light, 34, 84, 2.4, 3) +
            oval(silk.light, 33, 112, 2.4, 3) +
            oval(silk.light, 41, 98, 1.8, 3) +
            oval(silk.light, 32, 142, 2, 3) +
            oval(silk.light, 39, 128, 1.8, 3) +
            oval(silk.light, 21, 100, 1.6, 3)
          : '',
        shape(silk.deep, 'M15.5 104Q30 112 46 103L46 109Q30 118 15.8 110Z'),
        oval(brass.light, 34, 110.5, 2.6),
        shape(silk.base, 'M22 66L19 74Q24 71 27 76Q30 70 34 75Q37 70 43 74L40 64Q33 58 25 63Z'),
        shape(silk.light, 'M22 66L19 74Q24 71 26 75L30 61Q26 62 25 63Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M36 52Q42 60 40 68') +
            shape(paint('paper.white').base, 'M36 70L40 66L45 69L46 84L37 85Z') +
            stroke(paint('enamel.red').base, 1.5, 'M39 74l4 -0.5M39.5 78l4 -0.5')
          : '',
      ].join(''),
    }
  },
}
