import type { Thing } from '#scenes/kit/thing.ts'
import { biscuitTin } from './kitchen/biscuit-tin.ts'
import { coffeeGrinder } from './kitchen/coffee-grinder.ts'
import { crockery } from './kitchen/crockery.ts'
import { enamelMug } from './kitchen/enamel-mug.ts'
import { fryingPan } from './kitchen/frying-pan.ts'
import { jug } from './kitchen/jug.ts'
import { kettle } from './kitchen/kettle.ts'
import { kitchenScale } from './kitchen/kitchen-scale.ts'
import { teapot } from './kitchen/teapot.ts'
import { thermos } from './kitchen/thermos.ts'
import { toaster } from './kitchen/toaster.ts'

export const kitchenThings: readonly Thing[] = [
  kettle,
  teapot,
  coffeeGrinder,
  enamelMug,
  crockery,
  jug,
  thermos,
  fryingPan,
  biscuitTin,
  kitchenScale,
  toaster,
]
