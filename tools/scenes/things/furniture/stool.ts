import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const stool: Thing = {
  id: 'stool',
  name: 'a stool',
  says: [
    'Three legs, so it never wobbles. People do.',
    'Painted by whoever was standing on it.',
    'Sat on by experts.',
  ],
  grid: [92, 104],
  widthCm: 38,
  manners: ['stand'],
  stories: ['home', 'kitchen', 'tools', 'music'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'enamel.red', 'enamel.teal', 'enamel.mustard']))
    const legs = paint(pick(['wood.oak', 'wood.walnut', 'wood.pine']))
    const drip = paint(pick(['paper.sky', 'paper.white', 'enamel.blue']))
    return {
      outline:
        'M4 16Q6 2 46 2Q86 2 88 16Q88 26 80 30L91 100Q90 104 84 104Q80 104 79 100L75 76L50 78V96Q46 100 42 96V78L17 76L12 101Q10 104 6 104Q1 104 1 100L12 30Q4 26 4 16Z',
      art: [
        shape(legs.shade, 'M42 26H51L50 96Q46 99 43 96Z'),
        stroke(legs.shade, 4, 'M16 66L46 70L76 66'),
        shape(legs.base, 'M14 24H25L11 101Q10 104 6 104Q1 104 1.5 100Z'),
        shape(legs.light, 'M15 24H18L5 104Q1 103 1.5 100Z'),
        shape(legs.base, 'M68 24H78L91 100Q91 104 86.5 104Q82 104 81 100Z'),
        shape(legs.shade, 'M74 24H78L91 100Q91 104 86.5 104Z'),
        stroke(legs.base, 4.5, 'M10 78Q46 82 83 78'),
        stroke(legs.light, 1.6, 'M12 76.5Q30 79 46 79'),
        shape(wood.shade, 'M4 16Q4 28 20 30Q46 34 72 30Q88 28 88 16Z'),
        oval(wood.base, 46, 15.5, 42, 12.5),
        shape(wood.light, 'M8 15Q12 6 40 5Q58 5 66 7Q36 8 22 14Q14 20 10 20Q8 18 8 15Z'),
        stroke(wood.shade, 1.6, 'M30 8Q44 12 60 24M54 5Q66 10 74 20'),
        ...(chance(0.6)
          ? [
              shape(
                drip.base,
                'M58 18Q62 13 70 15Q80 16 82 22V32Q80 37 78 31V27Q74 26 73 30Q71 33 70 28Q60 24 58 18Z',
              ),
            ]
          : []),
        ...(chance(0.4) ? [shape(wood.deep, 'M18 17Q26 14 32 17Q26 20 18 17Z', 0.6)] : []),
      ].join(''),
    }
  },
}
