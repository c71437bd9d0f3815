import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const cardboardBox: Thing = {
  id: 'cardboard-box',
  name: 'a cardboard box',
  says: [
    'It says FRAGILE inside, where nobody can see.',
    'Packed in a hurry by someone who labels nothing.',
    'It has moved house more often than the furniture.',
  ],
  grid: [136, 124],
  widthCm: 54,
  manners: ['stand'],
  stories: ['home', 'books', 'toys', 'travel'],
  weight: 'middling',
  draw({ paint, pick, chance }) {
    const card = paint('paper.kraft')
    const first = paint(pick(['enamel.red', 'cloth.indigo', 'leaf.moss', 'cloth.plum']))
    const second = paint(pick(['cloth.mustard', 'paper.sky', 'enamel.teal']))
    const fur = paint(pick(['wood.pine', 'wood.oak', 'paper.rose']))
    const bear = () => [
      shape(
        fur.base,
        'M26 62Q20 34 32 28Q26 14 36 13Q44 12 45 20Q52 18 59 20Q61 12 69 14Q78 18 71 29Q82 40 74 62Z',
      ),
      shape(fur.shade, 'M74 62Q82 40 71 29Q78 18 69 14Q66 13 63 15Q70 20 66 28Q74 42 62 62Z'),
      shape(fur.light, 'M42 46Q44 38 51 38Q59 39 60 46Q57 52 51 52Q44 51 42 46Z'),
      stroke(fur.deep, 3.6, 'M41 34v0M60 34v0'),
      stroke(fur.deep, 2.6, 'M49.5 42h3M51 43v4'),
      shape(second.base, 'M84 62L82 10L98 8L100 62Z'),
      shape(first.base, 'M100 62L104 18L116 20L114 62Z'),
      stroke(second.light, 2.5, 'M86 18L96 17M86 23L96 22'),
    ]
    const lamp = () => [
      stroke(paint('brass.brass').base, 4, 'M92 62L84 34'),
      shape(second.shade, 'M66 36L74 6Q86 -2 96 4L112 30Q90 40 66 36Z'),
      shape(second.base, 'M66 36L74 6Q80 2 86 1Q92 18 94 36Q80 39 66 36Z'),
      shape(second.light, 'M70 34L76 8L80 6L78 35Z'),
      shape(first.base, 'M22 62L20 24L34 22L38 62Z'),
      shape(first.light, 'M22 30L33 29L34 33L22 34Z'),
      shape(fur.base, 'M38 62L40 30H52L54 62Z'),
      shape(fur.light, 'M40 36H52V40H40Z'),
    ]
    const rolls = () => [
      shape(paint('paper.white').base, 'M24 62L34 4Q40 0 46 4L52 62Z'),
      shape(paint('paper.white').shade, 'M34 4Q40 0 46 4Q46 9 40 9Q34 8 34 4ZM46 8L52 62H44Z'),
      shape(paint('paper.sky').base, 'M52 62L48 14Q55 9 62 14L66 62Z'),
      shape(paint('paper.sky').deep, 'M48 14Q55 9 62 14Q60 18 54 18Q49 17 48 14Z'),
      shape(first.base, 'M70 62Q66 30 84 26Q106 24 114 40Q118 50 116 62Z'),
      shape(first.shade, 'M100 28Q110 32 114 40Q118 50 116 62H104Q108 42 100 28Z'),
      stroke(first.light, 3, 'M76 40Q84 36 98 40Q106 44 112 42'),
      stroke(second.base, 4, 'M74 50Q84 44 96 50Q106 54 114 51'),
    ]
    const [contents, top] = pick<[() => string[], string]>([
      [bear, 'L27 50L28 30Q26 12 38 14L45 20H59Q64 10 73 16L72 30L82 40V10L98 7L101 22L104 17L117 20L116 48'],
      [lamp, 'L22 50L20 24L35 21L39 30H53L56 46L67 36L74 6Q86 -3 97 4L113 30L104 40L112 48'],
      [rolls, 'L26 50L34 3Q40 -1 47 4L48 13Q55 8 63 14L66 44Q70 28 84 26Q108 23 115 42L116 48'],
    ])
    return {
      outline: `M18 56${top}L119 56L136 66L132 80L120 76L117 120Q116 124 110 124L22 124Q18 124 18 120L16 78L4 86L0 72Z`,
      art: [
        shape(card.deep, 'M18 56L28 48H112L120 56V74H18Z'),
        shape(card.shade, 'M28 48H112L118 42Q116 36 112 38L24 37Q18 38 20 43Z'),
        ...contents(),
        shape(card.base, 'M17 57L120 56L117 120Q116.5 124 112 124H23Q19 124 19 120Z'),
        shape(card.shade, 'M120 56L117 120Q116.5 124 112 124H88Q100 110 100 57Z'),
        shape(card.light, 'M17 57L0 72Q2 80 4 86L19 75Z'),
        shape(card.base, 'M17 60L3 74L5 85L19 75Z'),
        shape(card.shade, 'M120 56L136 67L132 80L119 74Z'),
        shape(card.light, 'M17 57H62L60 72Q40 74 18 72Z'),
        shape(card.base, 'M64 57L120 56L119 70Q92 74 62 71Z'),
        shape(card.light, 'M64 57L100 56.5L99 60Q80 62 63.5 61Z'),
        shape(paint('paper.white').shade, 'M57 72H70V124H57Z', 0.55),
        ...(chance(0.5)
          ? [
              shape(paint('paper.white').base, 'M27 86Q38 83 50 85L51 104Q38 103 28 105Z'),
              stroke(paint('enamel.blue').base, 2.4, 'M32 91L45 90M32 97L40 96'),
            ]
          : [stroke(card.deep, 2.6, 'M32 108V90L28 95M32 90L36 95M44 108V90L40 95M44 90L48 95M28 112H49')]),
        ...(chance(0.5)
          ? [shape(card.deep, 'M82 108Q92 102 98 108Q104 116 96 118Q84 118 82 108Z', 0.35)]
          : []),
      ].join(''),
    }
  },
}
