import { shape, stroke } from '#scenes/kit/svg.ts'
import { foliage } from '#scenes/rooms/foliage.ts'
import type { Evening } from './hours.ts'

/** A tree over a garden wall; 0 0 is the foot of its trunk. */
export function tree({ near, random }: Evening, x: number, y: number, size: number) {
  const wood = near('wood.walnut')
  const s = size / 100
  return [
    `<g transform="translate(${x} ${y}) scale(${s})">`,
    shape(wood.base, 'M-9 4Q-4 -40 -8 -80L8 -82Q5 -40 12 4Z'),
    shape(wood.shade, 'M2 4Q6 -40 2 -81L8 -82Q5 -40 12 4Z'),
    stroke(wood.base, 6, 'M0 -60Q-14 -84 -30 -92M2 -66Q16 -88 30 -98'),
    foliage(near('leaf.moss'), random, { x: -86, y: -206, width: 172, height: 140 }, 17),
    '</g>',
  ].join('')
}

/** A post for the washing line. */
export function post({ near }: Evening, x: number, y: number, height: number) {
  const wood = near('wood.oak')
  return [
    shape(wood.base, `M${x - 6} ${y}V${y - height}q6 -5 12 0V${y}Z`),
    shape(wood.shade, `M${x + 1} ${y}V${y - height - 2}l5 2V${y}Z`),
    stroke(wood.base, 7, `M${x - 26} ${y - height + 14}h52`),
  ].join('')
}
