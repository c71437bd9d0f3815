import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const oilCan: Thing = {
  id: 'oil-can',
  name: 'an oil can',
  says: [
    'A drop for the hinge, a drop for the floor.',
    'It clicks like a cricket.',
    'It has quietened every door but one.',
  ],
  grid: [124, 108],
  widthCm: 25,
  manners: ['stand'],
  stories: ['tools'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const metal = paint(pick(['brass.copper', 'brass.brass', 'leaf.moss', 'enamel.red', 'brass.tin']))
    const iron = paint('brass.iron')
    const brass = paint('brass.brass')
    return {
      outline:
        'M2 14Q4 8 10 10L70 42L74 36L80 36L82 44Q92 46 98 52Q120 50 120 74Q118 94 106 96L108 102Q108 108 102 108H38Q32 108 33 102L44 70Q50 54 60 50L4 20Z',
      art: [
        stroke(iron.base, 6, 'M94 58Q116 54 116 74Q114 90 98 92'),
        stroke(iron.light, 2, 'M98 56Q110 56 112 66'),
        shape(brass.shade, 'M4 13L11 10L78 46L72 60Z'),
        shape(brass.base, 'M4 13L11 10L78 46L75 53Z'),
        shape(brass.light, 'M9 12L12 11L60 37L58 40Z'),
        shape(iron.base, 'M3 11Q4 7 9 9L14 12L11 17L4 15Z'),
        shape(metal.shade, 'M58 56Q60 42 78 40Q92 42 95 56Z'),
        shape(metal.base, 'M56 54Q76 48 94 54Q102 64 108 98Q110 108 102 108H39Q31 108 34 98Q42 66 56 54Z'),
        shape(metal.shade, 'M94 54Q102 64 108 98Q110 108 102 108H78Q94 100 92 76Q90 62 84 52Z'),
        shape(metal.light, 'M57 58Q46 74 42 98Q46 100 50 99Q52 74 64 57Z'),
        stroke(brass.base, 4.5, 'M55 55Q76 49 95 55'),
        stroke(metal.deep, 2.5, 'M36 97Q70 103 107 97'),
        shape(iron.base, 'M71 42Q70 33 77 33Q84 33 83 42Z'),
        shape(iron.light, 'M73 38Q73 35 77 35Q75 38 75 42Z'),
        shape(paint('paper.white').base, 'M58 72Q70 69 82 72L83 87Q70 84 57 87Z'),
        shape(paint('enamel.red').base, 'M70 74Q76 80 70 83Q64 80 70 74Z'),
        ...(chance(0.6) ? [shape(paint('glass.amber').shade, 'M5 19Q9 27 5 29Q1 28 2 24Q3 21 5 19Z')] : []),
        ...(chance(0.4) ? [shape(metal.deep, 'M88 84q6 -3 8 3q-3 5 -7 3Z')] : []),
      ].join(''),
    }
  },
}
