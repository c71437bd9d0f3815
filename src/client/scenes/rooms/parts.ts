import type { Random } from '#client/lib/seeded-random.ts'
import { PICTURE } from '#client/scenes/compose/picture.ts'
import { INK, LAMP, mix, type Tones } from '#client/scenes/kit/palette.ts'
import { oval, shape, short, stroke } from '#client/scenes/kit/svg.ts'

type Box = { x: number; y: number; width: number; height: number }

/** A flat area with slightly uneven edges, as everything made by hand has. */
export function panel(fill: string, { x, y, width, height }: Box, wobble = 2, opacity?: number) {
  const [left, top, right, bottom] = [x, y, x + width, y + height]
  const d = `M${short(left)} ${short(top + wobble)}Q${short(left + width / 2)} ${short(top - wobble)} ${short(right)} ${short(top)}L${short(right - wobble)} ${short(bottom)}Q${short(left + width / 2)} ${short(bottom + wobble)} ${short(left + wobble)} ${short(bottom)}Z`
  return shape(fill, d, opacity)
}

/** A wall of upright boards: three tones in turn, a dark joint between, a knot here and there. */
export function boards(tones: Tones, random: Random, box: Box, count: number) {
  const width = box.width / count
  const parts = [panel(tones.shade, box, 0)]
  for (let at = 0; at < count; at++) {
    const x = box.x + at * width + 2
    const tone = random.pick([tones.base, tones.base, tones.shade])
    if (tone !== tones.shade) parts.push(panel(tone, { ...box, x, width: width - 4 }, 1))
    parts.push(shape(tones.light, `M${short(x)} ${short(box.y)}h4v${short(box.height)}h-4Z`, 0.35))
    if (random.chance(0.4)) {
      const y = box.y + random.between(0.1, 0.9) * box.height
      const knot = x + random.between(0.3, 0.7) * width
      parts.push(shape(tones.deep, `M${short(knot)} ${short(y)}q5 -8 10 0q-1 9 -6 9q-5 -1 -4 -9Z`, 0.45))
    }
  }
  return parts.join('')
}

/** Floor boards that run towards the eye, from the wall at `y` to the bottom edge. */
export function floorboards(tones: Tones, y: number, count = 9, vanishing = PICTURE.width * 0.5) {
  const bottom = PICTURE.height
  const parts = [panel(tones.base, { x: -4, y, width: PICTURE.width + 8, height: bottom - y + 4 }, 0)]
  for (let at = 0; at <= count; at++) {
    const near = -600 + (at * (PICTURE.width + 1200)) / count
    const far = vanishing + (near - vanishing) * 0.62
    if (at % 2 === 0) {
      const nextNear = near + (PICTURE.width + 1200) / count
      const nextFar = vanishing + (nextNear - vanishing) * 0.62
      parts.push(
        shape(
          tones.light,
          `M${short(far)} ${y}L${short(nextFar)} ${y}L${short(nextNear)} ${bottom}L${short(near)} ${bottom}Z`,
          0.16,
        ),
      )
    }
    parts.push(shape(tones.shade, `M${short(far)} ${y}h3L${short(near + 7)} ${bottom}h-7Z`))
  }
  return parts.join('')
}

/** A board on two brackets; things stand on its upper edge, `y`. */
export function shelf(tones: Tones, { x, y, width }: Omit<Box, 'height'>, thickness = 20) {
  const shadow = panel(tones.deep, { x: x + 8, y: y + thickness, width: width - 4, height: 16 }, 2, 0.25)
  return [
    shadow,
    ...[x + width * 0.1, x + width * 0.9].map((at) =>
      shape(tones.deep, `M${short(at - 6)} ${y + thickness}h12v44q-8 -2 -12 -14Z`),
    ),
    panel(tones.base, { x, y, width, height: thickness }, 1.5),
    panel(tones.light, { x, y, width, height: 6 }, 1),
    panel(tones.shade, { x: x + 4, y: y + thickness - 5, width: width - 8, height: 5 }, 1),
  ].join('')
}

