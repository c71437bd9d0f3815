import type { Tones } from '#scenes/kit/palette.ts'
import { group, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const bottleCrate: Thing = {
  id: 'bottle-crate',
  name: 'a crate of bottles',
  says: [
    'Two are elderflower, one is turpentine. Nobody wrote down which.',
    'There is a deposit on them, in old money.',
    'It clinks on the stairs, which is how one knows.',
  ],
  grid: [150, 138],
  widthCm: 44,
  manners: ['stand'],
  stories: ['kitchen', 'garden', 'home'],
  weight: 'heavy',
  draw({ paint, pick, shuffle, between, chance }) {
    const wood = paint(pick(['wood.pine', 'wood.oak', 'wood.drift', 'paper.kraft']))
    const stamp = paint(pick(['enamel.red', 'enamel.teal', 'cloth.indigo']))
    const glasses = shuffle([
      'glass.bottle',
      'glass.amber',
      'glass.clear',
      'glass.blue',
      'glass.bottle',
    ] as const)
    const back = [30, 74].map((x, at) =>
      bottle(paint(glasses[at] ?? 'glass.bottle'), paint('enamel.cream'), x, between(-1, 4)),
    )
    const front = [8, 52, 96].map((x, at) =>
      bottle(paint(glasses[at + 2] ?? 'glass.clear'), paint('clay.brick'), x, between(8, 14)),
    )
    return {
      outline:
        'M4 138Q0 100 4 66L18 62Q16 36 26 32L27 14Q32 8 38 12Q46 2 52 4L60 10Q68 16 70 22L74 20Q84 0 94 4L100 14Q108 6 116 10L118 28Q134 36 134 62L146 66Q150 100 146 138Z',
      art: [
        shape(wood.deep, 'M8 70H142V92H8Z'),
        ...back,
        ...front,
        shape(wood.base, 'M3 67Q74 63 147 67L146 91Q74 88 4 91Z'),
        shape(wood.base, 'M4 94Q74 91 146 94L146 113Q74 111 4 113Z'),
        shape(wood.base, 'M4 116Q74 114 146 116V137Q74 139 4 137Z'),
        shape(
          wood.light,
          'M3 67Q60 63.5 112 65V68.5Q60 67 3 71ZM4 94Q60 91.5 110 92.3V95Q60 94 4 97ZM4 116Q60 114.5 110 115V117.5Q60 117 4 119Z',
        ),
        shape(
          wood.shade,
          'M124 66L147 67L146 91L123 90ZM124 93L146 94V113L124 112ZM124 115.5L146 116V137L124 138Z',
        ),
        shape(wood.base, 'M2 66Q8 64 15 66L14 138H3Z'),
        shape(wood.light, 'M2 66Q5 65 8 65.5V138H3Z'),
        shape(wood.shade, 'M135 66Q142 64 148 66L147 138H136Z'),
        shape(wood.deep, 'M60 74Q76 71 92 74Q96 79 91 83Q76 85 61 83Q56 79 60 74Z'),
        stroke(wood.deep, 3, 'M8 77h.1M8 103h.1M8 127h.1M142 77h.1M142 103h.1M142 127h.1'),
        shape(
          stamp.base,
          'M75 93Q78 104 81 105Q90 104 97 105Q92 113 87 117Q89 126 91 132Q82 129 75 125Q68 130 59 132Q62 124 63 117Q57 112 53 105Q62 106 69 105Q73 100 75 93Z',
          0.75,
        ),
        shape(wood.deep, 'M4 91Q74 88 146 91V94Q74 91 4 94ZM4 113Q74 111 146 113V116Q74 114 4 116Z'),
        ...(chance(0.5)
          ? [
              group(
                'rotate(-7 112 104)',
                shape(paint('paper.white').base, 'M108 97Q118 95 129 97L128 109Q118 111 109 109Z'),
                stroke(stamp.base, 2.5, 'M113 101H123M113 105H119'),
              ),
            ]
          : []),
      ].join(''),
    }
  },
}

/** A bottle with a cap, 44 wide and 92 high, from its upper left corner. */
function bottle(glass: Tones, cap: Tones, x: number, y: number) {
  return group(
    `translate(${x} ${short(y)})`,
    shape(glass.base, 'M16 8H28L29 30Q44 40 44 56V92H1V56Q2 40 15 30Z'),
    shape(glass.shade, 'M22 8H28L29 30Q44 40 44 56V92H32V56Q30 42 23 32Z'),
    shape(glass.light, 'M17 12H20L19 32Q10 44 9 60H5Q5 44 16 32Z'),
    shape(cap.base, 'M15 3Q22 0 29 3L30 12Q22 15 14 12Z'),
  )
}
