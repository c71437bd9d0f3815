import { short, stroke } from './svg.ts'

/** In drawing units. */
export type Point = readonly [x: number, y: number]

/** A line between two hooks, which hangs `sag` lower in the middle than if it were taut. */
export type Line = { from: Point; to: Point; sag: number }

/** The point of a line at this share of its way, 0 to 1. */
export function pointOn({ from, to, sag }: Line, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
}

/** How high the line is at `x`. */
export function heightAt(line: Line, x: number) {
  return pointOn(line, (x - line.from[0]) / (line.to[0] - line.from[0]))[1]
}

/** The line itself. Its curve passes half way to its middle point, hence twice the sag. */
export function drawLine(colour: string, width: number, { from, to, sag }: Line) {
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  return stroke(
    colour,
    width,
    `M${short(from[0])} ${short(from[1])}Q${short(midX)} ${short(midY)} ${short(to[0])} ${short(to[1])}`,
  )
}
