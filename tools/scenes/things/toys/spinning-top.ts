import { asUsual } from '#scenes/kit/hand.ts'
import { printOn } from '#scenes/kit/print.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const spinningTop: Thing = {
  id: 'spinning-top',
  name: 'a spinning top',
  says: [
    'It hums a note that dogs like.',
    'It falls over towards the door. Always.',
    'It goes round longer than you can hold your breath.',
  ],
  grid: [100, 116],
  widthCm: 22,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance, form = asUsual }) {
    const body = paint(
      form.rather(pick(['enamel.red', 'enamel.blue', 'enamel.teal']), [
        'cloth.plum',
        'leaf.leaf',
        'cloth.indigo',
        'leaf.autumn',
        'enamel.mustard',
      ]),
    )
    const band = paint(
      form.rather(pick(['enamel.mustard', 'enamel.cream', 'paper.rose']), [
        'paper.white',
        'paper.sky',
        'enamel.red',
        'enamel.teal',
      ]),
    )
    const star = paint(pick(['paper.white', 'enamel.mustard', 'paper.sky']))
    const steel = paint('brass.tin')
    const wood = paint('wood.oak')
    return {
      outline:
        'M40 6Q40 0 52 1Q64 0 65 7Q64 12 56 13L57 30Q86 40 97 56Q100 62 96 67Q84 88 58 104L53 115Q50 117 47 114L43 103Q14 88 3 68Q0 62 4 57Q16 40 48 30L48 13Q40 12 40 6Z',
      art: [
        stroke(steel.shade, 5, 'M52.5 12L51.5 34'),
        stroke(steel.light, 1.8, 'M51.5 14L50.5 30'),
        stroke(steel.deep, 1.6, 'M50 18l5 2M50 23l5 2M50 28l5 2'),
        shape(wood.base, 'M40 7Q40 1 52 1Q65 1 65 7Q64 13 52 13Q41 13 40 7Z'),
        shape(wood.light, 'M43 6Q45 3 53 3.5Q47 6 45 9Q43 8 43 6Z'),
        shape(steel.shade, 'M42 100H60L54 114Q51 118 48 114Z'),
        shape(body.base, 'M4 66Q22 78 50 78Q78 78 96 66Q86 88 58 104Q50 107 43 104Q14 88 4 66Z'),
        shape(body.shade, 'M96 66Q86 88 58 104Q54 106 48 105Q74 92 80 73Q90 70 96 66Z'),
        shape(band.base, 'M9 75Q28 84 50 84Q72 84 91 75Q88 80 84 84Q68 92 50 92Q32 92 16 84Z'),
        shape(band.shade, 'M78 80.5Q86 78 91 75Q88 80 84 84Q79 87 73 88.5Z'),
        shape(band.base, 'M3 58Q2 52 50 52Q98 52 97 58Q100 63 96 67Q80 78 50 78Q20 78 4 67Q0 62 3 58Z'),
        shape(band.shade, 'M97 58Q100 63 96 67Q88 73 74 75.5Q84 68 82 56Z'),
        shape(body.base, 'M4 58Q16 40 48 31Q54 30 60 32Q88 42 96 58Q80 68 50 68Q20 68 4 58Z'),
        shape(body.shade, 'M60 32Q88 42 96 58Q88 64 72 66.5Q80 46 60 32Z'),
        shape(body.light, 'M10 57Q22 43 44 36Q30 46 26 61Q14 60 10 57Z'),
        printOn(
          { left: 30, right: 72, top: 42, height: 20, sag: 4 },
          star,
          form,
          shape(
            star.base,
            'M40 48l2.5 5l6 0.5l-4.5 3.5l2 5.5l-6 -3l-5.5 3l1.5 -5.5l-4.5 -4l6 -0.5ZM63 46l2 4.5l5 0.5l-4 3l1.5 5l-5 -2.5l-4.5 2.5l1 -5l-3.5 -3.5l5 -0.5Z',
          ),
        ),
        stroke(star.shade, 2, 'M12 70v0M24 73.5v0M37 75v0M50 75.5v0M63 75v0M76 73v0M88 69v0'),
        ...(chance(0.6)
          ? [shape(steel.base, 'M62 96q6 -7 10 -4q-2 6 -9 8Z'), shape(band.deep, 'M8 60q5 -1 7 3q-4 3 -8 1Z')]
          : []),
      ].join(''),
    }
  },
}
