import { drawLine, type Line, pointOn } from '#scenes/kit/line.ts'
import { INK, type Tones } from '#scenes/kit/palette.ts'
import { oval, shape, short } from '#scenes/kit/svg.ts'
import { halos } from './lamplight.ts'

/** Little flags on a line, in the given cloths in turn. */
export function bunting(cloths: readonly Tones[], line: Line, count: number) {
  const flags = Array.from({ length: count }, (_, at) => {
    const cloth = cloths[at % cloths.length]
    if (!cloth) return ''
    const [x, y] = pointOn(line, (at + 0.2) / count)
    const [right, rightY] = pointOn(line, (at + 0.85) / count)
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
  return [...flags, drawLine(cloths[0]?.deep ?? INK, 2.5, line)].join('')
}

/** Bulbs on a wire; lit ones have a little light about them. */
export function bulbString(wire: Tones, line: Line, count: number, strength = 0.14) {
  const places = Array.from({ length: count }, (_, at) => pointOn(line, (at + 0.5) / count))
  const lamps = places.map(([x, y]) => [x, y + 17] as const)
  const bulbs = places.map(([x, y]) =>
    [
      shape(wire.deep, `M${short(x - 4)} ${short(y)}h8v9h-8Z`),
      oval(strength > 0 ? '#fff1c9' : wire.light, x, y + 17, 9, 11),
    ].join(''),
  )
  return [drawLine(wire.deep, 3, line), halos(lamps, 44, 2 * strength), ...bulbs].join('')
}
