import type { Find } from '#client/game/errands/bring-to.ts'
import type { DrawnThing } from './drawn-things.ts'

/** In percent of the picture. */
export type Spot = { x: number; y: number }

/** A clicked drawn thing, and the place of its text. Numbered: a second click on the same thing is a new answer. */
export type Answer = { id: number; postId: string; thing: DrawnThing; at: Spot; find: Find | null }
