import { group, oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand, Thing } from '#scenes/kit/thing.ts'
import { hides } from './hides.ts'

/** Where the suitcase has been: a stamp with a sun, a pennant, a steamer in an oval. */
function stickers({ paint, chance, pick }: Hand) {
  const paper = paint('paper.white')
  const sea = paint(pick(['enamel.teal', 'glass.blue', 'enamel.blue']))
  const warm = paint(pick(['enamel.red', 'enamel.mustard']))
  return [
    chance(0.75)
      ? group(
          'translate(2 4) rotate(-9 56 86)',
          shape(paper.base, 'M42 74L70 73Q72 73 72 75L72 97Q72 99 70 99L43 99Q41 99 41 97L41 76Z'),
          shape(sea.base, 'M44 77L69 76L69 89Q56 84 44 90Z'),
          shape(warm.base, 'M44 91Q56 86 69 90L69 96L44 96Z'),
          oval(paint('brass.brass').light, 62, 81, 3.2),
        )
      : '',
    chance(0.6)
      ? group(
          'rotate(7 102 62)',
          oval(paper.light, 104, 62, 16, 11.5),
          oval(sea.shade, 104, 62, 13, 8.8),
          shape(paper.base, 'M93 64L115 63Q113 69 108 69L99 69Q95 69 93 64Z'),
          shape(warm.light, 'M103 62L103 55L108 55L108 62Z'),
        )
      : '',
    chance(0.4) ? shape(warm.light, 'M86 84L114 90L87 101Q84 93 86 84Z') : '',
  ].join('')
}

export const suitcase: Thing = {
  id: 'suitcase',
  name: 'a suitcase',
  says: [
    'It still has a label for a hotel that is now a bank.',
    'It shuts if you sit on it, and think thin.',
    'It was packed once in anger, then unpacked.',
  ],
  grid: [160, 122],
  widthCm: 60,
  manners: ['stand'],
  stories: ['travel', 'clothes'],
  weight: 'middling',
  draw(hand) {
    const { paint, pick, chance } = hand
    const [skin, trim] = pick(hides)
    const hide = paint(skin)
    const leather = paint(trim)
    const brass = paint('brass.brass')
    return {
      outline:
        'M6 44Q6 32 15 30Q18 20 30 20L58 20Q58 4 80 4Q102 4 102 20L132 19Q145 20 148 31Q155 34 155 44L155 106Q154 121 140 121L20 122Q6 121 6 108Z',
      art: [
        stroke(leather.deep, 7, 'M62 25Q61 8 80 8Q99 8 98 25'),
        stroke(leather.base, 6, 'M62 22Q62 7 80 7Q98 7 98 22'),
        stroke(leather.light, 2, 'M62 15Q66 6 84 6'),
        shape(hide.light, 'M12 36Q16 20 30 20L132 19Q146 20 150 36Z'),
        shape(hide.shade, 'M14 31L148 30L150 36L12 36Z'),
        shape(brass.base, 'M54 21h15v7h-15ZM91 21h15v7h-15Z'),
        shape(hide.base, 'M6 45Q6 33 19 32L142 31Q155 31 155 44L154 107Q154 121 140 121L20 122Q7 122 7 108Z'),
        shape(
          hide.shade,
          'M141 31Q155 31 155 44L154 107Q154 121 140 121L20 122Q10 122 8 114Q60 117 112 113Q136 111 140 96Q146 66 141 31Z',
        ),
        shape(hide.light, 'M9 50Q9 37 21 36L94 35Q60 40 30 42Q18 44 16 58L14 88Q9 74 9 50Z'),
        stickers(hand),
        shape(leather.base, 'M24 32L35 32L36 121L25 122Z'),
        shape(leather.light, 'M24 32L28 32L28.5 121L25 122Z'),
        shape(leather.shade, 'M125 31L137 31L135 121L124 121Z'),
        shape(leather.base, 'M125 31L131 31L129 121L124 121Z'),
        stroke(brass.base, 2.6, 'M23 52h14v12h-14ZM124 51h13v12h-13Z'),
        stroke(brass.light, 2, 'M23 63V52H36M124 62V51H136'),
        shape(leather.shade, 'M7 98Q18 104 22 122Q7 122 7 108ZM6 50Q16 46 21 32L17 32Q6 34 6 45Z'),
        shape(leather.deep, 'M154 98Q143 104 139 121Q154 121 154 107ZM155 50Q145 44 141 31Q155 31 155 44Z'),
        chance(0.5)
          ? stroke(paint('paper.kraft').deep, 1.2, 'M66 22Q64 30 66 38') +
            group(
              'translate(-36 2) rotate(12 102 36)',
              shape(paint('paper.kraft').light, 'M97 40L102 34L107 40L107 56Q102 57 97 56Z'),
              stroke(paint('paper.kraft').deep, 1.2, 'M99.5 45h5M99.5 49h4'),
            )
          : '',
      ].join(''),
    }
  },
}
