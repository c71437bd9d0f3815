import type { Thing } from '#scenes/kit/thing.ts'
import { bottleCrate } from './pantry/bottle-crate.ts'
import { breadBin } from './pantry/bread-bin.ts'
import { eggBasket } from './pantry/egg-basket.ts'
import { jamJars } from './pantry/jam-jars.ts'
import { milkChurn } from './pantry/milk-churn.ts'
import { picnicBasket } from './pantry/picnic-basket.ts'
import { saucepan } from './pantry/saucepan.ts'

export const pantryThings: readonly Thing[] = [
  jamJars,
  breadBin,
  milkChurn,
  picnicBasket,
  saucepan,
  bottleCrate,
  eggBasket,
]
