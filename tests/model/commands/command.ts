import type { Planned, Turn } from '../turn.ts'

/** How a command becomes a call; null when the person lacks what it needs. */
export type Command = {
  /** How often it is drawn, relative to the others. */
  weight: number
  plan(turn: Turn): Promise<Planned | null> | Planned | null
}
