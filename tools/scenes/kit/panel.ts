import { shape, short } from './svg.ts'

/** A place on a picture, in drawing units: its upper left corner, and its size. */
export type Rectangle = { x: number; y: number; width: number; height: number }

/** A flat area with slightly uneven edges, as everything made by hand has. */
export function panel(fill: string, { x, y, width, height }: Rectangle, wobble = 2, opacity?: number) {
  const [left, top, right, bottom] = [x, y, x + width, y + height]
  const d = `M${short(left)} ${short(top + wobble)}Q${short(left + width / 2)} ${short(top - wobble)} ${short(right)} ${short(top)}L${short(right - wobble)} ${short(bottom)}Q${short(left + width / 2)} ${short(bottom + wobble)} ${short(left + wobble)} ${short(bottom)}Z`
  return shape(fill, d, opacity)
}
