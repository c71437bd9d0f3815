import type { Thing } from '#scenes/kit/thing.ts'
import { buildingBlocks } from './playroom/building-blocks.ts'
import { chessBox } from './playroom/chess-box.ts'
import { dollsHouse } from './playroom/dolls-house.ts'
import { kite } from './playroom/kite.ts'
import { toyBoat } from './playroom/toy-boat.ts'
import { toyTrain } from './playroom/toy-train.ts'

export const playroomThings: readonly Thing[] = [
  kite,
  dollsHouse,
  chessBox,
  toyBoat,
  buildingBlocks,
  toyTrain,
]
