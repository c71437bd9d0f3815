import type { Thing } from '#scenes/kit/thing.ts'
import { cabbageCrate } from './bed/cabbage-crate.ts'
import { clayPots } from './bed/clay-pots.ts'
import { fern } from './bed/fern.ts'
import { handTools } from './bed/hand-tools.ts'
import { herbPot } from './bed/herb-pot.ts'
import { pumpkin } from './bed/pumpkin.ts'
import { seedlingTray } from './bed/seedling-tray.ts'
import { tomatoPlant } from './bed/tomato-plant.ts'

export const bedThings: readonly Thing[] = [
  clayPots,
  seedlingTray,
  pumpkin,
  cabbageCrate,
  herbPot,
  fern,
  tomatoPlant,
  handTools,
]
