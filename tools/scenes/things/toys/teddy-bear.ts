import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const teddyBear: Thing = {
  id: 'teddy-bear',
  name: 'a teddy bear',
  says: [
    'He has been through the wash and come out wiser.',
    'One eye is a coat button. He sees more with it.',
    'He keeps a secret better than anyone in the house.',
  ],
  grid: [104, 122],
  widthCm: 32,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const fur = paint(pick(['wood.pine', 'wood.oak', 'cloth.mustard', 'wood.drift', 'paper.rose']))
    const pale = paint('cloth.oat')
    const scarf = paint(pick(['enamel.red', 'enamel.teal', 'cloth.indigo', 'cloth.plum']))
    const patch = paint(pick(['enamel.blue', 'cloth.sage', 'cloth.rust']))
    return {
      outline:
        'M26 26Q14 20 16 10Q22 -2 36 7Q52 0 68 7Q82 -2 88 10Q90 20 78 26Q84 44 74 54Q92 62 98 80Q98 92 88 90Q100 94 102 106Q100 122 84 121Q68 124 52 119Q36 124 20 121Q4 122 2 106Q4 94 16 90Q6 92 6 80Q12 62 30 54Q20 44 26 26Z',
      art: [
        shape(fur.base, 'M26 24Q12 18 17 8Q24 -1 36 9ZM78 24Q92 18 87 8Q80 -1 68 9Z'),
        shape(fur.shade, 'M78 24Q92 18 87 8Q84 4 79 5Q86 14 74 20Z'),
        shape(pale.shade, 'M28 18Q20 14 23 10Q28 6 33 12ZM76 18Q84 14 81 10Q76 6 71 12Z'),
        shape(fur.base, 'M30 58Q52 50 74 58Q86 76 82 98Q78 116 52 117Q26 116 22 98Q18 76 30 58Z'),
        shape(fur.shade, 'M74 58Q86 76 82 98Q78 116 52 117Q66 108 70 90Q72 72 64 56Z'),
        shape(pale.base, 'M36 74Q52 62 66 74Q74 92 66 104Q52 114 38 104Q30 90 36 74Z'),
        shape(fur.base, 'M28 60Q10 66 5 82Q6 92 15 91Q26 86 33 74Z'),
        shape(fur.light, 'M26 63Q13 68 8 81Q8 84 10 84Q16 72 28 66Z'),
        shape(fur.base, 'M76 60Q94 66 99 82Q98 92 89 91Q78 86 71 74Z'),
        shape(fur.shade, 'M84 64Q95 70 99 82Q98 92 89 91Q84 89 80 85Q92 82 84 64Z'),
        shape(
          fur.base,
          'M2 106Q4 92 20 92Q36 94 38 108Q36 122 20 122Q4 121 2 106ZM66 108Q68 94 84 92Q100 92 102 106Q100 121 84 122Q68 122 66 108Z',
        ),
        shape(
          fur.shade,
          'M102 106Q100 121 84 122Q74 122 69 116Q90 120 94 95Q101 98 102 106ZM38 108Q36 122 20 122Q14 122 10 120Q30 118 31 96Q37 100 38 108Z',
        ),
        shape(
          pale.base,
          'M9 107Q10 98 20 98Q30 99 31 108Q30 117 20 117Q10 116 9 107ZM73 108Q74 99 84 98Q94 98 95 107Q94 116 84 117Q74 117 73 108Z',
        ),
        shape(fur.base, 'M24 30Q24 6 52 5Q80 6 80 30Q80 56 52 58Q24 56 24 30Z'),
        shape(fur.shade, 'M80 30Q80 56 52 58Q44 58 38 55Q70 50 70 26Q70 16 66 8Q80 14 80 30Z'),
        shape(fur.light, 'M29 30Q29 14 44 10Q34 20 35 36Q30 38 29 30Z'),
        shape(pale.base, 'M38 42Q38 32 52 31Q66 32 66 42Q64 53 52 53Q40 53 38 42Z'),
        shape(fur.deep, 'M45 36Q52 32 59 36Q58 42 52 43Q46 42 45 36Z'),
        stroke(fur.deep, 2, 'M52 42V46Q48 50 44 47M52 46Q56 50 60 47'),
        stroke(fur.deep, 5.4, 'M40 28v0'),
        ...(chance(0.4)
          ? [stroke(fur.deep, 2.2, 'M61 25L67 31M67 25L61 31')]
          : [stroke(fur.deep, 5.4, 'M64 28v0')]),
        shape(
          scarf.base,
          'M28 53Q52 62 76 53Q79 58 76 63Q66 66 60 66L66 86L54 88L50 67Q36 66 28 62Q26 57 28 53Z',
        ),
        shape(scarf.shade, 'M66 57Q72 55 76 53Q79 58 76 63Q66 66 60 66L66 86L60 87L55 65Q64 63 66 57Z'),
        ...(chance(0.6)
          ? [
              shape(patch.base, 'M26 92L38 90L40 103L29 106Z'),
              stroke(patch.deep, 1.4, 'M24 97h4M30 89v4M36 89v3M38 95l4 -1M39 101l4 -1M33 107v-4'),
            ]
          : [stroke(fur.deep, 1.5, 'M52 70V108M50 78h4M50 88h4M50 98h4')]),
      ].join(''),
    }
  },
}
