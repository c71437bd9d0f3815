import { PICTURE } from '#scenes/compose/picture.ts'
import { INK, type Tones } from '#scenes/kit/palette.ts'
import { panel } from '#scenes/kit/panel.ts'
import { oval, shape, short, stroke } from '#scenes/kit/svg.ts'
import type { Random } from '../../../src/client/lib/seeded-random.ts'

/** Cobbles, from the far edge at `y` to the bottom: each row nearer, larger, and half a stone aside. */
export function cobbles(tones: Tones, random: Random, y: number) {
  const stones: Record<'base' | 'light' | 'shade', string[]> = { base: [], light: [], shade: [] }
  let top = y
  let height = 13
  for (let row = 0; top < PICTURE.height; row++) {
    const width = height * 3.1
    for (let x = -width * (row % 2 ? 0.5 : 0.1); x < PICTURE.width; x += width) {
      const [left, right] = [x + 2, x + width - 2 - random.between(0, 4)]
      const tone = random.pick(['base', 'base', 'light', 'shade'] as const)
      const round = height * 0.35
      stones[tone].push(
        `M${Math.round(left)} ${Math.round(top + height - 3)}V${Math.round(top + round)}Q${Math.round(left)} ${Math.round(top + 1)} ${Math.round(left + round)} ${Math.round(top + 1)}H${Math.round(right - round)}Q${Math.round(right)} ${Math.round(top + 1)} ${Math.round(right)} ${Math.round(top + round)}V${Math.round(top + height - 3)}Z`,
      )
    }
    top += height
    height *= 1.115
  }
  return [
    panel(tones.shade, { x: -4, y, width: PICTURE.width + 8, height: PICTURE.height - y + 4 }, 0),
    shape(tones.base, stones.base.join(''), 0.75),
    shape(tones.light, stones.light.join(''), 0.22),
    shape(tones.deep, stones.shade.join(''), 0.3),
  ].join('')
}

/** A pigeon that waits for crumbs. */
export function pigeon(tones: Tones, beak: string, x: number, y: number, isMirrored = false) {
  const side = isMirrored ? -1 : 1
  return `<g transform="translate(${x} ${y}) scale(${side} 1)">${[
    oval(INK, 2, 0, 30, 5, 0.2),
    stroke(beak, 3, 'M-4 -10V0M6 -10V0'),
    shape(tones.shade, 'M-52 -14L-20 -32L-10 -12Z'),
    shape(tones.base, 'M-34 -22Q-20 -44 10 -42Q14 -62 28 -62Q42 -60 40 -44Q36 -12 2 -8Q-22 -8 -34 -22Z'),
    shape(tones.light, 'M-28 -22Q-10 -38 10 -32Q6 -16 -14 -14Q-24 -16 -28 -22Z'),
    shape(tones.deep, 'M12 -46Q26 -40 38 -48Q38 -40 34 -34Q22 -30 12 -38Z', 0.7),
    shape(beak, 'M39 -54L50 -50L39 -46Z'),
    oval(INK, 32, -53, 2.5, 2.5),
  ].join('')}</g>`
}

/** A striped awning with a scalloped hem: from the wall at `y`, out over the stall, down to the hem. */
export function awning(
  { cloth, stripe }: { cloth: Tones; stripe: Tones },
  { x, y, width, drop }: { x: number; y: number; width: number; drop: number },
) {
  const count = Math.round(width / 70)
  const inset = 46
  const near = y + drop
  const bands = Array.from({ length: count }, (_, at) => {
    const tones = at % 2 === 0 ? cloth : stripe
    const step = width / count
    const far = x + inset + ((width - inset * 2) * at) / count
    const farStep = (width - inset * 2) / count
    const left = x + at * step
    return [
      shape(
        tones.base,
        `M${short(far)} ${y}h${short(farStep + 0.5)}L${short(left + step + 0.5)} ${near}h${short(-step)}Z`,
      ),
      shape(
        tones.light,
        `M${short(far)} ${y}h${short(farStep * 0.4)}L${short(left + step * 0.36)} ${near}h${short(-step * 0.36)}Z`,
        0.4,
      ),
      shape(
        tones.shade,
        `M${short(left)} ${near}h${short(step + 0.5)}v40q${short(-step / 2)} 24 ${short(-step - 0.5)} 0Z`,
      ),
      shape(
        tones.base,
        `M${short(left)} ${near}h${short(step * 0.66)}v44q${short(-step * 0.3)} 8 ${short(-step * 0.66)} -4Z`,
      ),
    ].join('')
  })
  return [
    shape(INK, `M${x + 10} ${near + 40}H${x + width}v44H${x + 10}Z`, 0.12),
    ...bands,
    shape(INK, `M${x} ${near}h${width}v5h${-width}Z`, 0.2),
  ].join('')
}
