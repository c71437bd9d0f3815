import { group, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const rolledRug: Thing = {
  id: 'rolled-rug',
  name: 'a rolled rug',
  says: [
    'Nobody has unrolled it since the flood, out of tact.',
    'Heavier than it was when it went up the stairs.',
    'It knows a floor it will not talk about.',
  ],
  grid: [56, 200],
  widthCm: 36,
  manners: ['lean', 'stand'],
  stories: ['home'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const wool = paint(pick(['clay.brick', 'cloth.indigo', 'enamel.teal', 'cloth.plum', 'leaf.moss']))
    const motif = paint(pick(['cloth.oat', 'enamel.mustard', 'paper.rose']))
    const backing = paint('paper.kraft')
    const string = paint('paper.white')
    return {
      outline: 'M4 18Q6 2 28 1Q50 2 52 16L54 184Q54 198 28 199Q3 198 3 186Z',
      art: [
        shape(wool.base, 'M4 18L3 186Q3 198 28 199Q54 198 54 184L52 16Z'),
        shape(
          motif.base,
          'M4 36Q28 44 52.3 35L52.4 42Q28 51 4 43ZM3.5 158Q28 166 53.7 157L53.8 164Q28 173 3.4 165Z',
        ),
        shape(
          motif.base,
          'M28 58L40 76L28 94L15 76ZM28 108L40 126L28 144L15 126ZM4 64L9 76L4 88ZM4 114L9 126L3.6 138ZM53 64L48 76L53 88ZM53.5 114L48 126L53.5 138Z',
        ),
        shape(wool.shade, 'M28 66L34 76L28 86L21 76ZM28 116L34 126L28 136L21 126Z'),
        shape(wool.deep, 'M52 16L54 184Q54 198 28 199Q22 199 18 198.5Q42 194 42 178L40 24Z', 0.42),
        shape(wool.light, 'M7 24L14 26L14 190Q7 188 7 182Z', 0.45),
        stroke(backing.light, 2.2, 'M6 192v5M12 195v5M19 196.5v3M26 197v3M33 197v3M40 196v3.5M47 194v4'),
        shape(backing.base, 'M4 17Q6 2 28 1Q50 2 52 16Q50 29 28 29Q6 29 4 17Z'),
        shape(wool.shade, 'M9 16Q10 6 28 5Q46 6 47 15Q45 25 28 25Q10 25 9 16Z'),
        stroke(
          backing.light,
          2.6,
          'M46 22Q40 9 28 8.5Q14 9 14 16Q16 22 28 21.5Q38 21 38 16Q36 12.5 28 13Q22 13 22 16Q24 18 29 17',
        ),
        stroke(string.shade, 3.2, 'M3.6 102Q28 112 53 101'),
        stroke(
          string.base,
          2.6,
          'M3.6 100.5Q28 110.5 53 99.5M30 106Q38 98 40 105Q38 110 30 106Q20 100 19 107Q22 112 30 106M30 107L25 118M31 107L37 117',
        ),
        chance(0.6)
          ? group(
              'rotate(8 40 128)',
              shape(paint('paper.white').base, 'M34 122L39 117L45 122L45 140L34 141Z'),
              stroke(paint('enamel.red').base, 1.6, 'M37 129h5M37 134h4'),
            )
          : shape(paint('enamel.mustard').base, 'M14 168L24 170L23 181L13 179Z') +
            stroke(wool.deep, 1.2, 'M12 171h3M22 173h4M12 176h3M17 167v4M19 179v4'),
      ].join(''),
    }
  },
}
