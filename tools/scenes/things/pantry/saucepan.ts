import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const saucepan: Thing = {
  id: 'saucepan',
  name: 'an enamel saucepan',
  says: [
    'The lid is somewhere, in another house.',
    'Soup remembers it fondly.',
    'It boiled dry once, and says so.',
  ],
  grid: [156, 90],
  widthCm: 35,
  manners: ['stand'],
  stories: ['kitchen', 'camp'],
  weight: 'middling',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['enamel.mustard', 'enamel.teal', 'enamel.red', 'paper.white', 'enamel.blue']), [
        'brass.copper',
        'leaf.moss',
        'cloth.plum',
        'clay.slate',
        'paper.sky',
      ]),
    )
    const rim = paint(pick(['brass.iron', 'enamel.cream', 'clay.slate']))
    const ladle = paint('brass.tin')
    const knob = paint('brass.iron')
    const leaf = paint(pick(['paper.white', 'enamel.mustard', 'leaf.moss']))
    const lidded = chance(0.55)
    return {
      outline: `M16 84Q8 70 7 34L1 28Q2 24 8 24${lidded ? 'Q14 14 44 12Q44 2 52 2Q60 2 59 12Q92 14 97 24' : 'Q14 18 40 18L66 4Q76 2 76 10L70 18Q90 18 98 24'}L100 36L146 28Q156 28 155 36Q154 42 148 42L98 54Q96 76 90 84Q84 90 52 90Q20 90 16 84Z`,
      art: [
        shape(body.shade, 'M96 40L146 28Q156 27 155 36Q154 42 148 42L96 54Z'),
        shape(body.base, 'M96 40L146 28Q152 28 153 32L96 46Z'),
        oval(body.deep, 147.5, 35, 3, 2.5),
        ...(lidded
          ? []
          : [
              oval(rim.base, 52, 26, 46, 9),
              oval(body.deep, 52, 27, 42, 7),
              stroke(ladle.shade, 5, 'M44 30L70 6'),
              stroke(ladle.light, 2, 'M44 28L69 5'),
            ]),
        shape(rim.base, 'M1 28Q6 30 12 28L14 36Q6 36 1 28Z'),
        shape(body.base, 'M6 29Q52 39 98 29Q98 70 90 83Q84 90 52 90Q20 90 15 83Q6 70 6 29Z'),
        shape(body.shade, 'M98 29Q98 70 90 83Q84 90 52 90Q74 84 79 64Q82 50 81 33Z'),
        shape(body.light, 'M12 42Q16 43 22 43Q22 66 30 84Q20 82 17 74Q12 58 12 42Z'),
        shape(rim.base, 'M5 28Q52 39 99 28L99 33Q52 45 5 33Z'),
        ...(lidded
          ? [
              shape(body.shade, 'M5 29Q8 14 52 13Q96 14 99 29Q52 39 5 29Z'),
              shape(body.base, 'M5 29Q8 14 52 13Q72 13.5 82 17Q74 26 52 29Q28 32 8 30Z'),
              shape(body.light, 'M14 25Q20 18 44 15Q30 20 26 28Q18 28 14 25Z'),
              shape(knob.base, 'M47 14L44 6Q45 1 52 1Q60 1 60 6L57 14Q52 16 47 14Z'),
              oval(knob.light, 50, 4.5, 3.5, 2),
            ]
          : []),
        printOn(
          { left: 16, right: 90, top: 46, height: 28, sag: 5 },
          leaf,
          form,
          chance(0.5)
            ? [
                stroke(leaf.base, 3, 'M36 70Q50 62 66 64'),
                shape(
                  leaf.base,
                  'M40 66Q42 56 50 55Q50 63 44 67ZM52 64Q56 54 64 54Q63 61 56 64ZM48 67Q54 70 54 77Q47 75 46 69Z',
                ),
              ].join('')
            : shape(rim.deep, 'M56 76Q62 72 66 77Q66 84 61 83Q55 82 56 76Z'),
        ),
        shape(rim.deep, 'M22 60Q26 57 28 62Q27 67 24 66Z', 0.8),
      ].join(''),
    }
  },
}
