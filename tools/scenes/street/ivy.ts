import type { Paint } from '#scenes/kit/palette.ts'
import { shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

type Runner = { x: number; y: number; toX: number; toY: number; width: number }

/** Ivy along runners, thicker where they begin; its leaves turn in autumn here and there. */
export function ivy(paint: Paint, random: Random, runners: readonly Runner[]) {
  const leaves: Record<'shade' | 'base' | 'light' | 'autumn', string[]> = {
    shade: [],
    base: [],
    light: [],
    autumn: [],
  }
  for (const { x, y, toX, toY, width } of runners) {
    const count = Math.round((Math.hypot(toX - x, toY - y) * width) / 52)
    for (let at = 0; at < count; at++) {
      const along = random.next()
      const reach = width * (1.15 - along * 0.85)
      const leafX = x + (toX - x) * along + random.between(-reach, reach)
      const leafY = y + (toY - y) * along + random.between(-4, 4)
      const d = `M${short(leafX)} ${short(leafY)}q-9 -5 -8 -11q2 -5 8 -2q5 -4 8 1q2 5 -8 12Z`
      leaves[
        random.chance(0.05)
          ? 'autumn'
          : random.pick<keyof typeof leaves>(['shade', 'shade', 'base', 'base', 'base', 'light'])
      ].push(d)
    }
  }
  const green = paint('leaf.leaf')
  const stems = runners.map(
    ({ x, y, toX, toY }) =>
      `M${short(x)} ${short(y)}Q${short((x + toX) / 2 + 9)} ${short((y + toY) / 2)} ${short(toX)} ${short(toY)}`,
  )
  return [
    stroke(paint('wood.walnut').shade, 3, stems.join('')),
    shape(paint('leaf.moss').shade, leaves.shade.join('')),
    shape(green.shade, leaves.base.join('')),
    shape(green.base, leaves.light.join('')),
    shape(paint('leaf.autumn').base, leaves.autumn.join('')),
  ].join('')
}
