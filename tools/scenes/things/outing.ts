import type { Thing } from '#scenes/kit/thing.ts'
import { coolBox } from './outing/cool-box.ts'
import { firewood } from './outing/firewood.ts'
import { foldingChair } from './outing/folding-chair.ts'
import { sandals } from './outing/sandals.ts'
import { waterCan } from './outing/water-can.ts'

export const outingThings: readonly Thing[] = [coolBox, foldingChair, firewood, sandals, waterCan]
