import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { dial } from './dial.ts'

export const cuckooClock: Thing = {
  id: 'cuckoo-clock',
  name: 'a cuckoo clock',
  says: [
    'The cuckoo is late and does not explain.',
    'It calls the hour, and one extra for luck.',
    'It was quiet for a year. Then it was Tuesday.',
  ],
  grid: [118, 190],
  widthCm: 30,
  manners: ['hang'],
  stories: ['home'],
  weight: 'light',
  draw(hand) {
    const { paint, pick, chance } = hand
    const wood = paint(pick(['wood.walnut', 'wood.oak', 'clay.brick', 'wood.pine']))
    const roof = paint(pick(['leaf.moss', 'wood.walnut', 'enamel.teal', 'cloth.indigo']))
    const leaf = paint('leaf.leaf')
    const bird = paint(pick(['enamel.mustard', 'paper.sky', 'enamel.red']))
    const brass = paint('brass.brass')
    const iron = paint('brass.iron')
    const out = chance(0.6)
    return {
      outline:
        'M36 190Q28 184 36 158V128H16L14 62L2 56Q0 48 6 44L52 6Q59 -2 66 6L112 44Q118 48 116 56L104 62L102 128H84V142Q92 168 82 176Q74 172 78 142L76 128H66V140Q76 156 60 160Q44 156 54 140L52 128H42V158Q50 184 42 190Z',
      art: [
        stroke(brass.shade, 2, 'M38 124V160M80 124V146'),
        stroke(iron.base, 3, 'M60 122V146'),
        shape(brass.base, 'M48 148Q52 140 60 140Q70 141 72 150Q70 160 60 160Q50 160 48 148Z'),
        shape(brass.light, 'M51 149Q53 143 60 143Q55 147 55 156Q51 154 51 149Z'),
        shape(wood.shade, 'M38 158Q46 164 44 178Q42 188 38 190Q33 188 31 178Q30 164 38 158Z'),
        shape(wood.shade, 'M80 144Q88 150 86 164Q84 174 80 176Q75 174 73 164Q72 150 80 144Z'),
        stroke(
          wood.deep,
          1.8,
          'M33 168Q38 172 43 168M32 176Q38 180 44 176M75 154Q80 158 85 154M74 162Q80 166 86 162',
        ),
        shape(wood.base, 'M16 54L59 16L102 54V126Q59 130 16 126Z'),
        shape(wood.shade, 'M102 54V126Q94 127 84 127.5V38Z'),
        shape(wood.shade, 'M16 54L59 16L102 54V66L59 28L16 66Z'),
        shape(wood.light, 'M19 66L26 60V122L19 121Z'),
        shape(
          roof.base,
          'M2 56Q0 48 6 44L52 6Q59 0 66 6L112 44Q118 48 116 56Q110 60 104 54L59 18L14 54Q8 60 2 56Z',
        ),
        shape(roof.light, 'M4 53Q2 48 8 45L53 9Q58 5 62 7L10 51Q6 54 4 53Z'),
        shape(roof.shade, 'M66 6L112 44Q118 48 116 56Q110 60 104 54L62 20.5Q72 20 66 6Z'),
        shape(wood.deep, 'M48 58V46Q50 36 59 36Q68 37 70 46V58Z'),
        ...(out
          ? [
              shape(wood.light, 'M47 58V46Q47 40 51 37L40 42Q37 46 37 62Z'),
              shape(bird.base, 'M50 57Q49 44 58 42Q67 43 68 54Q64 60 50 57Z'),
              shape(bird.shade, 'M62 43.5Q67 46 68 54Q64 59 56 58Q64 52 62 43.5Z'),
              shape(brass.light, 'M50 46L43 49L51 52Z'),
              oval(iron.deep, 55, 47, 1.5),
            ]
          : [shape(wood.light, 'M50 58V47Q51 39 58 39V58ZM60 58V39Q67 39 68 47V58Z')]),
        stroke(brass.base, 3, 'M46 59.5H72'),
        ...dial(hand, 59, 92, 24, paint('enamel.cream'), wood.deep),
        shape(
          leaf.base,
          'M16 122Q4 112 10 98Q22 104 22 118ZM102 122Q114 112 108 98Q96 104 96 118ZM28 130Q20 122 10 126Q16 138 28 130ZM90 130Q98 122 108 126Q102 138 90 130Z',
        ),
        shape(leaf.base, 'M59 14Q44 14 40 4Q52 0 59 8Q66 0 78 4Q74 14 59 14Z'),
        shape(leaf.light, 'M58 11Q48 11 43 5Q52 4 58 11Z'),
        oval(paint('enamel.red').base, 59, 11, 3.5),
      ].join(''),
    }
  },
}
