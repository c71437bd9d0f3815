import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const violinCase: Thing = {
  id: 'violin-case',
  name: 'a violin case',
  says: [
    'There is no violin in it. There are letters.',
    'The lining is worn where the hand goes.',
    'It was carried through a customs house, slowly.',
  ],
  grid: [184, 84],
  widthCm: 78,
  manners: ['stand'],
  stories: ['music', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle }) {
    const skin = paint(
      pick(['wood.walnut', 'clay.slate', 'clay.brick', 'leaf.moss', 'cloth.indigo', 'wood.oak']),
    )
    const brass = paint('brass.brass')
    const [one, two] = shuffle(['enamel.red', 'paper.sky', 'cloth.mustard', 'paper.rose'] as const).map(
      (dye) => paint(dye),
    )
    const paper = paint('paper.white')
    return {
      outline:
        'M32 10Q52 8 64 20Q74 28 82 23L83 6Q84 1 90 1L112 2Q118 3 118 9L119 26Q124 34 138 36L172 41Q183 43 183 54L183 74Q183 83 172 84L20 84Q2 82 1 50Q2 14 32 10Z',
      art: [
        stroke(skin.deep, 6, 'M87 24L87 8Q88 4 92 4L109 5Q114 5 114 10L115 28'),
        shape(
          skin.base,
          'M32 10Q52 8 64 20Q74 28 84 22Q98 14 112 21Q124 34 138 36L172 41Q183 43 183 54L183 74Q183 83 172 84L20 84Q2 82 1 50Q2 14 32 10Z',
        ),
        shape(skin.shade, 'M2 58Q90 65 183 62L183 74Q183 83 172 84L20 84Q4 82 2 58Z'),
        shape(
          skin.light,
          'M33 14Q50 13 60 23Q72 33 86 27Q98 21 108 25Q118 36 134 40L150 42L148 46Q120 44 108 34Q96 28 82 35Q66 38 52 26Q28 20 12 48Q8 48 8 42Q14 17 33 14Z',
        ),
        stroke(skin.deep, 2.5, 'M2 58Q90 64 183 60'),
        stroke(brass.base, 2, 'M2 55Q90 61 183 57'),
        shape(brass.base, 'M50 50Q56 47 62 50L62 66Q56 70 50 66Z'),
        shape(brass.base, 'M142 49Q147 46 153 49L153 65Q147 69 142 66Z'),
        shape(brass.shade, 'M50 59L62 59L62 66Q56 70 50 66ZM142 58L153 58L153 65Q147 69 142 66Z'),
        oval(brass.shade, 102, 60, 5, 5.5),
        oval(brass.deep, 102, 60.5, 1.6, 2.4),
        shape(brass.base, 'M183 72Q183 83 170 84L160 84Q172 80 176 64L183 63Z'),
        shape(brass.light, 'M5 34Q10 24 18 20L22 26Q14 32 10 42Z'),
        shape((one ?? paper).base, 'M20 38L44 32L47 46L24 52Z'),
        shape((one ?? paper).shade, 'M23 48L32 39L36 43L41 38L46 43L47 46L24 52Z'),
        ...(chance(0.65)
          ? [
              shape((two ?? paper).base, 'M114 44Q121 38 130 42Q135 49 129 54Q119 57 114 52Q112 48 114 44Z'),
              stroke((two ?? paper).deep, 2, 'M118 48Q123 44 129 47M120 52L127 51.5'),
            ]
          : [stroke(paint('paper.kraft').light, 6, 'M80 66L98 80M98 67L82 79')]),
        chance(0.5)
          ? shape(paper.base, 'M84 28L75 36L77 53L91 54L92 37Z') +
            stroke(skin.deep, 1.6, 'M86 22Q88 30 84 36M79 43L87 44M80 48.5L87 49')
          : '',
      ].join(''),
    }
  },
}
