import { canvasIn, type Point } from '#client/game/hands/use-zoom.ts'
import { type DrawnThings, thingAt } from './drawn-things.ts'

/** The topmost drawn thing under a point of the window (px), in the picture that `viewport` shows; or null. */
export function thingUnder(at: Point, { width, height, things }: DrawnThings, viewport: HTMLElement) {
  const canvas = canvasIn(viewport)
  const x = ((at.x - canvas.left) / canvas.width) * width
  const y = ((at.y - canvas.top) / canvas.height) * height
  return thingAt(things, x, y)
}
