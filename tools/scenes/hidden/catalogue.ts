import type { SmallDrawing } from '#scenes/kit/small-drawing.ts'
import { bagMummy } from './bag-mummy.ts'
import { bagRoll } from './bag-roll.ts'
import { bagSack } from './bag-sack.ts'
import { ghostKey } from './ghost-key.ts'
import { stoveBrass } from './stove-brass.ts'
import { stoveDouble } from './stove-double.ts'
import { stovePocket } from './stove-pocket.ts'

/** What players look for: what a project asks for, and the ghost with a lost key. */
export const hiddenSprites: readonly SmallDrawing[] = [
  bagRoll,
  bagSack,
  bagMummy,
  stoveBrass,
  stoveDouble,
  stovePocket,
  ghostKey,
]
