import type { Thing } from '#scenes/kit/thing.ts'
import { cactus } from './plants/cactus.ts'
import { hangingPlant } from './plants/hanging-plant.ts'
import { pottedPlant } from './plants/potted-plant.ts'

export const plantThings: readonly Thing[] = [pottedPlant, hangingPlant, cactus]
