import type { Thing } from '#scenes/kit/thing.ts'
import { armchair } from './furniture/armchair.ts'
import { bicycle } from './furniture/bicycle.ts'
import { cardboardBox } from './furniture/cardboard-box.ts'
import { chestOfDrawers } from './furniture/chest-of-drawers.ts'
import { roundTable } from './furniture/round-table.ts'
import { stool } from './furniture/stool.ts'
import { woodenChair } from './furniture/wooden-chair.ts'

export const furnitureThings: readonly Thing[] = [
  woodenChair,
  stool,
  chestOfDrawers,
  armchair,
  bicycle,
  roundTable,
  cardboardBox,
]
