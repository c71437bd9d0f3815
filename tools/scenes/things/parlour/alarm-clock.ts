import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'
import { dial } from './dial.ts'

export const alarmClock: Thing = {
  id: 'alarm-clock',
  name: 'an alarm clock',
  says: [
    'It is set for five. Nobody will say why.',
    'It walks along the shelf when it rings.',
    'Both bells work. So does the pillow over it.',
  ],
  grid: [110, 128],
  widthCm: 16,
  manners: ['stand'],
  stories: ['home', 'travel', 'toys'],
  weight: 'light',
  draw(hand) {
    const { paint, pick, chance } = hand
    const body = paint(pick(['enamel.red', 'enamel.teal', 'brass.copper', 'enamel.mustard', 'paper.sky']))
    const brass = paint(pick(['brass.brass', 'brass.tin']))
    const iron = paint('brass.iron')
    return {
      outline:
        'M20 128L24 114Q6 98 6 76Q6 54 20 40L12 38Q2 22 20 12Q36 4 44 16L48 12V4Q55 0 62 4V12L66 16Q74 4 90 12Q108 22 98 38L90 40Q104 54 104 76Q104 98 86 114L90 128H82L74 122Q55 128 36 122L28 128Z',
      art: [
        shape(iron.base, 'M22 110L33 118L28 127Q23 129 20 126Z'),
        shape(iron.shade, 'M88 110L77 118L82 127Q87 129 90 126Z'),
        stroke(iron.base, 4, 'M55 30V9'),
        shape(iron.base, 'M47 3Q55 0 63 3L62 10Q55 13 48 10Z'),
        stroke(iron.shade, 4, 'M30 34L36 42M80 34L74 42'),
        shape(brass.base, 'M12 38Q2 24 18 13Q36 5 45 19Q34 34 12 38Z'),
        shape(brass.light, 'M11 33Q6 23 19 15Q28 11 34 13Q18 18 15 35Z'),
        shape(brass.base, 'M98 38Q108 24 92 13Q74 5 65 19Q76 34 98 38Z'),
        shape(brass.shade, 'M98 38Q108 24 92 13Q90 12 87 11Q97 22 86 34Q92 37 98 38Z'),
        shape(brass.light, 'M68 18Q74 10 84 12Q76 16 75 24Z'),
        oval(body.base, 55, 76, 49, 48.5),
        shape(body.shade, 'M82 35Q104 48 104 76Q104 122 56 124.5Q40 124 32 119Q92 122 92 72Q92 50 82 35Z'),
        shape(body.light, 'M9 78Q8 46 40 31Q20 48 18 74Q17 92 24 104Q10 94 9 78Z'),
        ...dial(hand, 55, 76, 37, paint(pick(['paper.white', 'enamel.cream'])), body.deep),
        ...(chance(0.5) ? [stroke(paint('glass.clear').light, 2, 'M34 96L46 82L42 76L52 62')] : []),
      ].join(''),
    }
  },
}
