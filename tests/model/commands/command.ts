import type { Planned, Turn } from '../turn.ts'

/** How a command becomes a call; null when there is nothing to do it with. */
export type Command = {
  /** How often it is drawn, compared with the others. */
  weight: number
  plan(turn: Turn): Promise<Planned | null> | Planned | null
}
