import type { Paint } from '#scenes/kit/palette.ts'
import { oval, shape, stroke } from '#scenes/kit/svg.ts'

/** The bell beside our door, on its bracket: 0 0 is where that meets the wall. It is 52 wide; its cord ends on y 92. */
export function bell(paint: Paint) {
  const brass = paint('brass.brass')
  const iron = paint('brass.iron')
  const cord = paint('cloth.rust')
  return [
    oval(cord.deep, 38, 18, 24, 26, 0.2),
    shape(iron.shade, 'M-3 -22q0-3 3-3t3 3v8h27q6 0 6 6v6h-5v-4q0-3-3-3H3v22q0 3-3 3t-3-3Z'),
    shape(iron.shade, 'M3 6q14 0 18-15h5Q22 11 3 11Z'),
    stroke(cord.base, 2.5, 'M33 36V78'),
    shape(cord.base, 'M29 76h8l3 13q-7 5-14 0Z'),
    shape(cord.light, 'M29 76h4l-1 15q-4 0-6-2Z', 0.6),
    oval(brass.deep, 33, 35, 5, 5),
    shape(brass.base, 'M30 -2q0-4 3-4t3 4q13 4 14 20q1 9 7 13q2 3-2 3H11q-4 0-2-3q6-4 7-13q1-16 14-20Z'),
    shape(brass.shade, 'M36 -2q13 4 14 20q1 9 7 13q2 3-2 3H38q8-14-2-36Z'),
    shape(brass.light, 'M28 1q-8 5-8 18q0 6-3 11q1-17 4-22q3-5 7-7Z'),
    shape(brass.light, 'M11 30h22v4H11q-3-1 0-4Z', 0.7),
  ].join('')
}
