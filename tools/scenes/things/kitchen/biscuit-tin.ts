import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const biscuitTin: Thing = {
  id: 'biscuit-tin',
  name: 'a biscuit tin',
  says: [
    'Buttons. It is always buttons.',
    'There were biscuits in it until about 1986.',
    'The lid is tight, so that one can hear who opens it.',
  ],
  grid: [132, 92],
  widthCm: 24,
  manners: ['stand'],
  stories: ['kitchen', 'tea', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const tin = paint(
      form.rather(pick(['enamel.blue', 'enamel.red', 'leaf.moss', 'cloth.plum', 'enamel.teal']), [
        'cloth.indigo',
        'clay.clay',
        'enamel.mustard',
        'clay.slate',
        'paper.rose',
      ]),
    )
    const gold = paint('brass.brass')
    const pale = paint('paper.white')
    const thread = paint(pick(['cloth.rust', 'paper.rose', 'cloth.sage']))
    const hill = paint(pick(['leaf.olive', 'cloth.sage', 'leaf.autumn']))
    const ajar = chance(0.5)
    return {
      outline: 'M6 80V36Q1 32 3 20Q10 2 66 2Q122 2 129 20Q131 32 126 36V80Q122 92 66 92Q10 92 6 80Z',
      art: [
        shape(tin.base, 'M6 30H126V80Q122 92 66 92Q10 92 6 80Z'),
        shape(tin.shade, 'M126 30V80Q122 92 66 92Q98 86 100 66V30Z'),
        shape(tin.light, 'M11 40L18 42V83L11 79Z'),
        shape(gold.base, 'M6 76Q16 87 66 87Q116 87 126 76V80Q122 92 66 92Q10 92 6 80Z'),
        shape(gold.shade, 'M126 76V80Q122 92 66 92Q98 90 102 84Q120 82 126 76Z'),
        printOn(
          { left: 14, right: 118, top: 48, height: 34, sag: 6 },
          pale,
          form,
          [
            shape(gold.base, 'M34 62Q36 42 66 42Q94 42 97 62Q94 82 66 83Q37 82 34 62Z'),
            shape(paint('paper.sky').light, 'M38 62Q41 46 66 46Q90 46 93 62Q90 78 66 79Q41 78 38 62Z'),
            shape(hill.base, 'M39 66Q52 56 66 65Q80 58 92.5 66Q86 78 66 79Q44 78 39 66Z'),
            shape(pale.base, 'M57 69V60H71V69Q64 71 57 69Z'),
            shape(paint('clay.brick').base, 'M55 61L64 53L73 61Z'),
            stroke(gold.light, 3, 'M24 52h.1M24 62h.1M24 72h.1M107 52h.1M107 62h.1M107 72h.1'),
          ].join(''),
        ),
        shape(tin.deep, 'M6 34Q20 46 66 46Q112 46 126 34V30H6Z', 0.6),
        ...(ajar
          ? [
              stroke(thread.base, 2.5, 'M98 38Q106 46 101 56Q97 66 104 74Q110 82 104 87'),
              shape(pale.light, 'M14 34L23 38L26 66L17 64Z'),
              stroke(pale.deep, 1.5, 'M18 44L22 45M18.5 50L21 50.5M19 56L23 57'),
            ]
          : []),
        group(
          ajar ? 'rotate(-2.5 66 24)' : 'rotate(0)',
          shape(gold.base, 'M3 20V31Q14 43 66 43Q118 43 129 31V20Z'),
          shape(gold.shade, 'M129 20V31Q118 43 66 43Q96 40 101 30V24Z'),
          shape(gold.light, 'M7 26L15 29V36L7 33Z'),
          oval(gold.light, 66, 20, 63, 18),
          oval(tin.base, 66, 20.5, 58, 15.5),
          shape(tin.light, 'M12 20Q20 8 52 6Q30 12 26 27Q14 25 12 20Z'),
          // A daisy, seen as flat as the lid
          stroke(
            pale.base,
            5,
            form.rather('M48 20H84M53 15L79 25M79 15L53 25M66 12.5V27.5', [
              'M30 20h.1M42 14h.1M42 26h.1M66 28h.1M66 12h.1M90 14h.1M90 26h.1M102 20h.1',
              'M26 20Q66 2 106 20Q66 38 26 20',
              'M52 20H80M66 14V26',
            ]),
          ),
          oval(gold.base, 66, 20, 6.5, 3.6),
        ),
      ].join(''),
    }
  },
}
