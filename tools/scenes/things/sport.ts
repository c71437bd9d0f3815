import type { Thing } from '#scenes/kit/thing.ts'
import { fishingRod } from './sport/fishing-rod.ts'
import { football } from './sport/football.ts'
import { iceSkates } from './sport/ice-skates.ts'
import { lifeRing } from './sport/life-ring.ts'
import { oar } from './sport/oar.ts'
import { rollerSkates } from './sport/roller-skates.ts'
import { skis } from './sport/skis.ts'
import { sled } from './sport/sled.ts'
import { snowshoes } from './sport/snowshoes.ts'
import { tennisRacket } from './sport/tennis-racket.ts'

export const sportThings: readonly Thing[] = [
  skis,
  snowshoes,
  sled,
  iceSkates,
  tennisRacket,
  fishingRod,
  oar,
  lifeRing,
  football,
  rollerSkates,
]
