import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const teapot: Thing = {
  id: 'teapot',
  name: 'a teapot',
  says: [
    'It drips, but only when company comes.',
    'Two cups. Three, if nobody hurries.',
    'The lid belongs to another teapot. They made it work.',
  ],
  grid: [134, 104],
  widthCm: 27,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(
        pick(['clay.brick', 'enamel.teal', 'enamel.mustard', 'paper.sky', 'clay.bone', 'cloth.plum']),
        ['leaf.moss', 'enamel.blue', 'paper.rose', 'clay.slate', 'cloth.rust'],
      ),
    )
    const glaze = paint(pick(['paper.white', 'paper.rose', 'enamel.cream']))
    const leaf = paint('leaf.olive')
    const mended = paint('wood.pine')
    const knob = chance(0.4) ? mended : body
    const flower = [
      stroke(leaf.base, 3, 'M58 84Q62 72 59 58M60 76Q68 76 72 69M60 72Q52 71 48 65'),
      oval(glaze.light, 53, 54, 6, 5.5),
      oval(glaze.light, 65, 54, 6, 5.5),
      oval(glaze.base, 59, 48, 6, 6),
      oval(glaze.base, 59, 59, 5.5, 5),
      oval(paint('brass.brass').base, 59, 54, 3.5),
    ]
    const band = [
      shape(glaze.base, 'M28 66Q64 77 105 65Q106 71 105 76Q64 87 28.5 77Q27.5 72 28 66Z'),
      stroke(body.shade, 4, 'M38 74.5h.1M50 77h.1M62 78h.1M75 77.7h.1M88 75.5h.1M99 73h.1'),
    ]
    return {
      outline:
        'M42 104Q30 96 27 86Q17 76 16 56Q14 42 3 36Q5 27 19 29Q30 36 33 47Q38 37 46 31Q50 21 60 17Q56 2 66 2Q76 2 73 17Q84 21 88 31L98 40Q130 32 130 56Q130 80 104 85Q100 98 92 104Z',
      art: [
        stroke(body.shade, 9, 'M97 46Q125 36 125 57Q124 76 99 79'),
        stroke(body.base, 4, 'M98 43Q124 35 123 55'),
        shape(body.base, 'M42 88Q18 82 16 56Q14 42 3 36Q5 27 19 29Q31 36 34 52Q36 60 44 62Z'),
        shape(body.light, 'M3 36Q5 27 19 29Q24 32 27 38Q20 32 12 34Q20 44 21 56Q15 42 3 36Z'),
        shape(body.base, 'M46 99Q26 90 27 66Q31 32 66 31Q101 32 106 64Q108 88 88 99Q66 104 46 99Z'),
        printOn(
          { left: 34, right: 100, top: 48, height: 40, sag: 5 },
          glaze,
          form,
          (chance(0.5) ? flower : band).join(''),
        ),
        shape(body.shade, 'M88 99Q108 88 106 64Q103 44 88 36Q98 58 90 78Q84 94 62 101.5Q78 102 88 99Z', 0.8),
        shape(body.light, 'M33 72Q33 48 52 38Q44 50 42 66Q41 78 43 86Q34 82 33 72Z'),
        shape(body.deep, 'M44 96Q66 102 90 96Q94 100 92 104H42Q40 100 44 96Z'),
        shape(body.deep, 'M42 35Q66 43 91 35Q90 39 88 40Q66 46 45 40Z'),
        shape(body.base, 'M42 35Q47 18 66 17Q86 18 91 35Q66 43 42 35Z'),
        shape(body.shade, 'M91 35Q86 18 70 17.5Q80 26 77 39Q86 38 91 35Z'),
        shape(body.light, 'M48 34Q52 24 62 20Q56 27 55 36Z'),
        shape(knob.shade, 'M61 19Q56 4 66 2Q77 4 72 19Q66 21 61 19Z'),
        oval(knob.base, 65, 8.5, 5.5, 6),
        oval(knob.light, 63.5, 6.5, 2.2, 2.5),
      ].join(''),
    }
  },
}
