import { asUsual } from '#scenes/kit/hand.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const drum: Thing = {
  id: 'drum',
  name: 'a drum',
  says: [
    'Given by an uncle who lived far away.',
    'It has been hidden four times, and found five.',
    'There is a dent for every Thursday.',
  ],
  grid: [126, 116],
  widthCm: 38,
  manners: ['stand'],
  stories: ['music', 'toys'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const shell = paint(
      form.rather(pick(['enamel.red', 'enamel.blue', 'enamel.teal', 'leaf.moss', 'cloth.plum']), [
        'cloth.indigo',
        'clay.clay',
        'enamel.mustard',
        'wood.oak',
        'clay.slate',
      ]),
    )
    const hoop = paint(pick(['enamel.cream', 'brass.brass', 'enamel.mustard', 'wood.walnut']))
    const skin = paint(pick(['clay.bone', 'paper.white']))
    const cord = paint('paper.white')
    const stick = paint(pick(['wood.pine', 'wood.oak']))
    return {
      outline:
        'M8 36Q6 26 22 22L34 19L14 9Q15 0 22 3L42 14L58 15L92 2Q102 -1 104 6Q102 11 94 12L80 18Q118 20 118 34L120 48L116 52L114 92Q118 96 117 104Q108 116 62 116Q16 116 8 104Q8 96 12 92L10 52L6 48Z',
      art: [
        shape(shell.base, 'M11 44L14 98Q34 112 62 112Q92 112 112 98L115 44Z'),
        shape(shell.shade, 'M84 48L115 44L112 98Q98 109 74 111.5Q86 92 84 48Z'),
        shape(shell.light, 'M12 46L24 52L28 103Q20 102 14 98Z'),
        stroke(cord.base, 3, 'M14 52L26 100L40 57L56 106L70 58L86 104L100 55L112 94'),
        stroke(cord.shade, 1.5, 'M71.5 60L87 104M101.5 57L112 92'),
        shape(
          paint('clay.brick').base,
          'M30 74L36 74L38 88L29 88ZM60 78L67 77L68 92L60 92ZM92 73L98 72L98 86L91 87Z',
        ),
        shape(hoop.base, 'M8 92Q30 106 62 106Q96 106 117 91L117 103Q100 116 62 116Q24 116 8 104Z'),
        shape(hoop.shade, 'M80 105Q102 102 117 91L117 103Q106 112 82 115.5Z'),
        shape(hoop.base, 'M6 34L6 48Q26 60 62 60Q100 60 120 47L119 33Q62 20 6 34Z'),
        shape(hoop.shade, 'M84 50Q104 46 119 36L120 47Q106 56 84 59.5Z'),
        shape(hoop.light, 'M6 38Q16 46 34 50L34 54Q16 51 6 43Z'),
        oval(hoop.shade, 62.5, 34, 56.5, 16.5),
        oval(skin.base, 62, 33.5, 53, 14.5),
        shape(skin.light, 'M10 33Q14 22 50 19Q34 26 30 42Q10 39 10 33Z'),
        oval(skin.shade, 70, 37, 22, 5, 0.4),
        ...(chance(0.4) ? [stroke(skin.deep, 1.6, 'M84 34L94 38L90 41L102 44')] : []),
        stroke(stick.shade, 5, 'M20 8L78 40'),
        stroke(stick.base, 5, 'M98 6L34 36'),
        stroke(stick.light, 1.8, 'M94 6L42 30'),
        shape(stick.base, 'M14 6Q15 1 20 3L27 8L24 14Q15 12 14 6Z'),
        shape(stick.light, 'M92 4Q100 -1 103 5Q102 10 94 11Q90 8 92 4Z'),
        chance(0.5)
          ? shape(paint('brass.brass').light, 'M46 64L50 72L59 72L52 78L55 87L47 82L39 87L41 78L34 72L43 72Z')
          : shape(paint('paper.kraft').base, 'M72 66L88 63L90 76L75 79Z') +
            stroke(paint('wood.walnut').deep, 1.5, 'M77 70L85 68.5'),
      ].join(''),
    }
  },
}
