import { asUsual } from '#scenes/kit/hand.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { printOn } from '#scenes/kit/print.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const hatBox: Thing = {
  id: 'hat-box',
  name: 'a hat box',
  says: [
    'There is a hat in it. One had better ask first.',
    'It was to Ascot once, and speaks of little else.',
    'Lighter than it looks, like the hat.',
  ],
  grid: [120, 116],
  widthCm: 38,
  manners: ['stand'],
  stories: ['clothes', 'travel', 'home'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const usual = pick<readonly [Tones, Tones]>([
      [paint('paper.rose'), paint('clay.brick')],
      [paint('paper.sky'), paint('cloth.indigo')],
      [paint('enamel.cream'), paint('cloth.plum')],
      [paint('cloth.sage'), paint('leaf.moss')],
      [paint('enamel.mustard'), paint('enamel.teal')],
    ])
    const [card, lid] = form.rather(usual, [
      [paint('enamel.teal'), paint('enamel.cream')],
      [paint('cloth.plum'), paint('paper.rose')],
      [paint('paper.white'), paint('enamel.red')],
      [paint('cloth.indigo'), paint('enamel.mustard')],
      [paint('leaf.olive'), paint('cloth.rust')],
    ])
    const ribbon = paint(pick(['paper.white', 'enamel.cream']))
    const striped = chance(0.7)
    return {
      outline:
        'M4 48Q5 34 30 30Q34 2 60 2Q86 2 90 30Q115 34 116 48L115 62L110 65L108 100Q104 116 60 116Q16 116 12 100L10 65L5 62Z',
      art: [
        shape(card.base, 'M10 56L12 100Q16 116 60 116Q104 116 108 100L110 56Z'),
        printOn(
          { left: 18, right: 102, top: 72, height: 34, sag: 8 },
          ribbon,
          form,
          striped
            ? shape(
                card.light,
                'M14 60L24 64L25 110Q18 107 15 103ZM34 66L45 68L46 115Q38 114.5 34 113ZM56 68L67 68L67 116Q60 116.3 56 116ZM78 67L88 65L87 113Q82 114.5 77 115Z',
              )
            : shape(card.light, 'M15 60L30 64L30 94Q28 104 34 112Q18 109 16 100Z'),
        ),
        shape(
          card.shade,
          'M110 56L108 100Q104 116 60 116Q86 112 92 100Q95 84 95 60Z',
          striped ? 0.75 : undefined,
        ),
        shape(card.deep, 'M10 60Q30 72 60 72Q92 72 110 59L109.5 66Q90 77 60 77Q30 77 10.5 67Z', 0.5),
        oval(paint('paper.white').base, 44, 93, 19, 12.5),
        shape(
          lid.shade,
          'M29 96Q36 97 37 95Q36 85 44 85Q52 85 51 95Q53 97 59 95Q56 101 44 101Q33 101 29 96Z',
        ),
        shape(paint(pick(['enamel.red', 'brass.brass'])).base, 'M37 93Q44 96 51.2 92L51 95.5Q44 98 37 96Z'),
        shape(lid.base, 'M4 46L5 60Q12 73 60 73Q108 73 115 60L116 46Z'),
        shape(lid.shade, 'M116 46L115 60Q108 73 60 73Q92 68 98 54Z'),
        shape(ribbon.base, 'M4.5 52Q16 66 60 66Q104 66 115.5 52L115.2 58Q104 71 60 71Q14 71 4.8 58Z'),
        shape(ribbon.shade, 'M115.5 52L115.2 58Q104 71 66 71Q92 66 98 60.5Z'),
        oval(lid.base, 60, 45, 56, 19),
        shape(lid.light, 'M6 45Q8 28 60 26Q86 27 100 33Q62 29 40 35Q20 40 18 52Q6 51 6 45Z'),
        stroke(lid.deep, 4, 'M31 47Q30 6 60 6Q90 6 89 47'),
        stroke(ribbon.base, 4, 'M30 45Q29 4 59 4Q89 4 88 45'),
        stroke(ribbon.light, 1.5, 'M29 36Q31 6 56 3.5'),
        oval(lid.deep, 30, 46, 4, 2.5),
        oval(lid.deep, 89, 46, 4, 2.5),
        shape(ribbon.shade, 'M86 66L80 92L86 88L90 93L92 68ZM94 66L104 86L98 87L97 92L90 70Z'),
        shape(
          ribbon.base,
          'M90 66Q78 74 71 68Q66 58 74 56Q84 56 90 66ZM92 65Q94 53 103 51Q112 53 108 61Q102 68 92 65Z',
        ),
        shape(ribbon.light, 'M88 64Q78 67 74 63Q73 58 78 59Q84 60 88 64ZM94 63Q97 55 103 55Q105 58 101 60Z'),
        shape(ribbon.shade, 'M87 62Q92 60 96 63Q97 69 93 71Q88 71 87 67Z'),
      ].join(''),
    }
  },
}
