import type { Thing } from '#scenes/kit/thing.ts'
import { bolster } from './bedding/bolster.ts'
import { cushionPile } from './bedding/cushion-pile.ts'
import { patchworkQuilt } from './bedding/patchwork-quilt.ts'
import { rolledMattress } from './bedding/rolled-mattress.ts'
import { rolledRug } from './bedding/rolled-rug.ts'

export const beddingThings: readonly Thing[] = [
  rolledRug,
  bolster,
  cushionPile,
  rolledMattress,
  patchworkQuilt,
]
