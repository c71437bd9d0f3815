import { PICTURE } from '#scenes/compose/picture.ts'
import type { Tones } from '#scenes/kit/palette.ts'
import { panel, type Rectangle } from '#scenes/kit/panel.ts'
import { shape, short } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** A wall of upright boards: three tones in turn, a dark joint between, a knot here and there. */
export function boards(tones: Tones, random: Random, box: Rectangle, count: number) {
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
export function shelf(tones: Tones, { x, y, width }: Omit<Rectangle, 'height'>, thickness = 20) {
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
