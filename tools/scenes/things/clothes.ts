import type { Thing } from '#scenes/kit/thing.ts'
import { boots } from './clothes/boots.ts'
import { bowlerHat } from './clothes/bowler-hat.ts'
import { coat } from './clothes/coat.ts'
import { foldedBlankets } from './clothes/folded-blankets.ts'
import { knittedScarf } from './clothes/knitted-scarf.ts'
import { laundryBasket } from './clothes/laundry-basket.ts'
import { rubberBoots } from './clothes/rubber-boots.ts'
import { slippers } from './clothes/slippers.ts'
import { strawHat } from './clothes/straw-hat.ts'
import { umbrella } from './clothes/umbrella.ts'

export const clothesThings: readonly Thing[] = [
  boots,
  umbrella,
  coat,
  knittedScarf,
  foldedBlankets,
  strawHat,
  rubberBoots,
  laundryBasket,
  slippers,
  bowlerHat,
]
