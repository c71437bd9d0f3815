import type { Dye } from '#art/kit/palette.ts'
import { shape } from '#art/kit/svg.ts'
import type { Hand } from '#art/kit/thing.ts'

/** The maker's label, which all three bags carry: a moon on a pale ground, 40 by 30 round 0 0. */
export function label({ paint }: Hand, ground: Dye) {
  return [
    shape(
      paint('paper.white').base,
      'M-17 -15Q0 -17 17 -15Q20 -14 20 -11L20 11Q20 15 16 15Q0 16 -16 15Q-20 15 -20 11L-20 -12Q-20 -15 -17 -15Z',
    ),
    shape(paint(ground).shade, 'M3 -11Q-11 -10 -11 1Q-9 12 4 11Q-4 7 -4 0Q-4 -7 3 -11Z'),
    shape(paint(ground).shade, 'M10 -6L12 -2L16 -1L12 1L10 5L8 1L4 -1L8 -2Z'),
  ].join('')
}
