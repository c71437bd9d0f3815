import type { Hand } from '#client/scenes/kit/thing.ts'

/** A thing players look for: drawn in a box of its own, with its contact shadow, to stand anywhere in a picture. */
export type HiddenSprite = {
  id: string
  /** Width and height in drawing units; the base is on the bottom edge. */
  grid: readonly [number, number]
  /** The markup. */
  draw: (hand: Hand) => string
}