/** A table seen a little from above: things stand between `y` and `y + depth`. */
export function table(
  tones: Tones,
  { x, y, width }: Omit<Box, 'height'>,
  { depth, legs }: { depth: number; legs: number },
) {
  const front = y + depth
  return [
    shape(
      '#23213a',
      `M${short(x + 20)} ${front + legs - 6}h${short(width - 20)}l30 16h${short(-width - 30)}Z`,
      0.18,
    ),
    ...[x + 30, x + width - 60].flatMap((at) => [
      panel(tones.shade, { x: at, y: front, width: 32, height: legs }, 2),
      panel(tones.base, { x: at, y: front, width: 16, height: legs }, 2),
    ]),
    panel(tones.shade, { x: x + 14, y: front + 18, width: width - 28, height: 34 }, 2),
    shape(
      tones.light,
      `M${short(x + 26)} ${y}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x)} ${front}Z`,
    ),
    shape(
      tones.base,
      `M${short(x + 60)} ${y + 6}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x + 24)} ${front}Z`,
      0.7,
    ),
    panel(tones.base, { x, y: front, width, height: 20 }, 2),
    panel(tones.shade, { x: x + width * 0.6, y: front + 2, width: width * 0.4, height: 18 }, 1),
  ].join('')
}

/** Light that falls in a broad beam; `to` is moved from `from` as the sun stands. */
export function beam(
  from: { left: number; right: number; y: number },
  to: { left: number; right: number; y: number },
  opacity = 0.14,
) {
  return shape(
    LAMP,
    `M${from.left} ${from.y}L${from.right} ${from.y}L${to.right} ${to.y}L${to.left} ${to.y}Z`,
    opacity,
  )
}

/** The round light about a lamp, in three flat rings. */
export function glow(x: number, y: number, radius: number, strength = 0.1) {
  return [1, 0.66, 0.36]
    .map(
      (part) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * part)}" fill="${LAMP}" opacity="${strength}"/>`,
    )
    .join('')
}

type Point = readonly [number, number]

/** A point on a line that sags between two hooks. */
function sagging([fromX, fromY]: Point, [toX, toY]: Point, sag: number, at: number): Point {
  const across = 4 * at * (1 - at)
  return [fromX + (toX - fromX) * at, fromY + (toY - fromY) * at + sag * across]
}

function saggingLine(from: Point, to: Point, sag: number) {
  const [midX, midY] = sagging(from, to, sag * 2, 0.5)
  return `M${short(from[0])} ${short(from[1])}Q${short(midX)} ${short(midY)} ${short(to[0])} ${short(to[1])}`
}

/** Little flags on a line, in the given cloths in turn. */
export function bunting(cloths: readonly Tones[], from: Point, to: Point, sag: number, count: number) {
  const flags = Array.from({ length: count }, (_, at) => {
    const cloth = cloths[at % cloths.length]
    if (!cloth) return ''
    const [x, y] = sagging(from, to, sag, (at + 0.2) / count)
    const [right, rightY] = sagging(from, to, sag, (at + 0.85) / count)
    const tipX = (x + right) / 2 + (at % 3) - 1
    const tipY = (y + rightY) / 2 + (right - x) * 1.15
    return [
      shape(
        cloth.base,
        `M${short(x)} ${short(y)}L${short(right)} ${short(rightY)}L${short(tipX)} ${short(tipY)}Z`,
      ),
      shape(
        cloth.shade,
        `M${short((x + right) / 2)} ${short((y + rightY) / 2)}L${short(right)} ${short(rightY)}L${short(tipX)} ${short(tipY)}Z`,
      ),
    ].join('')
  })
  return [...flags, stroke(cloths[0]?.deep ?? INK, 2.5, saggingLine(from, to, sag))].join('')
}

/** Bulbs on a wire; lit ones have a little round of light. */
export function bulbString(wire: Tones, from: Point, to: Point, sag: number, count: number, strength = 0.14) {
  const bulbs = Array.from({ length: count }, (_, at) => {
    const [x, y] = sagging(from, to, sag, (at + 0.5) / count)
    return [
      strength > 0 ? oval(LAMP, x, y + 17, 30, 30, strength) : '',
      shape(wire.deep, `M${short(x - 4)} ${short(y)}h8v9h-8Z`),
      oval(strength > 0 ? '#fff1c9' : wire.light, x, y + 17, 9, 11),
    ].join('')
  })
  return [stroke(wire.deep, 3, saggingLine(from, to, sag)), ...bulbs].join('')
}

