import type { Neighbour } from './neighbours.ts'

/** A post as it is written; ids, addresses and the rest are made from it. */
export type PostSource = {
  by: Neighbour
  /** Day and hour, UTC. */
  at: string
  says: string
  /** The id of its picture, if it has one. */
  picture?: string
  likes: number
  comments: number
  shares: number
}
