import type { DrawnThing } from './drawn-things.ts'

/** In percent of the picture. */
export type Spot = { x: number; y: number }

/** A drawn thing that was asked, where its line is said. Numbered: the same thing asked twice answers twice. */
export type Answer = { id: number; postId: string; thing: DrawnThing; at: Spot }
