import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const foldingChair: Thing = {
  id: 'folding-chair',
  name: 'a folding chair',
  says: [
    'It folds when it likes.',
    'Borrowed from the bowls club, in a manner of speaking.',
    'Two positions: sitting, and surprised.',
  ],
  grid: [120, 150],
  widthCm: 66,
  manners: ['stand'],
  stories: ['camp', 'garden', 'sea'],
  weight: 'middling',
  comesWhenNamed: true,
  draw({ paint, pick }) {
    const cloth = paint(pick(['cloth.rust', 'enamel.teal', 'cloth.mustard', 'cloth.indigo', 'enamel.red']))
    const pale = paint('enamel.cream')
    const wood = paint(pick(['wood.pine', 'wood.oak']))
    return {
      outline: 'M14 6L106 2L112 20L104 84L112 92L100 96L116 146H104L60 104L16 148H4L24 98L12 92L20 84Z',
      art: [
        stroke(wood.shade, 8, 'M22 92L106 146M98 92L12 146'),
        stroke(wood.base, 8, 'M20 10L26 92L112 144M102 8L96 92L8 144'),
        stroke(wood.light, 2, 'M19 12L25 88'),
        shape(cloth.base, 'M18 10Q60 22 104 8L100 74Q60 86 24 74Z'),
        shape(pale.base, 'M38 14L40 80L52 82L50 17ZM70 17L69 82L82 80L84 14Z'),
        shape(cloth.shade, 'M104 8L100 74Q90 78 84 79L92 12Z', 0.7),
        shape(cloth.base, 'M14 86Q60 78 106 86L100 100Q60 108 20 100Z'),
        shape(pale.shade, 'M40 83L42 103H54L52 82ZM70 82L68 104L80 103L82 83Z'),
        shape(cloth.light, 'M14 86Q60 78 106 86L105 90Q60 83 15 90Z'),
        stroke(wood.base, 7, 'M14 8Q60 20 108 6'),
      ].join(''),
    }
  },
}
