import { shape, short } from '#scenes/kit/svg.ts'
import { type Evening, LIT } from './hours.ts'

/** Hills, and a town in the valley: roofs and a tower, with a light in a window now and then. */
export function valley({ far, middle, random }: Evening, width: number, y: number) {
  const hill = (fill: string, base: number, amp: number, length: number, shift: number) =>
    shape(
      fill,
      `M-20 ${short(base)}q${length / 4 + shift} ${-amp * 2} ${length / 2} 0${`t${length / 2} 0`.repeat(Math.ceil(width / (length / 2)) + 1)}V${y + 320}H-20Z`,
    )
  return [
    hill(far('paper.sky').base, y, 34, 1300, 60),
    hill(far('cloth.plum').base, y + 62, 26, 900, -40),
    town(far('cloth.indigo').base, random, width, y + 150),
    hill(middle('leaf.moss').base, y + 178, 22, 760, 30),
  ].join('')
}

function town(fill: string, random: Evening['random'], width: number, y: number) {
  const roofs: string[] = []
  const lights: string[] = []
  for (let x = -10; x < width; ) {
    const wide = random.between(26, 58)
    const tall = random.between(18, 62)
    const isTower = random.chance(0.06)
    const pitch = isTower ? 74 : random.between(10, 26)
    const body = isTower ? 24 : wide
    const top = y - tall - (isTower ? 46 : 0)
    roofs.push(
      `M${short(x)} ${y + 40}V${short(top)}l${short(body / 2)} ${short(-pitch)}l${short(body / 2)} ${short(pitch)}V${y + 40}Z`,
    )
    if (random.chance(0.62)) lights.push(`M${short(x + body * 0.3)} ${short(top + 12)}h6v8h-6Z`)
    if (random.chance(0.4)) lights.push(`M${short(x + body * 0.62)} ${short(top + 22)}h5v7h-5Z`)
    x += body * random.between(0.8, 1.25)
  }
  return [shape(fill, roofs.join('')), shape(LIT.light, lights.join(''), 0.9)].join('')
}
