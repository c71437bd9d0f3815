import type { Thing } from '#scenes/kit/thing.ts'
import { birdHouse } from './garden/bird-house.ts'
import { bucket } from './garden/bucket.ts'
import { gardenGnome } from './garden/garden-gnome.ts'
import { rakeAndSpade } from './garden/rake-and-spade.ts'
import { wateringCan } from './garden/watering-can.ts'
import { wheelbarrow } from './garden/wheelbarrow.ts'

export const gardenThings: readonly Thing[] = [
  wateringCan,
  rakeAndSpade,
  wheelbarrow,
  birdHouse,
  bucket,
  gardenGnome,
]
