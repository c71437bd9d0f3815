import { mix, type Tones } from '#scenes/kit/palette.ts'
import type { Rectangle } from '#scenes/kit/panel.ts'
import { oval, shape, short } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** The crown of a tree, or a bush: round masses, lighter where the sun is. */
export function foliage(tones: Tones, random: Random, { x, y, width, height }: Rectangle, count = 9) {
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
