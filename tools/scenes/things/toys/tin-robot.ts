import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import type { Thing } from '#scenes/kit/thing.ts'

export const tinRobot: Thing = {
  id: 'tin-robot',
  name: 'a tin robot',
  says: [
    'It walks eleven steps, then considers.',
    'Wind it up and it apologises to the skirting board.',
    'It was the future, for about a week.',
  ],
  grid: [96, 132],
  widthCm: 26,
  manners: ['stand'],
  stories: ['toys'],
  weight: 'light',
  draw({ paint, pick, chance }) {
    const tin = paint(pick(['brass.tin', 'enamel.blue', 'enamel.teal', 'enamel.red', 'clay.slate']))
    const trim = paint(pick(['enamel.red', 'enamel.mustard', 'enamel.cream']))
    const brass = paint('brass.brass')
    const steel = paint('brass.iron')
    const lens = paint(pick(['glass.amber', 'glass.clear', 'enamel.red']))
    return {
      outline:
        'M46 0Q52 0 51 6L50 12H66Q72 12 72 18L78 22V34L72 38V44L78 50Q90 50 94 62L95 82Q94 94 86 94Q78 92 79 84L80 72L76 94L70 100L72 120L80 126V132H52V118H44V132H16V126L24 120L26 100L20 94L16 72L17 84Q18 92 10 94Q2 94 1 82L2 62Q6 50 18 50L24 44V38L18 34V22L24 18Q24 12 30 12H47L46 6Z',
      art: [
        stroke(steel.base, 2.6, 'M48.5 14V6'),
        oval(trim.base, 48.5, 4, 3.8),
        stroke(tin.shade, 9, 'M20 58Q9 58 8 70V82M76 58Q87 58 88 70V82'),
        stroke(tin.deep, 1.8, 'M4 68h8M4 74h8M84 68h8M84 74h8'),
        stroke(brass.base, 4, 'M4 92Q1 84 8 82Q15 84 12 92M84 92Q81 84 88 82Q95 84 92 92'),
        shape(steel.base, 'M28 98H44V122H28ZM52 98H68V122H52Z'),
        shape(steel.light, 'M28 98H33V122H28ZM52 98H57V122H52Z'),
        shape(trim.shade, 'M26 119H44V132H16V128Q17 122 26 119ZM52 119H70Q79 122 80 128V132H52Z'),
        shape(trim.base, 'M26 119H42V128H17Q18 122 26 119ZM52 119H66V128H52Z'),
        shape(
          brass.shade,
          'M17 24Q17 22 20 22H25V35H20Q17 35 17 33ZM72 22H76Q79 22 79 24V33Q79 35 76 35H72Z',
        ),
        shape(tin.base, 'M24 18Q24 12 30 12H66Q72 12 72 18V40Q72 46 66 46H30Q24 46 24 40Z'),
        shape(tin.shade, 'M60 12H66Q72 12 72 18V40Q72 46 66 46H30Q26 46 25 43Q58 44 62 34Z'),
        shape(tin.light, 'M27 20Q27 15 32 15H54V18H34Q31 18 31 21V34H27Z'),
        stroke(steel.deep, 14, 'M38 27v0M58 27v0'),
        stroke(lens.base, 9.6, 'M38 27v0M58 27v0'),
        stroke(lens.light, 2.6, 'M36.5 25.5v0M56.5 25.5v0'),
        shape(steel.deep, 'M36 37H60V42H36Z'),
        stroke(trim.light, 1.6, 'M41 38V41M46 38V41M51 38V41M56 38V41'),
        shape(steel.base, 'M38 46H58V52H38Z'),
        shape(tin.base, 'M18 56Q18 50 26 50H70Q78 50 78 56L75 94Q74 101 66 101H30Q22 101 21 94Z'),
        shape(tin.shade, 'M66 50H70Q78 50 78 56L75 94Q74 101 66 101H30Q24 101 22 97Q60 98 64 88Z'),
        shape(tin.light, 'M22 58Q22 54 28 54H58V57H29Q27 57 27 60L29 88H25Z'),
        shape(steel.deep, 'M32 62Q32 60 34 60H62Q64 60 64 62L63 78Q63 80 61 80H35Q33 80 33 78Z'),
        shape(trim.light, 'M36 63H60L59 77H37Z'),
        stroke(steel.base, 1.4, 'M39 75Q40 66 48 66Q56 66 57 75'),
        stroke(trim.shade, 2.4, 'M48 75L53 69'),
        stroke(trim.base, 4.6, 'M36 89v0'),
        stroke(brass.base, 4.6, 'M48 89v0'),
        stroke(lens.base, 4.6, 'M60 89v0'),
        ...(chance(0.5) ? [shape(tin.deep, 'M66 36l5 -3v8l-4 2Z')] : []),
        ...(chance(0.6) ? [shape(paint('clay.brick').base, 'M22 90q5 -2 6 4l-1 6q-4 -1 -5 -5Z')] : []),
      ].join(''),
    }
  },
}
