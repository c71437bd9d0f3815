import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const coolBox: Thing = {
  id: 'cool-box',
  name: 'a cool box',
  says: [
    'Lemonade, and one forgotten trout.',
    'It keeps cold for a day and a grudge for longer.',
    'Sit on it, but get up when asked.',
  ],
  grid: [150, 108],
  widthCm: 52,
  manners: ['stand'],
  stories: ['camp', 'sea', 'travel'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const body = paint(pick(['enamel.blue', 'enamel.red', 'enamel.teal', 'cloth.sage', 'enamel.mustard']))
    const lid = paint('enamel.cream')
    const metal = paint('brass.tin')
    return {
      outline: 'M8 40L14 22Q18 14 28 14L34 4H116L122 14Q132 14 136 22L142 40L138 104Q75 110 12 104Z',
      art: [
        stroke(metal.shade, 6, 'M30 34Q28 6 40 6H110Q122 6 120 34'),
        shape(lid.base, 'M6 40L14 22Q16 16 24 16H126Q134 16 136 22L144 40Q75 46 6 40Z'),
        shape(lid.shade, 'M126 16Q134 16 136 22L144 40Q126 42 112 42Q116 26 108 16Z'),
        shape(body.base, 'M9 40Q75 46 141 40L138 104Q75 109 12 104Z'),
        shape(body.shade, 'M141 40L138 104Q124 106 108 107Q116 76 114 43Z'),
        shape(body.light, 'M16 48L19 98L27 99L24 49Z'),
        shape(lid.base, 'M10 62Q75 68 140 62L139 74Q75 80 11 74Z'),
        shape(metal.base, 'M64 34H86V56Q75 60 64 56Z'),
        stroke(metal.deep, 3, 'M75 44v6'),
        shape(paint('paper.rose').base, 'M100 84q14 -8 22 4q-4 10 -14 8q-10 -2 -8 -12Z'),
      ].join(''),
    }
  },
}
