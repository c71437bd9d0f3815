import type { Hand, Manner, Story } from '#scenes/kit/thing.ts'
import type { Plane } from './light.ts'
import type { Fall, Surface } from './placing.ts'
import type { Pose, SpriteKind } from './resting-place.ts'

/** Things side by side on a shelf, a table, the floor. */
export type ThingRow = {
  from: number
  to: number
  /** The base line. */
  y: number
  /** How high a thing, or a thing on a thing, may be, in drawing units. */
  room: number
  plane?: Plane
  /** Larger or smaller than the plane has it. */
  scale?: number
  stories: readonly Story[]
  /** A wall close behind takes the shadows. */
  hasWall?: boolean
  /** How tightly they stand: 1 is edge to edge, less overlaps, more leaves air. */
  step?: number
  /** A low sun throws long shadows over the ground. */
  fall?: Fall
  /** As with one thing: what about colours is not left to chance. */
  look?: Partial<Hand>
  /** The hidden things that could be here, from left to right, evenly spread. */
  rests?: readonly SpriteKind[]
}

/** Rows one before the other, each nearer and a little larger: a floor full of things. */
export type Crowd = Omit<ThingRow, 'y' | 'rests'> & {
  /** How high things are in the rows before the first; without it they are low, so that one looks over them. */
  nearRoom?: number
  /** The base lines of the furthest and the nearest row. */
  back: number
  front: number
  /** For each row, from the back to the front, what could hide there. */
  rows: readonly (readonly SpriteKind[])[]
}

/** How a hidden thing rests, where that is not left to the light and to chance. */
export type Resting = {
  pose?: Pose
  /** Degrees, clockwise. */
  lean?: number
  /** How much darker than drawn, 0 to 1. */
  dim?: number
}

/** One thing, exactly there. */
export type Put = {
  x: number
  y: number
  plane?: Plane
  manner?: Manner
  /** Larger or smaller than it really is. */
  scale?: number
  /** Degrees, clockwise, about the base or the hook. */
  turn?: number
  isMirrored?: boolean
  hasWall?: boolean
  fall?: Fall
  /** The board or rail that it shares with others. */
  surface?: Surface
  /** Whether a lamp burns is not left to chance. */
  isLit?: true
  /** What else about its colours and its chances is not: that chair is blue. */
  look?: Partial<Hand>
}
