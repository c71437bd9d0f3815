import type { Thing } from '#scenes/kit/thing.ts'
import { backpack } from './travel/backpack.ts'
import { binoculars } from './travel/binoculars.ts'
import { duffelBag } from './travel/duffel-bag.ts'
import { hatBox } from './travel/hat-box.ts'
import { oldTrunk } from './travel/old-trunk.ts'
import { suitcase } from './travel/suitcase.ts'
import { suitcaseStack } from './travel/suitcase-stack.ts'
import { travelBag } from './travel/travel-bag.ts'

export const travelThings: readonly Thing[] = [
  suitcase,
  oldTrunk,
  backpack,
  hatBox,
  suitcaseStack,
  duffelBag,
  travelBag,
  binoculars,
]
