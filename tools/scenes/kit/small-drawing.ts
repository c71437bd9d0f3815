import type { Hand } from './thing.ts'

/**
 * What is published as a small file of its own: a hidden thing, drawn with its contact shadow to stand anywhere in
 * a picture, or a portrait.
 */
export type SmallDrawing = {
  id: string
  /** Width and height in drawing units; the base is on the bottom edge. */
  grid: readonly [number, number]
  /** What lies under it where it stands. */
  shadow?: string
  /** The markup. */
  draw: (hand: Hand) => string
}
