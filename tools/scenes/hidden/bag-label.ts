import type { Dye } from '#scenes/kit/palette.ts'
import { shape, stroke } from '#scenes/kit/svg.ts'
import type { Hand } from '#scenes/kit/thing.ts'

/** The maker's label, which all three bags carry: a feather on a pale ground, 40 by 30 round 0 0. */
export function label({ paint }: Hand, ground: Dye) {
  return [
    shape(
      paint('paper.white').base,
      'M-17 -15Q0 -17 17 -15Q20 -14 20 -11L20 11Q20 15 16 15Q0 16 -16 15Q-20 15 -20 11L-20 -12Q-20 -15 -17 -15Z',
    ),
    shape(
      paint(ground).shade,
      'M-9 7Q-11 -4 -1 -9Q8 -13 15 -10Q15 -6 12 -2L7 -1L10 1Q5 6 -1 7L-3 4L-4 8Q-6 9 -8 8L-13 12L-14 10Z',
    ),
    stroke(paint('paper.white').base, 1.6, 'M-9 8Q-3 -1 9 -6'),
  ].join('')
}
