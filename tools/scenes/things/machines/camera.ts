import { asUsual } from '#scenes/kit/hand.ts'
import { LAMP } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const camera: Thing = {
  id: 'camera',
  name: 'a box camera',
  says: [
    'There are three pictures left on the roll.',
    'It makes everyone blink, and then is charmed.',
    'It saw the whole wedding upside down.',
  ],
  grid: [136, 112],
  widthCm: 23,
  manners: ['stand'],
  stories: ['travel', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const skin = paint(
      form.rather(pick(['brass.iron', 'wood.walnut', 'clay.brick', 'leaf.moss', 'enamel.blue']), [
        'enamel.red',
        'enamel.cream',
        'cloth.plum',
        'wood.pine',
        'clay.slate',
      ]),
    )
    const tin = paint('brass.tin')
    const brass = paint('brass.brass')
    const glass = paint('glass.blue')
    const strap = paint(
      form.rather(pick(['wood.oak', 'clay.clay', 'cloth.mustard']), [
        'enamel.red',
        'cloth.indigo',
        'leaf.olive',
      ]),
    )
    const flash = paint(pick(['brass.tin', 'brass.tin', 'enamel.cream']))
    return {
      outline:
        'M2 30Q2 2 30 1Q56 2 58 24Q64 10 80 10L112 10Q126 12 126 30L118 29L118 26Q118 18 108 17L80 17Q68 18 66 28L118 29L126 30Q134 32 134 42L135 100Q134 111 124 112L54 112Q44 111 44 102L44 92L32 92L26 56Q3 54 2 30Z',
      art: [
        stroke(strap.shade, 6, 'M62 34Q62 13 80 13L110 13Q123 14 122 34'),
        stroke(strap.base, 3, 'M61 30Q62 12 80 11.5L104 11.5'),
        shape(tin.shade, 'M24 50L37 50L47 82L47 92L33 92Z'),
        shape(tin.base, 'M24 50L30 50L40 91L33 92Z'),
        shape(
          skin.base,
          'M54 30Q90 26 126 30Q134 31 134 42L135 100Q134 111 124 112L54 112Q44 111 44 101L45 40Q46 31 54 30Z',
        ),
        shape(
          skin.shade,
          'M118 29L126 30Q134 31 134 42L135 100Q134 111 124 112L54 112Q46 111 44 104Q86 108 114 104Q124 102 124 90Z',
        ),
        shape(skin.light, 'M54 30Q80 27 100 28L97 33Q74 33 57 36Q51 37 51 46L50 66L45 66L45 40Q46 31 54 30Z'),
        shape(tin.base, 'M52 46Q88 42 122 46L121 54Q88 51 53 54Z'),
        shape(tin.shade, 'M106 45L122 46L121 54L106 52.5Z'),
        shape(glass.deep, 'M58 37Q65 35 72 37L72 43L58 43.5ZM104 36.5Q111 35.5 118 37L118 43L104 42.5Z'),
        stroke(glass.light, 2, 'M60 41L65 38M106 40.5L111 38'),
        oval(tin.shade, 88, 80, 26, 25.5),
        oval(tin.base, 86.5, 78.5, 24.5, 24.5),
        shape(tin.light, 'M63 80Q64 56 86 54Q72 62 69 84Q66 88 63 80Z'),
        oval(skin.deep, 88, 80, 17.5, 17.5),
        oval(glass.shade, 88, 80.5, 12, 12),
        shape(glass.light, 'M79 78Q80 70 88 70Q84 74 83 80Q81 82 79 78Z'),
        oval(brass.base, 124, 66, 5, 5.5),
        oval(flash.shade, 31, 30, 28.5, 29),
        oval(flash.base, 29.5, 28.5, 27, 27),
        shape(flash.light, 'M4 30Q4 4 30 3L30 28L12 46Q4 40 4 30Z'),
        oval(flash.shade, 31, 30, 12, 12),
        shape(LAMP, 'M31 22Q38 23 37 31Q35 38 30 38Q24 36 25 29Q26 22 31 22Z'),
        chance(0.5)
          ? shape(paint('paper.white').base, 'M106 92L124 88L127 102L109 106Z') +
            stroke(paint('enamel.red').base, 2, 'M112 97L121 95')
          : stroke(skin.deep, 2.2, 'M108 100L114 92L119 98L126 90'),
      ].join(''),
    }
  },
}
