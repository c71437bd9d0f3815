import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const driedFlowers: Thing = {
  id: 'dried-flowers',
  name: 'a vase of dried flowers',
  says: [
    'They have been about to be thrown out since June.',
    'Picked on a walk that somebody kept.',
    'They need no water and no praise.',
  ],
  grid: [108, 158],
  widthCm: 28,
  manners: ['stand'],
  stories: ['home', 'garden'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const vase = paint(
      pick(['clay.clay', 'enamel.teal', 'clay.bone', 'glass.blue', 'cloth.plum', 'enamel.mustard']),
    )
    const straw = paint('brass.brass')
    const stalk = paint('leaf.olive')
    const poppy = paint(pick(['clay.brick', 'cloth.rust', 'wood.drift']))
    const moon = paint('paper.white')
    const bloom = paint(pick(['paper.rose', 'leaf.autumn', 'cloth.plum']))
    return {
      outline:
        'M36 158Q22 142 24 122Q28 106 42 100L40 90Q28 80 16 66Q-2 64 1 48Q6 36 18 38Q14 16 26 4L38 16L42 30Q42 8 56 4Q70 8 70 28L76 14Q86 0 96 6Q98 22 90 34Q108 36 107 54Q104 68 92 70Q86 82 70 90L66 100Q82 106 86 122Q88 142 72 158Z',
      art: [
        stroke(
          stalk.shade,
          2.5,
          'M50 98Q40 70 28 26M52 98Q54 60 55 26M56 98Q66 60 86 22M46 98Q36 70 14 50M60 98Q74 72 94 52M57 98Q62 74 72 60',
        ),
        shape(stalk.base, 'M50 96Q22 92 14 70Q36 72 50 96ZM58 96Q84 96 94 76Q72 74 58 96Z'),
        shape(straw.base, 'M30 50Q12 26 25 4Q46 24 37 50Z'),
        stroke(straw.light, 2.5, 'M25 9Q25 26 32 46M20 18L26 25M35 21L28 27M21 30L28 36M39 34L31 39'),
        shape(straw.shade, 'M72 46Q74 16 94 4Q104 28 80 48Z'),
        stroke(straw.base, 2.5, 'M93 9Q88 28 77 43M98 20L89 26M83 17L89 22M95 32L84 36M77 28L83 32'),
        shape(poppy.base, 'M41 22Q42 9 55 8Q69 9 69 24Q67 38 55 39Q42 37 41 22Z'),
        shape(poppy.shade, 'M59 8.5Q69 11 69 24Q67 38 55 39Q63 28 59 8.5Z'),
        shape(poppy.deep, 'M42 10L47 5L51 9L55 4L59 9L64 5L68 10Q55 16 42 10Z'),
        shape(moon.base, 'M1 50Q2 36 14 37Q27 40 25 53Q22 66 11 65Q1 61 1 50Z'),
        shape(moon.light, 'M4 51Q5 40 13 40Q7 47 9 60Q4 57 4 51Z'),
        shape(moon.shade, 'M82 54Q84 37 96 39Q110 44 106 59Q101 71 90 68Q81 64 82 54Z'),
        shape(moon.base, 'M83 54Q86 40 95 41Q101 48 95 68Q83 66 83 54Z'),
        shape(bloom.base, 'M56 64Q50 52 60 49Q64 39 73 45Q85 42 84 54Q91 63 80 69Q73 79 65 72Q55 75 56 64Z'),
        shape(bloom.shade, 'M73 45Q85 42 84 54Q91 63 80 69Q73 79 65 72Q78 66 73 45Z'),
        oval(straw.base, 70, 59, 5, 4.5),
        shape(bloom.base, 'M24 72Q18 60 29 56Q35 47 43 55Q53 61 47 70Q43 82 34 78Q24 81 24 72Z'),
        shape(bloom.light, 'M27 70Q23 61 31 59Q35 53 40 57Q32 62 32 76Q27 76 27 70Z'),
        oval(straw.base, 37, 67, 4.5, 4),
        group(
          'translate(7.6 11.8) scale(0.86)',
          shape(
            vase.base,
            'M38 90Q54 94 70 90Q66 100 70 105Q88 112 88 132Q88 154 74 170H34Q20 152 20 132Q20 112 38 105Q42 100 38 90Z',
          ),
          shape(
            vase.shade,
            'M70 90Q66 100 70 105Q88 112 88 132Q88 154 74 170H52Q72 154 72 130Q71 112 60 104Q56 98 58 92.5Z',
          ),
          shape(
            vase.light,
            'M25 132Q25 116 40 109Q46 104 44 96L48 96Q50 106 44 111Q34 120 34 134Q34 146 38 156Q25 146 25 132Z',
          ),
          shape(vase.deep, 'M38 90Q54 85 70 90Q54 95 38 90Z'),
          ...(chance(0.5)
            ? [
                stroke(
                  moon.base,
                  2.5,
                  'M22 124Q54 136 86 124M22 140Q54 152 86 140M26 131L37 145L47 134L58 149L68 134L80 144',
                ),
              ]
            : [stroke(vase.deep, 1.8, 'M62 94L57 108L64 118L58 130M64 118L72 122')]),
        ),
      ].join(''),
    }
  },
}
