import { drawLine, heightAt, type Line } from '#scenes/kit/line.ts'
import { INK, LAMP, type Tones } from '#scenes/kit/palette.ts'
import type { Rectangle } from '#scenes/kit/panel.ts'
import { contactShadow, group, oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'
import { glow, halos } from './lamplight.ts'

type Tent = { canvas: Tones; inside: string; floor: string; pole: Tones; patch: Tones; cord: string }

/** A ridge tent with its front flaps tied back. `x y` is the left end of its base. */
export function ridgeTent(
  { canvas, inside, floor, pole, patch, cord }: Tent,
  { x, y, width, height }: Rectangle,
) {
  const p = (u: number, v: number) => `${short(x + u * width)} ${short(y - v * height)}`
  return [
    shape(INK, `M${p(-0.02, -0.02)}L${p(1.12, 0.02)}L${p(1.2, -0.05)}L${p(0.06, -0.07)}Z`, 0.18),
    stroke(cord, 3, `M${p(0.4, 1)}L${p(-0.14, -0.03)}M${p(0.92, 0.92)}L${p(1.2, 0.02)}`),
    stroke(pole.shade, 7, `M${p(-0.15, -0.06)}L${p(-0.13, 0.01)}M${p(1.21, -0.02)}L${p(1.19, 0.05)}`),
    shape(
      canvas.shade,
      `M${p(0.4, 1)}Q${p(0.66, 0.93)} ${p(0.92, 0.93)}Q${p(0.97, 0.45)} ${p(1.08, 0.05)}L${p(0.76, 0)}Q${p(0.56, 0.4)} ${p(0.4, 1)}Z`,
    ),
    shape(canvas.deep, `M${p(0.76, 0)}L${p(1.08, 0.05)}L${p(1.06, 0.11)}L${p(0.74, 0.06)}Z`, 0.35),
    stroke(
      canvas.deep,
      3,
      `M${p(0.6, 0.95)}Q${p(0.72, 0.5)} ${p(0.87, 0.02)}M${p(0.78, 0.93)}Q${p(0.86, 0.5)} ${p(0.98, 0.04)}`,
    ),
    shape(patch.shade, `M${p(0.7, 0.58)}L${p(0.79, 0.57)}L${p(0.82, 0.4)}L${p(0.73, 0.41)}Z`),
    shape(
      canvas.base,
      `M${p(0.4, 1.02)}Q${p(0.19, 0.44)} ${p(0, 0)}L${p(0.76, 0)}Q${p(0.58, 0.44)} ${p(0.4, 1.02)}Z`,
    ),
    shape(
      inside,
      `M${p(0.39, 0.9)}Q${p(0.28, 0.4)} ${p(0.17, 0)}L${p(0.62, 0)}Q${p(0.5, 0.4)} ${p(0.39, 0.9)}Z`,
    ),
    shape(floor, `M${p(0.17, 0)}L${p(0.22, 0.13)}L${p(0.57, 0.13)}L${p(0.62, 0)}Z`),
    stroke(pole.base, 9, `M${p(0.39, 0.9)}L${p(0.39, 0.02)}`),
    stroke(pole.light, 3, `M${p(0.387, 0.9)}L${p(0.387, 0.02)}`),
    shape(
      canvas.light,
      `M${p(0.4, 0.94)}Q${p(0.3, 0.62)} ${p(0.24, 0.4)}Q${p(0.3, 0.22)} ${p(0.22, 0)}L${p(0.09, 0)}Q${p(0.16, 0.2)} ${p(0.2, 0.36)}Q${p(0.3, 0.7)} ${p(0.4, 0.94)}Z`,
    ),
    shape(
      canvas.shade,
      `M${p(0.4, 0.94)}Q${p(0.46, 0.62)} ${p(0.53, 0.4)}Q${p(0.49, 0.22)} ${p(0.58, 0)}L${p(0.7, 0)}Q${p(0.6, 0.2)} ${p(0.58, 0.36)}Q${p(0.48, 0.7)} ${p(0.4, 0.94)}Z`,
    ),
    stroke(patch.base, 5, `M${p(0.2, 0.37)}L${p(0.26, 0.4)}M${p(0.52, 0.4)}L${p(0.58, 0.37)}`),
    shape(
      canvas.light,
      `M${p(0.4, 1.02)}Q${p(0.19, 0.44)} ${p(0, 0)}L${p(0.03, 0)}Q${p(0.22, 0.46)} ${p(0.4, 0.97)}Z`,
      0.8,
    ),
    shape(
      canvas.light,
      `M${p(0.39, 1.02)}Q${p(0.66, 0.95)} ${p(0.93, 0.95)}L${p(0.92, 0.92)}Q${p(0.66, 0.92)} ${p(0.41, 0.98)}Z`,
      0.6,
    ),
    stroke(
      canvas.shade,
      3,
      `M${p(0.07, 0.02)}Q${p(0.2, 0.34)} ${p(0.27, 0.54)}M${p(0.71, 0.02)}Q${p(0.6, 0.3)} ${p(0.53, 0.54)}`,
    ),
  ].join('')
}

/** A light table on two pairs of crossed legs. Things stand at `y`, its far edge, and up to `depth` nearer. */
export function campTable(
  top: Tones,
  metal: Tones,
  { x, y, width, depth, legs }: { x: number; y: number; width: number; depth: number; legs: number },
) {
  const front = y + depth
  const foot = front + legs
  const pair = (left: number, right: number) =>
    `M${short(left)} ${front}L${short(right)} ${foot}M${short(right)} ${front}L${short(left)} ${foot}`
  const frames = `${pair(x + 36, x + width * 0.3)}${pair(x + width * 0.7, x + width - 36)}`
  return [
    contactShadow(x + width * 0.52, foot, width * 0.52, 14),
    stroke(metal.shade, 11, frames),
    stroke(metal.light, 3, frames),
    shape(
      top.base,
      `M${short(x + 18)} ${y - 4}Q${short(x + width / 2)} ${y - 7} ${short(x + width - 18)} ${y - 4}L${short(x + width)} ${front}Q${short(x + width / 2)} ${front + 3} ${short(x)} ${front}Z`,
    ),
    shape(
      top.light,
      `M${short(x + 18)} ${y - 4}Q${short(x + width * 0.3)} ${y - 7} ${short(x + width * 0.56)} ${y - 5}L${short(x + width * 0.46)} ${front + 1}L${short(x)} ${front}Z`,
      0.6,
    ),
    shape(
      top.shade,
      `M${short(x)} ${front}Q${short(x + width / 2)} ${front + 3} ${short(x + width)} ${front}l-3 13Q${short(x + width / 2)} ${front + 17} ${short(x + 3)} ${front + 13}Z`,
    ),
    stroke(
      top.light,
      2,
      `M${short(x + 4)} ${front + 1}Q${short(x + width * 0.4)} ${front + 4} ${short(x + width * 0.7)} ${front + 2}`,
    ),
  ].join('')
}

/** A blanket on the ground, wider towards the eye, checked, with fringes. */
export function blanket(
  cloth: Tones,
  stripe: Tones,
  {
    left,
    right,
    far,
    near,
    spread,
  }: { left: number; right: number; far: number; near: number; spread: readonly [number, number] },
) {
  const at = (u: number, v: number) => {
    const from = left - spread[0] * v
    const to = right + spread[1] * v
    return `${short(from + (to - from) * u)} ${short(far + (near - far) * v)}`
  }
  const across = [0.08, 0.3, 0.52, 0.74].map(
    (v) => `M${at(0, v)}L${at(1, v)}L${at(1, v + 0.11)}L${at(0, v + 0.11)}Z`,
  )
  const along = [0.06, 0.24, 0.42, 0.6, 0.78].map(
    (u) => `M${at(u, 0)}L${at(u + 0.09, 0)}L${at(u + 0.09, 1)}L${at(u, 1)}Z`,
  )
  const fringe = Array.from({ length: 17 }, (_, step) => `M${at(step / 16, 1)}l${step % 2 === 0 ? -3 : 2} 13`)
  return [
    shape(INK, `M${at(0.01, 0.04)}L${at(1.02, 0.05)}L${at(1.02, 1.06)}L${at(0.01, 1.05)}Z`, 0.16),
    shape(
      cloth.base,
      `M${at(0, 0.02)}Q${at(0.5, -0.03)} ${at(1, 0)}Q${at(0.98, 0.5)} ${at(1, 1)}Q${at(0.6, 1.03)} ${at(0, 0.99)}Q${at(0.02, 0.5)} ${at(0, 0.02)}Z`,
    ),
    shape(stripe.base, across.join(''), 0.55),
    shape(stripe.light, along.join(''), 0.5),
    shape(cloth.shade, `M${at(0.7, 0)}Q${at(0.9, 0.4)} ${at(0.82, 1)}L${at(1, 1)}L${at(1, 0)}Z`, 0.35),
    shape(
      cloth.light,
      `M${at(0, 0.02)}Q${at(0.5, -0.03)} ${at(1, 0)}L${at(1, 0.04)}Q${at(0.5, 0.01)} ${at(0, 0.05)}Z`,
      0.8,
    ),
    stroke(stripe.light, 3, fringe.join('')),
  ].join('')
}

type Fire = { stone: Tones; log: Tones; red: Tones; amber: Tones }

/** A ring of stones with a fire in it; `x y` is the middle of the ring. */
export function fireRing(
  { stone, log, red, amber }: Fire,
  random: Random,
  x: number,
  y: number,
  radius: number,
) {
  const flat = 0.36
  const pebble = (turn: number) => {
    const [cx, cy] = [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * flat]
    const size = radius * random.between(0.15, 0.2)
    return [
      oval(stone.shade, cx, cy, size, size * 0.74),
      oval(stone.base, cx - size * 0.1, cy - size * 0.12, size * 0.84, size * 0.58),
      oval(stone.light, cx - size * 0.3, cy - size * 0.3, size * 0.4, size * 0.22, 0.8),
    ].join('')
  }
  const ring = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      pebble(Math.PI * (from + ((to - from) * at) / (count - 1))),
    ).join('')
  const r = radius / 100
  return [
    oval(INK, x + 10, y + 10, radius * 1.24, radius * flat * 1.3, 0.2),
    ring(1.06, 1.94, 8),
    oval(log.deep, x, y + 2, radius * 0.88, radius * flat * 0.86),
    glow(x, y - 60 * r, radius * 1.5, 0.07),
    group(
      `translate(${short(x)} ${short(y)}) scale(${short(r)})`,
      stroke(log.shade, 20, 'M-62 14L40 -22M66 16L-36 -24'),
      stroke(log.base, 15, 'M-62 11L40 -24M66 13L-36 -26'),
      shape(
        red.base,
        'M-46 8Q-66 -44 -34 -78Q-36 -52 -22 -48Q-30 -104 6 -150Q4 -112 26 -92Q34 -80 34 -66Q44 -78 42 -96Q68 -54 48 6Q0 26 -46 8Z',
      ),
      shape(
        amber.base,
        'M-32 8Q-44 -30 -22 -56Q-20 -38 -8 -32Q-12 -76 10 -104Q10 -74 24 -58Q32 -44 28 -32Q38 -36 40 -50Q48 -20 34 6Q0 18 -32 8Z',
      ),
      shape(LAMP, 'M-18 8Q-24 -16 -10 -32Q-6 -20 2 -18Q0 -42 12 -60Q14 -38 22 -24Q26 -8 20 6Q0 14 -18 8Z'),
      stroke(log.deep, 15, 'M-50 22L52 14'),
      stroke(log.base, 9, 'M-52 18L50 10'),
    ),
    shape(
      LAMP,
      [
        [-36, -128],
        [20, -168],
        [44, -118],
      ]
        .map(
          ([dx = 0, dy = 0]) => `M${short(x + dx * r)} ${short(y + dy * r)}q4 -6 7 0q-1 7 -4 8q-4 -2 -3 -8Z`,
        )
        .join(''),
      0.9,
    ),
    ring(0.94, 0.06, 9),
  ].join('')
}

/** Small lamps along a line, each a glass with a light in it. */
export function bulbs(wire: string, on: Line, count: number) {
  const places = Array.from({ length: count }, (_, at) => {
    const x = on.from[0] + ((on.to[0] - on.from[0]) * (at + 0.5)) / count
    return { x, y: heightAt(on, x) }
  })
  const lamps = places.map(({ x, y }) => [x, y + 20] as const)
  return [
    drawLine(wire, 3, on),
    halos(lamps, 44, 0.32),
    shape(wire, places.map(({ x, y }) => `M${short(x - 5)} ${short(y - 1)}h10l-1 11h-8Z`).join('')),
    shape(
      '#fff1c9',
      places
        .map(({ x, y }) => `M${short(x - 5)} ${short(y + 9)}h10q6 8 3 16q-8 8 -16 0q-3 -8 3 -16Z`)
        .join(''),
    ),
  ].join('')
}
