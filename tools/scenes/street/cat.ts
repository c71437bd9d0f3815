import { INK, type Tones } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'
import { LIT } from './hours.ts'

/** The neighbours' cat, who lives with everybody. 0 0 is the middle of where it sits; 84 high. */
export function cat(fur: Tones, chest: Tones) {
  return [
    oval(INK, 6, 0, 34, 6, 0.22),
    stroke(fur.shade, 8, 'M18 -6Q46 0 46 -24Q46 -38 36 -42'),
    shape(
      fur.base,
      'M-22 0Q-30 -22 -18 -40Q-14 -48 -15 -56Q-20 -64 -18 -86L-7 -77Q0 -79 7 -77L18 -86Q20 -64 15 -56Q14 -48 18 -40Q30 -22 22 0Q0 4 -22 0Z',
    ),
    shape(fur.shade, 'M8 -78L18 -86Q20 -64 15 -56Q14 -48 18 -40Q30 -22 22 0Q14 2 8 2Q22 -30 8 -78Z'),
    shape(chest.base, 'M-8 -52Q0 -46 8 -52Q10 -34 4 -24Q0 -18 -4 -24Q-10 -34 -8 -52Z'),
    shape(chest.base, 'M-12 1Q-14 -8 -7 -9Q-1 -8 -2 2ZM2 2Q1 -8 7 -9Q14 -8 12 1Z'),
    shape(fur.light, 'M-16 -80L-9 -75Q-13 -68 -13 -60Q-18 -68 -16 -80Z', 0.5),
    oval(LIT.light, -7, -66, 3.6, 4.2),
    oval(LIT.light, 7, -66, 3.6, 4.2),
    shape(INK, 'M-8 -69h2.200v7h-2.200ZM6 -69h2.200v7h-2.200Z'),
    shape(chest.shade, 'M-2.500 -59h5l-2.500 3Z'),
  ].join('')
}
