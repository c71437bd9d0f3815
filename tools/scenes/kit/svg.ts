import { INK } from './palette.ts'

/** A filled path. `d` is written by hand on the grid of whoever draws it. */
export function shape(fill: string, d: string, opacity?: number) {
  return `<path fill="${fill}"${faded(opacity)} d="${d}"/>`
}

/** A filled ellipse about `cx cy`; a circle, if only one radius is given. */
export function oval(fill: string, cx: number, cy: number, rx: number, ry = rx, opacity?: number) {
  return `<ellipse fill="${fill}"${faded(opacity)} cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"/>`
}

/** A line with round ends, for wires, strings, stalks and handles. */
export function stroke(colour: string, width: number, d: string) {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
}

/** Drawings under one transform, written as SVG has it. */
export function group(transform: string, ...parts: string[]) {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** The flat shadow under whatever stands. */
export function contactShadow(cx: number, cy: number, rx: number, ry: number) {
  return oval(INK, cx, cy, rx, ry, 0.18)
}

/** A number as it is written: a tenth of a unit is finer than any screen shows. */
export function short(value: number) {
  return String(Math.round(value * 10) / 10)
}

function faded(opacity: number | undefined) {
  return opacity === undefined ? '' : ` opacity="${opacity}"`
}