/** A table under a striped cloth with a scalloped hem; things stand between `y` and `y + depth`. */
export function drapedTable(
  { cloth, stripe, wood }: { cloth: Tones; stripe: Tones; wood: Tones },
  { x, y, width }: Omit<Box, 'height'>,
  { depth, drop, legs }: { depth: number; drop: number; legs: number },
) {
  const front = y + depth
  const count = Math.round(width / 56)
  const step = width / count
  const bands = Array.from({ length: count }, (_, at) => {
    const left = x + at * step
    const tones = at % 2 === 0 ? cloth : stripe
    const hem = front + drop + (at % 3) * 2
    return [
      shape(
        tones.base,
        `M${short(left)} ${front}h${short(step + 0.5)}V${hem}q${short(-step / 2)} 16 ${short(-step - 0.5)} 0Z`,
      ),
      shape(
        tones.shade,
        `M${short(left + step * 0.62)} ${front}h${short(step * 0.38)}V${hem}q${short(-step * 0.14)} 7 ${short(-step * 0.26)} 8Z`,
        0.7,
      ),
    ].join('')
  })
  const top = Array.from({ length: count }, (_, at) => {
    const far = x + 26 + ((width - 52) * at) / count
    const farStep = (width - 52) / count
    return at % 2 === 1
      ? shape(
          stripe.light,
          `M${short(far)} ${y}h${short(farStep)}L${short(x + (at + 1) * step)} ${front}h${short(-step)}Z`,
        )
      : ''
  })
  return [
    shape(
      INK,
      `M${short(x + 16)} ${front + legs - 8}h${short(width - 10)}l34 20h${short(-width - 30)}Z`,
      0.18,
    ),
    ...[x + 26, x + width - 50].flatMap((at) => [
      panel(wood.deep, { x: at, y: front, width: 24, height: legs }, 2),
      panel(wood.base, { x: at, y: front, width: 11, height: legs }, 2),
    ]),
    panel(INK, { x: x + 10, y: front, width: width - 20, height: drop + 22 }, 0, 0.2),
    shape(
      cloth.light,
      `M${short(x + 26)} ${y}L${short(x + width - 26)} ${y}L${short(x + width)} ${front}L${short(x)} ${front}Z`,
    ),
    ...top,
    ...bands,
    shape(INK, `M${short(x)} ${front}h${short(width)}v5h${short(-width)}Z`, 0.16),
  ].join('')
}

/** The crown of a tree, or a bush: round masses, lighter where the sun is. */
export function foliage(tones: Tones, random: Random, { x, y, width, height }: Box, count = 9) {
  const masses = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * Math.PI * 2
    return {
      x: x + width / 2 + Math.cos(turn) * width * random.between(0.2, 0.32),
      y: y + height / 2 + Math.sin(turn) * height * random.between(0.18, 0.3),
      radius: (Math.min(width, height) * random.between(0.7, 1)) / Math.sqrt(count),
    }
  })
  return [
    ...masses.map((mass) => oval(tones.shade, mass.x + 5, mass.y + 8, mass.radius * 1.08, mass.radius)),
    oval(tones.base, x + width / 2, y + height / 2, width * 0.36, height * 0.36),
    ...masses.map((mass) => oval(tones.base, mass.x - 5, mass.y - 6, mass.radius * 0.94, mass.radius * 0.88)),
    ...masses
      .filter((mass) => mass.x + mass.y < x + y + (width + height) * 0.52)
      .map((mass) =>
        oval(
          mix(tones.base, tones.light, 0.5),
          mass.x - mass.radius * 0.25,
          mass.y - mass.radius * 0.3,
          mass.radius * 0.5,
          mass.radius * 0.4,
        ),
      ),
    ...masses.map((mass) => {
      const [left, top] = [
        mass.x + random.between(-1, 0.4) * mass.radius,
        mass.y + random.between(-0.5, 0.6) * mass.radius,
      ]
      const leaf = (at: number) =>
        `M${short(left + at * 15)} ${short(top + (at % 2) * 9)}q7 -8 14 0q-7 7 -14 0Z`
      return shape(random.chance(0.5) ? tones.light : tones.shade, leaf(0) + leaf(1) + leaf(2), 0.7)
    }),
  ].join('')
}
