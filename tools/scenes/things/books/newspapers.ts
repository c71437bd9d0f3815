import { asUsual } from '#scenes/kit/hand.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const newspapers: Thing = {
  id: 'newspapers',
  name: 'a pile of newspapers',
  says: [
    'Kept for one article. Nobody knows which.',
    'The crossword is done, in ink.',
    'Good for lighting stoves and settling arguments.',
  ],
  grid: [144, 100],
  widthCm: 42,
  manners: ['stand'],
  stories: ['books', 'home', 'garden'],
  weight: 'middling',
  draw({ paint, pick, chance, shuffle, form = asUsual }) {
    const paper = paint(
      form.rather('paper.white', ['paper.rose', 'cloth.oat', 'paper.sky', 'enamel.cream', 'paper.kraft']),
    )
    const print = paint('clay.slate')
    const string = paint(
      form.rather(pick(['enamel.red', 'wood.oak', 'cloth.indigo', 'leaf.moss']), [
        'enamel.blue',
        'enamel.mustard',
        'cloth.plum',
      ]),
    )
    const picture = paint(
      form.rather(pick(['paper.sky', 'paper.rose', 'leaf.olive', 'cloth.mustard']), [
        'enamel.red',
        'enamel.teal',
        'cloth.plum',
        'enamel.blue',
      ]),
    )
    const layers = shuffle(['clay.bone', 'paper.rose', 'cloth.oat', 'clay.bone', 'paper.white'] as const).map(
      (dye, at) => {
        const tones = paint(dye)
        const top = 42 + at * 11.5
        const left = [5, 2, 6, 3, 4][at] ?? 4
        const right = [138, 141, 137, 140, 138][at] ?? 138
        return [
          shape(
            tones.base,
            `M${left + 3} ${top}Q${left - 4} ${top + 6} ${left + 3} ${top + 11.5}H${right - 3}Q${right + 4} ${top + 6} ${right - 3} ${top}Z`,
          ),
          shape(
            tones.shade,
            `M110 ${top}H${right - 3}Q${right + 4} ${top + 6} ${right - 3} ${top + 11.5}H${left + 3}L${left + 1} ${top + 9}Q60 ${top + 10} 106 ${top + 8}Z`,
          ),
        ].join('')
      },
    )
    return {
      outline:
        'M28 14Q44 11 62 11L62 3L73 6L84 1L88 11Q104 11 120 14L142 40Q142 48 140 53L142 60L138 66L140 74L139 78L141 84L138 90L139 96L136 100L7 100L4 94L6 89L3 83L6 77L4 70L6 65L2 58L5 53Q2 48 2 40Z',
      art: [
        ...layers,
        stroke(print.base, 1.3, 'M12 58.5H60M82 58.5H128M14 81.5H64M80 81H130'),
        shape(paper.base, 'M28 14Q74 8 120 14Q133 26 142 40Q144 48 132 50L14 50Q0 49 3 40Q14 26 28 14Z'),
        shape(paint('paper.kraft').light, 'M3 40Q72 43 142 40Q144 48 132 50L14 50Q1 49 3 40Z'),
        shape(paper.light, 'M28 14Q40 12 52 11.5Q34 24 26 41L3 40Q14 26 28 14Z'),
        stroke(print.deep, 4, 'M36 17.5H110'),
        stroke(print.base, 1.8, 'M31 23.5H60M28 28H58M24 32.5H56M20 37H54M86 37H126'),
        shape(picture.base, 'M86 22L115 22L123 34L87 34Z'),
        shape(picture.shade, 'M87 34L96 26L101 30L109 24.5L123 34Z'),
        stroke(
          string.base,
          3.2,
          'M74 11L72 41L72 99M15 27Q74 31 129 27M15 27Q8 34 8 42L8 98M129 27Q136 34 137 42L136 98',
        ),
        stroke(string.shade, 1.3, 'M73.5 52V98M138 52L137 98'),
        stroke(string.base, 3.2, 'M74 29Q58 18 61 10Q64 4 74 29Q84 2 88 9Q90 18 74 29L64 39M74 29L86 40'),
        chance(0.5)
          ? oval(paint('wood.oak').base, 40, 29, 11, 5.5, 0.4) + oval(paper.base, 40, 29, 8.5, 4)
          : shape(paint('paper.kraft').base, 'M98 66L120 64L122 82L100 84Z') +
            stroke(print.deep, 1.8, 'M104 71L115 70M105 77L112 76.5'),
      ].join(''),
    }
  },
}
