import { drawLine, type Line, pointOn } from '#scenes/kit/line.ts'
import { INK, type Tones } from '#scenes/kit/palette.ts'
import { oval, shape, short } from '#scenes/kit/svg.ts'
import type { Evening } from './hours.ts'

/** Monday's washing, forgotten until the evening: among it, the ghost's other sheet. */
export function washingLine({ near }: Evening, line: Line) {
  const hung = (share: number, draw: string) => {
    const [x, y] = pointOn(line, share)
    return `<g transform="translate(${short(x)} ${short(y)})">${draw}</g>`
  }
  return [
    drawLine(near('cloth.oat').shade, 2.5, line),
    hung(0.16, shirt(near('cloth.rust'))),
    hung(0.36, sheet(near('paper.white'))),
    hung(0.58, sock(near('cloth.mustard'))),
    hung(0.66, sock(near('cloth.mustard'))),
    hung(0.82, shirt(near('paper.sky'))),
  ].join('')
}

function shirt(cloth: Tones) {
  return [
    shape(cloth.base, 'M-26 0L26 2L40 26L27 33L20 24Q23 50 21 62Q0 66 -21 61Q-19 40 -20 24L-28 32L-40 24Z'),
    shape(cloth.shade, 'M8 1L26 2L40 26L27 33L20 24Q23 50 21 62Q14 64 6 64Q16 30 8 1Z'),
    shape(cloth.light, 'M-10 0.500L10 1Q0 12 -10 0.500Z', 0.7),
  ].join('')
}

/** Three holes have been cut in it: eyes, and a keyhole. */
function sheet(cloth: Tones) {
  return [
    shape(cloth.base, 'M-38 -3Q0 2 38 0Q42 44 36 84Q22 76 12 86Q-2 78 -12 86Q-26 78 -36 84Q-42 40 -38 -3Z'),
    shape(cloth.shade, 'M16 1Q28 1 38 0Q42 44 36 84Q28 79 20 81Q28 36 16 1Z'),
    shape(cloth.light, 'M-34 0Q-22 1 -18 1Q-26 40 -26 78Q-32 80 -34 81Q-39 40 -34 0Z', 0.6),
    oval(INK, -11, 28, 4.5, 6.5, 0.8),
    oval(INK, 11, 28, 4.5, 6.5, 0.8),
    shape(INK, 'M0 40a5 5 0 0 0-2.500 9.300L-4.500 58h9l-2-8.700A5 5 0 0 0 0 40Z', 0.8),
  ].join('')
}

function sock(cloth: Tones) {
  return (
    shape(cloth.base, 'M-8 -1L8 0Q7 18 8 28Q18 32 18 38Q14 44 0 42Q-9 40 -8 28Z') +
    shape(cloth.shade, 'M-8 4L8 5V11L-8 10Z')
  )
}
