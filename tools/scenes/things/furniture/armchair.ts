import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const armchair: Thing = {
  id: 'armchair',
  name: 'an armchair',
  says: [
    'It has forgotten more naps than you will take.',
    'Two coins and a thimble down the side, at least.',
    "The cat is out. It is still the cat's.",
  ],
  grid: [150, 150],
  widthCm: 86,
  manners: ['stand'],
  stories: ['home', 'books'],
  weight: 'heavy',
  draw({ paint, pick, chance }) {
    const cover = paint(
      pick(['cloth.rust', 'cloth.mustard', 'cloth.sage', 'cloth.plum', 'enamel.teal', 'cloth.indigo']),
    )
    const patch = paint(pick(['cloth.oat', 'paper.rose', 'paper.sky', 'cloth.mustard']))
    const lace = paint('paper.white')
    const wood = paint('wood.walnut')
    return {
      outline:
        'M26 62Q18 28 30 12Q36 2 52 4Q75 -2 98 4Q114 2 120 12Q132 28 124 62Q146 60 148 78Q148 90 140 94L138 134L134 150H125L120 136H30L26 150H17L13 134L11 94Q1 90 2 76Q5 60 26 62Z',
      art: [
        shape(wood.base, 'M15 130H31L27 148Q22 151 18 148Z'),
        shape(wood.shade, 'M119 130H136L132 148Q128 151 124 148Z'),
        shape(cover.base, 'M28 96Q18 30 29 14Q36 3 52 5Q75 -1 98 5Q114 3 121 14Q132 30 122 96Z'),
        shape(cover.shade, 'M98 5Q114 3 121 14Q132 30 122 96H100Q112 40 98 5Z'),
        shape(cover.light, 'M30 50Q26 24 34 14Q40 7 50 8Q40 22 40 56Q32 58 30 50Z'),
        shape(cover.shade, 'M42 90Q38 52 46 26Q49 19 58 20Q75 16 92 20Q101 20 104 28Q112 54 107 90Z'),
        shape(cover.base, 'M44 90Q40 54 48 28Q51 22 58 22.5Q75 19 90 22.5Q96 50 94 90Z'),
        stroke(cover.deep, 3.6, 'M60 40v0M75 46v0M90 40v0M67 60v0M83 60v0'),
        stroke(cover.shade, 1.4, 'M60 40L67 60L75 46L83 60L90 40'),
        ...(chance(0.5)
          ? [
              shape(
                lace.base,
                'M50 3Q75 -2 100 3L101 22Q97 27 93 22Q89 29 84 23Q80 30 75 24Q70 30 66 23Q61 29 57 22Q53 27 50 22Z',
              ),
              stroke(lace.shade, 1.6, 'M52 14Q75 10 99 14'),
            ]
          : []),
        shape(cover.shade, 'M24 108H126V139Q75 142 24 139Z'),
        shape(cover.base, 'M24 108H112L108 139Q66 142 24 139Z'),
        shape(cover.shade, 'M26 92Q28 84 40 84H112Q124 86 124 94V106Q124 113 116 113H34Q26 112 26 105Z'),
        shape(cover.base, 'M26 91Q28 83 40 83H110Q120 84 120 91Q118 104 100 106Q50 109 27 104Z'),
        shape(cover.light, 'M34 88Q38 85 50 85H92Q70 88 52 94Q38 98 34 94Z'),
        shape(cover.base, 'M8 92Q-2 80 5 70Q14 60 26 66Q36 70 36 82L34 138Q24 141 13 138Z'),
        shape(cover.shade, 'M28 84Q36 78 36 86L34 138Q30 140 24 140Q30 112 28 84Z'),
        shape(
          cover.light,
          'M7 84Q4 74 12 69Q20 65 26 69Q16 71 14 80Q14 104 18 136Q14 138 13 136L11 92Q8 90 7 84Z',
        ),
        shape(cover.base, 'M142 92Q152 80 145 70Q136 60 124 66Q114 70 114 82L117 138Q126 141 137 138Z'),
        shape(cover.shade, 'M142 92Q152 80 145 70Q141 66 136 64Q142 74 134 84Q130 110 128 140L137 138Z'),
        shape(cover.light, 'M117 80Q118 70 128 67Q122 74 121 84Q120 98 121 116Q116 98 117 80Z'),
        ...(chance(0.7)
          ? [
              shape(patch.base, 'M14 104L29 102L31 118L16 120Z'),
              stroke(
                patch.deep,
                1.5,
                'M13 108h4M14 114h4M29 106h4M29 112h4M19 102v4M25 101v4M20 121v-4M27 120v-4',
              ),
            ]
          : []),
        ...(chance(0.4)
          ? [stroke(lace.shade, 1.8, 'M124 120Q130 118 129 124Q124 128 127 132Q131 134 132 129')]
          : []),
      ].join(''),
    }
  },
}
