import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bowlerHat: Thing = {
  id: 'bowler-hat',
  name: 'a bowler hat',
  says: [
    'It nods to ladies of its own accord.',
    'Worn to the bank for forty years, then to the garden.',
    'There is a name inside, and it is not his.',
  ],
  grid: [140, 84],
  widthCm: 33,
  manners: ['stand'],
  stories: ['clothes', 'home', 'travel'],
  weight: 'light',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const felt = paint(pick(['brass.iron', 'wood.walnut', 'cloth.indigo', 'leaf.moss']))
    const band = paint(pick(['cloth.plum', 'enamel.red', 'cloth.mustard']))
    return {
      outline: 'M4 62Q2 52 28 56Q26 6 70 4Q114 6 112 56Q138 52 136 62Q120 84 70 84Q20 84 4 62Z',
      art: [
        oval(felt.deep, 70, 68, 66, 15),
        shape(felt.base, 'M4 62Q4 52 28 57Q70 66 112 57Q136 52 136 62Q120 80 70 80Q20 80 4 62Z'),
        shape(felt.shade, 'M112 57Q136 52 136 62Q122 80 82 80Q112 72 112 57Z'),
        shape(felt.base, 'M28 58Q26 6 70 4Q114 6 112 58Q70 72 28 58Z'),
        shape(felt.shade, 'M84 6Q114 12 112 58Q98 64 86 65Q100 32 84 6Z'),
        shape(felt.light, 'M36 40Q38 16 60 9Q46 22 46 48Q38 48 36 40Z'),
        shape(band.base, 'M28 48Q70 62 112 48L112 60Q70 73 28 60Z'),
        shape(band.shade, 'M98 53Q108 51 112 48L112 60Q106 63 98 65Z'),
        shape(paint('paper.sky').base, 'M34 54Q22 34 34 22Q42 36 40 55Z'),
        stroke(paint('paper.sky').shade, 1.8, 'M37 54Q32 40 34 28'),
      ].join(''),
    }
  },
}
