import type { Stage } from '#scenes/compose/stage.ts'
import { type Dye, INK } from '#scenes/kit/palette.ts'
import { shape } from '#scenes/kit/svg.ts'
import { drapedTable } from './tables.ts'

export function tableOf(
  stage: Stage,
  at: { x: number; y: number; width: number },
  { cloth, stripe, shadow = 0 }: { cloth: Dye; stripe: Dye; shadow?: number },
) {
  if (shadow > 0)
    stage.draw(
      shape(
        INK,
        `M${at.x + 20} ${at.y + 188}L${at.x + 20 + shadow} ${at.y + 188 + shadow * 0.3}h${at.width}L${at.x + at.width} ${at.y + 188}Z`,
        0.19,
      ),
    )
  const paint = stage.paint('middle')
  stage.drawBefore(
    { left: at.x, right: at.x + at.width, top: at.y, bottom: at.y + 190 },
    drapedTable({ cloth: paint(cloth), stripe: paint(stripe), wood: paint('wood.oak') }, at, {
      depth: 60,
      drop: 76,
      legs: 128,
    }),
  )
}
