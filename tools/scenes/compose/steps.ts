import type { Paint } from '#scenes/kit/palette.ts'
import type { Plane } from './light.ts'
import type { Crowd, Put, Resting, ThingRow } from './orders.ts'
import type { SpriteKind } from './resting-place.ts'
import { type Entry, hangUp, lineUp } from './side-by-side.ts'
import type { Stage } from './stage.ts'

/** What is drawn by hand, of a shell or of furniture. It is lent the paints of the three planes. */
type ByHand = (stage: Stage, paints: Record<Plane, Paint>) => void

/**
 * One line of a room's table. A picture is such lines from the back to the front, and all chance runs through them in
 * their order: another order is another picture.
 */
export type Step =
  /** This thing, exactly there. */
  | readonly ['put', id: string, Put]
  /** A row, rows one before the other, or a rail of things that chance chooses. */
  | readonly ['fill', ThingRow]
  | readonly ['crowd', Crowd]
  | readonly ['hang', ThingRow]
  /** These very things side by side, standing or hanging. */
  | readonly ['lineUp', Parameters<typeof lineUp>[1], ...Entry[]]
  | readonly ['hangUp', Parameters<typeof hangUp>[1], ...string[]]
  /** Here something could hide. */
  | readonly ['rest', kind: SpriteKind, x: number, y: number, Resting?]
  | ByHand

/** Does what the table says, line by line. */
export function arrange(stage: Stage, steps: readonly Step[]) {
  const paints = { back: stage.paint('back'), middle: stage.paint('middle'), front: stage.paint('front') }
  for (const step of steps) {
    if (typeof step === 'function') step(stage, paints)
    else perform(stage, step)
  }
}

function perform(stage: Stage, step: Exclude<Step, ByHand>) {
  switch (step[0]) {
    case 'put': {
      const [, id, how] = step
      return stage.put(id, how)
    }
    case 'lineUp': {
      const [, where, ...entries] = step
      return lineUp(stage, where, ...entries)
    }
    case 'hangUp': {
      const [, where, ...ids] = step
      return hangUp(stage, where, ...ids)
    }
    case 'rest': {
      const [, kind, x, y, how] = step
      return stage.rest(kind, x, y, how)
    }
    case 'fill':
      return stage.fill(step[1])
    case 'crowd':
      return stage.crowd(step[1])
    case 'hang':
      return stage.hang(step[1])
  }
}
