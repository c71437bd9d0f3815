import type { Stage } from '#scenes/compose/stage.ts'
import type { Dye } from '#scenes/kit/palette.ts'
import { drapedTable } from './tables.ts'

type Counter = { x: number; y: number; width: number; cloth: Dye; stripe: Dye; depth?: number; legs?: number }

export function counter(stage: Stage, { x, y, width, cloth, stripe, depth = 62, legs = 130 }: Counter) {
  const paint = stage.paint('middle')
  stage.drawBefore(
    { left: x, right: x + width, top: y, bottom: y + depth + legs },
    drapedTable(
      { cloth: paint(cloth), stripe: paint(stripe), wood: paint('wood.oak') },
      { x, y, width },
      { depth, drop: 80, legs },
    ),
  )
}

/** Exactly these, side by side: what the stall is known for, more often than chance would have it. */
export function line(
  stage: Stage,
  ids: readonly string[],
  { from, to, y, scale }: { from: number; to: number; y: number; scale: number },
) {
  ids.forEach((id, at) => {
    const x = from + ((to - from) * (at + 0.5)) / ids.length
    stage.put(id, { x, y: y + stage.random.between(-4, 4), scale, isMirrored: stage.random.chance(0.5) })
  })
}
