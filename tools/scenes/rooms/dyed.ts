import type { Plane } from '#scenes/compose/light.ts'
import type { Stage } from '#scenes/compose/stage.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import type { Hand } from '#scenes/kit/thing.ts'

/** What is in these dyes comes out in those. */
export type Dyeing = Partial<Record<Dye, Dye>>

/** A thing in exactly these colours, wherever chance would have chosen others. */
export function dyed(stage: Stage, plane: Plane, others: Dyeing): Partial<Hand> {
  const paint = stage.paint(plane)
  return { paint: (dye) => paint(others[dye] ?? dye) }
}
